// The contract holds nothing that no game uses: each member a game may leave out is there at one table of the house at least.
// And each game's folder shows its rooms.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { FACES } from '../../games/faces.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The members of an interface that may be left out, as its file writes them. */
const optionalIn = (file: string, name: string): readonly string[] => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const start = source.search(new RegExp(`^export interface ${name}\\b`, 'm'));
  const body = source.slice(start, source.indexOf('\n}\n', start));
  if (start === -1) throw new Error(`${file} has no interface ${name}`);
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\?[(:]/gm)].map(([, member = '']) => member);
};
const unused = (members: readonly string[], users: readonly object[]): readonly string[] =>
  members.filter((member) => !users.some((user) => (user as Record<string, unknown>)[member] !== undefined));

const games = [...GAMES.values()];
const phases = games.flatMap((game) => Object.values(game.phases));
const faces = await Promise.all([...FACES.values()].map(({ face }) => face()));

describe('what a game may leave out', () => {
  test.for([
    ['table/src/game.ts', 'Game', games],
    ['table/src/advice.ts', 'ForBots', games],
    ['table/src/absent.ts', 'ForAbsent', games],
    ['table/src/game.ts', 'Meta', games.map(({ meta }) => meta)],
    ['table/src/game.ts', 'Automatic', phases],
    ['table/src/game.ts', 'Phase', phases],
    ['games/face.ts', 'Face', faces],
  ] as const)('%s: each member of %s is used', ([file, name, users]) => {
    const members = optionalIn(file, name);
    expect(members.length).toBeGreaterThan(0);
    expect(unused(members, users)).toEqual([]);
  });
  test('what nobody uses would be found', () => expect(unused(['imagine', 'joins'], games)).toEqual(['joins']));
  test('the three files are short enough to be read at once', () => {
    const lines = ['game', 'advice', 'absent'].map(
      (name) => readFileSync(join(ROOT, `table/src/${name}.ts`), 'utf8').split('\n').length,
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(200);
  });
});

/** What stands in the `src` of every game, and what secrets add. */
const ROOMS = ['ids.ts', 'index.ts', 'meta.ts', 'mind', 'papers', 'rules'];
test.for([...GAMES])('%s has the rooms of every game, and no others', ([id, { meta }]) =>
  expect(readdirSync(join(ROOT, 'games', id, 'src')).toSorted()).toEqual(meta.secrets ? [...ROOMS, 'secrecy'] : ROOMS),
);
