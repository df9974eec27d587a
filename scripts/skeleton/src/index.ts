// The door: the game and its types, nothing else.
import { type Game, openly } from '@rose/table';
import { META } from './meta.ts';
import { evaluate, key } from './mind/evaluate.ts';
import { fromPosition, toPosition } from './papers/document.ts';
import { read, write } from './papers/notation.ts';
import { assert } from './rules/assert.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases/index.ts';
import { setup } from './rules/setup.ts';
import { SEATS, type Skeleton } from './rules/state.ts';

export const skeletonGame: Game<Skeleton> = {
  meta: META,
  phases,
  seats: () => SEATS,
  setup,
  write,
  read,
  toPosition,
  fromPosition,
  ...openly(toPosition, fromPosition),
  outcome,
  assert,
  evaluate,
  key,
};
