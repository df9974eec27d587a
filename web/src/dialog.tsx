// The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back.
import { signal } from '@preact/signals';
import { Icon } from '@rose/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from './words/index.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A sheet comes from below on a phone. */
  readonly sheet?: boolean;
}

export const Dialog = ({ title, onClose, children, sheet = false }: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // the browser gives the focus back to HTML alone, and a board is SVG
      if (before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={sheet ? 'dialog sheet' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class="dialog-paper">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="ib close" aria-label={words().close} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};

interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}
const asked = signal<Question | undefined>(undefined);

/** Asks before something that matters; closing the dialog is a no. */
export const confirm = (question: Omit<Question, 'answer'>): Promise<boolean> =>
  new Promise((resolve) => {
    asked.value?.answer(false);
    asked.value = {
      ...question,
      answer: (yes) => {
        asked.value = undefined;
        resolve(yes);
      },
    };
  });

export const Confirmation = () => {
  const question = asked.value;
  if (!question) return null;
  return (
    <Dialog title={question.title} onClose={() => question.answer(false)}>
      <p>{question.text}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => question.answer(false)}>
          {words().cancel}
        </button>
        <button type="button" class="btn primary" onClick={() => question.answer(true)}>
          {question.yes}
        </button>
      </div>
    </Dialog>
  );
};
