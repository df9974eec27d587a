// 13.3 Nobody attacks an ally, or a former one while their peace lasts.
import { refuse } from '@rose/table';
import { seatName } from '../data/seats.ts';
import type { Refusal } from '../kind.ts';
import { isTruce } from '../position/truces.ts';
import type { State } from '../state.ts';

/** `seats`: bits of those who would be fought. */
export const whyNotSeats = (state: State, seat: number, seats: number): Refusal | undefined => {
  for (let other = 0; other < state.options.players; other++)
    if (((seats >> other) & 1) === 1 && isTruce(state, seat, other))
      return refuse('13.3', { why: 'truce', seat: seatName(other) });
  return undefined;
};
