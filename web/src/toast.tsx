// Short papers laid on the page: what just happened, and what can be done about it.
import { signal } from '@preact/signals';
import { Icon } from '@rose/board';
import { useLayoutEffect } from 'preact/hooks';
import { words } from './words/index.ts';

export interface Toast {
  readonly kind: 'note' | 'why' | 'bad';
  readonly title: string;
  readonly text?: string | undefined;
  readonly act?: { readonly label: string; readonly do: () => void };
  /** Milliseconds; a toast without stays until the next one or its close button. */
  readonly lasts?: number;
}
interface Shown extends Toast {
  readonly id: number;
}

const shown = signal<Shown | undefined>(undefined);
let lastId = 0;

export const hideToast = (): void => {
  shown.value = undefined;
};
export const toast = (what: Toast): void => {
  const id = ++lastId;
  shown.value = { ...what, id };
  if (what.lasts === undefined) return;
  setTimeout(() => {
    if (shown.value?.id === id) hideToast();
  }, what.lasts);
};

const ICONS = { note: 'check', why: 'hand', bad: 'hand' } as const;

export const ToastPaper = ({ now }: { readonly now: Shown }) => (
  <div class={`toast ${now.kind}`} key={now.id} data-zone="toast">
    <Icon name={ICONS[now.kind]} size={22} />
    <div class="say">
      <b>{now.title}</b>
      {now.text && <p>{now.text}</p>}
    </div>
    {now.act && (
      <button
        type="button"
        class="btn sm"
        onClick={() => {
          hideToast();
          now.act?.do();
        }}
      >
        {now.act.label}
      </button>
    )}
    <button type="button" class="ib close" aria-label={words().close} onClick={hideToast}>
      <Icon name="close" size={18} />
    </button>
  </div>
);

/** A table has a place of its own for what is said, where it covers nothing. */
const isHoused = signal(false);
export const useHousedToast = (): Shown | undefined => {
  useLayoutEffect(() => {
    isHoused.value = true;
    return () => {
      isHoused.value = false;
    };
  }, []);
  return shown.value;
};

/** The live region: it always stands in the page, so that a screen reader hears what comes into it. */
export const Toasts = () => (
  <div class="toasts" role="status" aria-live="polite">
    {shown.value && !isHoused.value && <ToastPaper now={shown.value} />}
  </div>
);
