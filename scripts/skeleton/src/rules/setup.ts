// 1 Set-up: the stones lie in one pile, the first player begins.
import type { Table } from '@rose/table';
import { META } from '../meta.ts';
import type { Options, Skeleton, State } from './state.ts';

export const setup = (options: Options, table: Pick<Table<Skeleton>, 'tell'>): State => {
  table.tell('1', { say: 'pile-lies', stones: options.stones });
  return { rules: META.rules, options, left: options.stones, toMove: 'first', phase: { name: 'play' } };
};
