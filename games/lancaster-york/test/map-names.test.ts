// What is written on the map: names, plates and tags of troops hide nothing, in neither language.
import type { Spot } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import {
  BERTHS,
  BISHOP_SPOTS,
  CORE,
  DISC,
  NOBLE_HOMES,
  PLACE_SPOTS,
  PLATE_HEIGHT,
  plateWidth,
  REGION_PLATES,
  TAG,
  troopSpots,
  ZONE_SPOTS,
} from '../map/index.ts';
import { PLACE_NAMES, type PlaceName } from '../src/rules/data/cards.ts';
import type { RegionName } from '../src/rules/data/regions.ts';
import { type Box, boxAround, clashes } from './map-reading.ts';

const spoken = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const PLACE_WORDS: { readonly [language: string]: { readonly [P in PlaceName]?: string } } = {
  English: { 'kings-lynn': 'King’s Lynn', 'st-davids': 'St David’s' },
  French: { 'kings-lynn': 'King’s Lynn', 'st-davids': 'Saint-David’s', london: 'Londres' },
};
const REGION_WORDS: { readonly [language: string]: { readonly [R in RegionName]: string } } = {
  English: {
    'northern-marches': 'Northern Marches',
    'northern-england': 'Northern England',
    midlands: 'Midlands',
    'south-east': 'South East',
    'west-country': 'West Country',
    wales: 'Wales',
  },
  French: {
    'northern-marches': 'Marches du Nord',
    'northern-england': 'Nord de l’Angleterre',
    midlands: 'Midlands',
    'south-east': 'Sud-Est',
    'west-country': 'West Country',
    wales: 'Pays de Galles',
  },
};

const LETTER = 6.3;
const nameBox = (place: PlaceName, language: string): Box => {
  const { x, y, name } = PLACE_SPOTS[place];
  const width = (PLACE_WORDS[language]?.[place] ?? spoken(place)).length * LETTER;
  const aside = DISC + 4 + width / 2;
  const middle: { readonly [S in typeof name]: Spot } = {
    below: { x, y: y + DISC + 8 },
    above: { x, y: y - DISC - 9 },
    left: { x: x - aside, y },
    right: { x: x + aside, y },
  };
  return boxAround(place, middle[name], width, 10);
};
const bodies = (spots: { readonly [name: string]: Spot }, width: number, height: number): readonly Box[] =>
  Object.entries(spots).map(([name, spot]) => boxAround(name, spot, width, height));
const DISCS = bodies(PLACE_SPOTS, 2 * DISC, 2 * DISC);
const BISHOPS = bodies(BISHOP_SPOTS, 28, 28);
const NOBLES = bodies(NOBLE_HOMES, 31, 36);
const SHIPS = bodies(BERTHS, 36, 32);
const SAILING = Object.entries(ZONE_SPOTS).flatMap(([zone, spots]) =>
  spots.map((spot, i) => boxAround(`${zone} ${i}`, spot, 36, 32)),
);
const ALL = [...DISCS, ...BISHOPS, ...NOBLES, ...SHIPS];

describe.for(['English', 'French'])('names in %s', (language) => {
  const names = PLACE_NAMES.map((place) => nameBox(place, language));
  const plates = REGION_PLATES.map((plate) =>
    boxAround(plate.id, plate, plateWidth(REGION_WORDS[language]?.[plate.id] ?? ''), PLATE_HEIGHT),
  );
  test('no name hides another, nor a place or a person', () => expect(clashes(names, [...names, ...ALL])).toEqual([]));
  test('no plate hides anything, and all of it is shown at home', () => {
    expect(clashes(plates, [...plates, ...names, ...ALL, ...SAILING])).toEqual([]);
    for (const { what, left, right, top, bottom } of plates)
      expect(
        left > CORE.x && right < CORE.x + CORE.width && top > CORE.y && bottom < CORE.y + CORE.height,
        `${what} ${left} to ${right}, ${top} to ${bottom}`,
      ).toBe(true);
  });
  test('the tag of troops at a place hides no place, no person, no name and no other tag', () => {
    const tags = PLACE_NAMES.flatMap((place) =>
      troopSpots(place, 1).map((spot) => boxAround(`tag of ${place}`, spot, TAG.width, TAG.height)),
    );
    expect(clashes(tags, [...tags, ...names, ...ALL])).toEqual([]);
  });
});
/** The flag of an owner flies at the right shoulder of a place. */
test('no piece at home hides the pennant of a place', () => {
  const pennants = Object.entries(PLACE_SPOTS).map(([place, { x, y }]) =>
    boxAround(place, { x: x + 18, y: y - 20 }, 14, 13),
  );
  expect(clashes(pennants, ALL)).toEqual([]);
});
test('tags of several armies stand apart', () => {
  for (const place of PLACE_NAMES) {
    const tags = troopSpots(place, 4).map((spot, i) => boxAround(String(i), spot, TAG.width, TAG.height));
    expect(clashes(tags, tags)).toEqual([]);
  }
});
