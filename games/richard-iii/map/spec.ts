// What the map maker draws for this game: Britain divided by seeds, and the lands beyond the sea.
import type { AreaSpec, MapSpec, NaturalBorder, Places } from '@rose/maps';
import { BOARD, FLAT, LANDS } from '@rose/maps/isles';
import { RULE_BORDERS } from './borders.ts';
import { BRITAIN, CONTINENT } from './seeds.ts';

const NATURAL_BORDERS: readonly NaturalBorder[] = [
  {
    left: 'scotland',
    right: 'cumbria',
    line: '-3.7 54.85, -3.4 54.94, -3.12 54.97, -3.03 55.06, -2.85 55.11, -2.69 55.18',
  },
  {
    left: 'scotland',
    right: 'northumbria',
    line: '-2.62 55.22, -2.5 55.27, -2.34 55.36, -2.2 55.44, -2.22 55.55, -2.2 55.66, -2.08 55.78',
  },
  {
    left: 'hereford',
    right: 'gloucester',
    line: '-2.64 51.62, -2.55 51.7, -2.42 51.76, -2.32 51.85, -2.25 51.98',
  },
  // Thames and Humber are closed to armies below their last crossing: open water parts the banks.
  { left: 'middlesex', right: 'kent', line: '0.14 51.475, 0.24 51.465', width: 5 },
  { left: 'essex', right: 'kent', line: '0.3 51.46, 0.4 51.45, 0.5 51.46, 0.7 51.5', width: 5 },
  {
    left: 'east-yorks',
    right: 'lincoln',
    line: '-0.7 53.7, -0.5 53.7, -0.3 53.72, -0.15 53.65, 0.05 53.57, 0.2 53.52',
    width: 5,
  },
];

const divided = (land: string, areas: { readonly [area: string]: Places }): readonly AreaSpec[] =>
  Object.entries(areas).map(([id, seeds]) => ({ id, land, seeds }));
const FOREIGN = ['scotland', 'ireland', 'calais', 'france'];
const SCENERY = ['flanders'];

export const SPEC: MapSpec = {
  ...BOARD,
  projection: {
    ...FLAT,
    into: { x: 205, y: 64, width: 680, height: 744 },
    // The country is tall and the board is wide: as on old maps, a little more room from west to east.
    wider: 1.14,
    // And the crowded middle a little larger than its rim.
    lenses: [{ at: [-1.75, 52.9], radius: 360, more: 0.1 }],
  },
  lands: LANDS,
  areas: [
    ...divided('britain', BRITAIN),
    ...divided('continent', CONTINENT),
    { id: 'isle-of-man', land: 'man' },
    { id: 'ireland', land: 'ireland' },
  ].map((area) => ({
    ...area,
    ...(FOREIGN.includes(area.id) && { foreign: true }),
    ...(SCENERY.includes(area.id) && { scenery: true }),
  })),
  naturalBorders: NATURAL_BORDERS,
  // Calais and France touch on the earth; by the rules only ships go from one to the other.
  borders: [...RULE_BORDERS, { a: 'calais', b: 'france', kind: 'bound' }],
  leastContact: 16,
  stray: 4.5,
  wrinkles: { coast: 1.2, borders: 0.3, water: 16 },
  packed: true,
};
