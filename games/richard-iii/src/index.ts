// The door: the game and its types, nothing else.
import type { Game } from '@rose/table';
import { assert } from './assert.ts';
import { copy } from './copy.ts';
import { fromPosition, toPosition } from './document.ts';
import { evaluate } from './evaluate.ts';
import { everything } from './everything.ts';
import { facts } from './facts.ts';
import { imagine } from './imagine.ts';
import { META } from './meta.ts';
import { read, write } from './notation.ts';
import { odds } from './odds.ts';
import { outcome } from './outcome.ts';
import { outlook } from './outlook.ts';
import { phases } from './phases/index.ts';
import { priors } from './priors.ts';
import { setup } from './setup.ts';
import { type RichardIII, SEATS } from './state.ts';
import { view } from './view.ts';

export type { Action, RichardIII, View } from './state.ts';

export const richardIII: Game<RichardIII> = {
  meta: META,
  phases,
  seats: () => SEATS,
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
  evaluate,
  priors,
  facts,
  odds,
  outlook,
};
