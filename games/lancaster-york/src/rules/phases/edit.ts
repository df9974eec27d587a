// 4.1 An order is written into a plan.
import { emptyPlan } from '../plans.ts';
import { bitOf, slotOf } from '../position.ts';
import { NONE, type PlanningAction, type WritablePlan } from '../state.ts';

type Edit = Exclude<PlanningAction, { do: 'lock' | 'unlock' }>;

export const edit = (plan: WritablePlan, action: Edit): void => {
  switch (action.do) {
    case 'bid':
      plan.bid = action.sum;
      plan.landing = action.region;
      return;
    case 'unbid':
      plan.bid = 0;
      plan.landing = NONE;
      return;
    case 'move':
      plan.to[slotOf(action.noble)] = action.region;
      return;
    case 'sail':
      plan.to[slotOf(action.ship)] = action.zone;
      return;
    case 'stay':
      plan.to[slotOf(action.piece)] = NONE;
      return;
    case 'troops':
    case 'mercenaries':
      plan[action.do][action.place] = action.count;
      return;
    case 'bribe':
      plan.black |= bitOf(action.person);
      return;
    case 'guard':
      plan.white |= bitOf(action.person);
      return;
    case 'unbribe':
      plan.black &= ~bitOf(action.person);
      return;
    case 'unguard':
      plan.white &= ~bitOf(action.person);
      return;
    case 'clear':
      Object.assign(plan, emptyPlan());
  }
};
