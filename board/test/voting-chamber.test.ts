// The names around a chamber: each can be read, however few votes stand beside each other.
import { expect, test } from 'vitest';
import { chamberSeats, overlap } from '../src/index.ts';
import { namesOf, type VoteGroup } from '../src/voting-chamber.tsx';

const ARCS = { radii: [92, 118, 144], stretch: 1.2 };
const FACTIONS = ['red', 'yellow', 'blue', 'green', 'purple', 'black', 'tenne'] as const;
const groupsOf = (votes: readonly number[]): readonly VoteGroup[] =>
  votes.map((count, i) => ({
    key: `${i}`,
    faction: FACTIONS[i] ?? 'red',
    name: ['You', 'Red', 'Margaret'][i % 3] ?? '',
    votes: count,
  }));

test.for([
  [1, 2, 22],
  [22, 1, 2],
  [1, 1, 1],
  [1, 1, 1, 30],
  [2, 22, 1, 1],
])('the names of %j votes lie apart', (votes) => {
  const groups = groupsOf(votes);
  const names = namesOf(groups, chamberSeats(votes, ARCS), ARCS);
  const boxes = names.map(({ x, y }, i) => ({
    x,
    y: y + 4,
    width: 24 + (groups[i]?.name.length ?? 0) * 7,
    height: 28,
  }));
  const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b) > 0));
  expect(over).toEqual([]);
});
