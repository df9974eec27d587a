// When the war itself changes: the King is taken, a major city falls, a year ends, and in one of them the New Model is raised.
import type { Peeked } from '@rose/table';
import {
  isMajor,
  type LogEntry,
  NMA_YEAR,
  pointsOf,
  SEATS,
  T,
  type View,
  type WithoutAnEnemy,
} from '@rose/without-an-enemy/ids';
import type { Moment, Witnessed } from '../../face.ts';
import { told as said } from '../../said.ts';
import { Badge } from './badge.tsx';
import { nameOf } from './said.ts';
import { leaderOf } from './track.tsx';
import { boardWords } from './words.ts';

type Seen = Witnessed<WithoutAnEnemy>;
type Entry = Peeked<LogEntry>;
type Told<S extends Entry['say']> = Extract<Entry, { readonly say: S }>;
const find = <S extends Entry['say']>(
  { told }: Seen,
  say: S,
  isMeant: (entry: Told<S>) => boolean = () => true,
): Told<S> | undefined =>
  (told as readonly Entry[]).find((entry): entry is Told<S> => entry.say === say && isMeant(entry as Told<S>));
const when = ({ year, turn }: View): string => boardWords().date(year, turn);
/** Under the badge of whoever leads. */
const counted = (view: View): Moment['means'][number] => {
  const say = boardWords();
  const leader = leaderOf(view.track);
  return { ...(leader && { seat: leader }), title: say.moments.trackIs, text: say.lead(view.track), rule: '14.1' };
};

const king = (seen: Seen): Moment | undefined => {
  const entry = find(seen, 'king-captured');
  if (!entry) return undefined;
  const say = boardWords().moments;
  return {
    over: when(seen.before),
    title: say.kingTaken,
    how: said(seen.words, entry),
    picture: (
      <span class="moment-fallen">
        <Badge seat="royalist" size={120} />
      </span>
    ),
    means: [
      { seat: 'parliament', title: seen.words.seats.parliament, text: say.kingMeans, rule: '14.4' },
      { seat: 'royalist', title: seen.words.seats.royalist, text: say.kingLeft, rule: '14.4' },
    ],
    sound: 'bell',
  };
};
const city = (seen: Seen): Moment | undefined => {
  const entry = find(seen, 'city-taken', (taken) => isMajor(T[taken.city]));
  if (!entry) return undefined;
  const say = boardWords().moments;
  const { before, after, words } = seen;
  const cause = find(seen, 'surrendered', (one) => one.city === entry.city) ?? find(seen, 'battle-over') ?? entry;
  return {
    over: when(before),
    title: say.falls(nameOf(words, after, entry.city)),
    how: said(words, cause),
    picture: <Badge seat={entry.seat} size={120} />,
    means: [
      {
        seat: entry.seat,
        title: say.holds(words.seats[entry.seat]),
        text: say.points(pointsOf(T[entry.city])),
        rule: '14.1',
      },
      counted(after),
    ],
    sound: 'crown',
  };
};
const yearEnd = (seen: Seen): Moment | undefined => {
  const entry = find(seen, 'year-ends');
  if (!entry) return undefined;
  const say = boardWords().moments;
  const isNew = entry.year === NMA_YEAR;
  return {
    over: isNew ? say.yearEnds(entry.year) : when(seen.before),
    title: isNew ? say.newModel : say.yearEnds(entry.year),
    how: isNew ? say.newModelMeans : said(seen.words, entry),
    picture: (
      <span class="moment-count">
        {SEATS.map((seat) => (
          <Badge key={seat} seat={seat} size={72} />
        ))}
      </span>
    ),
    means: [{ title: say.yearEnds(entry.year), text: say.yearMeans, rule: '12.1' }, counted(seen.after)],
    sound: 'page',
  };
};
/** The greatest of what was told. */
export const moment = (seen: Seen): Moment | undefined => king(seen) ?? city(seen) ?? yearEnd(seen);
