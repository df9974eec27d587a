// A whole position, read from a document; see document.ts for its format.
import type { Fields, PlainReader } from '@rose/parts';
import { copy } from '../rules/copy.gen.ts';
import { picksEach, SEATS } from '../rules/data/box.ts';
import { CARDS, type CardId, cardName, isMercenary } from '../rules/data/cards.ts';
import { emptyField } from '../rules/phases/deployment.ts';
import { hasHouses } from '../rules/position.ts';
import { bareTable } from '../rules/setup.ts';
import { CARD, FIELD, NONE, type Options, PHASE, REGION, SEAT, STATE, type Writable } from '../rules/state.ts';
import { titlesByCount } from '../rules/titles.ts';
import { readLocked, readPlan } from './plan-reader.ts';

type Facts<N extends string> = Extract<Writable['phase'], { name: N }>;

/** One value for each seat that plays, from an object by seat. */
const bySeat = <T>(
  page: PlainReader,
  state: Writable,
  given: unknown,
  field: string,
  read: (given: unknown, field: string, seat: number) => T,
): T[] => {
  const seats = SEATS.slice(0, state.options.players);
  const values = page.fields(given, field, seats);
  return seats.map((name, seat) => read(values[name], `${field}.${name}`, seat));
};

/** Cards by where they lie; what is named nowhere is in the pile, under what is named there. */
const readCards = (page: PlainReader, state: Writable, given: Fields): void => {
  const used = new Set<CardId>();
  const use = (cards: readonly CardId[], field: string): void => {
    for (const card of cards) {
      if (used.has(card)) page.wrong(field, `names ${cardName(card)}, which lies elsewhere too`);
      used.add(card);
    }
  };
  bySeat(page, state, given['cards'], 'cards', (names, field, seat) => {
    const cards = page.list(names, field).map((name) => CARD.read(page, name, field));
    if (cards.some(isMercenary)) page.wrong(field, 'must not be mercenaries: their cards leave the game');
    use(cards, field);
    for (const card of cards) state.owner[card] = seat;
  });
  for (const key of ['shown', 'waiting', 'gone', 'pile'] as const) use(state[key], key);
  state.pile = [...state.pile, ...CARDS.filter((card) => !used.has(card))];
};
const readCaptain = (page: PlainReader, state: Writable, given: unknown): void => {
  if (given === undefined || given === null) return;
  const { seat, region } = page.fields(given, 'captain', ['seat', 'region']);
  state.captain = SEAT.read(page, seat, 'captain.seat');
  state.landed = REGION.read(page, region, 'captain.region');
};
/** 8.4 One king, or none, for each turn that is over. */
const checkKings = (page: PlainReader, state: Writable): void => {
  const { name } = state.phase;
  const over = name === 'parliament' && state.phase.step === 'done' ? state.turn : state.turn - 1;
  if (!hasHouses(state)) {
    if (state.kings.length > 0) page.wrong('kings', 'are for four players');
    return;
  }
  if (state.kings.length > over) page.wrong('kings', `must be ${over} at most, one for each turn that is over`);
  state.kings = Array.from({ length: over }, (_, turn) => state.kings[turn] ?? NONE);
};

/** Bribery and combat are told with the forces on the board. */
const readForces = (page: PlainReader, state: Writable, given: Fields, name: 'bribery' | 'combat') => {
  const isForce = ([key]: readonly [string, unknown]): boolean => FIELD.keys.includes(key);
  const forces = Object.entries(given).filter(isForce);
  const facts = Object.entries(given).filter((entry) => !isForce(entry));
  const field = FIELD.read(page, Object.fromEntries(forces), 'phase', emptyField(state));
  return PHASE.of[name].readWith(page, Object.fromEntries(facts), 'phase', { field });
};
const readDraft = (page: PlainReader, state: Writable, given: Fields): Facts<'draft'> => {
  const { players } = state.options;
  const all = picksEach(players, state.turn) * players;
  const draft = PHASE.of.draft.readWith(page, given, 'phase', {
    step: state.shown.length > 0 ? 'pick' : 'show',
    picked: Math.max(0, all - state.shown.length),
  });
  if (draft.picked > all) page.wrong('phase.picked', `must be a whole number from 0 to ${all}`);
  return draft;
};
const readPhase = (page: PlainReader, state: Writable, given: unknown, plans: unknown): Writable['phase'] => {
  const name = PHASE.which(page, given, 'phase', 'planning');
  const said = typeof given === 'string' ? { name } : page.fields(given, 'phase');
  switch (name) {
    case 'draft':
      return readDraft(page, state, said);
    case 'planning': {
      const locked = bySeat(page, state, plans, 'plans', (plan, field) => readLocked(page, plan, field));
      return PHASE.of.planning.readWith(page, said, 'phase', { name, locked });
    }
    case 'deployment':
      return PHASE.of.deployment.readWith(page, said, 'phase', { name, field: emptyField(state) });
    case 'bribery':
    case 'combat':
      return readForces(page, state, said, name);
    case 'turn-order':
    case 'taxes':
    case 'parliament':
      return PHASE.read(page, said, 'phase', PHASE.of[name].blank());
  }
};

export const readPosition = (page: PlainReader, given: Fields, options: Options, rules: number): Writable => {
  const state = bareTable(options, rules);
  state.pile = [];
  STATE.fill(page, state, given);
  readCards(page, state, given);
  state.titles = titlesByCount(state);
  STATE.fill(page, state, given, '', ['titles']);
  readCaptain(page, state, given['captain']);
  state.plans = bySeat(page, state, given['plans'], 'plans', (plan, field) => readPlan(page, plan, field));
  state.phase = readPhase(page, state, given['phase'], given['plans']);
  checkKings(page, state);
  return copy(state);
};
