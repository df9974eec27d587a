// Recorded games, for each number of players and each way of ending: `<how>.<winner>.<what>.json`.

import { readdirSync, readFileSync } from 'node:fs';
import { lancasterYork } from '@rose/lancaster-york';
import { isMistake, replay, stateOf } from '@rose/table';
import { type Ending, type Recorded, replayRecorded, unplayedVerbs } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('./fixtures/', import.meta.url);
const recorded = (name: string): Recorded => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded;
const endingOf = (name: string): Ending => {
  const [how = '', winner = ''] = name.split('.');
  return { how, winners: [winner] };
};
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test.for(FILES)('%s replays to its end', (name) =>
  expect(replayRecorded(lancasterYork, recorded(name), endingOf(name))).toBeUndefined(),
);

const whole = [2, 3, 4].flatMap((players) =>
  ['most-points', 'better-holdings'].map((how) => [how, `${players}-players`]),
);
test.for([...whole, ['more-kings', '4-players']])('a whole game ends by %s with %s', ([how = '', what = '']) =>
  expect(FILES.filter((name) => name.startsWith(`${how}.`) && name.includes(`.${what}.`))).toHaveLength(1),
);

const LINES = ['kings', 'nobles', 'royalCastle', 'largeTown', 'bishop', 'town', 'port', 'ship', 'turn-order'];
test.for(LINES)('a tie at the end is broken by %s', (line) => {
  const [name = ''] = FILES.filter((file) => file.includes(`.tie-${line}.`));
  const course = replay(lancasterYork, recorded(name));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const [first, second] = lancasterYork.view(stateOf(course), 'spectator').ranking ?? [];
  expect([first?.score, first?.by]).toEqual([second?.score, line]);
});

test('every verb is played in one of them', () =>
  expect(unplayedVerbs(lancasterYork, FILES.map(recorded))).toEqual([]));

describe('a replay that differs is found', () => {
  const name = FILES.find((file) => file.startsWith('most-points.') && file.includes('.4-players.')) ?? '';
  const replayed = (change: (file: Recorded) => Partial<Recorded>, ending = endingOf(name)) => {
    const file = recorded(name);
    return replayRecorded(lancasterYork, { ...file, ...change(file) }, ending)?.field;
  };
  test('another last state', () => expect(replayed(() => ({ fingerprint: '0'.repeat(16) }))).toBe('fingerprint'));
  test('another end', () => expect(replayed(() => ({}), { ...endingOf(name), how: 'more-kings' })).toBe('outcome'));
  test('a missing entry', () =>
    expect(replayed(({ entries }) => ({ entries: entries.filter(({ seq }) => seq !== 3) }))).toBe('entries[2]'));
});
