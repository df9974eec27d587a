// French: everything that can be said at a table.
import type { DeuxRoses } from '@rose/deux-roses/ids';
import type { Catalogue } from '@rose/table/text';
import { table } from './table.fr.ts';
import { why } from './why.fr.ts';

export const fr: Catalogue<DeuxRoses> = { ...table, why };
