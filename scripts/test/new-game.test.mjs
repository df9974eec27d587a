// An untouched new game passes the gate: what is not asked here, the built page, is asked in e2e/test/new-game.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseRules } from '../lib/house-rules.mjs';
import { newGame } from '../new-game.mjs';
import { checkHouse, write } from '../src/doors/check.ts';
import { copyHouse, ROOT } from '../src/house-copy.ts';

let root;
const tool = (path, ...args) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', path), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return `${stdout}\n${stderr}`;
};
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

beforeAll(async () => {
  root = copyHouse();
  await newGame(root, 'stone-war', 'The War of Stones');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new game', () => {
  test('stands in its folder under its own names', () => {
    expect(read('games', 'stone-war', 'src', 'index.ts')).toContain('export const stoneWar: Game<StoneWar>');
    expect(read('games', 'stone-war', 'text', 'fr.ts')).toContain("title: 'The War of Stones'");
    const files = readdirSync(join(root, 'games', 'stone-war'), { recursive: true }).filter((name) =>
      /\.\w+$/.test(name),
    );
    for (const name of files) expect(read('games', 'stone-war', name).toLowerCase(), name).not.toContain('skeleton');
  });
  test('is registered and locked', () => {
    expect(read('games', 'doors.ts')).toContain("(await import('@rose/stone-war')).stoneWar");
    expect(read('games', 'faces.ts')).toContain("import('./stone-war/board/index.ts')");
    expect(read('games', 'shelf.ts')).toContain("title: { fr: 'The War of Stones', en: 'The War of Stones' }");
    const { packages } = JSON.parse(read('package-lock.json'));
    expect(packages['node_modules/@rose/stone-war']).toEqual({ resolved: 'games/stone-war', link: true });
  });
  test('keeps the laws and passes its own tests', () => {
    const output = tool('vitest/vitest.mjs', 'run', '--project', 'unit', 'games/stone-war');
    expect(output).toMatch(/Tests.*10 passed/);
    expect(output).not.toMatch(/failed/);
  });
  test('is judged beside the other games as they are', () => {
    const output = tool('vitest/vitest.mjs', 'run', '--project', 'unit', 'testkit/test', '-t', 'stone-war');
    expect(output).toMatch(/Tests.*3 passed/);
    expect(output).not.toMatch(/failed/);
  });
  test('keeps the doors', () =>
    expect(
      checkHouse(root)
        .breaches.map(write)
        .filter((line) => line.includes('stone-war')),
    ).toEqual([]));
  test('compiles', { timeout: 240_000 }, () => {
    const said = tool('typescript/bin/tsc', '-p', '.', '--listFiles').split('\n');
    const isFile = (line) => line.startsWith(root) || /^\S*[\\/][^:(]*\.tsx?$/.test(line);
    const about = said
      .filter((line) => !isFile(line))
      .filter((line) => /stone-war|^games\/(doors|faces|shelf)\.ts/.test(line));
    expect(about).toEqual([]);
    expect(said.some((line) => line.endsWith('games/stone-war/board/board.tsx'))).toBe(true);
  });
  test('keeps the rules of the house', () =>
    expect(houseRules(root).breaches.filter((line) => line.includes('stone-war'))).toEqual([]));
  test('is clean', () => {
    const files = ['stone-war', 'doors.ts', 'faces.ts', 'shelf.ts'].map((name) => `games/${name}`);
    expect(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...files)).toContain('No fixes applied');
    expect(tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'games/stone-war')).toContain(
      '0 warnings and 0 errors',
    );
  });
});

describe('a name that cannot be', () => {
  test.for([
    [undefined, undefined, 'Give the game an id and a title'],
    ['my-game', undefined, 'Give the game an id and a title'],
    ['My-Game', 'X', 'is no id'],
    ['../x', 'X', 'is no id'],
    ['a--b', 'X', 'is no id'],
    ['class', 'X', 'is a word of the language'],
    ['default', 'X', 'is a word of the language'],
    ['deux-roses', 'X', 'already a game in games/deux-roses'],
    ['table', 'X', 'is taken by a room'],
    ['fine', "it's", 'The title must have'],
    ['fine', ' ', 'The title must have'],
  ])('%s, %s', async ([id, title, reason]) => {
    const before = read('games', 'doors.ts');
    await expect(newGame(root, id, title)).rejects.toThrow(reason);
    expect(read('games', 'doors.ts')).toBe(before);
    if (id === 'fine') expect(existsSync(join(root, 'games', 'fine'))).toBe(false);
  });
});
