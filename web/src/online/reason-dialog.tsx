// Something that is done to somebody is done with a reason, in a few words.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { words } from '../words/index.ts';

interface Props {
  readonly title: string;
  /** What the reason is asked for with, and how long it may be. */
  readonly why: string;
  readonly longest: number;
  /** What the button says that does it. */
  readonly does: string;
  readonly children: ComponentChildren;
  send(reason: string): Promise<void>;
  close(): void;
}
export const ReasonDialog = ({ title, why, longest, does, children, send, close }: Props) => {
  const reason = useSignal('');
  const id = useId();
  return (
    <Dialog title={title} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(reason.value);
        }}
      >
        {children}
        <div class="number">
          <label for={id}>{why}</label>
          <input
            id={id}
            required
            maxLength={longest}
            value={reason.value}
            onInput={(event) => {
              reason.value = event.currentTarget.value;
            }}
          />
        </div>
        <div class="row">
          <button type="button" class="btn" onClick={close}>
            {words().cancel}
          </button>
          <button type="submit" class="btn primary">
            {does}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
