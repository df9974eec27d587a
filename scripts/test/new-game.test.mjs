import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame } from '../new-game.mjs';
import { checkHouse, write } from '../src/doors/check.ts';

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  'vitest.config.ts',
];
const ROOMS = ['table', 'parts', 'testkit', 'board', 'games', 'bots', 'protocol', 'host'];
const LEFT_OUT = /[\\/](node_modules|dist|test)([\\/]|$)/;

/** A house of its own to write into: the rooms a game touches, and packages by link. */
const copyHouse = () => {
  const root = mkdtempSync(join(tmpdir(), 'rose-new-game-'));
  for (const name of FILES) cpSync(join(HOUSE, name), join(root, name));
  for (const room of ROOMS)
    cpSync(join(HOUSE, room), join(root, room), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(HOUSE.length - 1)),
    });
  mkdirSync(join(root, 'web', 'src'), { recursive: true });
  cpSync(join(HOUSE, 'web', 'src', 'env.d.ts'), join(root, 'web', 'src', 'env.d.ts'));
  mkdirSync(join(root, 'node_modules', '@rose'), { recursive: true });
  for (const name of readdirSync(join(HOUSE, 'node_modules')).filter(
    (each) => each !== '@rose' && !each.startsWith('.'),
  ))
    symlinkSync(join(HOUSE, 'node_modules', name), join(root, 'node_modules', name));
  for (const room of ROOMS.filter((each) => each !== 'games'))
    symlinkSync(join(root, room), join(root, 'node_modules', '@rose', room));
  for (const game of readdirSync(join(root, 'games')).filter((each) => !each.includes('.')))
    symlinkSync(join(root, 'games', game), join(root, 'node_modules', '@rose', game));
  return root;
};

let root;
const tool = (path, ...args) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(HOUSE, 'node_modules', path), ...args], {
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
    const { packages } = JSON.parse(read('package-lock.json'));
    expect(packages['node_modules/@rose/stone-war']).toEqual({ resolved: 'games/stone-war', link: true });
  });
  test('keeps the laws and passes its own tests', () => {
    const output = tool('vitest/vitest.mjs', 'run', '--project', 'unit', 'games/stone-war');
    expect(output).toMatch(/Tests.*7 passed/);
    expect(output).not.toMatch(/failed/);
  });
  test('is judged beside the other games as they are', () => {
    mkdirSync(join(root, 'testkit', 'test'), { recursive: true });
    cpSync(join(HOUSE, 'testkit', 'test', 'laws.test.ts'), join(root, 'testkit', 'test', 'laws.test.ts'));
    const output = tool(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'testkit/test/laws.test.ts',
      '-t',
      'stone-war',
    );
    rmSync(join(root, 'testkit', 'test'), { recursive: true });
    expect(output).toMatch(/Tests.*1 passed/);
  });
  test('keeps the doors', () =>
    expect(
      checkHouse(root)
        .breaches.map(write)
        .filter((line) => line.includes('stone-war')),
    ).toEqual([]));
  test('compiles', () => {
    const about = tool('typescript/bin/tsc', '-p', '.')
      .split('\n')
      .filter((line) => line.includes('stone-war') || /^games\/(doors|faces)\.ts/.test(line));
    expect(about).toEqual([]);
    expect(tool('typescript/bin/tsc', '-p', '.', '--listFilesOnly')).toContain('games/stone-war/board/board.tsx');
  });
  test('is clean', () => {
    expect(tool('@biomejs/biome/bin/biome', 'check', 'games/stone-war', 'games/doors.ts', 'games/faces.ts')).toContain(
      'No fixes applied',
    );
    expect(tool('oxlint/bin/oxlint', '--type-aware', 'games/stone-war')).toContain('0 warnings and 0 errors');
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
