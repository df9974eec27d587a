// A large moment: who died, was crowned, was chosen or was taken, and what it means for the throne and for the end.
import {
  type AreaName,
  HOUSES,
  type House,
  houseOf,
  isPieceName,
  type Kingmaker,
  N,
  type NobleName,
  type RoyalName,
  type Seat,
  type View,
} from '@rose/kingmaker/ids';
import type { Moment, Witnessed } from '../../../face.ts';
import { told as sentenceOf } from '../../../said.ts';
import { Badge } from '../badge.tsx';
import type { Crowns, Entry, Fought, Great } from '../great.ts';
import { nameOf } from '../said.ts';
import { isCrowned, keeperOf, menAt, seatOfNoble } from '../stacks.ts';
import { firstIn, lineIn, livesIn } from '../succession.ts';
import { pieceId } from '../touched.ts';
import { momentWords } from '../words-moments.ts';
import { sceneWords } from '../words-scenes.ts';
import { type Combat, combatNow, type Side } from './combat-facts.ts';
import { DECLARED } from './combat-tale.ts';
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

/** Who fought whom, with how many: declared in what was told, or before it. */
const sidesOf = (seen: Seen, side: Side): string => {
  const { words, before } = seen;
  const say = momentWords();
  const who = side.seat === undefined ? undefined : whoIs(seen, side.seat);
  const nobles = side.fighters.map(({ noble }) => nameOf(words, before, pieceId(noble)));
  const all = side.garrison > 0 ? [...nobles, sceneWords().garrison] : nobles;
  return say.side(side.seat === undefined ? '' : (who ?? sceneWords().you), all, side.men);
};
/** 15.1 In lines of battle. */
const onField = (view: View): Pick<Combat, 'kind' | 'area' | 'place' | 'attackers' | 'defenders'> | undefined => {
  const { phase } = view;
  if (phase.name !== 'field' || phase.area === null) return undefined;
  const side = (nobles: readonly NobleName[]): Side => ({
    seat: nobles[0] && seatOfNoble(view, nobles[0]),
    fighters: nobles.map((noble) => ({ noble, seat: undefined, men: 0, extras: [], heirs: [], fate: undefined })),
    men: nobles.reduce((men, noble) => men + menAt(view, noble), 0),
    garrison: 0,
  });
  const [attackers, defenders] = [phase.attackers, phase.defenders].map((nobles) =>
    side(nobles as readonly NobleName[]),
  );
  return (
    attackers && defenders && { kind: 'battle', area: phase.area as AreaName, place: undefined, attackers, defenders }
  );
};
const wagedIn = (seen: Seen): readonly Means[] => {
  const { words, before } = seen;
  const declared = (seen.told as readonly Entry[]).find(({ say }) => DECLARED.includes(say));
  const rule = '7.1';
  if (declared) return [{ title: momentWords().fight, text: sentenceOf(words, declared), rule }];
  const combat = combatNow(before) ?? onField(before);
  if (!combat) return [];
  const title = sceneWords().combat.title[combat.kind](nameOf(words, before, combat.place ?? combat.area));
  return [{ title, text: [combat.attackers, combat.defenders].map((side) => sidesOf(seen, side)).join(' '), rule }];
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
    means: [
      ...wagedIn(seen),
      { title: say.losses, text: losses.length > 0 ? losses.join(' ') : say.noLosses, rule: '8.1' },
    ],
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
/** The turn it fell in: another may have begun in what was told before it. */
const whenOf = ({ before, told }: Seen, entry: Entry): Pick<View, 'round' | 'turn'> => {
  let { round, turn } = before;
  for (const one of told as readonly Entry[]) {
    if (one === entry) break;
    if (one.say === 'round-begins') round = one.round;
    if (one.say === 'turn-begins') turn = one.seat;
  }
  return { round, turn };
};
export const momentOf = (seen: Seen, great: Great): Moment => {
  const { round, turn } = whenOf(seen, great.entry);
  const over = momentWords().when(round, turn === null ? '' : seen.words.seats[turn]);
  return { over, ...(great.kind === 'fought' ? fought(seen, great) : crowns(seen, great)) };
};
