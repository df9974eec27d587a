// 5, 7.2 A second, slow reading of two chapters: where a stack may go and how odds are reckoned, found by names from a
// written position alone, and held against the game in positions drawn by lot. No rule of the game is called here.
import { isMistake, legal, pick, type Random, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { oddsOf } from '../src/rules/combat/odds.ts';
import { A, type AreaName, areaName, NEIGHBOURS } from '../src/rules/data/areas.ts';
import { CROWN, crownName, menOfCard, motherOf, NO_MOTHER } from '../src/rules/data/crown.ts';
import { isDuke, isPieceName, N, NOBLES, nobleName } from '../src/rules/data/persons.ts';
import {
  areaOfPlace,
  garrisonOf,
  isPlaceName,
  kindOf,
  P,
  PLACES,
  type PlaceName,
  placeName,
  placesIn,
  roomOf,
} from '../src/rules/data/places.ts';
import { gatesOf, ROAD_AREAS } from '../src/rules/data/roads.ts';

type Names = Readonly<Record<string, string>>;
interface Position {
  readonly turn: string;
  readonly held: Names;
  readonly spot: Names;
  readonly noted: Names;
  readonly siege: Names;
  readonly leave: Readonly<Record<string, readonly string[]>>;
  readonly leaveAll: Readonly<Record<string, readonly string[]>>;
}
const SEATS = ['red', 'yellow', 'blue'];
const PLAYED = NOBLES.filter((noble) => !isDuke(noble)).map(nobleName);
const WALLS: readonly string[] = ['city', 'town', 'royal-castle', 'castle'];
const insideOf = (spot: string): PlaceName | undefined => {
  const name = spot.slice('in:'.length);
  return spot.startsWith('in:') && isPlaceName(name) ? name : undefined;
};
const areaAt = (spot: string): AreaName => {
  const place = insideOf(spot);
  return place === undefined ? (spot as AreaName) : areaName(areaOfPlace(P[place]));
};
const inside = ({ held, spot }: Position, place: string): readonly string[] =>
  PLAYED.filter((noble) => SEATS.includes(held[noble] ?? '') && spot[noble] === `in:${place}`);
/** 2.3 All that is printed, wherever he is. */
const menOf = ({ held }: Position, noble: string): number =>
  (isPieceName(noble) ? menOfCard(N[noble]) : 0) +
  CROWN.filter((card) => held[crownName(card)] === noble).reduce((men, card) => men + menOfCard(card), 0);
/** 3.1, 3.3 Through whom a place with walls is held: by note, else by the card that names it. */
const holder = ({ held, noted }: Position, place: PlaceName): string | undefined => {
  if (!WALLS.includes(kindOf(P[place]))) return undefined;
  const mother = motherOf(P[place]) === NO_MOTHER ? '' : crownName(motherOf(P[place]));
  const lord = noted[place] ?? (SEATS.includes(held[mother] ?? '') ? mother : held[mother]);
  return SEATS.find((seat) => held[lord ?? ''] === seat);
};
type Gate = 'open' | 'ask' | 'shut';
const gate = (position: Position, place: PlaceName, seat: string): Gate => {
  const kind = kindOf(P[place]);
  if (kind === 'unfortified') return 'open';
  if (kind === 'field' || kind === 'refuge') return 'shut';
  const guests = inside(position, place).map((noble) => position.held[noble] ?? '');
  // 3.2 An open town is free while nobody else is inside.
  if (kind === 'open-town' && (guests.length === 0 || guests.includes(seat))) return 'open';
  const keeper = kind === 'open-town' ? SEATS.find((one) => guests.includes(one)) : holder(position, place);
  if (keeper === undefined) return 'shut';
  const given = [...(position.leave[place] ?? []), ...(position.leaveAll[keeper] ?? [])];
  return keeper === seat || given.includes(seat) ? 'open' : 'ask';
};
/** 5.1 Five times to every neighbour; 6.8 the Continent is closed in the basic game. */
const byCountry = (from: AreaName): Set<AreaName> => {
  const reached = new Set([from]);
  for (let step = 0; step < 5; step++) {
    const before = [...reached];
    for (const area of before) for (const next of NEIGHBOURS[A[area]] ?? []) reached.add(areaName(next));
  }
  reached.delete('continent');
  return reached;
};
/** 5.2 From area to area along any road, not beyond a gate that is shut. */
const byRoad = (position: Position, from: AreaName, seat: string): Set<AreaName> => {
  const reached = new Set([from]);
  for (const area of reached) {
    const gates = gatesOf(A[area]).map((place) => gate(position, placeName(place), seat));
    if (area !== from && gates.includes('shut')) continue;
    for (const road of ROAD_AREAS)
      for (const [n, one] of road.entries())
        if (areaName(one) === area)
          for (const next of [road[n - 1], road[n + 1]]) if (next !== undefined) reached.add(areaName(next));
  }
  return reached;
};
/** Where all of a faction who stand in one spot may march together; leave that is still to be asked counts as given. */
const goals = (position: Position, spot: string): readonly string[] => {
  const place = insideOf(spot);
  if (place !== undefined && position.siege[place] !== undefined) return [];
  const { turn } = position;
  const movers = PLAYED.filter((noble) => position.held[noble] === turn && position.spot[noble] === spot);
  const from = areaAt(spot);
  const areas = new Set([...byCountry(from), ...byRoad(position, from, turn)]);
  if (from === 'caernarvon') areas.add('anglesey');
  if (from === 'anglesey') areas.add('caernarvon');
  const found = [...areas].flatMap((area) => {
    const open = placesIn(A[area])
      .map(placeName)
      .filter((one) => {
        if (gate(position, one, turn) === 'shut' || position.siege[one] !== undefined) return false;
        const men = [...inside(position, one), ...movers].reduce((sum, noble) => sum + menOf(position, noble), 0);
        return men <= roomOf(P[one]);
      });
    return [area, ...open.map((one) => `in:${one}`)];
  });
  return found.filter((goal) => goal !== spot).toSorted();
};

/** Nobles of three factions in a few areas that touch, with cards, notes, leave and a siege or two. */
const drawn = (random: Random): Position => {
  const from = pick(PLACES, random);
  const near = [...byCountry(areaName(areaOfPlace(from)))].slice(0, 3 + random(9));
  const spots = near.flatMap((area) => [
    area,
    ...placesIn(A[area])
      .filter((place) => !['field', 'refuge'].includes(kindOf(place)))
      .map((place) => `in:${placeName(place)}`),
  ]);
  const nobles = PLAYED.filter(() => random(3) > 1);
  const held: Record<string, string> = Object.fromEntries(nobles.map((noble) => [noble, pick(SEATS, random)]));
  for (const card of CROWN)
    if (
      /^(town-|[a-z]+-see$|[a-z]+-[12]$)/.test(crownName(card)) &&
      !crownName(card).startsWith('royal') &&
      random(2) === 1
    )
      held[crownName(card)] = pick(nobles, random);
  const walls = PLACES.map(placeName).filter((place) => spots.includes(`in:${place}`) && garrisonOf(P[place]) > 0);
  const some = (places: readonly PlaceName[], often: number): readonly PlaceName[] =>
    places.filter((place) => WALLS.includes(kindOf(P[place])) && random(often) === 1);
  const noted = Object.fromEntries(some(walls, 3).map((place) => [place, pick(nobles, random)]));
  const leave = Object.fromEntries(some(walls, 4).map((place) => [place, [pick(SEATS, random)]]));
  const siege = Object.fromEntries(some(walls, 12).map((place) => [place, pick(SEATS, random)]));
  const turn = pick(SEATS, random);
  const spot = Object.fromEntries(nobles.map((noble) => [noble, pick(spots, random)]));
  return { turn, held, spot, noted, leave, siege, leaveAll: { [pick(SEATS, random)]: [pick(SEATS, random)] } };
};
const marchesOf = (position: Position): ReadonlyMap<string, readonly string[]> => {
  const state = kingmaker.fromPosition({ options: { players: SEATS.length }, ...position });
  if (isMistake(state)) throw new Error(`${state.field} ${state.reason}`);
  const found = new Map<string, string[]>();
  for (const action of legal(kingmaker, state, position.turn as 'red')) {
    const [verb, lead = '', goal = ''] = kingmaker.write(action).split(' ');
    if (verb === 'march') found.set(lead, [...(found.get(lead) ?? []), goal]);
  }
  return found;
};

describe('5 marches', () => {
  test.for(Array.from({ length: 12 }, (_, n) => n + 1))('5.1, 5.2, 5.3, 5.5 positions drawn from %i', (seed) => {
    const random = seeded(seed);
    for (let n = 0; n < 10; n++) {
      const position = drawn(random);
      const own = PLAYED.filter((noble) => position.held[noble] === position.turn);
      const leads = own.filter((noble) => own.find((one) => position.spot[one] === position.spot[noble]) === noble);
      if (leads.every((noble) => goals(position, position.spot[noble] ?? '').length === 0)) continue;
      const marches = marchesOf(position);
      for (const lead of leads) {
        const spot = position.spot[lead] ?? '';
        expect([lead, spot, (marches.get(lead) ?? []).toSorted()]).toEqual([lead, spot, goals(position, spot)]);
      }
    }
  });
});

describe('7.2 odds', () => {
  /** The highest of the list that the stronger reaches, in twelfths of the weaker. */
  const STEPS = [
    ['4-1', 48],
    ['3-1', 36],
    ['2-1', 24],
    ['3-2', 18],
    ['5-4', 15],
  ] as const;
  const slow = (one: number, other: number): string => {
    if (one === other) return 'even';
    const [more, fewer] = one > other ? [one, other] : [other, one];
    return STEPS.find(([, twelfths]) => 12 * more >= twelfths * fewer)?.[0] ?? 'majority';
  };
  test('7.2 every pair of forces up to 900 men', () => {
    for (let one = 10; one <= 900; one += 10)
      for (let other = 10; other <= 900; other += 10)
        expect([one, other, oddsOf(one, other)]).toEqual([one, other, slow(one, other)]);
  });
});
