// The two phases in which pieces move share their facts and their verbs.
import type { During, TableIn } from '../kind.ts';

export type Moving = During<'movement'> | During<'free-moves'>;
export type MovingTable = TableIn<'movement'> | TableIn<'free-moves'>;
