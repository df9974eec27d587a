// A small real island, for tests: where it is drawn, before anything divides it.
import type { MapSpec } from '../src/index.ts';

export const ISLAND = {
  box: { x: 0, y: 0, width: 400, height: 400 },
  bleed: 20,
  projection: {
    parallels: [54, 55],
    meridian: -4.5,
    fit: '-4.9 54, -4.2 54.5',
    into: { x: 20, y: 20, width: 360, height: 360 },
  },
  lands: { man: { countries: ['Isle of Man'], leastIsland: 20 } },
} satisfies Partial<MapSpec>;
