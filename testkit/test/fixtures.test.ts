// Recorded games of every table: a replay that differs from what was recorded is found.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { type Recorded, recordedGames, replayRecorded } from '../src/index.ts';

const folderOf = (id: string): string => fileURLToPath(new URL(`../../games/${id}/test/fixtures`, import.meta.url));

describe.for([...GAMES].filter(([id]) => existsSync(folderOf(id))))(
  '%s: a replay that differs is found',
  ([id, game]) => {
    const { files, recorded, endingOf } = recordedGames(game, folderOf(id));
    const name = files.find((file) => endingOf(file).winners.length > 0 && recorded(file).entries.length > 3);
    if (name === undefined) throw new Error(`${id} has no recorded game of some length whose name tells who won it`);
    const ending = endingOf(name);
    const replayed = (change: (file: Recorded) => Partial<Recorded>, wanted = ending) => {
      const file = recorded(name);
      return replayRecorded(game, { ...file, ...change(file) }, wanted)?.field;
    };
    test('and one that does not differ is none', () => expect(replayed(() => ({}))).toBeUndefined());
    test('another last state', () => expect(replayed(() => ({ fingerprint: '0'.repeat(16) }))).toBe('fingerprint'));
    test('another end', () => expect(replayed(() => ({}), { ...ending, how: 'otherwise' })).toBe('outcome'));
    test('another winner', () => expect(replayed(() => ({}), { ...ending, winners: ['nobody'] })).toBe('outcome'));
    test('a missing entry', () =>
      expect(replayed(({ entries }) => ({ entries: entries.filter(({ seq }) => seq !== 3) }))).toBe('entries[2]'));
    test('another game', () =>
      expect(replayed(({ opening }) => ({ opening: { ...opening, game: 'chess' } }))).toBe('opening.game'));
  },
);
