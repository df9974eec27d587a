// Every charge by its name of heraldry. A new one is one more line here.
import type { Charge } from './charge.ts';
import { castle, crossFitchy, crown, luce, mullet, roundel, sun } from './emblems.ts';
import { fleurDeLis, rose } from './flowers.ts';
import { lionPassant, lionRampant } from './lions.ts';

export const CHARGES = {
  castle,
  'cross-fitchy': crossFitchy,
  crown,
  'fleur-de-lis': fleurDeLis,
  'lion-passant': lionPassant,
  'lion-rampant': lionRampant,
  luce,
  mullet,
  rose,
  roundel,
  sun,
} as const satisfies { readonly [name: string]: Charge };
export type ChargeName = keyof typeof CHARGES;
