// Recorded games, for each way of ending and each scenario: `<how>.<winner>.<scenario>.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { type Ending, type Recorded, replayRecorded, unplayedVerbs } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';
import { SCENARIOS } from '../src/rules/data/scenarios.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const recorded = (name: string): Recorded => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded;
const endingOf = (name: string): Ending => {
  const [how = '', winner = ''] = name.split('.');
  return { how, winners: winner === 'royalist' || winner === 'parliament' ? [winner] : [] };
};
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test.for(FILES)('%s replays to its end', (name) =>
  expect(replayRecorded(withoutAnEnemy, recorded(name), endingOf(name))).toBeUndefined(),
);
test.for(SCENARIOS)('a game of %s is there', (scenario) =>
  expect(FILES.filter((name) => name.endsWith(`.${scenario}.json`))).not.toEqual([]),
);
const ENDINGS = [
  'major-victory.royalist.',
  'major-victory.parliament.',
  'minor-victory.royalist.',
  'minor-victory.parliament.',
  'draw.',
  'resigned.',
  'agreed.',
];
test.for(ENDINGS)('a game that ends by %s is there', (start) =>
  expect(FILES.filter((name) => name.startsWith(start))).not.toEqual([]),
);
test('every verb is played in one of them', () =>
  expect(unplayedVerbs(withoutAnEnemy, FILES.map(recorded))).toEqual([]));
test('a finished game is at most 40 kB of journal', () => {
  const kilobytes = FILES.map((name) => JSON.stringify(recorded(name).entries).length / 1000);
  expect(Math.max(...kilobytes)).toBeLessThanOrEqual(40);
});

describe('a replay that differs is found', () => {
  const [name = ''] = FILES.filter((file) => file.startsWith('minor-victory'));
  const replayed = (change: (file: Recorded) => Partial<Recorded>, ending = endingOf(name)) => {
    const file = recorded(name);
    return replayRecorded(withoutAnEnemy, { ...file, ...change(file) }, ending)?.field;
  };
  test('another last state', () => expect(replayed(() => ({ fingerprint: '0'.repeat(16) }))).toBe('fingerprint'));
  test('another end', () => expect(replayed(() => ({}), { how: 'draw', winners: [] })).toBe('outcome'));
  test('a missing entry', () =>
    expect(replayed(({ entries }) => ({ entries: entries.filter(({ seq }) => seq !== 3) }))).toBe('entries[2]'));
});
