// The phases in which pieces move share their facts and their verbs.
import type { During, TableIn } from '../kind.ts';

export type Moving = During<'movement'>;
export type MovingTable = TableIn<'movement'>;
