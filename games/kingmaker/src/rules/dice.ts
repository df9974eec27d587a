// 15.4 Two dice, and who falls by them.
import { DEADLY, type Peril } from './data/tables.ts';
import type { Table } from './kind.ts';

export const twoDice = (table: Pick<Table, 'roll'>, rule: string): number =>
  table.roll(rule, 6, 2).reduce((sum, face) => sum + face, 0);
/** 15.4 Whether one person in this peril dies. */
export const dies = (table: Pick<Table, 'roll'>, peril: Peril): boolean =>
  (DEADLY[peril] as readonly number[]).includes(twoDice(table, '15.4'));
