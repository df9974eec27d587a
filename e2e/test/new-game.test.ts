// A new game as the skeleton makes it, in a house of its own: its card, its table by the laws of the page, its lesson, and
// a first page that is no heavier than any other.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@rose/server';
import { afterAll, beforeAll, expect } from 'vitest';
import { copyHouse } from '../../scripts/src/house-copy.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { playByLaws } from '../src/laws/hand.ts';
import { lines } from '../src/laws/report.ts';
import { nameOf, SCREENS } from '../src/laws/sizes.ts';
import { openPage } from '../src/page-server.ts';

const TITLE = 'The War of Stones';
let root: string;
let house: RunningServer;
const run = (path: string, ...args: readonly string[]): string => {
  const env = { ...process.env, ROSE_DIST: join(root, 'web', 'dist') };
  const { stdout, stderr, status } = spawnSync(process.execPath, [path, ...args], { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${path} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
};

beforeAll(async () => {
  root = copyHouse();
  run(join(root, 'scripts', 'new-game.mjs'), 'stone-war', TITLE);
  run(join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn');
  house = await openPage(join(root, 'web', 'dist'));
}, 120_000);
afterAll(async () => {
  await house?.close();
  rmSync(root, { recursive: true, force: true });
});

const IN_GATE = SCREENS.filter((screen) => /^(1440x900|844x390)/.test(nameOf(screen)));
test.for(IN_GATE)('is played by the laws of the page at $width by $height', async (screen, { enter }) => {
  const { address } = house;
  const page = await enter({ address, screen, dice: 1485, prefs: { fast: false }, script: await lawsScript() });
  await page.getByRole('button', { name: `${TITLE}: play now against the house` }).click();
  await page.locator('#prompt').waitFor();
  const { found, touches } = await playByLaws(page, { screen, seed: 1485, touches: 14, game: 'stone-war' });
  expect(touches).toBeGreaterThan(0);
  expect(lines(found).join('\n')).toBe('');
});
test('its lesson is taught, and ends', async ({ enter }) => {
  const page = await enter({ address: house.address });
  await page.getByRole('link', { name: `Learn, ${TITLE}` }).click();
  for (const [at, stone] of ['1', '3'].entries()) {
    // the first table is lit until its answer comes: a stone touched too early would be picked there
    await page.getByText(`Step ${at + 1} of 2`).waitFor();
    for (const place of [stone, 'bowl']) await page.locator(`.stage [data-place="${place}"].open`).click();
  }
  await page.getByRole('heading', { name: 'You know the game' }).waitFor();
});
test('a card more leaves the first page within its budget, and its table has the smallest', () => {
  const said = run(join(root, 'scripts', 'src', 'budgets.ts'), '--only', 'stone-war');
  expect(said).toMatch(/^first page \d+\.\d kB of/);
  expect(said).toMatch(/^a table of The War of Stones adds \d+\.\d kB of/m);
});
