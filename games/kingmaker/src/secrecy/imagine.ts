// A possible state behind a view: what nobody of this seat has seen is dealt out again, by the numbers that all see.
import { plainReader } from '@rose/parts';
import { pick, type Random, shuffled } from '@rose/table';
import { copy } from '../rules/copy.gen.ts';
import { C, CROWN, type CrownName, crownKind, crownName, isCrownName } from '../rules/data/crown.ts';
import { E, EVENTS, type EventName, eventKind, eventName, isEventName } from '../rules/data/events.ts';
import { isDuke, NOBLES } from '../rules/data/persons.ts';
import { type Seat, seatNumber } from '../rules/data/seats.ts';
import type { During } from '../rules/kind.ts';
import type { Options } from '../rules/options.ts';
import { giveByDefault } from '../rules/phases/allocation.ts';
import { seatsOf } from '../rules/position/pieces.ts';
import { recount } from '../rules/position/strength.ts';
import { bareTable } from '../rules/setup.ts';
import { DECK, NONE } from '../rules/spots.ts';
import { STATE, type State, type Writable } from '../rules/state.ts';
import { imaginedField } from './field.ts';
import { type Hand, PUBLIC, type View } from './seen.ts';

type Words = Record<string, string>;
/** What a viewer knows, and what is dealt out anew. */
const KNOWN = [
  ...PUBLIC.filter((key) => key !== 'rules' && key !== 'options'),
  'fresh',
  'offers',
  'loans',
  'waiting',
  'phase',
  'under',
] as const;
const DEALT = ['held', 'events', 'refuges'] as const;
const handsOf = (view: View): readonly (readonly [Seat, Hand])[] => Object.entries(view.hands) as [Seat, Hand][];
/** 1.3 While cards are allocated everybody holds a noble. */
const isAllocating = (view: View): boolean => view.phase.name === 'allocation';

/** 1.3 Whoever has not finished has something left that any noble can bear, or he would have. */
const FREELY: readonly string[] = ['bishop', 'town', 'ship', 'mercenary'];
const isGiving = ({ phase, options }: View, seat: Seat): boolean =>
  phase.name === 'allocation' && !options.dealAll && !phase.ready.includes(seat);

/** Takes one that fits out of a list. */
const takeOne = (left: CrownName[], fits: (name: CrownName) => boolean, random: Random): CrownName | undefined => {
  const found = left.filter(fits);
  if (found.length === 0) return undefined;
  const taken = pick(found, random);
  left.splice(left.indexOf(taken), 1);
  return taken;
};
const kindOf = (name: CrownName): string => crownKind(C[name]);

