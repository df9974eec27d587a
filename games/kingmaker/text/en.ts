// English: everything that can be said at a table.
import type { Kingmaker } from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import { table } from './table.en.ts';
import { why } from './why.en.ts';

export const en: Catalogue<Kingmaker> = { ...table, why };
