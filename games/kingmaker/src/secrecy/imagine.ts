// A possible state behind a view: what nobody of this seat has seen is dealt out again, by the numbers that all see.
import { plainReader } from '@rose/parts';
import { pick, type Random, shuffled } from '@rose/table';
import { CROWN, type CrownName, crownKind, crownName, isCrownName } from '../rules/data/crown.ts';
import { EVENTS, type EventName, eventName, isEventName } from '../rules/data/events.ts';
import { NOBLES } from '../rules/data/persons.ts';
import type { Seat } from '../rules/data/seats.ts';
import type { During } from '../rules/kind.ts';
import type { Options } from '../rules/options.ts';
import { giveByDefault } from '../rules/phases/allocation.ts';
import { seatsOf } from '../rules/position/pieces.ts';
import { recount } from '../rules/position/strength.ts';
import { bareTable } from '../rules/setup.ts';
import { DECK } from '../rules/spots.ts';
import { STATE, type State, type Writable } from '../rules/state.ts';
import { type Hand, PUBLIC, type View } from './seen.ts';

type Words = Record<string, string>;
const KEYS = [
  ...PUBLIC.filter((key) => key !== 'rules' && key !== 'options'),
  'held',
  'events',
  'waiting',
  'phase',
  'under',
] as const;
const handsOf = (view: View): readonly (readonly [Seat, Hand])[] => Object.entries(view.hands) as [Seat, Hand][];
/** 1.3 While cards are allocated everybody holds a noble. */
const isAllocating = (view: View): boolean => view.phase.name === 'allocation';

/** Takes one that fits out of a list. */
const takeOne = (left: CrownName[], fits: (name: CrownName) => boolean, random: Random): CrownName | undefined => {
  const found = left.filter(fits);
  if (found.length === 0) return undefined;
  const taken = pick(found, random);
  left.splice(left.indexOf(taken), 1);
  return taken;
};
const kindOf = (name: CrownName): string => crownKind(CROWN.find((card) => crownName(card) === name) ?? 0);

const dealCrown = (view: View, random: Random): Words => {
  const held: Words = { ...view.held };
  for (const [seat, { cards }] of handsOf(view))
    for (const card of cards ?? []) if (isCrownName(card)) held[card] = `hand:${seat}`;
  const left = shuffled(
    CROWN.map(crownName).filter((name) => held[name] === undefined),
    random,
  );
  const chanceryKinds = ['title', 'office', ...(view.options.bishopsOfChancery ? ['bishop'] : [])];
  for (let n = 0; n < view.decks.chancery; n++) {
    const card = takeOne(left, (name) => chanceryKinds.includes(kindOf(name)), random) ?? left.shift();
    if (card) held[card] = 'chancery';
  }
  const others = handsOf(view).filter(([, { cards }]) => cards === null);
  const short = new Map(others.map(([seat, { crown }]) => [seat, crown]));
  if (isAllocating(view))
    for (const [seat] of others) {
      const noble = takeOne(left, (name) => kindOf(name) === 'noble', random);
      if (noble) held[noble] = `hand:${seat}`;
      short.set(seat, (short.get(seat) ?? 1) - 1);
    }
  for (const [seat, count] of short) for (const card of left.splice(0, count)) held[card] = `hand:${seat}`;
  for (const card of left) held[card] = 'deck';
  return held;
};
/** Cards of this game that the viewer does not hold; the one on top of the discards lies there. */
const dealEvents = (view: View, state: Writable, random: Random): Words => {
  const events: Words = {};
  for (const [seat, { cards }] of handsOf(view))
    for (const card of cards ?? []) if (isEventName(card)) events[card] = `hand:${seat}`;
  if (view.shown !== null) events[view.shown] = 'discard';
  const left: EventName[] = shuffled(
    EVENTS.filter((event) => state.events[event] === DECK)
      .map(eventName)
      .filter((name) => events[name] === undefined),
    random,
  );
  for (const [seat, { cards, events: count }] of handsOf(view))
    if (cards === null) for (const card of left.splice(0, count)) events[card] = `hand:${seat}`;
  for (const card of left.splice(0, view.decks.discards - (view.shown === null ? 0 : 1))) events[card] = 'discard';
  for (const card of left) events[card] = 'deck';
  return events;
};

export const imagine = (view: View, random: Random): State => {
  const state = bareTable(view.options as Options, view.rules);
  const page = plainReader();
  const words = {
    ...view,
    held: dealCrown(view, random),
    events: dealEvents(view, state, random),
    waiting: view.waiting.map((action) => ({ seat: view.viewer, action })),
  };
  STATE.fill(page, state, words as never, '', KEYS);
  const fault = page.fault();
  if (fault) throw new Error(`kingmaker: a view cannot be imagined: ${fault.field} ${fault.reason}`);
  for (const noble of NOBLES) recount(state, noble);
  if (state.phase.name === 'allocation')
    for (const [seat, name] of seatsOf(state.options).entries())
      if (name !== view.viewer && ((state.phase.ready >> seat) & 1) === 1)
        giveByDefault(state as Writable & During<'allocation'>, seat);
  return state;
};
