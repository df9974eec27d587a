// The printed tables of the advanced game and of the variants: who falls, who stays loyal, which royal dies.
import type { OddsName } from './events.ts';
import { N, type RoyalId } from './persons.ts';

/** 15.4 Two dice for each person; these sums kill. */
export const DEADLY = {
  stronger: [2],
  weaker: [2, 3, 12],
  heir: [2],
  ambushed: [2, 3, 4],
  ambusher: [2, 12],
  called: [2],
  plague: [2, 3, 4, 5, 6, 7],
} as const satisfies { readonly [reason: string]: readonly number[] };
export type Peril = keyof typeof DEADLY;
/** 15.5 With such a sum a successor of a titled noble stays. */
export const LOYAL = { combat: 7, misfortune: 5 } as const;
/** 16.4 From this face on a wavering noble changes sides; 7: never. */
export const TURNS_FROM: { readonly [O in Exclude<OddsName, 'even'>]: number } = {
  majority: 7,
  '5-4': 6,
  '3-2': 5,
  '2-1': 4,
  '3-1': 3,
  '4-1': 2,
};
/** 16.6 By the sum of two dice. */
export const ROYAL_DEATH: { readonly basic: readonly RoyalId[]; readonly advanced: readonly RoyalId[] } = {
  basic: [
    N.george,
    N['richard-gloucester'],
    N['richard-gloucester'],
    N.george,
    N['edward-wales'],
    N.henry,
    N.margaret,
    N['edward-march'],
    N['richard-york'],
    N['richard-york'],
    N['edward-march'],
  ],
  advanced: [
    N.edmund,
    N['richard-gloucester'],
    N.edmund,
    N.margaret,
    N['richard-york'],
    N.henry,
    N['edward-march'],
    N.george,
    N['edward-wales'],
    N['richard-gloucester'],
    N['edward-wales'],
  ],
};
/** 14.5 Votes of the Crown. */
export const VOTES = { king: 20, senior: 10, majority: 79 } as const;
