// 4 Combat: the attacked piece is pushed one cell straight on (ruling 22).
import { type RuleRef, refuse } from '@rose/table';
import { around, type CellId, DIRECTION_IDS, directionName, nameOf, next, OUTSIDE } from '../data/cells.ts';
import { isCastleOf, isEmpty, isFree, isPieceOf, isSoldierOf, pushFrom, soldiersOf } from '../position.ts';
import type { OtherAction } from '../situation.ts';
import { other, type PlayAction, type Refusal, type Seat, type State } from '../state.ts';

export type Attack = Extract<PlayAction, { do: 'breakthrough' | 'attack' }>;

/** Each soldier in each direction, both ways of attacking. */
export function* attackCandidates(state: State, seat: Seat): Iterable<Attack> {
  for (const soldier of soldiersOf(state, seat)) {
    for (const direction of DIRECTION_IDS) {
      yield { do: 'breakthrough', rear: soldier, direction };
      yield { do: 'attack', from: soldier, direction };
    }
  }
}

export const attacksTried = (state: State, seat: Seat): readonly Attack['do'][] =>
  soldiersOf(state, seat).length === 0 ? [] : ['breakthrough', 'attack'];

/** 4.0 The push itself: an enemy piece ahead, and a free cell or the outside behind it (rulings 22, 25, 29). */
const whyNotPush = (
  state: State,
  seat: Seat,
  rule: RuleRef,
  { front, direction }: { readonly front: CellId; readonly direction: Attack['direction'] },
): Refusal | undefined => {
  const { target, landing } = pushFrom(front, direction);
  if (target === OUTSIDE) return refuse(rule, { why: 'off-the-board', direction: directionName(direction) });
  if (isEmpty(state, target)) return refuse(rule, { why: 'nobody-to-push', cell: nameOf(target) });
  if (isPieceOf(state, seat, target)) return refuse(rule, { why: 'own-piece', cell: nameOf(target) });
  if (isFree(state, landing)) return undefined;
  return refuse('4.0', { why: 'cell-behind-taken', target: nameOf(target), behind: nameOf(landing) });
};

/** 4.1 Two soldiers in line, the enemy right in front of the first: all three slide one cell (rulings 24, 25). */
const whyNotBreakthrough = (state: State, seat: Seat, rear: CellId, direction: Attack['direction']) => {
  if (!isSoldierOf(state, seat, rear)) return refuse('4.1', { why: 'not-your-soldier', cell: nameOf(rear) });
  const front = next(rear, direction);
  if (front === OUTSIDE) return refuse('4.1', { why: 'off-the-board', direction: directionName(direction) });
  if (!isSoldierOf(state, seat, front))
    return refuse('4.1', { why: 'no-front-soldier', rear: nameOf(rear), cell: nameOf(front) });
  return whyNotPush(state, seat, '4.1', { front, direction });
};

/** 4.2 Support is contact of another own soldier with the attacked piece (rulings 26 to 28). */
export const isSupported = (state: State, seat: Seat, from: CellId, target: CellId): boolean => {
  for (const near of around(target)) if (near !== from && isSoldierOf(state, seat, near)) return true;
  return false;
};

/** 4.2 One soldier pushes, another touches the same piece; a castle is never driven off this way (ruling 31). */
const whyNotAttack = (state: State, seat: Seat, from: CellId, direction: Attack['direction']) => {
  if (!isSoldierOf(state, seat, from)) return refuse('4.2', { why: 'not-your-soldier', cell: nameOf(from) });
  const refusal = whyNotPush(state, seat, '4.2', { front: from, direction });
  if (refusal) return refusal;
  const { target, landing } = pushFrom(from, direction);
  if (!isSupported(state, seat, from, target)) return refuse('4.2', { why: 'no-support', target: nameOf(target) });
  if (landing === OUTSIDE && isCastleOf(state, other(seat), target))
    return refuse('4.2', { why: 'only-breakthrough-ejects-castle', castle: nameOf(target) });
  return undefined;
};

export const whyNotCombat = (state: State, seat: Seat, action: Attack): Refusal | undefined =>
  action.do === 'breakthrough'
    ? whyNotBreakthrough(state, seat, action.rear, action.direction)
    : whyNotAttack(state, seat, action.from, action.direction);

/** Adds the legal attacks: `whyNotCombat` turned round. */
export const addAttacks = (state: State, seat: Seat, soldiers: readonly CellId[], into: OtherAction[]): void => {
  const enemy = other(seat);
  for (const soldier of soldiers) {
    for (const direction of DIRECTION_IDS) {
      const ahead = next(soldier, direction);
      if (ahead === OUTSIDE || isEmpty(state, ahead)) continue;
      if (isPieceOf(state, enemy, ahead)) {
        const landing = next(ahead, direction);
        if (!isFree(state, landing) || !isSupported(state, seat, soldier, ahead)) continue;
        if (landing === OUTSIDE && isCastleOf(state, enemy, ahead)) continue;
        into.push({ do: 'attack', from: soldier, direction });
      } else if (isSoldierOf(state, seat, ahead)) {
        const { target, landing } = pushFrom(ahead, direction);
        if (target !== OUTSIDE && isPieceOf(state, enemy, target) && isFree(state, landing))
          into.push({ do: 'breakthrough', rear: soldier, direction });
      }
    }
  }
};
