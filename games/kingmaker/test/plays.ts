// Games that are played by chance to hear what the catalogues say: whole ones, and Parliaments and a coronation.
import type { Play } from '@rose/testkit';
import { PRESETS } from '../src/ids.ts';
import type { Kingmaker } from '../src/index.ts';
import { type Board, documentOf } from './scene.ts';

const EVERYTHING = {
  ...PRESETS.advanced,
  treachery: '2+3',
  stormAtSea: true,
  refuge: 6,
  vacillating: 6,
  catastrophe: '1+2',
  royalDeath: true,
} as const;
/** Parliament as the King's keeper may summon it; with votes, two Kings and heirs of both houses; a coronation. */
const court: Board = {
  red: 'beaufort in:london constable-tower; grey york; scrope in:masham',
  yellow: 'percy in:alnwick marshal; roos in:helmsley; howard calais',
  blue: 'neville in:warwick admiral',
  heirs: { henry: 'in:london red' },
  hands: { red: 'e28 e29 e30' },
  chancery: 'kent essex treasurer steward captain-calais wiltshire',
  phase: 'parliament',
};
const hall: Board = {
  ...court,
  heirs: { henry: 'in:london red', 'richard-york': 'in:london red', margaret: 'in:alnwick yellow' },
  hands: { red: 'e28 e29 e30 e38', blue: 'royal-pardon-2' },
  chancery: 'kent steward royal-pardon-1 durham-see',
  options: { ...PRESETS.advanced },
};
const minster: Board = {
  red: 'beaufort in:york york-see',
  yellow: 'percy in:alnwick',
  heirs: { henry: '-', margaret: 'in:york red' },
  phase: 'coronation',
};
export const PLAYS: readonly Play<Kingmaker>[] = [
  { seed: 3, steps: 260, options: { players: 4 } },
  { seed: 5, steps: 260, options: { players: 3, votes: true, returnHome: true, alliances: true, dealAll: true } },
  { seed: 7, steps: 400, options: { ...EVERYTHING, players: 5 } },
  { seed: 9, steps: 260, options: { ...EVERYTHING, players: 7, ending: 'short', rounds: 3 } },
  { seed: 11, steps: 200, options: { players: 2, ending: 'agreed', rounds: 4 } },
  ...[21, 22, 23].map((seed) => ({ seed, steps: 60, position: documentOf(court) })),
  ...[31, 32, 33, 34].map((seed) => ({ seed, steps: 90, position: documentOf(hall) })),
  ...[41, 42].map((seed) => ({ seed, steps: 40, position: documentOf(minster) })),
];
