// Recorded games, for each way of ending, each winner and each scenario: `<how>.<winner>.<scenario>.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { richardIII } from '@rose/richard-iii';
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
  expect(replayRecorded(richardIII, recorded(name), endingOf(name))).toBeUndefined(),
);

const SCENARIOS = ['wars-of-the-roses-1460', 'kingmaker-1470', 'richard-iii-1483'];
const ENDINGS = ['heirs-dead.lancaster', 'heirs-dead.york', 'throne-held.lancaster', 'throne-held.york'];
test.for(ENDINGS.flatMap((ending) => SCENARIOS.map((scenario) => `${ending}.${scenario}.json`)))(
  '%s is there',
  (name) => expect(FILES).toContain(name),
);
test('a resigned game is there', () => expect(FILES.filter((name) => name.startsWith('resigned.'))).not.toEqual([]));

test('every verb is played in one of them', () => expect(unplayedVerbs(richardIII, FILES.map(recorded))).toEqual([]));

describe('a replay that differs is found', () => {
  const name = 'throne-held.york.richard-iii-1483.json';
  const replayed = (change: (file: Recorded) => Partial<Recorded>, ending = endingOf(name)) => {
    const file = recorded(name);
    return replayRecorded(richardIII, { ...file, ...change(file) }, ending)?.field;
  };
  test('another last state', () => expect(replayed(() => ({ fingerprint: '0'.repeat(16) }))).toBe('fingerprint'));
  test('another end', () => expect(replayed(() => ({}), { how: 'heirs-dead', winners: ['york'] })).toBe('outcome'));
  test('another winner', () =>
    expect(replayed(() => ({}), { how: 'throne-held', winners: ['lancaster'] })).toBe('outcome'));
  test('a missing entry', () =>
    expect(replayed(({ entries }) => ({ entries: entries.filter(({ seq }) => seq !== 3) }))).toBe('entries[2]'));
  test('another game', () =>
    expect(replayed(({ opening }) => ({ opening: { ...opening, game: 'chess' } }))).toBe('opening.game'));
});
