// A line of talk is reported to whoever runs the house.
import { useSignal } from '@preact/signals';
import type { ChatLine } from '@rose/protocol';
import { useId } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { toast } from '../toast.tsx';
import { isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { askHouse } from './house.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

const LONGEST_REASON = 500;

export const ReportDialog = ({ line, close }: { readonly line: ChatLine; close(): void }) => {
  const say = onlineWords().talk;
  const reason = useSignal('');
  const id = useId();
  const send = async (): Promise<void> => {
    const answer = await askHouse({ ask: 'report', table: line.table, n: line.n, reason: reason.value });
    close();
    if (isTrouble(answer)) complainOf(answer);
    else toast({ kind: 'note', title: say.reported, lasts: 5000 });
  };
  return (
    <Dialog title={say.report} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <blockquote class="said">
          {line.name}: {line.text}
        </blockquote>
        <div class="number">
          <label for={id}>{say.reason}</label>
          <input
            id={id}
            required
            maxLength={LONGEST_REASON}
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
            {say.reportSend}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
