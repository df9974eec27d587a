// The touches that express an action. A touch on another own soldier changes the soldier in hand, so that no
// gesture begins with two of them: a pair walks by touching where one of the two goes, and the menu asks.
import { type Action, type CellId, type DirectionId, nameOf, next, OUTSIDE } from '@rose/deux-roses/ids';

type Gesture = readonly string[];

const names = (...cells: readonly CellId[]): Gesture => cells.map(nameOf);

/** A soldier that walks into its partner's cell follows; only the one in front names a bed to touch. */
const walks = (soldier: CellId, partner: CellId, direction: DirectionId): readonly Gesture[] => {
  const to = next(soldier, direction);
  return to === OUTSIDE || to === partner ? [] : [names(soldier, to)];
};

/** Both soldiers of a breakthrough may be the one in hand. */
const breaksThrough = (rear: CellId, direction: DirectionId): readonly Gesture[] => {
  const front = next(rear, direction);
  const target = front === OUTSIDE ? OUTSIDE : next(front, direction);
  return target === OUTSIDE ? [] : [names(front, target), names(rear, target)];
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
        ...walks(action.first, action.second, action.direction),
        ...walks(action.second, action.first, action.direction),
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

const begins = (gesture: Gesture, touches: Gesture): boolean =>
  gesture.length >= touches.length && touches.every((place, i) => place === gesture[i]);

/** The actions that these touches may still mean. */
export const meantBy = (actions: readonly Action[], touches: Gesture): readonly Action[] =>
  actions.filter((action) => gestures(action).some((gesture) => begins(gesture, touches)));
