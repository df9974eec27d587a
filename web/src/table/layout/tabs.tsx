// Tabs as the arrow keys and screen readers expect them.
import { Icon, type IconName } from '@rose/board';
import type { ComponentChildren } from 'preact';

export interface Tab<N extends string> {
  readonly name: N;
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
}
interface TabsProps<N extends string> {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<N>[];
  readonly now: N;
  choose(name: N): void;
}

const MOVES: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

export const Tabs = <N extends string>({ id, label, tabs, now, choose }: TabsProps<N>) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    const at = tabs.findIndex(({ name }) => name === now);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div class="tabs" data-zone="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, icon, label: word, count }) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === now}
          aria-controls={`${id}-panel`}
          tabIndex={name === now ? 0 : -1}
          class={name === now ? 'on' : undefined}
          onClick={() => choose(name)}
        >
          <Icon name={icon} size={19} />
          {word}
          {count !== undefined && <u>{count}</u>}
        </button>
      ))}
    </div>
  );
};

/** It scrolls, so the keyboard must reach it. */
const REACHED = { tabIndex: 0 } as const;

export const TabPanel = ({
  id,
  now,
  children,
}: {
  readonly id: string;
  readonly now: string;
  readonly children: ComponentChildren;
}) => (
  <div
    class="tab-panel"
    data-zone="log"
    id={`${id}-panel`}
    role="tabpanel"
    aria-labelledby={`${id}-${now}`}
    {...REACHED}
  >
    {children}
  </div>
);
