// A written position of the set-up. Ruling 7 promises a free cell at every placement; the promise holds only for
// soldiers that were placed by the rules, so a document that shows others is refused.
import { type Draft, type Mistake, mistake } from '@rose/table';
import { GREEN_STARS, nameOf, RED_STARS, touch } from '../rules/data/cells.ts';
import { ARMY, castleOf, chainFrom, showsMoon, soldiersOf } from '../rules/position.ts';
import { other, SEATS, type Seat, type State } from '../rules/state.ts';

const sideFault = (state: State, seat: Seat): Mistake | undefined => {
  const star = GREEN_STARS[seat];
  if (castleOf(state, seat) !== star) return mistake(`${seat}.castle`, `must be ${nameOf(star)} during the set-up`);
  if (showsMoon(state, seat)) return mistake(`${seat}.marker`, 'must be "sun" during the set-up');
  const field = `${seat}.soldiers`;
  const soldiers = soldiersOf(state, seat);
  if (soldiers.length === 0) return undefined;
  if (soldiers.some((soldier) => RED_STARS.includes(soldier)))
    return mistake(field, 'must leave the red stars, the row d, free during the set-up');
  const first = soldiers.find((soldier) => touch(soldier, star));
  if (first === undefined) return mistake(field, 'must have one that touches its castle during the set-up');
  return chainFrom(soldiers, first).length + 1 === soldiers.length
    ? undefined
    : mistake(field, 'must touch one another during the set-up, in one chain');
};

/** In the set-up whoever has fewer soldiers places next, unless the document says otherwise. */
export const readPlacement = (state: Draft<State>, toMove: Seat | undefined): Mistake | undefined => {
  for (const field of ['actions', 'passes'] as const)
    if (state[field] !== 0) return mistake(field, 'must be 0 during the set-up');
  for (const seat of SEATS) {
    const wrong = sideFault(state, seat);
    if (wrong) return wrong;
  }
  const placed = (seat: Seat): number => soldiersOf(state, seat).length;
  const waiting = toMove ?? (placed('york') < placed('lancaster') ? 'york' : 'lancaster');
  if (placed(waiting) >= ARMY && placed(other(waiting)) < ARMY)
    return mistake('toMove', `is ${waiting}, who has placed all ${ARMY} soldiers`);
  state.toMove = waiting;
  state.phase = { name: 'placement' };
  return undefined;
};
