// Questions about a position, and the few ways it changes. Rules reach the columns through these only.
import type { Draft } from '@rose/table';
import { around, CELLS, type CellId, type DirectionId, next, OUTSIDE, touch } from './data/cells.ts';
import { type Action, CASTLE, EMPTY, other, type PlayAction, type Seat, SOLDIER, type State } from './state.ts';

/** What stands where: all that an action of play changes besides whose turn it is. */
export type OnBoard = Pick<State, 'on' | 'castles' | 'moon'>;

export { ARMY } from './state.ts';
export const sideOf = (seat: Seat): 0 | 1 => (seat === 'lancaster' ? 0 : 1);

export const isEmpty = (board: OnBoard, cell: CellId): boolean => board.on[cell] === EMPTY;
/** Ruling 22: a pushed piece may land on an empty cell or outside, never on a piece of either side. */
export const isFree = (board: OnBoard, cell: CellId): boolean => cell === OUTSIDE || board.on[cell] === EMPTY;
export const isSoldierOf = (board: OnBoard, seat: Seat, cell: CellId): boolean => board.on[cell] === SOLDIER[seat];
export const isPieceOf = (board: OnBoard, seat: Seat, cell: CellId): boolean =>
  board.on[cell] === SOLDIER[seat] || board.on[cell] === CASTLE[seat];
export const isCastleOf = (board: OnBoard, seat: Seat, cell: CellId): boolean => board.on[cell] === CASTLE[seat];

export const castleOf = (board: OnBoard, seat: Seat): CellId => board.castles[sideOf(seat)] as CellId;
export const showsMoon = (board: OnBoard, seat: Seat): boolean => board.moon[sideOf(seat)] === 1;
export const soldiersOf = (board: OnBoard, seat: Seat): CellId[] => {
  const soldiers: CellId[] = [];
  const { on } = board;
  const soldier = SOLDIER[seat];
  for (let cell = 0; cell < on.length; cell++) if (on[cell] === soldier) soldiers.push(cell as CellId);
  return soldiers;
};
export const touchesSoldierOf = (board: OnBoard, seat: Seat, cell: CellId): boolean =>
  around(cell).some((near) => isSoldierOf(board, seat, near));

/** 3.2 The soldiers a march may pass over: of these, the chain that begins next to the mover (rulings 16, 17). */
export const chainFrom = (soldiers: readonly CellId[], mover: CellId): readonly CellId[] => {
  const chain = [mover];
  for (const link of chain)
    for (const soldier of soldiers) if (touch(link, soldier) && !chain.includes(soldier)) chain.push(soldier);
  return chain.slice(1);
};
/** 5.2 The soldiers linked to the castle: touching it, or touching a linked soldier (ruling 36). */
export const linkedToCastle = (board: OnBoard, seat: Seat): readonly CellId[] =>
  chainFrom(soldiersOf(board, seat), castleOf(board, seat));

/** 5.2 Empty cells that touch the castle or a linked soldier (ruling 35). */
export const entryCells = (board: OnBoard, seat: Seat): readonly CellId[] => {
  const castle = castleOf(board, seat);
  if (castle === OUTSIDE) return [];
  const sources = [castle, ...linkedToCastle(board, seat)];
  return CELLS.filter((cell) => isEmpty(board, cell) && sources.some((source) => touch(source, cell)));
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

const shift = (board: Draft<OnBoard>, from: CellId, to: CellId): void => {
  const piece = board.on[from] as number;
  board.on[from] = EMPTY;
  if (to !== OUTSIDE) board.on[to] = piece;
  if (piece === CASTLE.lancaster) board.castles[0] = to;
  if (piece === CASTLE.york) board.castles[1] = to;
};

export const putSoldier = (board: Draft<OnBoard>, seat: Seat, cell: CellId): void => {
  board.on[cell] = SOLDIER[seat];
};

/** Rulings 38 and 39: the caller's marker turns to the moon, unless the other shows it: then both show the sun. */
const turnMarkers = (board: Draft<OnBoard>, seat: Seat): void => {
  if (showsMoon(board, other(seat))) board.moon.fill(0);
  else board.moon[sideOf(seat)] = 1;
};

/** Carries out a legal action of play on the board. */
export const perform = (board: Draft<OnBoard>, seat: Seat, action: PlayAction): void => {
  switch (action.do) {
    case 'step':
    case 'march':
      shift(board, action.from, action.to);
      return;
    case 'translate': {
      const { first, second, direction } = action;
      board.on[first] = EMPTY;
      board.on[second] = EMPTY;
      putSoldier(board, seat, next(first, direction));
      putSoldier(board, seat, next(second, direction));
      return;
    }
    case 'breakthrough':
    case 'attack': {
      const { front, target, landing } = pushFrom(frontOf(action), action.direction);
      shift(board, target, landing);
      shift(board, front, target);
      if (action.do === 'breakthrough') shift(board, action.rear, front);
      return;
    }
    case 'reinforce':
      putSoldier(board, seat, action.cell);
      turnMarkers(board, seat);
      return;
    case 'pass':
      return;
  }
};
