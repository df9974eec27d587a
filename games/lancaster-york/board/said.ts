// What a reader hears of a place: its name, what it is worth and whose it is, and what touching it does.
import type { LancasterYork } from '@rose/lancaster-york/ids';
import { type Catalogue, placesIn, plain } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { lineOf, nameOf, saidBy, sentence } from '../../said.ts';
import { gestures } from './gestures.ts';

export type Props = BoardProps<LancasterYork>;
export type Words = Catalogue<LancasterYork>;

export { lineOf, nameOf, placesIn, plain, sentence };
export const { labelFor } = saidBy<LancasterYork>(gestures);
