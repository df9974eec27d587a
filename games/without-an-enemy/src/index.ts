// The door: the game and its types, nothing else.
import type { Game } from '@rose/table';
import { META } from './meta.ts';
import { evaluate } from './mind/evaluate.ts';
import { facts } from './mind/facts.ts';
import { odds } from './mind/odds.ts';
import { outlook } from './mind/outlook.ts';
import { priors } from './mind/priors.ts';
import { fromPosition, toPosition } from './papers/document.ts';
import { read, write } from './papers/notation.ts';
import { assert } from './rules/assert.ts';
import { copy } from './rules/copy.gen.ts';
import { SEATS } from './rules/fields.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases/index.ts';
import { setup } from './rules/setup.ts';
import type { WithoutAnEnemy } from './rules/state.ts';
import { everything } from './secrecy/everything.ts';
import { imagine } from './secrecy/imagine.ts';
import { view } from './secrecy/view.ts';

export type { WithoutAnEnemy } from './rules/state.ts';

export const withoutAnEnemy: Game<WithoutAnEnemy> = {
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
  foresight: 1,
  priors,
  facts,
  odds,
  outlook,
};
