// The door: the game and its types, nothing else.
import type { Game } from '@rose/table';
import { assert } from './assert.ts';
import { copy } from './copy.ts';
import { SEATS } from './data/box.ts';
import { fromPosition, toPosition } from './document.ts';
import { evaluate } from './evaluate.ts';
import { facts } from './facts.ts';
import { imagine } from './imagine.ts';
import { META } from './meta.ts';
import { read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { phases } from './phases/index.ts';
import { planner } from './planner.ts';
import { seatsOf } from './position.ts';
import { setup } from './setup.ts';
import { standIn } from './stand-in.ts';
import type { LancasterYork } from './state.ts';
import { everything, view } from './view.ts';

export type { Action, LancasterYork, View } from './state.ts';

export const lancasterYork: Game<LancasterYork> = {
  meta: META,
  phases,
  seats: seatsOf,
  setup,
  write,
  read,
  toPosition,
  fromPosition,
  view,
  everything,
  outcome,
  assert,
  copy,
  imagine,
  evaluate: (state, seat) => evaluate(state, SEATS.indexOf(seat)),
  planner,
  standIn: (seen) => standIn(seen),
  facts,
};
