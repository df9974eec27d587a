// A position as a readable document, and back. What a document does not mention has its default.
import { plainReader } from '@rose/parts';
import { isMistake, type Mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { faultOf } from '../rules/assert.ts';
import { bareTable } from '../rules/setup.ts';
import { type Options, STATE, type State, type View } from '../rules/state.ts';

export const toPosition = (state: State): View => STATE.show(state);

export const fromPosition = (document: unknown): State | Mistake => {
  const page = plainReader();
  const given = page.fields(document ?? null, '', STATE.keys);
  const options = readOptions<Options>(META.options, given['options']);
  if (isMistake(options)) return page.fault() ?? options;
  const state = bareTable(options);
  STATE.fill(page, state, given);
  return page.fault() ?? faultOf(state) ?? state;
};
