// The door: the game and its types, nothing else.
import type { Game } from '@rose/table';
import { META } from './meta.ts';
import { evaluate } from './mind/evaluate.ts';
import { facts } from './mind/facts.ts';
import { planner } from './mind/planner.ts';
import { left, standIn } from './mind/stand-in.ts';
import { fromPosition, toPosition } from './papers/document.ts';
import { read, write } from './papers/notation.ts';
import { assert } from './rules/assert.ts';
import { copy } from './rules/copy.gen.ts';
import { SEATS } from './rules/data/box.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases/index.ts';
import { seatsOf } from './rules/position.ts';
import { setup } from './rules/setup.ts';
import type { LancasterYork } from './rules/state.ts';
import { imagine } from './secrecy/imagine.ts';
import { everything, view } from './secrecy/view.ts';

export type { Action, LancasterYork } from './rules/state.ts';

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
  left: (seen) => left(seen),
  facts,
};
