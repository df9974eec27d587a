import { describe, expect, test } from 'vitest';
import { chamberSeats, FACTION_NAMES, FACTIONS, middleOf } from '../src/index.ts';

const ARCS = { radii: [84, 105, 126, 147], stretch: 1.2 };

describe('the seats of a House', () => {
  const votes = [31, 14, 7, 44];
  const seats = chamberSeats(votes, ARCS);
  test('every vote has one, and no two are the same', () => {
    expect(seats.map(({ length }) => length)).toEqual(votes);
    expect(new Set(seats.flat().map(({ x, y }) => `${x} ${y}`)).size).toBe(96);
  });
  test('stand as far apart as their tokens are wide', () => {
    const all = seats.flat();
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(13.5);
  });
  test('groups stand from left to right as they are given', () => {
    const middles = seats.map(middleOf);
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
    expect(seats[0]?.[0]?.share).toBe(0);
    expect(seats.at(-1)?.at(-1)?.share).toBe(1);
  });
  test.for([0, 1, 2, 5, 156])('a House of %i votes has as many seats', (total) => {
    expect(chamberSeats([total], ARCS)[0]).toHaveLength(total);
  });
});

test('seven factions are told apart by their ordinary and by their colour', () => {
  const looks = FACTION_NAMES.map((name) => FACTIONS[name]);
  expect(new Set(looks.map(({ ordinary }) => ordinary)).size).toBe(7);
  expect(new Set(looks.map(({ ground }) => ground)).size).toBe(7);
});
