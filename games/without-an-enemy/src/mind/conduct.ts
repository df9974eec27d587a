// How both sides are taken to fight on when the odds of a fight are reckoned: alike, by what looks best at a glance. Who is
// attacked stands: whether he would have gone inside or away is his own affair.
import type { BattleAction } from '../rules/actions.ts';
import { legalAnswers } from '../rules/phases/battle-legal.ts';
import type { Fighting } from '../rules/phases/battle-line.ts';
import type { BattleStep, Seat } from '../rules/state.ts';
import { battlePriors } from './priors-battle.ts';

const STANDS: readonly BattleStep[] = ['retire', 'withdraw'];
const STAND: BattleAction = { do: 'stand' };

/** What a side does at this decision of the fight under way. */
export const conduct = (state: Fighting, seat: Seat): BattleAction => {
  if (STANDS.includes(state.phase.step) && state.phase.blows.length === 0) return STAND;
  const actions = legalAnswers(state, seat);
  const priors = battlePriors(state, seat, actions);
  let best = 0;
  for (let n = 1; n < actions.length; n++) if ((priors[n] as number) > (priors[best] as number)) best = n;
  return actions[best] as BattleAction;
};
