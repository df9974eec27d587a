// The 44 sea areas and what touches what. Reconstructed from geography; that Rye and Swansea touch two is published.
import { SEA_TABLE } from './seas-table.ts';

export type SeaName = (typeof SEA_TABLE)[number][0];
export type SeaId = number & { readonly sea: true };
export const SEA_NAMES: readonly SeaName[] = SEA_TABLE.map(([name]) => name);
export const SEA_COUNT = SEA_NAMES.length;
/** S['the-wash'] is the number of the Wash. */
export const S = Object.fromEntries(SEA_NAMES.map((name, sea) => [name, sea])) as { readonly [N in SeaName]: SeaId };
export const seaName = (sea: number): SeaName => SEA_NAMES[sea] as SeaName;
export const isSeaName = (text: string): text is SeaName => Object.hasOwn(S, text);
export const SEA_NEIGHBOURS: readonly (readonly SeaId[])[] = SEA_TABLE.map(([, near]) =>
  near.split(' ').map((name) => S[name as SeaName]),
);
