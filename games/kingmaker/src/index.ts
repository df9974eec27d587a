// The door: the game and its types, nothing else.
import type { Game } from '@rose/table';
import { META } from './meta.ts';
import { evaluate } from './mind/evaluate.ts';
import { facts } from './mind/facts.ts';
import { odds } from './mind/odds.ts';
import { priors } from './mind/priors.ts';
import { outOfTurn } from './mind/proposing.ts';
import { fromPosition, toPosition } from './papers/document.ts';
import { read, write } from './papers/notation.ts';
import { consents } from './rules/asides/consent.ts';
import { assert } from './rules/assert.ts';
import { copy } from './rules/copy.gen.ts';
import type { Kingmaker } from './rules/kind.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases/index.ts';
import { seatsOf } from './rules/position/pieces.ts';
import { setup } from './rules/setup.ts';
import { imagine } from './secrecy/imagine.ts';
import { everything, view } from './secrecy/view.ts';

export type { Kingmaker } from './rules/kind.ts';

export const kingmaker: Game<Kingmaker> = {
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
  odds,
  evaluate,
  priors,
  aside: outOfTurn,
  consents,
  facts,
};
