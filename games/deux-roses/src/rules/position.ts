// Questions about a position, and the few ways it changes. Rules reach the columns through these only.
import type { Draft } from '@rose/table';
import { around, CELLS, type CellId, type DirectionId, next, OUTSIDE, touch } from './data/cells.ts';
import { type Action, CASTLE, EMPTY, other, type PlayAction, type Seat, SOLDIER, type State } from './state.ts';

/** What stands where: all that an action of play changes besides whose turn it is. */
export type Ground = Pick<State, 'on' | 'castles' | 'moon'>;

export { ARMY } from './state.ts';
export const sideOf = (seat: Seat): 0 | 1 => (seat === 'lancaster' ? 0 : 1);

export const isEmpty = (ground: Ground, cell: CellId): boolean => ground.on[cell] === EMPTY;
/** Ruling 22: a pushed piece may land on an empty cell or outside, never on a piece of either side. */
export const isFree = (ground: Ground, cell: CellId): boolean => cell === OUTSIDE || ground.on[cell] === EMPTY;
export const isSoldierOf = (ground: Ground, seat: Seat, cell: CellId): boolean => ground.on[cell] === SOLDIER[seat];
export const isPieceOf = (ground: Ground, seat: Seat, cell: CellId): boolean =>
  ground.on[cell] === SOLDIER[seat] || ground.on[cell] === CASTLE[seat];
export const isCastleOf = (ground: Ground, seat: Seat, cell: CellId): boolean => ground.on[cell] === CASTLE[seat];

export const castleOf = (ground: Ground, seat: Seat): CellId => ground.castles[sideOf(seat)] as CellId;
export const showsMoon = (ground: Ground, seat: Seat): boolean => ground.moon[sideOf(seat)] === 1;
export const soldiersOf = (ground: Ground, seat: Seat): CellId[] => {
  const soldiers: CellId[] = [];
  const { on } = ground;
  const soldier = SOLDIER[seat];
  for (let cell = 0; cell < on.length; cell++) if (on[cell] === soldier) soldiers.push(cell as CellId);
  return soldiers;
};
export const touchesSoldierOf = (ground: Ground, seat: Seat, cell: CellId): boolean =>
  around(cell).some((near) => isSoldierOf(ground, seat, near));

/** 3.2 The soldiers a march may pass over: of these, the chain that begins next to the mover (rulings 16, 17). */
export const chainFrom = (soldiers: readonly CellId[], mover: CellId): readonly CellId[] => {
  const chain = [mover];
  for (const link of chain)
    for (const soldier of soldiers) if (touch(link, soldier) && !chain.includes(soldier)) chain.push(soldier);
  return chain.slice(1);
};
/** 5.2 The soldiers linked to the castle: touching it, or touching a linked soldier (ruling 36). */
export const linkedToCastle = (ground: Ground, seat: Seat): readonly CellId[] =>
  chainFrom(soldiersOf(ground, seat), castleOf(ground, seat));

/** 5.2 Empty cells that touch the castle or a linked soldier (ruling 35). */
export const entryCells = (ground: Ground, seat: Seat): readonly CellId[] => {
  const castle = castleOf(ground, seat);
  if (castle === OUTSIDE) return [];
  const sources = [castle, ...linkedToCastle(ground, seat)];
  return CELLS.filter((cell) => isEmpty(ground, cell) && sources.some((source) => touch(source, cell)));
};

/** A push straight on: who is pushed, from where to where. */
export interface Push {
  readonly front: CellId;
  readonly target: CellId;
  readonly landing: CellId;
}
/** The push that a front soldier would make in a direction; the target may be OUTSIDE. */
export const pushFrom = (front: CellId, direction: DirectionId): Push => {
  const target = next(front, direction);
  return { front, target, landing: target === OUTSIDE ? OUTSIDE : next(target, direction) };
};
/** The soldier that takes the target's cell in an attack of either kind. */
export const frontOf = (action: Extract<Action, { do: 'breakthrough' | 'attack' }>): CellId =>
  action.do === 'attack' ? action.from : next(action.rear, action.direction);

const shift = (ground: Draft<Ground>, from: CellId, to: CellId): void => {
  const piece = ground.on[from] as number;
  ground.on[from] = EMPTY;
  if (to !== OUTSIDE) ground.on[to] = piece;
  if (piece === CASTLE.lancaster) ground.castles[0] = to;
  if (piece === CASTLE.york) ground.castles[1] = to;
};

export const putSoldier = (ground: Draft<Ground>, seat: Seat, cell: CellId): void => {
  ground.on[cell] = SOLDIER[seat];
};

/** Rulings 38 and 39: the caller's marker turns to the moon, unless the other shows it: then both show the sun. */
const turnMarkers = (ground: Draft<Ground>, seat: Seat): void => {
  if (showsMoon(ground, other(seat))) ground.moon.fill(0);
  else ground.moon[sideOf(seat)] = 1;
};

/** Carries out a legal action of play on the board. */
export const perform = (ground: Draft<Ground>, seat: Seat, action: PlayAction): void => {
  switch (action.do) {
    case 'step':
    case 'march':
      shift(ground, action.from, action.to);
      return;
    case 'translate': {
      const { first, second, direction } = action;
      ground.on[first] = EMPTY;
      ground.on[second] = EMPTY;
      putSoldier(ground, seat, next(first, direction));
      putSoldier(ground, seat, next(second, direction));
      return;
    }
    case 'breakthrough':
    case 'attack': {
      const { front, target, landing } = pushFrom(frontOf(action), action.direction);
      shift(ground, target, landing);
      shift(ground, front, target);
      if (action.do === 'breakthrough') shift(ground, action.rear, front);
      return;
    }
    case 'reinforce':
      putSoldier(ground, seat, action.cell);
      turnMarkers(ground, seat);
      return;
    case 'pass':
      return;
  }
};
