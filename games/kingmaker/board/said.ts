// What a reader hears of a place: its name, what stands there, and what touching it does.
import type { Kingmaker } from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { nameOf, saidBy, sentence } from '../../said.ts';
import { gestures } from './gestures.ts';

export type Props = BoardProps<Kingmaker>;
export type Words = Catalogue<Kingmaker>;
export { nameOf, sentence };

export const { meantIn, effectOf, labelFor } = saidBy<Kingmaker>(gestures);
