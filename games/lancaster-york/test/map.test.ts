// The drawing against the rules: who touches whom by land and by sea, and whether everything has its place.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { moduleOf, projectionOf, survey } from '@rose/maps';
import { type Edge, edgesOf, isWithin, type Spot } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { ZONE_PAIRS } from '../map/borders.ts';
import {
  APART,
  BERTHS,
  BISHOP_SPOTS,
  GUEST_SPOTS,
  LANDING_SPOTS,
  MAP,
  NOBLE_HOMES,
  nobleSpots,
  PLACE_SPOTS,
  SEA,
  shipSpots,
  WYCHWOOD,
  ZONE_SPOTS,
} from '../map/index.ts';
import { SPEC } from '../map/spec.ts';
import {
  C,
  type CardName,
  homeOf,
  homeZone,
  kindOf,
  NOBLES,
  nobleName,
  PLACE_NAMES,
  type PlaceName,
  SHIPS,
  shipName,
} from '../src/rules/data/cards.ts';
import {
  isNeighbour,
  LANDINGS,
  R,
  REGION_NAMES,
  type RegionName,
  regionName,
  regionOfZone,
  Z,
  ZONE_NAMES,
  type ZoneName,
  zoneName,
} from '../src/rules/data/regions.ts';
import { distance, shared, sum, toEdge } from './map-reading.ts';

const checkedIn = readFileSync(new URL('../map/map.gen.ts', import.meta.url), 'utf8');
const outlines = new Map<string, readonly Edge[]>(
  [...MAP.areas, ...SEA.zones].map((area) => [area.id, edgesOf(area.path)]),
);
const outline = (id: string): readonly Edge[] => outlines.get(id) ?? [];
const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));
const regionAt = (spot: Spot): RegionName | undefined => REGION_NAMES.find((id) => isWithin(outline(id), spot));
const zoneAt = (spot: Spot): ZoneName | undefined => ZONE_NAMES.find((id) => isWithin(outline(id), spot));
const home = (card: CardName): RegionName => regionName(homeOf(C[card]));

describe('the map in the house is the map the maker draws', () => {
  const { drawing, sea, troubles } = survey(SPEC);
  test('without troubles, the same bytes', () => {
    expect(troubles).toEqual([]);
    expect(moduleOf(drawing, sea)).toBe(checkedIn);
  });
  test('and not too many of them', () => expect(gzipSync(checkedIn).length).toBeLessThan(60_000));
});

describe('4.4 regions', () => {
  test('six regions and Scotland are drawn, in the order of Parliament', () =>
    expect(MAP.areas.map(({ id }) => id)).toEqual([...REGION_NAMES, 'scotland']));
  test('outlines touch where a noble may go, along enough to be seen, and nowhere else', () => {
    const touching = pairsOf(REGION_NAMES).filter(([a, b]) => shared(outline(a), outline(b)) > 0);
    expect(touching).toEqual(pairsOf(REGION_NAMES).filter(([a, b]) => isNeighbour(R[a], R[b])));
    for (const [a, b] of touching) expect(shared(outline(a), outline(b)), `${a} and ${b}`).toBeGreaterThan(30);
  });
  test('each border is drawn once, as long as the outlines share it', () => {
    const drawn = MAP.borders.filter(({ kind }) => kind === 'bound');
    expect(drawn).toHaveLength(7);
    for (const { a, b, length } of drawn)
      expect(Math.abs(shared(outline(a), outline(b)) - length), `${a} and ${b}`).toBeLessThan(3);
  });
  test.for([
    ['wales', 'south-east'],
    ['midlands', 'west-country'],
  ] as const)('the corner of %s and %s is closed: a wood lies between them', ([a, b]) => {
    const gap = Math.min(...outline(a).flatMap(({ from }) => outline(b).map((edge) => toEdge(from, edge))));
    expect(gap).toBeGreaterThan(10);
    expect(regionAt(WYCHWOOD)).toBeUndefined();
  });
  test('only the Northern Marches touch Scotland', () =>
    expect(REGION_NAMES.filter((id) => shared(outline(id), outline('scotland')) > 0)).toEqual(['northern-marches']));
});

