// Made from the description of the state by the test that holds it to that; `npx vitest run -u` makes it anew.
import type { Plan, State, Writable, WritablePlan } from './state.ts';

export const copy = (value: State): Writable => ({
  rules: value.rules,
  options: value.options,
  turn: value.turn,
  order: value.order.slice(),
  houses: value.houses.slice(),
  scores: value.scores.slice(),
  money: value.money.slice(),
  mercenaries: value.mercenaries.slice(),
  aid: value.aid.slice(),
  owner: value.owner.slice(),
  nobles: value.nobles.slice(),
  ships: value.ships.slice(),
  pile: value.pile.slice(),
  shown: value.shown.slice(),
  waiting: value.waiting.slice(),
  gone: value.gone.slice(),
  titles: value.titles.slice(),
  captain: value.captain,
  landed: value.landed,
  kings: value.kings.slice(),
  markers: value.markers.slice(),
  plans: value.plans.map((item0) => ({
    bid: item0.bid,
    landing: item0.landing,
    to: item0.to.slice(),
    troops: item0.troops.slice(),
    mercenaries: item0.mercenaries.slice(),
    black: item0.black,
    white: item0.white,
  })),
  phase: value.phase.name === 'turn-order' ? {
    name: value.phase.name,
  } : value.phase.name === 'draft' ? {
    name: value.phase.name,
    step: value.phase.step,
    picked: value.phase.picked,
  } : value.phase.name === 'taxes' ? {
    name: value.phase.name,
    step: value.phase.step,
    asked: value.phase.asked,
  } : value.phase.name === 'planning' ? {
    name: value.phase.name,
    locked: value.phase.locked.slice(),
  } : value.phase.name === 'deployment' ? {
    name: value.phase.name,
    field: {
      troops: value.phase.field.troops.slice(),
      mercenaries: value.phase.field.mercenaries.slice(),
      white: value.phase.field.white,
      black: value.phase.field.black.map((item0) => item0.slice()),
    },
  } : value.phase.name === 'bribery' ? {
    name: value.phase.name,
    field: {
      troops: value.phase.field.troops.slice(),
      mercenaries: value.phase.field.mercenaries.slice(),
      white: value.phase.field.white,
      black: value.phase.field.black.map((item0) => item0.slice()),
    },
  } : value.phase.name === 'combat' ? {
    name: value.phase.name,
    field: {
      troops: value.phase.field.troops.slice(),
      mercenaries: value.phase.field.mercenaries.slice(),
      white: value.phase.field.white,
      black: value.phase.field.black.map((item0) => item0.slice()),
    },
    attacked: value.phase.attacked,
  } : {
    name: value.phase.name,
    step: value.phase.step,
  },
});

export const copyPlan = (value: Plan): WritablePlan => ({
  bid: value.bid,
  landing: value.landing,
  to: value.to.slice(),
  troops: value.troops.slice(),
  mercenaries: value.mercenaries.slice(),
  black: value.black,
  white: value.white,
});
