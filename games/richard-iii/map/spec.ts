// What the map maker draws for this game: Britain divided by seeds, and the lands beyond the sea.
import type { AreaSpec, MapSpec } from '@rose/maps';
import { BORDERS } from './borders.ts';
import { SEEDS } from './seeds.ts';

const BRITAIN = [[-6.6, 49.8], [-5.5, 51.6], [-5.3, 53.5], [-4.9, 54.5], [-5.4, 54.95], [-5.4, 56.2], [-9, 59], [3, 59], [3, 49.5]] as const;
const IRELAND = [[-11, 51], [-5.6, 51.6], [-5.2, 54.8], [-6.1, 55.4], [-8, 56], [-11, 55]] as const;

const divided = Object.entries(SEEDS).map(
  ([id, seeds]): AreaSpec => ({ id, land: 'britain', seeds, ...(id === 'scotland' && { foreign: true }) }),
);

export const SPEC: MapSpec = {
  box: { x: 0, y: 0, width: 1092, height: 846 },
  bleed: 240,
  projection: {
    parallels: [50.5, 54.8],
    meridian: -2.1,
    fit: [[-5.75, 50.0], [1.8, 52.5], [-2.0, 55.85], [-5.7, 51.0], [1.75, 51.2]],
    into: { x: 205, y: 64, width: 680, height: 744 },
    wider: 1.14,
  },
  lands: {
    britain: { countries: ['United Kingdom'], within: BRITAIN, leastIsland: 14 },
    man: { countries: ['Isle of Man'], leastIsland: 14 },
    ireland: { countries: ['Ireland', 'United Kingdom'], within: IRELAND, leastIsland: 30 },
    continent: { countries: ['France', 'Belgium', 'Netherlands', 'Germany'], leastIsland: 30 },
  },
  areas: [
    ...divided,
    { id: 'isle-of-man', land: 'man' },
    { id: 'ireland', land: 'ireland', foreign: true },
  ],
  courses: [],
  borders: BORDERS,
  leastContact: 16,
  stray: 4.5,
};
