// 1 Set-up: the stones lie in one pile, the first player begins.
import type { Table } from '@rose/table';
import { META } from '../meta.ts';
import { type Options, type Skeleton, STATE, type State, type Writable } from './state.ts';

export const bareTable = (options: Options): Writable => ({
  ...STATE.blank(),
  rules: META.rules,
  options,
  left: options.stones,
});

export const setup = (options: Options, table: Pick<Table<Skeleton>, 'tell'>): State => {
  table.tell('1', { say: 'pile-lies', stones: options.stones });
  return bareTable(options);
};
