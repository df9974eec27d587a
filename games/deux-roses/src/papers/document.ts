// A position as a readable document, and back. What a document does not mention has its default: castles on their
// stars, no soldiers, both suns, play, Lancaster to move, the opening over.
import { type Draft, isMistake, type Mistake, mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { C, CELL_NAMES, isCellName, nameOf, OUTSIDE } from '../rules/data/cells.ts';
import { outcome } from '../rules/outcome.ts';
import { canAct } from '../rules/phases/play.ts';
import { ARMY, castleOf, isEmpty, showsMoon, sideOf, soldiersOf } from '../rules/position.ts';
import { bareBoard } from '../rules/setup.ts';
import { readSituation, remember, sieveOf, writeSituations } from '../rules/situation.ts';
import {
  CASTLE,
  EMPTY,
  type Options,
  SEATS,
  type Seat,
  type SideView,
  SOLDIER,
  type State,
  type View,
} from '../rules/state.ts';
import { readPlacement } from './written-setup.ts';

const sideView = (state: State, seat: Seat): SideView => {
  const castle = castleOf(state, seat);
  return {
    castle: castle === OUTSIDE ? null : nameOf(castle),
    soldiers: soldiersOf(state, seat).map(nameOf),
    marker: showsMoon(state, seat) ? 'moon' : 'sun',
  };
};

/** All but the situations seen: they are most of a long game's document, and no page draws them. */
export const picture = (state: State): View => ({
  rules: state.rules,
  phase: state.phase.name,
  options: state.options,
  toMove: state.toMove,
  lancaster: sideView(state, 'lancaster'),
  york: sideView(state, 'york'),
  actions: state.actions,
  passes: state.passes,
});
export const toPosition = (state: State): View => ({ ...picture(state), seen: writeSituations(state.seen) });

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strangeKey = (value: Fields, known: readonly string[], at: string): Mistake | undefined => {
  const strange = Object.keys(value).find((key) => !known.includes(key));
  return strange === undefined ? undefined : mistake(`${at}${strange}`, `is unknown; known are: ${known.join(', ')}`);
};

const CELL_HINT = `must be a cell, ${CELL_NAMES[0]} to ${CELL_NAMES.at(-1)}`;

/** Sets one side on the board. */
const readSide = (state: Draft<State>, seat: Seat, given: unknown): Mistake | undefined => {
  if (given === undefined) return undefined;
  if (!isRecord(given)) return mistake(seat, 'must be an object with castle, soldiers and marker');
  const strange = strangeKey(given, ['castle', 'soldiers', 'marker'], `${seat}.`);
  if (strange) return strange;
  const { castle, soldiers = [], marker = 'sun' } = given;
  if (castle !== undefined) {
    if (castle !== null && !(typeof castle === 'string' && isCellName(castle)))
      return mistake(`${seat}.castle`, `${CELL_HINT}, or null once it has left the board`);
    state.castles[sideOf(seat)] = castle === null ? OUTSIDE : C[castle];
  }
  if (!Array.isArray(soldiers) || soldiers.length > ARMY)
    return mistake(`${seat}.soldiers`, `must be a list of at most ${ARMY} cells`);
  for (const [i, cell] of soldiers.entries()) {
    const field = `${seat}.soldiers[${i}]`;
    if (typeof cell !== 'string' || !isCellName(cell)) return mistake(field, CELL_HINT);
    if (!isEmpty(state, C[cell])) return mistake(field, `is ${cell}, which already holds a piece`);
    state.on[C[cell]] = SOLDIER[seat];
  }
  if (marker !== 'sun' && marker !== 'moon') return mistake(`${seat}.marker`, 'must be "sun" or "moon"');
  state.moon[sideOf(seat)] = marker === 'moon' ? 1 : 0;
  return undefined;
};

/** Castles take their cells after both sides were read, so that either may stand anywhere. */
const putCastles = (state: Draft<State>): Mistake | undefined => {
  for (const seat of SEATS) {
    const castle = castleOf(state, seat);
    if (castle === OUTSIDE) continue;
    if (!isEmpty(state, castle)) return mistake(`${seat}.castle`, `is ${nameOf(castle)}, which already holds a piece`);
    state.on[castle] = CASTLE[seat];
  }
  const [first, second] = state.castles;
  return first === OUTSIDE && second === OUTSIDE
    ? mistake('york.castle', 'is off the board like the other one')
    : undefined;
};

const count = (given: unknown, fallback: number, field: string): number | Mistake => {
  if (given === undefined) return fallback;
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= 100_000;
  return fits ? given : mistake(field, 'must be a whole number, 0 or more');
};

const readSeen = (given: unknown): number[] | Mistake => {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > 2000) return mistake('seen', 'must be a list of situations');
  const seen: number[] = [];
  for (const [i, text] of given.entries()) {
    const pair = typeof text === 'string' ? readSituation(text) : undefined;
    if (!pair) return mistake(`seen[${i}]`, 'must look like "e2e3.f3.sun/c3c4.b3.moon/york"');
    seen.push(...pair);
  }
  return seen;
};

const KEYS = ['phase', 'options', 'toMove', 'lancaster', 'york', 'actions', 'passes', 'seen', 'rules'];

export const fromPosition = (document: unknown, opened: number = META.rules): State | Mistake => {
  if (!isRecord(document)) return mistake('position', 'must be an object');
  const strange = strangeKey(document, KEYS, '');
  if (strange) return strange;
  const options = readOptions<Options>(META.options, document.options);
  if (isMistake(options)) return options;
  const rules = document.rules ?? opened;
  if (typeof rules !== 'number' || !Number.isInteger(rules) || rules < 1 || rules > META.rules)
    return mistake('rules', `must be a whole number from 1 to ${META.rules}`);
  const state = bareBoard(options, rules);
  state.on.fill(EMPTY);
  for (const seat of SEATS) {
    const wrong = readSide(state, seat, document[seat]);
    if (wrong) return wrong;
  }
  // Rulings 38 and 39: a call turns both markers back, so they never show the moon together.
  if (state.moon[0] === 1 && state.moon[1] === 1)
    return mistake('york.marker', 'shows the moon like the other one; only one marker can');
  const wrong = putCastles(state) ?? readTurn(state, document);
  return wrong ?? state;
};

/** The phase, whose turn it is, and what was counted and seen. */
const readTurn = (state: Draft<State>, document: Fields): Mistake | undefined => {
  const { phase = 'play', toMove } = document;
  if (phase !== 'placement' && phase !== 'play') return mistake('phase', 'must be "placement" or "play"');
  if (toMove !== undefined && toMove !== 'lancaster' && toMove !== 'york')
    return mistake('toMove', 'must be "lancaster" or "york"');
  const actions = count(document.actions, phase === 'placement' ? 0 : 1, 'actions');
  if (typeof actions !== 'number') return actions;
  const passes = count(document.passes, 0, 'passes');
  if (typeof passes !== 'number') return passes;
  const seen = readSeen(document.seen);
  if (isMistake(seen)) return seen;
  Object.assign(state, { actions, passes, toMove: toMove ?? 'lancaster' });
  if (phase === 'placement') return readPlacement(state, toMove);
  if (state.options.noRepetition) Object.assign(state, { seen, sieve: sieveOf(seen) });
  remember(state);
  state.phase = { name: 'play', open: !outcome(state) && canAct(state) };
  return undefined;
};
