// Two decks of 26 cards (3.1). Inside the engine a card is a number, the Royalist deck first.
// Provenance: that each side has 26 cards and holds 6 is public; titles, action points, years and effects are
// reconstructed (historical events, balanced against the other deck). The aid knows the Fortification of London and Clubmen.
import { type BlockId, blockName, classOf, hasTag, homeName } from './blocks.ts';
import type { Effect, EventPhase, Filter, Op, Row } from './effects.ts';
import { PARLIAMENT_CARDS } from './parliament-cards.ts';
import { ROYALIST_CARDS } from './royalist-cards.ts';
import { ALLOWANCE } from './tables.ts';

export type { Effect, EventPhase, Filter, Op } from './effects.ts';

const TABLE = [...ROYALIST_CARDS, ...PARLIAMENT_CARDS];
export type CardName = (typeof TABLE)[number][0];
export type CardId = number & { readonly card: true };
export const CARD_NAMES: readonly CardName[] = TABLE.map(([name]) => name);
export const CARD_COUNT = TABLE.length;
export const DECK_SIZE = CARD_COUNT / 2;
export const CARDS: readonly CardId[] = TABLE.map((_, id) => id as CardId);
/** K['r-07'] is the number of Rupert's Charge. */
export const K = Object.fromEntries(CARD_NAMES.map((name, id) => [name, id])) as { readonly [N in CardName]: CardId };
export const NO_CARD = -1 as CardId;
export const cardName = (card: number): CardName => CARD_NAMES[card] as CardName;
export const isCardName = (text: string): text is CardName => Object.hasOwn(K, text);
export const sideOfCard = (card: number): 0 | 1 => (card < DECK_SIZE ? 0 : 1);

/** 4.1 Action points; the initiative is the same number. */
export const apOf = (card: number): number => TABLE[card]?.[1] ?? 0;
export const MOST_POINTS = Math.max(...CARDS.map(apOf));
export const isOfYear = (card: number, year: number): boolean => {
  const [, , from, to] = TABLE[card] as Row<CardName>;
  return year >= from && year <= to;
};
export const eventPhaseOf = (card: number): EventPhase | null => TABLE[card]?.[4] ?? null;
export const effectOf = (card: number): Effect | null => TABLE[card]?.[5] ?? null;
/** 3.4 Leaves the game once its event has had any effect. */
export const leavesAfterEvent = (card: number): boolean => TABLE[card]?.[6] ?? false;
/** The event of a card if it is of this kind. */
export const effectIs = <O extends Op>(card: number, op: O): Extract<Effect, { op: O }> | undefined => {
  const effect = effectOf(card);
  return effect?.op === op ? (effect as Extract<Effect, { op: O }>) : undefined;
};
/** 15.1 Areas that the event of a card adds to a march. */
export const marchBonus = (card: number): number => {
  const effect = effectOf(card);
  return effect?.op === 'march' || effect?.op === 'free-group-move' ? effect.bonus : 0;
};
/** 5.5 Areas in the longest move: the swiftest class, with what an event adds. */
export const LONGEST = Math.max(...Object.values(ALLOWANCE)) + Math.max(...CARDS.map(marchBonus));
/** 15.1 Whether a block is one that an event speaks of. */
export const fitsFilter = (filter: Filter, block: number): boolean => {
  const id = block as BlockId;
  const { homeRegion, tags, ids } = filter;
  if (filter.class && !filter.class.includes(classOf(id))) return false;
  if (homeRegion && !homeRegion.includes(homeName(id))) return false;
  if (tags && !tags.some((tag) => hasTag(id, tag))) return false;
  return !ids || ids.includes(blockName(id));
};
