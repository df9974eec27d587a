// Recorded games, at least one for each way of ending: `<how>.<winners>.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { deuxRoses } from '@rose/deux-roses';
import { type Ending, type Recorded, replayRecorded } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('./fixtures/', import.meta.url);
const recorded = (name: string): Recorded => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded;
const endingOf = (name: string): Ending => {
  const [how = '', ...winners] = name.replace(/\.json$/, '').split('.');
  return { how, winners };
};
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test.for(FILES)('%s replays to its end', (name) =>
  expect(replayRecorded(deuxRoses, recorded(name), endingOf(name))).toBeUndefined(),
);

const ENDINGS = ['castle-ejected.lancaster', 'castle-ejected.york', 'both-passed', 'ply-limit', 'resigned', 'agreed'];
test.for(ENDINGS)('%s has a recorded game', (ending) =>
  expect(FILES.filter((name) => name.startsWith(`${ending}.`))).not.toEqual([]),
);

describe('a replay that differs is found', () => {
  const name = 'castle-ejected.lancaster.json';
  const file = recorded(name);
  const replayed = (changed: Partial<Recorded>, ending = endingOf(name)) =>
    replayRecorded(deuxRoses, { ...file, ...changed }, ending);
  test('another last state', () => expect(replayed({ fingerprint: '0'.repeat(16) })?.field).toBe('fingerprint'));
  test('another end', () => expect(replayed({}, { how: 'agreed', winners: [] })?.field).toBe('outcome'));
  test('another winner', () =>
    expect(replayed({}, { how: 'castle-ejected', winners: ['york'] })?.field).toBe('outcome'));
  test('a missing entry', () =>
    expect(replayed({ entries: file.entries.filter(({ seq }) => seq !== 3) })?.field).toBe('entries[2]'));
  test('another game', () =>
    expect(replayed({ opening: { ...file.opening, game: 'chess' } })?.field).toBe('opening.game'));
});
