// The door: the game and its types, nothing else.
import type { Game } from '@rose/table';
import { assert } from './assert.ts';
import { fromPosition, toPosition } from './document.ts';
import { evaluate } from './evaluate.ts';
import { META } from './meta.ts';
import { read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { phases } from './phases/index.ts';
import { setup } from './setup.ts';
import { SEATS, type Skeleton } from './state.ts';
import { imagine, view } from './view.ts';

export type { Action, Skeleton, View } from './state.ts';

export const skeletonGame: Game<Skeleton> = {
  meta: META,
  phases,
  seats: () => SEATS,
  setup,
  write,
  read,
  toPosition,
  fromPosition,
  view,
  outcome,
  assert,
  imagine,
  evaluate,
};
