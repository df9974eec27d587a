// English: everything that can be said at a table.
import type { DeuxRoses } from '@rose/deux-roses/ids';
import type { Catalogue } from '@rose/table/text';
import { table } from './table.en.ts';
import { why } from './why.en.ts';

export const en: Catalogue<DeuxRoses> = { ...table, why };
