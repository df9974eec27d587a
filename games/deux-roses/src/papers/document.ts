// A position as a readable document, and back. What a document does not mention has its default: castles on their
// stars, no soldiers, both suns, play, Lancaster to move, the opening over.
import { type PlainReader, plainReader, word } from '@rose/parts';
import { isMistake, type Mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { nameOf, OUTSIDE } from '../rules/data/cells.ts';
import { outcome } from '../rules/outcome.ts';
import { canAct } from '../rules/phases/play.ts';
import { castleOf, isEmpty, showsMoon, sideOf, soldiersOf } from '../rules/position.ts';
import { bareBoard } from '../rules/setup.ts';
import { readSituation, remember, sieveOf, writeSituations } from '../rules/situation.ts';
import {
  CASTLE,
  EMPTY,
  type Options,
  SEATS,
  type Seat,
  SIDE,
  type SideView,
  SOLDIER,
  STATE,
  type State,
  type View,
  type Writable,
} from '../rules/state.ts';
import { readPlacement } from './written-setup.ts';

const sideView = (state: State, seat: Seat): SideView =>
  SIDE.write({
    castle: castleOf(state, seat),
    soldiers: soldiersOf(state, seat),
    marker: showsMoon(state, seat) ? 'moon' : 'sun',
  });

/** All but the situations seen: they are most of a long game's document, and no page draws them. */
export const picture = (state: State): View => ({
  phase: state.phase.name,
  ...STATE.show(state),
  lancaster: sideView(state, 'lancaster'),
  york: sideView(state, 'york'),
});
export const toPosition = (state: State): View => ({ ...picture(state), seen: writeSituations(state.seen) });

/** Sets one side on the board. */
const readSide = (page: PlainReader, state: Writable, seat: Seat, given: unknown): void => {
  const bare = { castle: castleOf(state, seat), marker: 'sun' } as const;
  const { castle, soldiers, marker } = SIDE.readWith(page, given, seat, bare);
  state.castles[sideOf(seat)] = castle;
  state.moon[sideOf(seat)] = marker === 'moon' ? 1 : 0;
  for (const [i, cell] of soldiers.entries()) {
    if (!isEmpty(state, cell)) page.wrong(`${seat}.soldiers[${i}]`, `is ${nameOf(cell)}, which already holds a piece`);
    state.on[cell] = SOLDIER[seat];
  }
};

/** Castles take their cells after both sides were read, so that either may stand anywhere. */
const putCastles = (page: PlainReader, state: Writable): void => {
  for (const seat of SEATS) {
    const castle = castleOf(state, seat);
    if (castle === OUTSIDE) continue;
    if (!isEmpty(state, castle)) page.wrong(`${seat}.castle`, `is ${nameOf(castle)}, which already holds a piece`);
    state.on[castle] = CASTLE[seat];
  }
  if (state.castles.every((castle) => castle === OUTSIDE)) page.wrong('york.castle', 'is off the board like the other');
};

const readSeen = (page: PlainReader, given: unknown): number[] => {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > 2000) {
    page.wrong('seen', 'must be a list of situations');
    return [];
  }
  return given.flatMap((text: unknown, i) => {
    const pair = typeof text === 'string' ? readSituation(text) : undefined;
    if (!pair) page.wrong(`seen[${i}]`, 'must look like "e2e3.f3.sun/c3c4.b3.moon/york"');
    return pair ?? [];
  });
};

const KEYS = ['phase', 'options', 'toMove', 'lancaster', 'york', 'actions', 'passes', 'seen', 'rules'];
const PHASE = word(['placement', 'play']);

export const fromPosition = (document: unknown, opened: number = META.rules): State | Mistake => {
  const page = plainReader();
  const given = page.fields(document ?? null, '', KEYS);
  const options = readOptions<Options>(META.options, given['options']);
  if (isMistake(options)) return page.fault() ?? options;
  const state = bareBoard(options, page.count(given['rules'], 'rules', 1, META.rules, opened));
  state.on.fill(EMPTY);
  for (const seat of SEATS) readSide(page, state, seat, given[seat]);
  // Rulings 38 and 39: a call turns both markers back, so they never show the moon together.
  if (state.moon[0] === 1 && state.moon[1] === 1)
    page.wrong('york.marker', 'shows the moon like the other one; only one marker can');
  putCastles(page, state);
  const phase = PHASE.read(page, given['phase'], 'phase', 'play');
  STATE.fill(page, state, { actions: phase === 'placement' ? 0 : 1, ...given }, '', ['toMove', 'actions', 'passes']);
  const seen = readSeen(page, given['seen']);
  const fault = page.fault();
  if (fault) return fault;
  if (phase === 'placement')
    return readPlacement(state, given['toMove'] === undefined ? undefined : state.toMove) ?? state;
  if (options.noRepetition) Object.assign(state, { seen, sieve: sieveOf(seen) });
  remember(state);
  state.phase = { name: 'play', open: !outcome(state) && canAct(state) };
  return state;
};
