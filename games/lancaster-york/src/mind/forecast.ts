// The board as it would stand if one plan alone were carried out: what its owner may reckon with, and nothing of others.
import { silent } from '@rose/table';
import { copy } from '../rules/copy.gen.ts';
import { bribeAll, bribery } from '../rules/phases/bribery.ts';
import { combat, fightAll } from '../rules/phases/combat.ts';
import { carryOutPlans } from '../rules/phases/deployment.ts';
import { emptyPlan } from '../rules/plans.ts';
import type { LancasterYork, State, Table, Writable } from '../rules/state.ts';

const noChance = (): number => {
  throw new Error('lancaster-york: carrying out plans rolls no dice');
};
/** Deployment, bribery and combat, in a state the caller owns. */
export const carryOut = (state: Writable): void => {
  const table: Table = silent<LancasterYork>(state as State, noChance);
  carryOutPlans(table);
  bribery.enter?.(table);
  bribeAll(table);
  combat.enter?.(table);
  fightAll(table);
};
export const forecastOf = (state: State, seat: number): State => {
  const then = copy(state);
  then.plans = then.plans.map((plan, other) => (other === seat ? plan : emptyPlan()));
  carryOut(then);
  return then as State;
};
/** The board once all plans, as they stand, are carried out: for whoever holds the whole state. */
export const forecastAll = (state: State): State => {
  const then = copy(state);
  carryOut(then);
  return then as State;
};
