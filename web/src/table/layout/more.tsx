// What is needed now and then at a table, behind one button.

import { useSignal } from '@preact/signals';
import { Icon } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
import { tableWords } from '../../words/table.ts';
import type { Item } from '../around.ts';
import type { TableContext } from '../context.ts';
import { deskWords } from '../words/words.ts';

export const itemsOf = (context: TableContext): readonly Item[] => {
  if (context.around) return context.around.items(context);
  const { desk, commands } = context;
  const say = deskWords();
  const { outcome, viewer, offer } = desk.sight.value;
  const isPlaying = !outcome && viewer !== 'spectator';
  const mine: readonly Item[] = [
    { icon: 'hint', name: say.hint, key: 'H', run: commands.hint },
    { icon: 'flag', name: tableWords().courtesy.resign, run: commands.resign },
    { icon: 'hand', name: tableWords().courtesy['offer-draw'], run: () => desk.manner('offer-draw') },
  ];
  const always: readonly Item[] = [
    { icon: 'eye', name: outcome ? say.replay : say.fromStart, run: commands.replay },
    { icon: 'download', name: say.exportFile, run: commands.save },
    { icon: 'link', name: say.share, run: commands.share },
    { icon: 'plus', name: say.newGame, run: commands.newGame },
    { icon: 'list', name: say.help, key: '?', run: commands.help },
  ];
  const now = mine.slice(desk.isShared.value ? 1 : 0, offer === undefined ? 3 : 2);
  return [...(isPlaying && desk.isMyTurn.value ? now : []), ...always];
};

/** Seen only: readers hear of keys by `aria-keyshortcuts`. */
export const Key = ({ name }: { readonly name: string }) => (
  <span aria-hidden="true">
    <kbd>{name}</kbd>
  </span>
);

export const MoreList = ({ context, done }: { readonly context: TableContext; done(): void }) => (
  <ul class="more-list">
    {itemsOf(context).map(({ icon, name, key, run }) => (
      <li key={name}>
        <button
          type="button"
          onClick={() => {
            done();
            run();
          }}
        >
          <Icon name={icon} size={18} /> <span>{name}</span> {key && <Key name={key} />}
        </button>
      </li>
    ))}
  </ul>
);

export const More = ({ context }: { readonly context: TableContext }) => {
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    isOpen.value = false;
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen.value) return;
    const away = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) isOpen.value = false;
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      isOpen.value = false;
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [isOpen.value, isOpen]);
  return (
    <div class="more" ref={box}>
      <button
        ref={button}
        type="button"
        class="btn sm"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="menu" size={16} /> {deskWords().more}
      </button>
      {isOpen.value && (
        <div class="more-box">
          <MoreList context={context} done={close} />
        </div>
      )}
    </div>
  );
};
