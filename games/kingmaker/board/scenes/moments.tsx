// A large moment: who died, was crowned, was chosen or was taken, and what it means for the throne and for the end.
import {
  HOUSES,
  type House,
  houseOf,
  isPieceName,
  type Kingmaker,
  N,
  type RoyalName,
  type Seat,
} from '@rose/kingmaker/ids';
import type { Moment, Witnessed } from '../../../face.ts';
import { told as sentenceOf } from '../../../said.ts';
import { Badge } from '../badge.tsx';
import type { Crowns, Entry, Fought, Great } from '../great.ts';
import { nameOf } from '../said.ts';
import { isCrowned, keeperOf, seatOfNoble } from '../stacks.ts';
import { firstIn, lineIn, livesIn } from '../succession.ts';
import { pieceId } from '../touched.ts';
import { momentWords } from '../words-moments.ts';
import { Lozenge, Succession } from './line-of.tsx';

type Seen = Witnessed<Kingmaker>;
type Means = Moment['means'][number];
type Claimant = Crowns['piece'];

const isHer = (piece: Claimant): boolean => piece === 'margaret';
const nameIn = ({ words, after }: Seen, piece: Claimant): string => nameOf(words, after, pieceId(piece));
/** Nobody: you. */
const whoIs = ({ words, after }: Seen, seat: Seat): string | undefined =>
  seat === after.viewer ? undefined : words.seats[seat];
const holderOf = ({ after }: Seen, piece: Claimant): Seat | undefined =>
  piece === 'beaufort' ? seatOfNoble(after, piece) : keeperOf(after, piece as RoyalName);
const houseIn = (piece: Claimant): House => (piece === 'beaufort' ? 'lancaster' : houseOf(N[piece]));
const kingsIn = ({ after }: Seen): readonly Claimant[] => (after.crowned as readonly string[]).filter(isPieceName);
const leftIn = ({ after }: Seen): number =>
  HOUSES.flatMap((house) => lineIn(after, house)).filter((royal) => livesIn(after, royal)).length;

const lineOf = ({ after, words }: Seen, of: House) => <Succession view={after} words={words} house={of} />;
const otherThan = (of: House): House => (of === 'york' ? 'lancaster' : 'york');
const toWin = (seen: Seen, of: House): Means => {
  const say = momentWords();
  return { title: say.toWin, text: say.left(leftIn(seen)), rule: '10.4', more: lineOf(seen, of) };
};
/** Who holds him, and what his crown is worth. */
const held = (seen: Seen, piece: Claimant): Means => {
  const say = momentWords();
  const seat = holderOf(seen, piece);
  const name = nameIn(seen, piece);
  const lost = keeperOf(seen.before, piece as RoyalName);
  const crown = isCrowned(seen.after, piece)
    ? kingsIn(seen).length > 1
      ? say.twoKings
      : say.soleKing
    : say.howCrowned;
  const text = lost && lost !== seat ? `${say.lost(whoIs(seen, lost))} ${crown}` : crown;
  return {
    ...(seat && { seat }),
    title: seat ? say.holds(whoIs(seen, seat), name) : say.nobodyHolds(name),
    text,
    rule: isCrowned(seen.after, piece) ? '10.2' : '10.1',
    more: lineOf(seen, houseIn(piece)),
  };
};
/** The throne after a death. */
const throne = (seen: Seen): Means => {
  const say = momentWords();
  const [king, other] = kingsIn(seen);
  if (!king) return { title: say.empty, text: say.howCrowned, rule: '10.1' };
  if (other) return { title: `${nameIn(seen, king)}, ${nameIn(seen, other)}`, text: say.twoKings, rule: '10.2' };
  const seat = holderOf(seen, king);
  return {
    ...(seat && { seat }),
    title: say.kingIs(nameIn(seen, king), isHer(king)),
    text: say.soleKing,
    rule: '10.2',
  };
};
/** His house after a death. */
const house = (seen: Seen, piece: Claimant): Means => {
  const say = momentWords();
  const { before, after } = seen;
  const of = houseIn(piece);
  const first = firstIn(after, of);
  const more = lineOf(seen, of);
  if (!first) {
    const text = of === 'lancaster' ? say.beaufortNext : say.onlyOther('lancaster');
    return { title: say.houseEnds(of), text: `${text} ${say.left(leftIn(seen))}`, rule: '10.3', more };
  }
  const title = (firstIn(before, of) === first ? say.stillSenior : say.senior)(nameIn(seen, first), of, isHer(first));
  return { title, text: say.left(leftIn(seen)), rule: '10.4', more };
};

const titleOf = (seen: Seen, { kind, piece }: Crowns): string => {
  const say = momentWords();
  return say[kind](nameIn(seen, piece), isHer(piece));
};
const howOf = (seen: Seen, { entry }: Crowns): string => {
  if (entry.say !== 'king-named') return sentenceOf(seen.words, entry);
  return momentWords().votes(entry.votes.map(({ piece, votes }) => [nameIn(seen, piece), votes]));
};
const meansOf = (seen: Seen, { kind, piece }: Crowns): readonly Means[] => {
  const other = otherThan(houseIn(piece));
  return kind === 'dead'
    ? [house(seen, piece), { ...throne(seen), more: lineOf(seen, other) }]
    : [held(seen, piece), toWin(seen, other)];
};

const LOSSES: readonly string[] = ['died', 'captured', 'heir-taken', 'turned-neutral'];
const TOLD: readonly string[] = ['combat-card', 'free-move-found', 'siege-laid'];
const titleOfFight = (seen: Seen, entry: Fought['entry']): string => {
  const say = momentWords();
  switch (entry.say) {
    case 'battle-won':
    case 'field-won':
      return say.wins(whoIs(seen, entry.seat));
    case 'place-taken':
      return say.takes(whoIs(seen, entry.seat), nameOf(seen.words, seen.after, entry.place));
    case 'garrison-won':
    case 'place-holds':
      return say.stands(nameOf(seen.words, seen.after, entry.place));
    case 'indecisive':
      return say.nobodyWins;
    case 'bad-weather':
      return say.weather;
  }
};
const fought = (seen: Seen, { entry }: Fought): Omit<Moment, 'over'> => {
  const say = momentWords();
  const { words, before } = seen;
  const told = seen.told as readonly Entry[];
  const losses = told.filter((one) => LOSSES.includes(one.say)).map((one) => sentenceOf(words, one));
  const seat = 'seat' in entry ? entry.seat : before.turn;
  return {
    title: titleOfFight(seen, entry),
    how: told
      .filter((one) => one === entry || TOLD.includes(one.say))
      .map((one) => sentenceOf(words, one))
      .join(' '),
    picture: seat && <Badge seat={seat} size={120} />,
    means: [{ title: say.losses, text: losses.length > 0 ? losses.join(' ') : say.noLosses, rule: '8.1' }],
    sound: 'page',
  };
};
const crowns = (seen: Seen, great: Crowns): Omit<Moment, 'over'> => ({
  title: titleOf(seen, great),
  how: howOf(seen, great),
  picture: <Lozenge piece={great.piece} fallen={great.kind === 'dead'} />,
  means: meansOf(seen, great),
  sound: great.kind === 'dead' ? 'bell' : great.kind === 'taken' ? 'page' : 'crown',
});
export const momentOf = (seen: Seen, great: Great): Moment => {
  const { before, words } = seen;
  const over = momentWords().when(before.round, before.turn === null ? '' : words.seats[before.turn]);
  return { over, ...(great.kind === 'fought' ? fought(seen, great) : crowns(seen, great)) };
};
