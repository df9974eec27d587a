// A vote to end a game before its end: proposed, answered, withdrawn.
import type { About, TableId } from '@rose/protocol';
import { confirm } from '../dialog.tsx';
import type { TableContext } from '../table/context.ts';
import { sitterName } from '../table/words/say.ts';
import { isTrouble } from '../trouble.ts';
import { askServer } from './server.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

const vote = async (table: TableId, agree: boolean, id?: string): Promise<void> => {
  const answer = await askServer({ ask: 'vote-end', table, ...(id === undefined ? {} : { vote: id }), agree });
  if (isTrouble(answer)) complainOf(answer);
};

export const proposeEnd = async (table: TableId): Promise<void> => {
  const say = onlineWords().vote;
  if (await confirm({ title: say.sure, text: say.text, yes: say.ask })) await vote(table, true);
};

export const EndVoteAsked = ({ context, about }: { readonly context: TableContext; readonly about: About }) => {
  const say = onlineWords().vote;
  const { endVote, table, mine } = about;
  const { seating, outcome } = context.desk.sight.value;
  if (!endVote || outcome || mine.length === 0) return null;
  const isFor = endVote.agreed.some((seat) => mine.includes(seat));
  const names = endVote.agreed.map((seat) => sitterName(seating, seat)).join(', ');
  const title = isFor ? say.waits : `${say.asked} ${say.for(names)}`;
  return (
    <div class="offer" role="group" aria-label={title}>
      <p>{title}</p>
      {!isFor && (
        <button type="button" class="btn sm" onClick={() => void vote(table, true, endVote.id)}>
          {say.agree}
        </button>
      )}
      <button type="button" class="btn sm" onClick={() => void vote(table, false, endVote.id)}>
        {say.refuse}
      </button>
    </div>
  );
};
