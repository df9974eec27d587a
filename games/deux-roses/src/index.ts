// The door: the game and its types, nothing else.
import type { Draft, Game } from '@rose/table';
import { META } from './meta.ts';
import { evaluate } from './mind/evaluate.ts';
import { facts } from './mind/facts.ts';
import { fromPosition, picture, toPosition } from './papers/document.ts';
import { read, write } from './papers/notation.ts';
import { assert } from './rules/assert.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases/index.ts';
import { setup } from './rules/setup.ts';
import { positionKey } from './rules/situation.ts';
import { type DeuxRoses, SEATS, type State } from './rules/state.ts';
import { imagine, view } from './secrecy/view.ts';

export type { Action, DeuxRoses, View } from './rules/state.ts';

/** Every column by hand: a search copies states all the time. */
const copy = (state: State): Draft<State> => ({
  rules: state.rules,
  options: state.options,
  on: state.on.slice(),
  castles: state.castles.slice(),
  moon: state.moon.slice(),
  toMove: state.toMove,
  actions: state.actions,
  passes: state.passes,
  seen: state.seen.slice(),
  sieve: state.sieve.slice(),
  phase: { ...state.phase },
});

export const deuxRoses: Game<DeuxRoses> = {
  meta: META,
  phases,
  seats: () => SEATS,
  setup,
  write,
  read,
  toPosition,
  fromPosition,
  view,
  picture,
  outcome,
  assert,
  copy,
  imagine,
  evaluate,
  key: positionKey,
  facts,
};