describe('4.3 sea zones', () => {
  test('eight zones in one line, and no other contact', () => {
    expect(SEA.zones.map(({ id }) => id)).toEqual(ZONE_NAMES);
    const touching = pairsOf(ZONE_NAMES).filter(([a, b]) => shared(outline(a), outline(b)) > 0);
    expect(touching).toEqual(ZONE_PAIRS);
    for (const [a, b] of touching) expect(shared(outline(a), outline(b)), `${a} and ${b}`).toBeGreaterThan(100);
  });
  test('a blue line between each two, and one at either end towards Scotland', () =>
    expect(SEA.borders.map(({ a, b, kind }) => `${kind}: ${a} ${b}`).toSorted()).toEqual(
      [
        ...ZONE_PAIRS.map((pair) => `sea: ${pair.toSorted().join(' ')}`),
        'end: beyond-east nm-east',
        'end: beyond-west nm-west',
      ].toSorted(),
    ));
  test('a zone washes the coast of its region, and of no other to speak of', () => {
    for (const zone of ZONE_NAMES) {
      const own = regionName(regionOfZone(Z[zone]));
      for (const region of REGION_NAMES) {
        const coast = shared(outline(zone), outline(region));
        if (region === own) expect(coast, `${zone} and ${region}`).toBeGreaterThan(60);
        else expect(coast, `${zone} and ${region}`).toBeLessThan(8);
      }
    }
  });
});

/** Longitude and latitude. */
const SITES: { readonly [P in PlaceName]: readonly [number, number] } = {
  bamburgh: [-1.71, 55.61],
  pontefract: [-1.3, 53.7],
  kenilworth: [-1.59, 52.35],
  windsor: [-0.6, 51.48],
  carisbrooke: [-1.31, 50.69],
  harlech: [-4.11, 52.86],
  carlisle: [-2.94, 54.9],
  york: [-1.09, 53.96],
  norwich: [1.3, 52.63],
  london: [-0.13, 51.51],
  bristol: [-2.59, 51.45],
  cardiff: [-3.18, 51.48],
  durham: [-1.58, 54.78],
  lincoln: [-0.54, 53.23],
  coventry: [-1.52, 52.41],
  winchester: [-1.31, 51.06],
  exeter: [-3.53, 50.72],
  'st-davids': [-5.27, 51.88],
  berwick: [-2.01, 55.77],
  kingston: [-0.33, 53.74],
  'kings-lynn': [0.4, 52.75],
  sandwich: [1.34, 51.27],
  plymouth: [-4.14, 50.38],
  pembroke: [-4.92, 51.67],
};

