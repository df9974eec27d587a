// An untouched new game passes the gate: its own parts are run on a whole house with one game more. What needs the built page
// is asked in e2e/test/new-game.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame } from '../new-game.mjs';
import { copyHouse } from '../src/house-copy.ts';

let root;
const run = (path, ...args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, path), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return { status, said: `${stdout}\n${stderr}` };
};
/** Nothing where it went well, else all that was said. */
const trouble = (path, ...args) => {
  const { status, said } = run(path, ...args);
  return status === 0 ? '' : said;
};
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

/** The tests that run, each by its file and its name. */
const tested = (...args) => {
  const report = join(root, 'tested.json');
  rmSync(report, { force: true });
  const json = ['--reporter=json', `--outputFile.json=${report}`];
  const { said } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...json, ...args);
  if (!existsSync(report)) throw new Error(said);
  const { testResults } = JSON.parse(read('tested.json'));
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ file: name, status: 'failed', name: message }] : []),
    ...assertionResults.map(({ status, fullName, failureMessages }) => ({
      file: name,
      status,
      name: [fullName, ...failureMessages].join('\n'),
    })),
  ]);
};
const failed = (tests) => tests.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** Tests that go through all games do so by one of these files. Those of the server start houses and databases: of them
 * only what is about the new game, below. */
const CATALOGUE = /games\/(all|doors|faces|shelf)\.ts/;
const catalogued = () =>
  readdirSync(root)
    .filter((room) => !['server', 'e2e', 'scripts'].includes(room) && existsSync(join(root, room, 'test')))
    .flatMap((room) => readdirSync(join(root, room, 'test')).map((name) => join(room, 'test', name)))
    .filter((file) => /\.test\.tsx?$/.test(file) && CATALOGUE.test(read(file)));
/** These play every game at length: of them only what is about the new one. */
const LONG = ['testkit/test/sayings.test.ts', 'web/test/one-tap.test.ts', 'web/test/redraw.test.ts'];
/** So do those of the open house that go through its tables; some of them look at games with secrets only. */
const ONLINE = 'server/test/online';
const atEveryTable = () =>
  readdirSync(join(root, ONLINE))
    .map((name) => `${ONLINE}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && /\bVARIANTS\b/.test(read(file)));
const AT_LEAST = ['hostile-play', 'hostile-notation', 'secrets-fuzz'].map((name) => `${ONLINE}/${name}.test.ts`);
/** This tells a long story of each game that has one. */
const TOLD = 'web/test/chapters.test.ts';

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
  test('leaves types, format, doors and rules of the whole house as they should be', { timeout: 600_000 }, () =>
    expect(trouble('scripts/test.mjs', 'types', 'format', 'doors', 'house')).toBe(''),
  );
  test('is clean, and so is where it is registered', () => {
    const written = ['games/stone-war', ...['doors', 'faces', 'shelf'].map((name) => `games/${name}.ts`)];
    expect(trouble('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written)).toBe('');
    expect(trouble('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...written)).toBe('');
  });
  test('passes its own tests and those that go through all games; the command line knows it', {
    timeout: 600_000,
  }, () => {
    const files = catalogued().filter((file) => ![...LONG, TOLD].includes(file));
    expect(files).toEqual(expect.arrayContaining(['testkit/test/laws.test.ts', 'web/test/lesson.test.ts']));
    const tests = tested('games/stone-war', 'cli/test/commands.test.ts', ...files);
    expect(failed(tests)).toEqual([]);
    for (const part of ['laws', 'cases', 'fixtures'])
      expect(
        tests.some(({ file, name }) => file.endsWith(`testkit/test/${part}.test.ts`) && /stone-war/.test(name)),
      ).toBe(true);
    expect(tests.filter(({ file }) => file.includes('games/stone-war')).length).toBeGreaterThanOrEqual(10);
  });
  test('says everything, is drawn, is played with a tap and holds against hostile hands like the others', {
    timeout: 600_000,
  }, () => {
    const tests = tested(...LONG, ...atEveryTable(), '-t', 'stone-war').filter(
      ({ status }) => status !== 'skipped' && status !== 'pending',
    );
    expect(failed(tests)).toEqual([]);
    for (const long of [...LONG, ...AT_LEAST])
      expect(tests.filter(({ file }) => file.endsWith(long)).length, long).toBeGreaterThan(0);
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
