// A take-back beyond one's right: what would be undone is shown to who asks, and to those who answer.

import { signal } from '@preact/signals';
import type { About, Unlearned } from '@rose/protocol';
import { Dialog } from '../dialog.tsx';
import { plainLine } from '../line.tsx';
import type { TableContext } from '../table/context.ts';
import { sayStep, seatName, sitterName } from '../table/words/say.ts';
import { toast } from '../toast.tsx';
import { isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { askServer } from './server.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

const Steps = ({ context, unlearned }: { readonly context: TableContext; readonly unlearned: Unlearned }) => {
  const say = onlineWords().takeBack;
  return (
    <>
      <ol class="undone">
        {unlearned.steps.map((step) => (
          <li key={step.seq}>
            {step.seat !== undefined && <b>{seatName(context.words, step.seat)}: </b>}
            {sayStep(context.words, step)
              .map(({ line }) => plainLine(line))
              .join(' ')}
          </li>
        ))}
      </ol>
      {unlearned.dice && <p>{say.dice}</p>}
      {unlearned.revealed && <p>{say.revealed}</p>}
    </>
  );
};

interface Wanted {
  readonly table: string;
  readonly seq: number;
  readonly seat: string;
  readonly unlearned: Unlearned;
}
const wanted = signal<Wanted | undefined>(undefined);

/** Shows what would be undone before anybody is asked. */
export const wantTakeBack = async (table: string, seat: string): Promise<void> => {
  const answer = await askServer({ ask: 'unlearn', table, seat });
  if (isTrouble(answer)) complainOf(answer);
  else wanted.value = { table, seat, ...answer };
};

export const TakeBackDialog = ({ context }: { readonly context: TableContext }) => {
  const say = onlineWords().takeBack;
  const now = wanted.value;
  if (!now) return null;
  const close = (): void => {
    wanted.value = undefined;
  };
  const send = async (): Promise<void> => {
    close();
    const { table, seq, seat } = now;
    const answer = await askServer({ ask: 'take-back', table, seq, seat });
    if (isTrouble(answer)) complainOf(answer);
    else toast({ kind: 'note', title: answer.done ? say.done : say.sent, lasts: 4000 });
  };
  return (
    <Dialog title={say.title} onClose={close}>
      <p>{say.text}</p>
      <Steps context={context} unlearned={now.unlearned} />
      <div class="row">
        <button type="button" class="btn" onClick={close}>
          {words().cancel}
        </button>
        <button type="button" class="btn primary" onClick={() => void send()}>
          {say.send}
        </button>
      </div>
    </Dialog>
  );
};

/** A take-back that waits: for those it concerns. */
export const TakeBackAsked = ({ context, about }: { readonly context: TableContext; readonly about: About }) => {
  const say = onlineWords().takeBack;
  const { takeBack, table, mine } = about;
  if (!takeBack) return null;
  const answer = async (seat: string, agree: boolean): Promise<void> => {
    const done = await askServer({ ask: 'answer-take-back', table, seat, asked: takeBack.id, agree });
    if (isTrouble(done)) complainOf(done);
  };
  const { seating } = context.desk.sight.value;
  if (mine.includes(takeBack.seat))
    return (
      <div class="offer" role="group" aria-label={say.waits}>
        <p>{say.waits}</p>
        <button type="button" class="btn sm" onClick={() => void answer(takeBack.seat, false)}>
          {say.withdraw}
        </button>
      </div>
    );
  const asked = takeBack.waiting.find((seat) => mine.includes(seat));
  const title = say.asked(sitterName(seating, takeBack.seat));
  return (
    <div class="offer take-back" role="group" aria-label={title}>
      <p>{title}</p>
      <Steps context={context} unlearned={takeBack.unlearned} />
      {asked !== undefined && (
        <>
          <button type="button" class="btn sm" onClick={() => void answer(asked, true)}>
            {say.agree}
          </button>
          <button type="button" class="btn sm" onClick={() => void answer(asked, false)}>
            {say.refuse}
          </button>
        </>
      )}
    </div>
  );
};
