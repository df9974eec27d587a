// Names, plates and scenery as lists a board draws from.
import type { Box, MapName, Scenery, SeaName } from '@rose/board';
import { REGION_NAMES, type RegionName, ZONE_NAMES, type ZoneName } from '../src/rules/data/regions.ts';
import type { Spot } from './places.ts';

/** What a board at home shows: all regions, the berths at sea and the plates; and the land alone, for screens where that
 * would be too small. */
export const CORE: Box = { x: 30, y: 76, width: 1068, height: 766 };
export const LAND: Box = { x: 182, y: 76, width: 730, height: 766 };

/** The plate of a region: its rose, its name, its votes and victory points. It hangs over the sea beside the region. */
export interface RegionPlate extends Spot {
  readonly id: RegionName;
}
const PLATES: { readonly [R in RegionName]: readonly [x: number, y: number] } = {
  'northern-marches': [868, 128],
  'northern-england': [968, 292],
  midlands: [980, 404],
  'south-east': [1008, 589],
  'west-country': [612, 816],
  wales: [122, 526],
};
export const REGION_PLATES: readonly RegionPlate[] = REGION_NAMES.map((id) => ({
  id,
  x: PLATES[id][0],
  y: PLATES[id][1],
}));
export const PLATE_HEIGHT = 46;
const PLATE_LEAST = 164;
const BESIDE_NAME = 66;
const LETTER = 8;
/** A plate is as wide as its name needs. */
export const plateWidth = (name: string): number => Math.max(PLATE_LEAST, BESIDE_NAME + name.length * LETTER);

const ZONES: { readonly [Z in ZoneName]: readonly [x: number, y: number, turn: number] } = {
  'nm-east': [800, 182, -8],
  'ne-east': [890, 344, -8],
  'mi-sea': [1010, 555, 0],
  'se-sea': [850, 730, -20],
  'wc-sea': [250, 735, -30],
  'wa-sea': [268, 490, 0],
  'ne-west': [320, 364, 1],
  'nm-west': [352, 252, 0],
};
/** The name of a zone, small. */
export const ZONE_LABELS: readonly SeaName[] = ZONE_NAMES.map((id) => {
  const [x, y, turn] = ZONES[id];
  return { id, at: { x, y }, size: 13, turn };
});
export const SEA_LABELS: readonly SeaName[] = [
  { id: 'north-sea', at: { x: 960, y: 226 }, size: 25, turn: -8 },
  { id: 'irish-sea', at: { x: 252, y: 428 }, size: 19, turn: -6 },
  { id: 'narrow-sea', at: { x: 776, y: 838 }, size: 19, turn: -4 },
];
export const FOREIGN_LABELS: readonly MapName[] = [
  { id: 'scotland', at: { x: 398, y: 150 }, size: 17, foreign: true },
  { id: 'ireland', at: { x: 84, y: 372 }, size: 17, foreign: true },
  { id: 'france', at: { x: 1010, y: 790 }, size: 17, foreign: true },
  { id: 'calais', at: { x: 976, y: 728 }, size: 14.5, foreign: true },
];
/** The wood that keeps the corner of four regions closed: nobody walks through it. */
export const WYCHWOOD: Spot = { x: 549, y: 598 };
export const COMPASS = { at: { x: 1010, y: 150 }, radius: 42 } as const;

const SCENERY = {
  hill: '330 96, 346 88, 362 98, 452 130, 468 120, 300 160, 316 152, 120 250, 136 242, 60 450, 76 442, 92 452, 384 520, 372 612, 470 540, 395 495, 556 284, 478 330, 486 340, 548 306',
  tree: '541 594, 549 588, 558 594, 546 603, 555 605, 60 300, 70 294, 78 302, 100 490, 110 484, 118 492, 1040 700, 1050 694, 1058 702, 905 812, 915 806, 923 814, 780 650, 788 644',
} as const;
export const SCENES: readonly Scenery[] = (['hill', 'tree'] as const).flatMap((kind) =>
  SCENERY[kind].split(', ').map((text) => {
    const [x = 0, y = 0] = text.split(' ').map(Number);
    return { kind, at: { x, y } };
  }),
);
