// Short papers laid on the page: what just happened, and what can be done about it.
import { signal } from '@preact/signals';
import { Icon } from '@rose/board';
import { words } from './words/index.ts';

export interface Toast {
  readonly kind: 'note' | 'why' | 'bad';
  readonly title: string;
  readonly text?: string | undefined;
  readonly act?: { readonly label: string; readonly do: () => void };
  /** Milliseconds; a toast without stays until the next one or its close button. */
  readonly lasts?: number;
}

const shown = signal<(Toast & { readonly id: number }) | undefined>(undefined);
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

/** The live region: it always stands in the page, so that a screen reader hears what comes into it. */
export const Toasts = () => {
  const now = shown.value;
  return (
    <div class="toasts" role="status" aria-live="polite">
      {now && (
        <div class={`toast ${now.kind}`} key={now.id}>
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
      )}
    </div>
  );
};
