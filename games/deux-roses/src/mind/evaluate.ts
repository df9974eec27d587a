// How good a position is for a side, from -1 (lost) to 1 (won): for bots. Points are hundredths of a soldier.
import {
  around,
  CELLS,
  type CellId,
  DIRECTION_IDS,
  distance,
  isRim,
  next,
  OUTSIDE,
  opposite,
  touch,
} from '../rules/data/cells.ts';
import { ARMY, castleOf, isSoldierOf, showsMoon, soldiersOf } from '../rules/position.ts';
import { other, type Seat, type State } from '../rules/state.ts';

const SOLDIER_WORTH = 100;
/** For each step a soldier is closer to the enemy castle than the far side of the board. */
const NEARER = 12;
/** A soldier with a friend beside it: alone it neither pushes nor marches. */
const LINKED = 6;
/** A soldier on the rim can be pushed off. */
const ON_RIM = -10;
/** A soldier beside its own castle stands in the way of who would push it. */
const GUARD = 15;
/** A castle on the rim is one breakthrough from the end. */
const CASTLE_ON_RIM = -90;
/** An enemy soldier on a line that leads the castle off the board: next to it, or right behind that. */
const AIMED_NEAR = -40;
const AIMED_FAR = -15;
/** A soldier is missing and may be called. */
const MAY_CALL = 45;
/** To have the next action. */
const TURN = 10;
/** So many points ahead are half a win. */
const HALF_WON = 500;

const FARTHEST = 6;

/** The lines by which a castle on a cell would leave the board: the cells of the front and the rear soldier. */
const WAYS_OUT = CELLS.map((castle) =>
  DIRECTION_IDS.filter((direction) => next(castle, direction) === OUTSIDE).map((direction) => {
    const front = next(castle, opposite(direction));
    return { front, rear: front === OUTSIDE ? OUTSIDE : next(front, opposite(direction)) };
  }),
);

/** How safe a castle is: away from the rim, and nobody aims at it. */
const safety = (state: State, seat: Seat, castle: CellId): number => {
  if (!isRim(castle)) return 0;
  let points = CASTLE_ON_RIM;
  for (const { front, rear } of WAYS_OUT[castle] ?? []) {
    if (rear === OUTSIDE) continue;
    if (isSoldierOf(state, other(seat), front)) points += AIMED_NEAR;
    if (isSoldierOf(state, other(seat), rear)) points += AIMED_FAR;
  }
  return points;
};

const hasFriendBeside = (state: State, seat: Seat, soldier: CellId): boolean => {
  for (const near of around(soldier)) if (isSoldierOf(state, seat, near)) return true;
  return false;
};

/** What one side has, in points. */
const strength = (state: State, seat: Seat): number => {
  const own = castleOf(state, seat);
  const enemy = castleOf(state, other(seat));
  const soldiers = soldiersOf(state, seat);
  let points = safety(state, seat, own);
  for (const soldier of soldiers) {
    points += SOLDIER_WORTH + NEARER * (FARTHEST - distance(soldier, enemy));
    if (isRim(soldier)) points += ON_RIM;
    if (touch(soldier, own)) points += GUARD;
    if (hasFriendBeside(state, seat, soldier)) points += LINKED;
  }
  if (soldiers.length < ARMY && state.phase.name === 'play' && !showsMoon(state, seat)) points += MAY_CALL;
  return state.toMove === seat ? points + TURN : points;
};

export const evaluate = (state: State, seat: Seat): number => {
  if (castleOf(state, seat) === OUTSIDE) return -1;
  if (castleOf(state, other(seat)) === OUTSIDE) return 1;
  const ahead = strength(state, seat) - strength(state, other(seat));
  return ahead / (Math.abs(ahead) + HALF_WON);
};
