// Made from the description of the state by the test that holds it to that; `npx vitest run -u` makes it anew.
import type { State, Writable } from './state.ts';

export const copy = (value: State): Writable => ({
  rules: value.rules,
  options: value.options,
  on: value.on.slice(),
  castles: value.castles.slice(),
  moon: value.moon.slice(),
  toMove: value.toMove,
  actions: value.actions,
  passes: value.passes,
  seen: value.seen.slice(),
  sieve: value.sieve.slice(),
  phase: value.phase.name === 'placement' ? {
    name: value.phase.name,
  } : {
    name: value.phase.name,
    open: value.phase.open,
  },
});
