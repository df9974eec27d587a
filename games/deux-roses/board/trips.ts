// The pieces of a view, and the trips that a log line or an action sends them on.
import type { Point } from '@rose/board';
import {
  type Action,
  around,
  C,
  type CellId,
  type CellName,
  type DirectionId,
  directionTo,
  type LogEntry,
  nameOf,
  next,
  OUTSIDE,
  other,
  SEATS,
  type Seat,
  type View,
} from '@rose/deux-roses/ids';
import { beyond, centre } from './geometry.ts';

export interface Piece {
  readonly side: Seat;
  readonly kind: 'soldier' | 'castle';
  readonly at: CellName;
}
export const piecesOf = (view: View): readonly Piece[] =>
  SEATS.flatMap((side): readonly Piece[] => {
    const { castle, soldiers } = view[side];
    const men = soldiers.map((at): Piece => ({ side, kind: 'soldier', at }));
    return castle === null ? men : [{ side, kind: 'castle', at: castle }, ...men];
  });
export const pieceAt = (view: View, cell: string): Piece | undefined => piecesOf(view).find(({ at }) => at === cell);

/** One piece on its way. One that enters comes from nowhere, one pushed out ends nowhere. */
export interface Trip {
  readonly side: Seat;
  readonly kind: Piece['kind'];
  readonly from: CellName | undefined;
  readonly to: CellName | undefined;
  readonly path: readonly Point[];
}

/** 3.2 The shortest way along the chain of a side's soldiers, from a cell to a bed beside the chain. */
export const alongChain = (soldiers: readonly CellName[], from: CellName, to: CellName): readonly CellName[] => {
  const links = new Set(soldiers.map((name) => C[name]).filter((cell) => cell !== C[from] && cell !== C[to]));
  let ways: readonly (readonly CellId[])[] = [[C[from]]];
  while (ways.length > 0) {
    const longer: (readonly CellId[])[] = [];
    for (const way of ways)
      for (const cell of around(way.at(-1) ?? OUTSIDE)) {
        if (cell === C[to] && way.length > 1) return [...way, cell].map(nameOf);
        if (links.delete(cell)) longer.push([...way, cell]);
      }
    ways = longer;
  }
  return [from, to];
};

const walk = (side: Seat, cells: readonly CellName[], kind: Piece['kind'] = 'soldier'): Trip => ({
  side,
  kind,
  from: cells[0],
  to: cells.at(-1),
  path: cells.map(centre),
});
const enter = (side: Seat, at: CellName): Trip => ({
  side,
  kind: 'soldier',
  from: undefined,
  to: at,
  path: [centre(at)],
});

const push = (entry: Extract<LogEntry, { say: 'broke-through' | 'attacked' }>, pusher: CellName): Trip => {
  const side = other(entry.seat);
  const { piece, target, landing } = entry;
  if (landing !== 'outside') return walk(side, [target, landing], piece);
  const direction = directionTo(C[pusher], C[target]);
  const path = direction === undefined ? [centre(target)] : [centre(target), beyond(target, direction)];
  return { side, kind: piece, from: target, to: undefined, path };
};

/** Who goes where; `view` is any position before or after, for the chain of a march. */
export const tripsOf = (entry: LogEntry, view: View): readonly Trip[] => {
  switch (entry.say) {
    case 'placed':
    case 'reinforced':
      return [enter(entry.seat, entry.cell)];
    case 'stepped':
      return [walk(entry.seat, [entry.from, entry.to])];
    case 'marched':
      return [walk(entry.seat, alongChain(view[entry.seat].soldiers, entry.from, entry.to))];
    case 'translated':
      return [walk(entry.seat, [entry.from[0], entry.to[0]]), walk(entry.seat, [entry.from[1], entry.to[1]])];
    case 'broke-through':
      return [
        push(entry, entry.front),
        walk(entry.seat, [entry.front, entry.target]),
        walk(entry.seat, [entry.rear, entry.front]),
      ];
    case 'attacked':
      return [push(entry, entry.from), walk(entry.seat, [entry.from, entry.target])];
    case 'castles-stand':
    case 'markers-turned-to-sun':
    case 'passed':
      return [];
  }
};

const landing = (target: CellId, direction: DirectionId): CellName | 'outside' => {
  const behind = next(target, direction);
  return behind === OUTSIDE ? 'outside' : nameOf(behind);
};
const pushes = (view: View, front: CellId, direction: DirectionId) => {
  const target = next(front, direction);
  if (target === OUTSIDE) return undefined;
  const piece = pieceAt(view, nameOf(target))?.kind ?? 'soldier';
  return { target: nameOf(target), piece, landing: landing(target, direction) };
};

/** The log line that an action would write: what a preview shows. */
export const foretell = (view: View, action: Action): LogEntry | undefined => {
  const seat = view.toMove;
  switch (action.do) {
    case 'place':
      return { say: 'placed', seat, cell: nameOf(action.cell) };
    case 'reinforce':
      return { say: 'reinforced', seat, cell: nameOf(action.cell) };
    case 'step':
      return { say: 'stepped', seat, from: nameOf(action.from), to: nameOf(action.to) };
    case 'march':
      return { say: 'marched', seat, from: nameOf(action.from), to: nameOf(action.to) };
    case 'translate': {
      const cells = [action.first, action.second] as const;
      const [a, b] = [next(cells[0], action.direction), next(cells[1], action.direction)];
      if (a === OUTSIDE || b === OUTSIDE) return undefined;
      return { say: 'translated', seat, from: [nameOf(cells[0]), nameOf(cells[1])], to: [nameOf(a), nameOf(b)] };
    }
    case 'breakthrough': {
      const front = next(action.rear, action.direction);
      const pushed = front === OUTSIDE ? undefined : pushes(view, front, action.direction);
      return pushed && { say: 'broke-through', seat, rear: nameOf(action.rear), front: nameOf(front), ...pushed };
    }
    case 'attack': {
      const pushed = pushes(view, action.from, action.direction);
      return pushed && { say: 'attacked', seat, from: nameOf(action.from), ...pushed };
    }
    case 'pass':
      return undefined;
  }
};
