// What is needed now and then at a table, behind one button.

import { useSignal } from '@preact/signals';
import { Icon, useLater } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
import type { TableContext } from '../context.ts';
import { deskWords } from '../words/words.ts';

/** Seen only: readers hear of keys by `aria-keyshortcuts`. */
export const Key = ({ name }: { readonly name: string }) => (
  <span aria-hidden="true">
    <kbd>{name}</kbd>
  </span>
);

const loadList = () => import('./more-list.tsx');
export const MoreList = (props: { readonly context: TableContext; done(): void }) => {
  const list = useLater(loadList, true);
  return list ? <list.Items {...props} /> : null;
};

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
