// Finding one's way in the rules: what they contain, and from one found word to the next.
import { Icon } from '@rose/board';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Chapter, hitsIn } from './rules-text.tsx';
import { words } from './words/index.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** How often it was found is told beside each section. */
  readonly sought: string;
  /** Beside the text, where a page is wide enough. */
  readonly isOpen: boolean;
  go(section: string): void;
}
export const Contents = ({ chapters, sought, isOpen, go }: ContentsProps) => (
  <details class="rules-contents" open={isOpen}>
    <summary>{words().rules.contents}</summary>
    <ol>
      {chapters.map(
        ({ section, title, depth, plain }) =>
          section !== undefined && (
            <li key={section} class={depth > 2 ? 'under' : undefined}>
              <button type="button" onClick={() => go(section)}>
                {title}
              </button>
              {sought.trim() !== '' && <b>{hitsIn(plain, sought)}</b>}
            </li>
          ),
      )}
    </ol>
  </details>
);

/** All found words, in their order on the page; the present one is marked more strongly and brought into sight. */
export const FoundWords = ({
  box,
  sought,
}: {
  readonly box: { readonly current: HTMLElement | null };
  readonly sought: string;
}) => {
  const say = words().rules;
  const [{ at, of }, setPlace] = useState({ at: -1, of: 0 });
  const marks = (): readonly Element[] => [...(box.current?.querySelectorAll('mark') ?? [])];
  // at once: whoever presses Enter right after the last letter is not set back
  useLayoutEffect(() => setPlace({ at: -1, of: marks().length }), [sought]);
  const step = (by: number): void => {
    const all = marks();
    const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % Math.max(1, all.length);
    for (const mark of all) mark.classList.toggle('now', mark === all[next]);
    all[next]?.scrollIntoView({ block: 'center' });
    setPlace({ at: next, of: all.length });
  };
  // Enter in the field goes on to the next, as every reader of texts does
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  if (of === 0) return null;
  return (
    <span class="found-words">
      <output>
        {at + 1} / {of}
      </output>
      <button type="button" class="ib" aria-label={say.previous} title={say.previous} onClick={() => step(-1)}>
        <Icon name="up" size={18} />
      </button>
      <button type="button" class="ib" aria-label={say.next} title={say.next} onClick={() => step(1)}>
        <Icon name="down" size={18} />
      </button>
    </span>
  );
};
