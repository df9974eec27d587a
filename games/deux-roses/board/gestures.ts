// The touches that express an action: a soldier, then where it goes. A second soldier touched after the first is taken
// along; touched again it is put back.
import {
  type Action,
  around,
  C,
  type CellId,
  type DirectionId,
  isCellName,
  nameOf,
  next,
  OUTSIDE,
  type View,
} from '@rose/deux-roses/ids';

type Gesture = readonly string[];

const names = (...cells: readonly CellId[]): Gesture => cells.map(nameOf);

/** A pair goes where its second soldier is sent; one that walks into its partner's cell follows the partner. */
const pairWalks = (first: CellId, second: CellId, direction: DirectionId): readonly Gesture[] => {
  const own = next(second, direction);
  const to = own === first ? next(first, direction) : own;
  return to === OUTSIDE ? [] : [names(first, second, to)];
};

/** Either soldier of a breakthrough may be the one in hand, or both; the chief gesture begins with who is sure to be one. */
const breaksThrough = (rear: CellId, direction: DirectionId): readonly Gesture[] => {
  const front = next(rear, direction);
  const target = front === OUTSIDE ? OUTSIDE : next(front, direction);
  if (target === OUTSIDE) return [];
  return [names(rear, target), names(front, target), names(front, rear, target), names(rear, front, target)];
};

const attacks = (from: CellId, direction: DirectionId): readonly Gesture[] => {
  const target = next(from, direction);
  return target === OUTSIDE ? [] : [names(from, target)];
};

export const REINFORCE = '#reinforce';

export const gestures = (action: Action): readonly Gesture[] => {
  switch (action.do) {
    case 'place':
      return [names(action.cell)];
    case 'step':
    case 'march':
      return [names(action.from, action.to)];
    case 'translate':
      return [
        ...pairWalks(action.first, action.second, action.direction),
        ...pairWalks(action.second, action.first, action.direction),
      ];
    case 'breakthrough':
      return breaksThrough(action.rear, action.direction);
    case 'attack':
      return attacks(action.from, action.direction);
    // Always by its button first: a stray touch on a bed must not spend the call.
    case 'reinforce':
      return [[REINFORCE, nameOf(action.cell)]];
    // Never chosen: it happens by itself.
    case 'pass':
      return [];
  }
};

/** An empty hand on a cell where nothing of its own begins wanted to act with what stands there. */
export const reachWith = (_view: View, picked: readonly string[], place: string): readonly Action[] => {
  if (picked.length > 0 || !isCellName(place)) return [];
  const [to] = around(C[place]);
  return to === undefined ? [] : [{ do: 'step', from: C[place], to }];
};