const dealCrown = (view: View, random: Random): Words => {
  const held: Words = { ...view.held };
  for (const [seat, { cards }] of handsOf(view))
    for (const card of cards ?? []) if (isCrownName(card)) held[card] = `hand:${seat}`;
  const left = shuffled(
    CROWN.map(crownName).filter((name) => held[name] === undefined),
    random,
  );
  const chanceryKinds = ['title', 'office', ...(view.options.bishopsOfChancery ? ['bishop'] : [])];
  const openly = Object.values(held).filter((holder) => holder === 'chancery').length;
  for (let n = openly; n < view.decks.chancery; n++) {
    const card = takeOne(left, (name) => chanceryKinds.includes(kindOf(name)), random) ?? left.shift();
    if (card) held[card] = 'chancery';
  }
  const others = handsOf(view).filter(([, { cards }]) => cards === null);
  const short = new Map(others.map(([seat, { crown }]) => [seat, crown]));
  // 15.7 A Duke who does not lie open is in somebody's hand; 16.1 or in the deck, if treachery brought him there.
  for (const duke of left.filter((name) => view.options.advanced && isDuke(C[name]))) {
    const hands = [...short].filter(([, count]) => count > 0);
    if (hands.length === 0) break;
    const [seat] = pick(hands, random);
    held[duke] = `hand:${seat}`;
    left.splice(left.indexOf(duke), 1);
    short.set(seat, (short.get(seat) ?? 1) - 1);
  }
  if (isAllocating(view))
    for (const [seat] of others) {
      const noble = takeOne(left, (name) => kindOf(name) === 'noble', random);
      const given = isGiving(view, seat) ? takeOne(left, (name) => FREELY.includes(kindOf(name)), random) : undefined;
      const taken = [noble, given].filter((card) => card !== undefined);
      for (const card of taken) held[card] = `hand:${seat}`;
      short.set(seat, (short.get(seat) ?? taken.length) - taken.length);
    }
  for (const [seat, count] of short) for (const card of left.splice(0, count)) held[card] = `hand:${seat}`;
  for (const card of left) held[card] = 'deck';
  return held;
};
/** Cards of this game that the viewer does not hold; the one on top of the discards lies there. */
const dealEvents = (
  view: View,
  state: Writable,
  random: Random,
): { readonly events: Words; readonly inRefuge: readonly (EventName | undefined)[] } => {
  const events: Words = {};
  for (const [seat, { cards }] of handsOf(view))
    for (const card of cards ?? []) if (isEventName(card)) events[card] = `hand:${seat}`;
  if (view.shown !== null) events[view.shown] = 'discard';
  for (const { card } of view.catastrophes) events[card] = 'in-force';
  for (const { card } of view.refuges) if (card !== null) events[card] = 'in-force';
  const left: EventName[] = shuffled(
    EVENTS.filter((event) => state.events[event] === DECK)
      .map(eventName)
      .filter((name) => events[name] === undefined),
    random,
  );
  const seen = Object.values(events).filter((pile) => pile === 'discard').length;
  const inRefuge = view.refuges.map(({ card }) => card ?? takeRefuge(left));
  for (const card of inRefuge) if (card) events[card] = 'in-force';
  for (const [seat, { cards, events: count }] of handsOf(view))
    if (cards === null) for (const card of left.splice(0, count)) events[card] = `hand:${seat}`;
  for (const card of left.splice(0, view.decks.discards - seen)) events[card] = 'discard';
  for (const card of left) events[card] = 'deck';
  return { events, inRefuge };
};
/** 16.3 Of a Refuge in play others know no more than that it is one. */
const takeRefuge = (left: EventName[]): EventName | undefined => {
  const at = left.findIndex((name) => eventKind(E[name]) === 'refuge');
  return at < 0 ? undefined : left.splice(at, 1)[0];
};

const filled = (state: Writable, words: object, keys: readonly (keyof Writable)[]): void => {
  const page = plainReader();
  STATE.fill(page, state, words as never, '', keys as never);
  const fault = page.fault();
  if (fault) throw new Error(`kingmaker: a view cannot be imagined: ${fault.field} ${fault.reason}`);
};
/** All that a view says, read once: whoever imagines one world behind it imagines more. */
const READ = new WeakMap<View, State>();
const readOnce = (view: View): State => {
  const known = READ.get(view);
  if (known) return known;
  const state = bareTable(view.options as Options, view.rules);
  const waiting = view.waiting.map((action) => ({ seat: view.viewer, action }));
  filled(state, { ...view, waiting }, KNOWN);
  READ.set(view, state as State);
  return state as State;
};

export const imagine = (view: View, random: Random): State => {
  const state = copy(readOnce(view));
  const { events, inRefuge } = dealEvents(view, state, random);
  const refuges = view.refuges.map((refuge, n) => ({ ...refuge, card: inRefuge[n] ?? null }));
  filled(state, { held: dealCrown(view, random), events, refuges }, DEALT);
  for (const noble of NOBLES) recount(state, noble);
  const seat = view.viewer === 'spectator' ? NONE : seatNumber(view.viewer);
  if (state.phase.name === 'field')
    state.phase = imaginedField(state.phase as During<'field'>['phase'], seat, random) as typeof state.phase;
  if (state.phase.name === 'allocation')
    for (const [seat, name] of seatsOf(state.options).entries())
      if (name !== view.viewer && ((state.phase.ready >> seat) & 1) === 1)
        giveByDefault(state as Writable & During<'allocation'>, seat);
  return state as State;
};
