// 5.1, 5.5 What the card of the turn allows: points serve moves and recruits, an event's points serve the event alone.
import { refuse } from '@rose/table';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName } from '../data/blocks.ts';
import { C, type CardId, cardName } from '../data/cards.ts';
import { at, isDone, isDown, isPrisoner, seatOfBlock } from '../position.ts';
import { POOL, type Refusal, type Seat, type State, sideOf } from '../state.ts';

export type Verb = 'march' | 'sail' | 'recruit' | 'muster' | 'plague';
const EVENTS: { readonly [card: number]: readonly Verb[] } = {
  [C['event-force-march']]: ['march'],
  [C['event-muster']]: ['march', 'muster'],
  [C['event-piracy']]: ['sail'],
  [C['event-plague']]: ['plague'],
  [C['event-surprise']]: ['march', 'sail'],
  [C['event-treason']]: ['march', 'sail'],
};
const ACTIONS: readonly Verb[] = ['march', 'sail', 'recruit'];

export const cardOf = (state: State, seat: Seat): CardId => state.cards[sideOf(seat)] as CardId;
export const isPiracy = (state: State, seat: Seat): boolean => cardOf(state, seat) === C['event-piracy'];
export const allows = (state: State, seat: Seat, verb: Verb): boolean =>
  (EVENTS[cardOf(state, seat)] ?? ACTIONS).includes(verb);
/** 5.1 Why the card of this turn does not serve for that. */
export const whyNotAllowed = (state: State, seat: Seat, verb: Verb): Refusal | undefined =>
  allows(state, seat, verb)
    ? undefined
    : refuse('5.1', { why: 'card-does-not-allow', card: cardName(cardOf(state, seat)), verb });

/** 5.2 Why a block cannot make its move of the turn from there. */
export const whyNotMovable = (state: State, seat: Seat, block: BlockId, from: AreaId): Refusal | undefined => {
  const name = { block: blockName(block) };
  if (!isOwn(state, seat, block)) return refuse('5.2', { why: 'not-your-block', ...name });
  if (at(state, block) >= POOL) return refuse('5.2', { why: 'block-not-on-map', ...name });
  if (isDown(state, block)) return refuse('6.85', { why: 'block-is-face-down', ...name });
  if (isPrisoner(state, block)) return refuse('10.2', { why: 'block-is-prisoner', ...name });
  if (at(state, block) !== from)
    return refuse('5.2', { why: 'block-stands-elsewhere', ...name, area: areaName(at(state, block)) });
  if (isDone(state, block)) return refuse('5.2', { why: 'block-has-moved', ...name });
  return undefined;
};
export const isOwn = (state: State, seat: Seat, block: BlockId): boolean => seatOfBlock(state, block) === seat;
