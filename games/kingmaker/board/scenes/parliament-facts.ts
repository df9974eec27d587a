// A Parliament as the view tells it: who is there, how both Houses stand by faction, which cards lie on the table and what
// became of each.
import {
  BISHOP_CARDS,
  bishopVotes,
  type CrownName,
  crownName,
  HOUSES,
  type LogEntry,
  lordsVotesOf,
  N,
  NOBLE_NAMES,
  type NobleName,
  type PieceName,
  ROYALS_OF,
  royalName,
  SEATS,
  type Seat,
  type Told,
  type View,
} from '@rose/kingmaker/ids';
import type { Chamber, Sitting } from '../chambers.ts';
import { keeperOf, noblesOf, seatOfNoble, spotOfPiece, whereIs } from '../stacks.ts';
import type { Tale } from './combat-tale.ts';

export { CHAMBERS, type Chamber, chambersFor, type Sitting } from '../chambers.ts';

type BySeat = Readonly<Partial<Record<Seat, number>>>;

export const seatsIn = (view: View): readonly Seat[] => SEATS.filter((seat) => view.hands[seat] !== undefined);
export const siteOf = ({ site }: Sitting): string => site ?? '';
export const isPresent = (view: View, sitting: Sitting, piece: string): boolean =>
  spotOfPiece(view, piece) === `in:${siteOf(sitting)}`;
export const present = (view: View, sitting: Sitting): readonly NobleName[] =>
  NOBLE_NAMES.filter((noble) => seatOfNoble(view, noble) !== undefined && isPresent(view, sitting, noble));

/** 10.1 The senior survivor of each house. */
export const seniors = (view: View): readonly PieceName[] =>
  HOUSES.flatMap((house) => {
    const first = ROYALS_OF[house].map(royalName).find((royal) => whereIs(view, royal) !== undefined);
    return first ? [first] : [];
  });
const SENIOR = 10;
/** 14.5 Lords of those who are there already. */
export const lordsPresent = (view: View, sitting: Sitting, seat: Seat): number => {
  const own = noblesOf(view, seat).filter((noble) => isPresent(view, sitting, noble));
  const nobles = own.reduce((votes, noble) => votes + lordsVotesOf(N[noble]), 0);
  const bishops = BISHOP_CARDS.filter((card) => own.some((noble) => view.held[crownName(card)] === noble));
  const heirs = seniors(view).filter(
    (royal) => keeperOf(view, royal as never) === seat && isPresent(view, sitting, royal),
  );
  return nobles + bishops.reduce((votes, card) => votes + bishopVotes(card), 0) + SENIOR * heirs.length;
};
/** Before everything the votes are not written down yet. */
export const isCounted = (sitting: Sitting): boolean =>
  Object.keys(sitting.commons).length > 0 || Object.keys(sitting.lords).length > 0;
export const votesOf = (view: View, sitting: Sitting, house: Chamber, seat: Seat): number => {
  if (isCounted(sitting)) return (sitting[house] as BySeat)[seat] ?? 0;
  return house === 'lords' ? lordsPresent(view, sitting, seat) : (view.votes[seat]?.commons ?? 0);
};

/** From left to right: in the order of the table, allies side by side; who casts the King's votes sits at the right end. */
export const seating = (view: View, last?: Seat): readonly Seat[] => {
  const alliance = view.alliance as Readonly<Partial<Record<Seat, string>>>;
  const seats = seatsIn(view);
  const first = (seat: Seat): number => seats.findIndex((other) => alliance[other] === alliance[seat]);
  const ordered = seats.toSorted((a, b) => first(a) - first(b) || seats.indexOf(a) - seats.indexOf(b));
  const at = last === undefined ? -1 : ordered.indexOf(last);
  return [...ordered.slice(at + 1), ...ordered.slice(0, at + 1)];
};
/** 14.5 Who casts the King's twenty, as far as all can tell: the one King's keeper, else the Chancellor. */
export const casterOf = (view: View, sitting: Sitting): Seat | undefined => {
  if (sitting.called) return undefined;
  const kings = view.crowned.filter((piece) => whereIs(view, piece) !== undefined);
  const [king] = kings;
  const favoured = view.favoured ?? (kings.length === 1 ? king : undefined);
  if (favoured) return favoured === 'beaufort' ? seatOfNoble(view, 'beaufort') : keeperOf(view, favoured as never);
  const chancellor = view.held.chancellor;
  const noble = NOBLE_NAMES.find((one) => one === chancellor);
  return noble && seatOfNoble(view, noble);
};

type Entry<S extends LogEntry['say']> = Extract<LogEntry, { say: S }>;
/** What was told since this Parliament was summoned. */
export const taleOf = (story: Tale): readonly Told[] => {
  const tale = (story ?? []).flat();
  const from = tale.findLastIndex(({ say }) => say === 'summoned');
  return from < 0 ? [] : tale.slice(from);
};
export type CardState = 'now' | 'later' | 'given' | 'back';
export interface CardNow {
  readonly card: CrownName;
  readonly state: CardState;
  readonly to?: NobleName | undefined;
}
/** The cards that were drawn, in order, and what became of each. */
export const cardsOf = (sitting: Sitting, story: Tale): readonly CardNow[] => {
  const tale = taleOf(story) as readonly LogEntry[];
  const left = sitting.cards as readonly CrownName[];
  const drawn = tale.findLast((entry): entry is Entry<'chancery-drawn'> => entry.say === 'chancery-drawn');
  const all = drawn ? drawn.cards : left;
  return all.map((card): CardNow => {
    if (left.includes(card)) return { card, state: card === left[0] ? 'now' : 'later' };
    const given = tale.find((entry): entry is Entry<'awarded'> => entry.say === 'awarded' && entry.card === card);
    return given ? { card, state: 'given', to: given.noble } : { card, state: 'back' };
  });
};
/** The last vote, while nobody is proposed anew. */
export const lastVote = (story: Tale): Entry<'voted'> | undefined => {
  const tale = taleOf(story) as readonly LogEntry[];
  const at = tale.findLastIndex((entry) => entry.say === 'voted' || entry.say === 'nominated');
  const entry = tale[at];
  return entry?.say === 'voted' ? entry : undefined;
};

/** Who has sealed his votes, of those who have any. */
export const sealedIn = (view: View, sitting: Sitting, house: Chamber) => {
  const waiting = sitting.asked as readonly Seat[];
  return seating(view).map((seat) => ({
    seat,
    votes: votesOf(view, sitting, house, seat),
    isSealed: !waiting.includes(seat),
  }));
};

export const PARTS_OF_A_SITTING = ['summons', 'count', 'cards', 'swaps', 'peace'] as const;
export type SittingPart = (typeof PARTS_OF_A_SITTING)[number];
export const partOf = (step: Sitting['step']): SittingPart => {
  switch (step) {
    case 'summon':
    case 'site':
    case 'ships':
    case 'attend':
      return 'summons';
    case 'houses':
    case 'kings':
      return 'count';
    case 'award':
    case 'nominate':
    case 'consent':
    case 'ballot':
    case 'pardon':
    case 'pardon-ballot':
      return 'cards';
    case 'swap':
    case 'partner':
    case 'assent':
      return 'swaps';
    case 'manner':
    case 'home':
    case 'done':
      return 'peace';
  }
};
