// A line of talk is reported to whoever runs the house.
import type { ChatLine } from '@rose/protocol';
import { toast } from '../toast.tsx';
import { isTrouble } from '../trouble.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { askServer } from './server.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

const LONGEST_REASON = 500;

export const ReportDialog = ({ line, close }: { readonly line: ChatLine; close(): void }) => {
  const say = onlineWords().talk;
  const send = async (reason: string): Promise<void> => {
    const { table, n, player, to } = line;
    const answer = await askServer({ ask: 'report', table, n, ...(to ? { from: player } : {}), reason });
    close();
    if (isTrouble(answer)) complainOf(answer);
    else toast({ kind: 'note', title: say.reported, lasts: 5000 });
  };
  return (
    <ReasonDialog
      title={say.report}
      why={say.reason}
      longest={LONGEST_REASON}
      does={say.reportSend}
      send={send}
      close={close}
    >
      <blockquote class="said">
        {line.name}: {line.text}
      </blockquote>
    </ReasonDialog>
  );
};
