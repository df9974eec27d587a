// Where things stand on the map, in its units: each name's line, the blocks above it, the marks below it.
import type { AreaName } from '../src/data/areas.ts';

export type Mark = 'city' | 'cathedral' | 'crown' | 'port' | `shield:${string}`;
export interface AreaPlace {
  /** The middle of the name's line. Blocks stand on it, marks hang below it. */
  readonly at: readonly [x: number, y: number];
  /** In the order they are drawn. */
  readonly marks: readonly Mark[];
}

export const PLACES: { readonly [N in AreaName]: AreaPlace } = {
  ireland: { at: [96, 400], marks: [] },
  scotland: { at: [392, 176], marks: [] },
  france: { at: [1010, 818], marks: [] },
  calais: { at: [940, 742], marks: ['shield:warwick'] },
  'isle-of-man': { at: [340, 306], marks: ['shield:stanley'] },
  northumbria: { at: [552, 201], marks: ['city', 'port', 'shield:northumberland', 'shield:westmoreland'] },
  cumbria: { at: [477, 246], marks: ['crown', 'shield:northumberland', 'shield:clifford'] },
  'north-yorks': { at: [559, 294], marks: ['shield:salisbury', 'shield:clifford'] },
  'east-yorks': { at: [667, 323], marks: ['port', 'shield:kent', 'shield:salisbury', 'shield:northumberland'] },
  'south-yorks': { at: [588, 361], marks: ['city', 'cathedral', 'crown', 'shield:york', 'shield:shrewsbury'] },
  lancaster: { at: [506, 367], marks: ['shield:lancaster', 'shield:stanley'] },
  caernarvon: { at: [403, 459], marks: ['crown', 'shield:norfolk'] },
  chester: { at: [502, 444], marks: ['crown', 'port'] },
  derby: { at: [575, 432], marks: ['crown'] },
  lincoln: { at: [697, 426], marks: ['shield:lancaster', 'shield:beaumont'] },
  pembroke: { at: [386, 548], marks: ['crown', 'shield:richmond', 'shield:pembroke'] },
  powys: { at: [450, 516], marks: [] },
  hereford: { at: [506, 543], marks: ['shield:york'] },
  warwick: { at: [571, 534], marks: ['city', 'crown', 'shield:buckingham', 'shield:warwick'] },
  leicester: { at: [625, 498], marks: ['shield:hastings', 'shield:rivers'] },
  rutland: { at: [695, 507], marks: ['shield:york', 'shield:worcester'] },
  'east-anglia': { at: [817, 508], marks: ['city', 'port', 'shield:norfolk', 'shield:suffolk'] },
  glamorgan: { at: [425, 616], marks: ['port', 'shield:buckingham', 'shield:norfolk', 'shield:herbert', 'shield:warwick'] },
  gloucester: { at: [541, 596], marks: ['crown'] },
  oxford: { at: [617, 607], marks: ['shield:suffolk'] },
  middlesex: { at: [691, 614], marks: ['city', 'crown', 'port'] },
  essex: { at: [758, 590], marks: ['shield:oxford', 'shield:essex'] },
  somerset: { at: [507, 667], marks: ['city', 'port'] },
  wilts: { at: [572, 667], marks: ['city', 'shield:wiltshire'] },
  sussex: { at: [693, 689], marks: ['crown', 'port', 'shield:arundel'] },
  kent: { at: [788, 684], marks: ['cathedral', 'port', 'shield:buckingham'] },
  cornwall: { at: [374, 733], marks: ['crown', 'port', 'shield:devon', 'shield:exeter'] },
  dorset: { at: [506, 725], marks: ['shield:somerset'] },
};

export const SEA_PLACES = {
  'north-sea': { at: [925, 330], size: 27, turn: -8 },
  'irish-sea': { at: [268, 392], size: 20, turn: -8 },
  'english-channel': { at: [740, 790], size: 22, turn: -6 },
} as const;
export const COMPASS = { at: [960, 190], radius: 46 } as const;
