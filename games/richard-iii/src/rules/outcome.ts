// 9.0 Victory.
import type { Outcome } from '@rose/table';
import { hasLost } from './position.ts';
import { other, type RichardIII, SEATS, type State } from './state.ts';

export const outcome = (state: State): Outcome<RichardIII> | undefined => {
  // 9.0 A side without a living heir has lost at once, whatever the phase (ruling 10.7).
  for (const seat of SEATS) if (hasLost(state, seat)) return { winners: [other(seat)], how: 'heirs-dead', rule: '9.0' };
  // 9.0 After the last campaign the throne decides.
  if (state.phase.name === 'political' && state.phase.step === 'over')
    return { winners: [state.kingSide], how: 'throne-held', rule: '9.0' };
  return undefined;
};
