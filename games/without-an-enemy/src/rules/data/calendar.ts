// The calendar (2.1, 13): turns of each year, and what comes when.
// Provenance: dates are in the aid (the turn of Yorkshire's neutrality is read from damaged print); that blocks arrive
// at full strength, and the pairs of the New Model, are reconstructed.
import type { AreaName } from './areas.ts';
import type { BlockName, ClassName } from './blocks.ts';

export const FIRST_YEAR = 1642;
export const LAST_YEAR = 1646;
export const TURNS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'winter'] as const;
export type TurnName = (typeof TURNS)[number];
export type TurnId = number & { readonly turn: true };
export const turnName = (turn: number): TurnName => TURNS[turn] as TurnName;
export const turnOf = (name: TurnName): TurnId => TURNS.indexOf(name) as TurnId;
/** 2.1 V and VI in 1642, else I to V and Winter. */
export const turnsOf = (year: number): readonly TurnName[] =>
  year === FIRST_YEAR ? ['V', 'VI'] : ['I', 'II', 'III', 'IV', 'V', 'winter'];
export const firstTurn = (year: number): TurnId => turnOf(turnsOf(year)[0] as TurnName);
/** The turn after this one in its year; undefined after the last. */
export const turnAfter = (year: number, turn: number): TurnId | undefined => {
  const turns = turnsOf(year);
  const next = turns[turns.indexOf(turnName(turn)) + 1];
  return next === undefined ? undefined : turnOf(next);
};

/** 13 No block may enter the Ridings, by any means but deployment. */
export const isNeutral = (year: number, turn: number): boolean => year === 1642 && turnName(turn) === 'V';

export interface Arrival {
  readonly event: 'henrietta' | 'cessation' | 'manchester' | 'covenant' | 'callendar';
  readonly year: number;
  /** A turn, at whose start it happens, or the end of the year. */
  readonly when: TurnName | 'year-end';
  readonly blocks: readonly BlockName[];
  readonly to: AreaName | 'reserve';
}
export const ARRIVALS: readonly Arrival[] = [
  { event: 'henrietta', year: 1642, when: 'year-end', blocks: ['r-henrietta'], to: 'continent' },
  {
    event: 'cessation',
    year: 1643,
    when: 'V',
    blocks: ['r-cessation-1', 'r-cessation-2', 'r-cessation-3'],
    to: 'ireland',
  },
  { event: 'manchester', year: 1643, when: 'year-end', blocks: ['p-manchester'], to: 'reserve' },
  {
    event: 'covenant',
    year: 1643,
    when: 'year-end',
    blocks: ['c-leven', 'c-baillie', 'c-lindsay', 'c-leslie', 'c-guns'],
    to: 'scotland',
  },
  { event: 'callendar', year: 1644, when: 'V', blocks: ['c-callendar-1', 'c-callendar-2'], to: 'scotland' },
];

/** 13.2 The New Model: the year at whose end it comes, three fixed pairs, and three blocks for any of their class. */
export const NMA_YEAR = 1644;
export const NMA_PAIRS: readonly { readonly remove: BlockName; readonly add: BlockName }[] = [
  { remove: 'p-cromwell', add: 'p-nma-cromwell' },
  { remove: 'p-thomas-fairfax', add: 'p-nma-fairfax' },
  { remove: 'p-skippon', add: 'p-nma-skippon' },
];
export const NMA_FREE: readonly { readonly add: BlockName; readonly class: ClassName }[] = [
  { add: 'p-nma-ireton', class: 'C' },
  { add: 'p-nma-foot', class: 'I' },
  { add: 'p-nma-train', class: 'A' },
];
