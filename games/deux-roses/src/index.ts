// The door: the game and its types, nothing else.
import type { Draft, Game } from '@rose/table';
import { assert } from './assert.ts';
import { fromPosition, picture, toPosition } from './document.ts';
import { evaluate } from './evaluate.ts';
import { facts } from './facts.ts';
import { META } from './meta.ts';
import { read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { phases } from './phases/index.ts';
import { setup } from './setup.ts';
import { positionKey } from './situation.ts';
import { type DeuxRoses, SEATS, type State } from './state.ts';
import { imagine, view } from './view.ts';

export type { Action, DeuxRoses, View } from './state.ts';

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
