// When Parliament crowns a king: how each region voted, and what it brings.
import { HouseBadge } from '@rose/board';
import type { LancasterYork, LogEntry } from '@rose/lancaster-york/ids';
import type { Peeked } from '@rose/table';
import type { Moment, Witnessed } from '../../face.ts';
import { boardWords } from './words.ts';

type Entry = Peeked<LogEntry>;
type Votes = Extract<Entry, { readonly say: 'votes-cast' }>;

/** The king of the last turn that was told, and the votes that made him. */
export const moment = ({ before, told }: Witnessed<LancasterYork>): Moment | undefined => {
  const entries = told as readonly Entry[];
  const king = entries.findLast((entry) => entry.say === 'king-crowned');
  if (king?.say !== 'king-crowned') return undefined;
  const say = boardWords();
  const { house, votes, seats, vp, by } = king;
  const other = house === 'york' ? 'lancaster' : 'york';
  const cast = entries.filter((entry): entry is Votes => entry.say === 'votes-cast');
  return {
    over: `${say.chapters.parliament} · ${say.turn(before.turn)}`,
    title: say.moments.crowned(house),
    how: [say.moments.votes(votes[house], votes[other]), ...(by ? [say.tie(say.criteria[by])] : [])].join(' '),
    picture: (
      <ul class="moment-votes">
        {cast.map(({ region, votes: number, house: to }) => (
          <li key={region}>
            {to && <HouseBadge seat={to} size={34} />}
            <span>{say.regions[region]}</span>
            <b>{to ? number : '–'}</b>
          </li>
        ))}
      </ul>
    ),
    means: seats.map((seat) => ({
      seat,
      title: say.seats[seat],
      text: say.moments.gains(say.vp(vp)),
      rule: '8.4',
    })),
    sound: 'crown',
  };
};
