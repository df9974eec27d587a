// All charges, those of the first page and those that only a game's roll of arms needs.
import { horse, leopardsFace, martlet, stagsHead } from './beasts.ts';
import type { Charge } from './charge.ts';
import {
  billet,
  cannon,
  crossCrosslet,
  crossPatty,
  crossPlain,
  hand,
  harp,
  key,
  maunch,
  pike,
  ship,
  sword,
  waterBouget,
} from './gear.ts';
import { CHARGES } from './index.ts';

export const ROLL_CHARGES = {
  ...CHARGES,
  billet,
  cannon,
  cross: crossPlain,
  'cross-crosslet': crossCrosslet,
  'cross-patty': crossPatty,
  hand,
  harp,
  horse,
  key,
  'leopards-face': leopardsFace,
  martlet,
  maunch,
  pike,
  ship,
  'stags-head': stagsHead,
  sword,
  'water-bouget': waterBouget,
} as const satisfies { readonly [name: string]: Charge };
export type RollChargeName = keyof typeof ROLL_CHARGES;
