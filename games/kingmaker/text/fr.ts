// French: everything that can be said at a table.
import type { Kingmaker } from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import { table } from './table.fr.ts';
import { why } from './why.fr.ts';

export const fr: Catalogue<Kingmaker> = { ...table, why };
