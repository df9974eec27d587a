// id → Game, for the host, the command line and the laws. A new title adds its line here and in faces.ts.
import { deuxRoses } from '@rose/deux-roses';
import type { AnyGame } from '@rose/table';

export const DOORS: ReadonlyMap<string, AnyGame> = new Map([[deuxRoses.meta.id, deuxRoses]]);