describe('places and persons on the map', () => {
  const project = projectionOf(SPEC.projection);
  test.for(PLACE_NAMES)('%s stands in its region, near its true site', (name) => {
    const spot = PLACE_SPOTS[name];
    expect(regionAt(spot)).toBe(home(name));
    const [x, y] = project(SITES[name]);
    expect(distance(spot, { x, y })).toBeLessThan(30);
  });
  const owners = new Map<string, number>();
  for (const { name } of MAP.areas.flatMap(({ id }) => outline(id))) owners.set(name, (owners.get(name) ?? 0) + 1);
  const coast = (region: string) => outline(region).filter(({ name }) => owners.get(name) === 1);
  test('ports lie at the coast of their region, and the ship of each beside it in its home zone', () => {
    for (const port of PLACE_NAMES.filter((name) => kindOf(C[name]) === 'port')) {
      const spot = PLACE_SPOTS[port];
      expect(Math.min(...coast(home(port)).map((edge) => toEdge(spot, edge))), port).toBeLessThan(20);
      const berth = BERTHS[`ship-${port}` as keyof typeof BERTHS];
      expect(zoneAt(berth), port).toBe(zoneName(homeZone(C[`ship-${port}` as keyof typeof BERTHS])));
      expect(distance(spot, berth), port).toBeLessThan(80);
    }
    expect(sum(coast('scotland'))).toBeGreaterThan(100);
  });
  test('a bishop stands in his region, beside his cathedral', () => {
    for (const [bishop, spot] of Object.entries(BISHOP_SPOTS)) {
      expect(regionAt(spot), bishop).toBe(home(bishop as keyof typeof BISHOP_SPOTS));
      expect(distance(spot, PLACE_SPOTS[bishop.slice('bishop-'.length) as PlaceName]), bishop).toBeLessThan(56);
    }
  });
  test('nobles enter in their home region, guests and the captain stand where they are', () => {
    for (const noble of NOBLES.map(nobleName)) expect(regionAt(NOBLE_HOMES[noble]), noble).toBe(home(noble));
    for (const region of REGION_NAMES)
      for (const spot of GUEST_SPOTS[region]) expect(regionAt(spot), `${region} ${spot.x} ${spot.y}`).toBe(region);
    expect(Object.keys(LANDING_SPOTS)).toEqual(LANDINGS.map(regionName));
    for (const [region, spot] of Object.entries(LANDING_SPOTS)) expect(regionAt(spot)).toBe(region);
  });
  test('ships lie in their zone, with room for every ship of the game', () => {
    for (const zone of ZONE_NAMES) {
      const guests = SHIPS.filter((ship) => zoneName(homeZone(ship)) !== zone);
      expect(ZONE_SPOTS[zone].length, zone).toBeGreaterThanOrEqual(guests.length);
      for (const spot of ZONE_SPOTS[zone]) expect(zoneAt(spot), `${zone} ${spot.x} ${spot.y}`).toBe(zone);
    }
  });
  test('no two stand too near each other', () => {
    const spots = [PLACE_SPOTS, BISHOP_SPOTS, NOBLE_HOMES, BERTHS, LANDING_SPOTS, GUEST_SPOTS, ZONE_SPOTS].flatMap(
      (all) =>
        Object.entries(all).flatMap(([name, one]: [string, Spot | readonly Spot[]]) =>
          'x' in one ? [{ name, spot: one }] : one.map((spot, i) => ({ name: `${name} ${i}`, spot })),
        ),
    );
    expect(spots).toHaveLength(24 + 6 + 12 + 6 + 2 + 26 + 42);
    const near = pairsOf(spots).filter(([a, b]) => distance(a.spot, b.spot) < APART);
    expect(near.map(([a, b]) => `${a.name} and ${b.name}: ${distance(a.spot, b.spot).toFixed(0)}`)).toEqual([]);
  });
});

describe('crowds', () => {
  test('all twelve nobles in one region have a spot each; those at home keep theirs', () => {
    const all = NOBLES.map(nobleName);
    for (const region of REGION_NAMES) {
      const spots = nobleSpots(region, all);
      for (const noble of all.filter((name) => home(name) === region))
        expect(spots.get(noble)).toEqual(NOBLE_HOMES[noble]);
      for (const [a, b] of pairsOf([...spots.values()])) expect(distance(a, b), region).toBeGreaterThan(14);
    }
  });
  test('all six ships in one zone lie apart; the one at home is in port', () => {
    const all = SHIPS.map(shipName);
    for (const zone of ZONE_NAMES) {
      const spots = shipSpots(zone, all);
      for (const ship of all) expect(spots.get(ship) === BERTHS[ship]).toBe(zoneName(homeZone(C[ship])) === zone);
      for (const [a, b] of pairsOf([...spots.values()])) expect(distance(a, b), zone).toBeGreaterThanOrEqual(APART);
    }
  });
});
