// A state copied by hand: columns are flat, plans and fields a level deeper.
import type { Field, Plan, State, Writable, WritablePlan } from './state.ts';

export const copyPlan = (plan: Plan): WritablePlan => ({
  bid: plan.bid,
  landing: plan.landing,
  to: plan.to.slice(),
  troops: plan.troops.slice(),
  mercenaries: plan.mercenaries.slice(),
  black: plan.black,
  white: plan.white,
});
const copyField = (field: Field) => ({
  troops: field.troops.slice(),
  mercenaries: field.mercenaries.slice(),
  white: field.white,
  black: field.black.map((persons) => persons.slice()),
});
const copyPhase = (phase: State['phase']): Writable['phase'] => {
  switch (phase.name) {
    case 'planning':
      return { name: phase.name, locked: phase.locked.slice() };
    case 'deployment':
    case 'bribery':
      return { name: phase.name, field: copyField(phase.field) } as Writable['phase'];
    case 'combat':
      return { ...phase, field: copyField(phase.field) } as Writable['phase'];
    case 'turn-order':
    case 'draft':
    case 'taxes':
    case 'parliament':
      return { ...phase };
  }
};
export const copy = (state: State): Writable => ({
  rules: state.rules,
  options: state.options,
  turn: state.turn,
  order: state.order.slice(),
  houses: state.houses.slice(),
  scores: state.scores.slice(),
  money: state.money.slice(),
  mercenaries: state.mercenaries.slice(),
  aid: state.aid.slice(),
  owner: state.owner.slice(),
  nobles: state.nobles.slice(),
  ships: state.ships.slice(),
  pile: state.pile.slice(),
  shown: state.shown.slice(),
  waiting: state.waiting.slice(),
  gone: state.gone.slice(),
  titles: state.titles.slice(),
  captain: state.captain,
  landed: state.landed,
  kings: state.kings.slice(),
  markers: state.markers.slice(),
  plans: state.plans.map(copyPlan),
  phase: copyPhase(state.phase),
});
