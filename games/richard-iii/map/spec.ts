// What the map maker draws for this game: Britain divided by seeds, and the lands beyond the sea.
import type { AreaSpec, MapSpec } from '@rose/maps';
import { RULE_BORDERS } from './borders.ts';
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
    { id: 'calais', land: 'continent', foreign: true, seeds: [[1.95, 50.8], [1.75, 50.75], [2.4, 50.85], [2.3, 50.6], [1.9, 50.6]] },
    { id: 'france', land: 'continent', foreign: true, seeds: [[1.6, 49.9], [2.4, 49.8], [1.8, 50.15], [2.6, 50.1], [0.5, 49.5], [-1.5, 49.3], [3.2, 49.9]] },
    { id: 'flanders', land: 'continent', scenery: true, seeds: [[3.2, 50.9], [3.1, 50.5], [4, 51.2], [3.6, 50.3]] },
    { id: 'isle-of-man', land: 'man' },
    { id: 'ireland', land: 'ireland', foreign: true },
  ],
  courses: [
    { left: 'scotland', right: 'cumbria', line: [[-3.7, 54.85], [-3.4, 54.94], [-3.12, 54.97], [-3.03, 55.06], [-2.85, 55.11], [-2.69, 55.18]] },
    { left: 'scotland', right: 'northumbria', line: [[-2.62, 55.22], [-2.5, 55.27], [-2.34, 55.36], [-2.2, 55.44], [-2.22, 55.55], [-2.2, 55.66], [-2.08, 55.78]] },
    { left: 'essex', right: 'kent', line: [[0.3, 51.46], [0.4, 51.45], [0.5, 51.46], [0.7, 51.5]], width: 5 },
    { left: 'east-yorks', right: 'lincoln', line: [[-0.7, 53.7], [-0.5, 53.7], [-0.3, 53.72], [-0.15, 53.65], [0.05, 53.57], [0.2, 53.52]], width: 5 },
  ],
  borders: [...RULE_BORDERS, { a: 'calais', b: 'france', kind: 'bound' }],
  leastContact: 16,
  stray: 4.5,
};
