// Whole plans, for bots: how they are varied, laid on the table and written down order by order. They use what their
// seat may know and nothing else: the plans of others in the state are those the thinker imagined.
import { type Planner, pick, type Random } from '@rose/table';
import { copyPlan } from '../rules/copy.gen.ts';
import { SEATS, type Seat } from '../rules/data/box.ts';
import { PLACES } from '../rules/data/cards.ts';
import { emptyPlan, forceFault, presenceOf } from '../rules/plans.ts';
import type { LancasterYork, Plan, State, Writable, WritablePlan } from '../rules/state.ts';
import type { View } from '../secrecy/seen.ts';
import { likelyPlan } from './likely-plan.ts';
import { nextOrder } from './next-order.ts';
import { type Change, changesOf, removalsOf } from './plan-changes.ts';
import { promise, worth } from './prospects.ts';

const indexOf = (seat: Seat): number => SEATS.indexOf(seat);
/** An attack that has lost its support would be refused when it is written: it goes with what supported it. */
const dropUnsupported = (state: State, seat: number, plan: WritablePlan): void => {
  const presence = presenceOf(state, seat, plan);
  for (const place of PLACES) {
    if (plan.troops[place] === 0 && plan.mercenaries[place] === 0) continue;
    if (forceFault(state, seat, place, presence) === undefined) continue;
    plan.troops[place] = 0;
    plan.mercenaries[place] = 0;
  }
};
const changed = (state: State, seat: Seat, plan: Plan, change: Change): Plan => {
  const next = copyPlan(plan);
  change(next);
  dropUnsupported(state, indexOf(seat), next);
  return next;
};

/** All that a plan depends on and what is written of it; not who is ready, which changes while it is written. */
const sheet = (view: View): string | undefined => {
  const { plan, turn, viewer, players, order, owners, nobles, ships, titles } = view;
  if (view.phase.name !== 'planning' || plan === null) return undefined;
  const purses = players.map(({ score, money, mercenaries }) => [score, money, mercenaries]);
  const orders = [plan.bid, plan.moves, plan.sails, plan.cubes, plan.forces];
  return JSON.stringify([viewer, turn, order, purses, owners, nobles, ships, titles, orders]);
};

const near = (state: State, seat: Seat, plan: Plan): readonly Plan[] =>
  [...changesOf(state, indexOf(seat), plan).flat(), ...removalsOf(plan)].map((change) =>
    changed(state, seat, plan, change),
  );

/** Of a hundred changes so many first make room by taking something back. */
const EXCHANGES = 45;
const REMOVALS = 8;
const vary = (state: State, seat: Seat, plan: Plan, random: Random): Plan => {
  let base = plan;
  const removals = removalsOf(plan);
  const lot = random(100);
  if (removals.length > 0 && lot <= EXCHANGES) {
    base = changed(state, seat, plan, pick(removals, random));
    if (lot <= REMOVALS) return base;
  }
  const kinds = changesOf(state, indexOf(seat), base);
  return kinds.length === 0 ? base : changed(state, seat, base, pick(pick(kinds, random), random));
};

export const planner: Planner<LancasterYork> = {
  sheet,
  blank: () => emptyPlan(),
  written: (state, seat) => copyPlan(state.plans[indexOf(seat)] as Plan),
  likely: (state, seat, random) => likelyPlan(state, indexOf(seat), random),
  near: (state, seat, plan) => near(state, seat, plan as Plan),
  vary: (state, seat, plan, random) => vary(state, seat, plan as Plan, random),
  lay(state, seat, plan) {
    state.plans[indexOf(seat)] = plan as Writable['plans'][number];
  },
  worth: (state, seat) => worth(state, indexOf(seat)),
  promise: (state, seat) => promise(state, indexOf(seat)),
  toward: (state, seat, plan) => nextOrder(state.plans[indexOf(seat)] as Plan, plan as Plan),
};
