// What the map maker draws for this game: the counties of England and Wales, Scotland, and the lands beyond the sea.
import type { AreaSpec, MapSpec, Places } from '@rose/maps';
import type { AreaName } from '../src/rules/data/areas.ts';
import { DRAWN_BORDERS } from './borders.ts';
import { TINTS } from './regions.ts';
import { COUNTIES, NATURAL_BORDERS, SCOTLAND, WASTE } from './seeds.ts';

const AROUND_BRITAIN = '-6.6 49.8, -5.5 51.6, -5.3 53.5, -4.9 54.5, -5.4 54.95, -5.4 56.2, -9 59, 3 59, 3 49.5';
const AROUND_IRELAND = '-11 51, -5.6 51.6, -5.2 54.8, -6.1 55.4, -8 56, -11 55';
/** Above its mouth the Severn is a river here. */
const UPPER_SEVERN = '-2.68 51.62, -2.6 51.58, -2.3 51.68, -2.3 51.82, -2.6 51.8';

const britain = (areas: { readonly [area: string]: Places }): readonly AreaSpec[] =>
  Object.entries(areas).map(([id, seeds]) => ({ id, land: 'britain', seeds }));
const tinted = (area: AreaSpec): AreaSpec => ({ ...area, tint: TINTS.get(area.id as AreaName) ?? 0 });

export const SPEC: MapSpec = {
  box: { x: 0, y: 0, width: 1092, height: 846 },
  bleed: 240,
  projection: {
    parallels: [50.5, 54.8],
    meridian: -2.1,
    fit: '-5.75 50, 1.8 52.5, -2 55.85, -5.7 51, 1.75 51.2',
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
  lands: {
    britain: { countries: ['United Kingdom'], within: AROUND_BRITAIN, leastIsland: 14, filled: [UPPER_SEVERN] },
    man: { countries: ['Isle of Man'], leastIsland: 14 },
    ireland: { countries: ['Ireland', 'United Kingdom'], within: AROUND_IRELAND, leastIsland: 30 },
    continent: { countries: ['France', 'Belgium', 'Netherlands', 'Germany'], leastIsland: 30 },
  },
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
