// What the map maker draws for this game: six regions of Britain, the lands around, and the sea in zones.
import type { AreaSpec, MapSpec, NaturalBorder, Places, SeaSpec } from '@rose/maps';
import { BOARD, FLAT, LANDS } from '@rose/maps/isles';
import { REGION_BORDERS, ZONE_BORDERS } from './borders.ts';
import { BRITAIN, STRETCHES, WATERS } from './seeds.ts';

const { TEES, MORECAMBE, DEE, WASH, STOUR, SEVERN, AVON, TWEED, SOLWAY } = STRETCHES;

const NM = 'northern-marches';
const NE = 'northern-england';
const SE = 'south-east';
const WC = 'west-country';
/** Each is walked out to sea, so that the sea zones can take up its last stretch. */
const NATURAL_BORDERS: readonly NaturalBorder[] = [
  { left: NM, right: NE, line: `-2.15 54.45, -1.9 54.5, ${TEES}` },
  { left: NE, right: NM, line: `-2.15 54.45, -2.4 54.3, ${MORECAMBE}` },
  { left: 'wales', right: NE, line: `-2.78 53.03, ${DEE}` },
  { left: NE, right: 'midlands', line: `-2.7 53.03, -2.2 53.05, -1.6 53.02, -0.8 52.85, ${WASH}` },
  { left: 'midlands', right: 'wales', line: '-2.73 52.98, -2.65 52.65, -2.35 52.2, -2.04 51.9' },
  { left: 'midlands', right: SE, line: `-1.76 51.84, -1.3 51.92, -0.6 51.97, 0 51.97, ${STOUR}` },
  { left: WC, right: 'wales', line: `-2.05 51.74, ${SEVERN}` },
  { left: SE, right: WC, line: `-1.83 51.68, -1.75 51.5, ${AVON}` },
  { left: NM, right: 'scotland', line: `${SOLWAY}` },
  { left: 'scotland', right: NM, line: `-2.85 55.11, -2.69 55.18, -2.5 55.27, -2.34 55.36, -2.2 55.44, ${TWEED}` },
];

const SEA: SeaSpec = {
  zones: Object.entries(WATERS).map(([id, seeds]) => ({
    id,
    seeds,
    ...(id.startsWith('beyond') && { scenery: true }),
  })),
  naturalBorders: [
    { left: 'beyond-east', right: 'nm-east', line: `${TWEED}, -1 56.15, 1 56.5, 4 56.8` },
    { left: 'nm-east', right: 'ne-east', line: `${TEES}, 0 54.85, 1.5 54.95, 4 55.1` },
    { left: 'ne-east', right: 'mi-sea', line: `${WASH}, 0.75 53.4, 2 53.62, 4 53.75` },
    { left: 'mi-sea', right: 'se-sea', line: `${STOUR}, 2.4 51.9, 4 51.9` },
    { left: 'se-sea', right: 'wc-sea', line: `${AVON}, -0.85 50.2, -0.85 49.5` },
    { left: 'wc-sea', right: 'wa-sea', line: `${SEVERN}, -3.7 51.32, -4.4 51.25, -5.2 51, -6.4 50.6, -9 49.9` },
    { left: 'wa-sea', right: 'ne-west', line: `${DEE}, -3.8 53.46, -4.6 53.47, -5.4 53.44, -6.3 53.42` },
    { left: 'ne-west', right: 'nm-west', line: `${MORECAMBE}, -3.8 53.86, -4.6 53.86, -5.2 53.92, -6.3 53.98` },
    { left: 'nm-west', right: 'beyond-west', line: '-4.95 55, -5.1 54.8, -5.35 54.68, -5.7 54.62' },
  ],
  borders: ZONE_BORDERS,
};

const divided = (land: string, areas: { readonly [area: string]: Places }): readonly AreaSpec[] =>
  Object.entries(areas).map(([id, seeds]) => ({
    id,
    land,
    seeds,
    ...(id === 'scotland' && { foreign: true }),
    ...(id === 'wychwood' && { scenery: true }),
  }));

export const SPEC: MapSpec = {
  ...BOARD,
  projection: {
    ...FLAT,
    into: { x: 176, y: 92, width: 740, height: 726 },
    // The country is tall and the board is wide: as on old maps, more room from west to east.
    wider: 1.2,
    // The crowded corners a little larger than the rest: the Marches, the Thames, Pembroke, the Isle of Wight.
    lenses: [
      { at: [-2.2, 54.95], radius: 190, more: 0.22 },
      { at: [-0.7, 51.4], radius: 230, more: 0.14 },
      { at: [-1.3, 50.68], radius: 66, more: 0.4 },
      { at: [-4.9, 51.8], radius: 110, more: 0.25 },
    ],
  },
  lands: LANDS,
  areas: divided('britain', BRITAIN),
  naturalBorders: NATURAL_BORDERS,
  borders: [...REGION_BORDERS, { a: 'northern-marches', b: 'scotland', kind: 'closed' }],
  leastContact: 30,
  stray: 4,
  sea: SEA,
};
