// The door: the game and its types, nothing else.
import { type Game, openly } from '@rose/table';
import { META } from './meta.ts';
import { evaluate } from './mind/evaluate.ts';
import { facts } from './mind/facts.ts';
import { fromPosition, picture, toPosition } from './papers/document.ts';
import { read, write } from './papers/notation.ts';
import { assert } from './rules/assert.ts';
import { copy } from './rules/copy.gen.ts';
import { outcome } from './rules/outcome.ts';
import { phases } from './rules/phases/index.ts';
import { setup } from './rules/setup.ts';
import { positionKey } from './rules/situation.ts';
import { type DeuxRoses, SEATS } from './rules/state.ts';

export type { Action, DeuxRoses } from './rules/state.ts';

export const deuxRoses: Game<DeuxRoses> = {
  meta: META,
  phases,
  seats: () => SEATS,
  setup,
  write,
  read,
  toPosition,
  fromPosition,
  ...openly(toPosition, fromPosition),
  picture,
  outcome,
  assert,
  copy,
  evaluate,
  key: positionKey,
  facts,
};
