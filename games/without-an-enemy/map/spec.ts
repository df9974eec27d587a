// What the map maker draws for this game: the counties of England and Wales, Scotland, and the lands beyond the sea.
import type { AreaSpec, MapSpec, Places } from '@rose/maps';
import { BOARD, FLAT, LANDS } from '@rose/maps/isles';
import type { AreaName } from '../src/rules/data/areas.ts';
import { DRAWN_BORDERS } from './borders.ts';
import { TINTS } from './regions.ts';
import { COUNTIES, NATURAL_BORDERS, SCOTLAND, WASTE } from './seeds.ts';

const britain = (areas: { readonly [area: string]: Places }): readonly AreaSpec[] =>
  Object.entries(areas).map(([id, seeds]) => ({ id, land: 'britain', seeds }));
const tinted = (area: AreaSpec): AreaSpec => ({ ...area, tint: TINTS.get(area.id as AreaName) ?? 0 });

export const SPEC: MapSpec = {
  ...BOARD,
  projection: {
    ...FLAT,
    into: { x: 150, y: 34, width: 800, height: 776 },
    // Forty-six counties need the width of the board.
    wider: 1.26,
    // The Midlands, London, Yorkshire and the West a little larger than the rest.
    lenses: [
      { at: [-1.55, 52.35], radius: 330, more: 0.2 },
      { at: [-0.45, 51.45], radius: 150, more: 0.22 },
      { at: [-1.3, 54.1], radius: 125, more: 0.24 },
      { at: [-2.75, 51.05], radius: 135, more: 0.26 },
    ],
  },
  lands: LANDS,
  areas: [
    ...britain(COUNTIES).map(tinted),
    ...britain(WASTE).map((area) => ({ ...area, scenery: true as const })),
    { id: 'scotland', land: 'britain', seeds: SCOTLAND, foreign: true },
    { id: 'isle-of-man', land: 'man', scenery: true },
    { id: 'ireland', land: 'ireland', foreign: true },
    { id: 'continent', land: 'continent', foreign: true },
  ],
  naturalBorders: NATURAL_BORDERS,
  borders: DRAWN_BORDERS,
  leastContact: 16,
  stray: 4,
  wrinkles: { coast: 1.2, borders: 0.3, water: 16 },
  packed: true,
};
