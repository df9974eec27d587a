// The four laws of the page, over games of every table in a real browser: nothing that may be touched is covered, every
// question can be answered where it is asked, no touch is silent, nothing is lost by one tap.
import { describe, expect } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { SHELF } from '../../games/shelf.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { playByLaws } from '../src/laws/hand.ts';
import { paintBreaches } from '../src/laws/paint.ts';
import { lines } from '../src/laws/report.ts';
import { nameOf, SCREENS, type Screen } from '../src/laws/sizes.ts';

/** `npm test -- long` plays every table at every size, more and longer games. */
const IS_LONG = process.env['ROSE_LONG'] !== undefined;
/** Every touch is looked at from all sides; a slow machine takes its time. */
const TIMEOUT = IS_LONG ? 1_800_000 : 600_000;
const TOUCHES = Number(process.env['ROSE_TOUCHES'] ?? (IS_LONG ? 120 : 10));
const ONLY = process.env['ROSE_SIZE'];
/** In the gate each table is tried at a desk and on a phone on its side; the rest is for `npm test -- long`. */
const IN_GATE = ['1440x900', '844x390'];

const screensOf = (): readonly Screen[] => {
  if (ONLY !== undefined) return SCREENS.filter((screen) => nameOf(screen).startsWith(ONLY));
  if (IS_LONG) return SCREENS;
  return SCREENS.filter((screen) => IN_GATE.some((size) => nameOf(screen).startsWith(size)));
};
/** Each table has a seed of its own: one table more changes nobody else's games. */
const SEEDS: ReadonlyMap<string, number> = new Map([
  ['richard-iii', 1485],
  ['lancaster-york', 1486],
  ['deux-roses', 1487],
  ['without-an-enemy', 1489],
]);
const tables = SHELF.filter(({ id }) => FACES.has(id));

describe.each(tables.map(({ id, title }) => ({ id, title: title.en })))('$id', ({ id, title }) => {
  const screens = screensOf().map((screen) => ({ screen, name: nameOf(screen) }));
  test.for(screens)('$name', { timeout: TIMEOUT }, async ({ screen }, { enter }) => {
    const seed = Number(process.env['ROSE_SEED'] ?? SEEDS.get(id) ?? 1485);
    const page = await enter({
      screen,
      dice: seed,
      prefs: { fast: false, scenes: !screen.touch },
      script: await lawsScript(),
    });
    await page.getByRole('button', { name: `${title}: play now against the house` }).click();
    await page.locator('#prompt').waitFor();
    const { found, touches } = await playByLaws(page, { screen, seed, touches: TOUCHES, game: id });
    expect(touches).toBeGreaterThan(0);
    expect(lines(found).join('\n')).toBe('');
  });
});

test('a question under paint that takes no touch is found', async ({ enter }) => {
  const page = await enter({ script: await lawsScript() });
  await page.getByRole('button', { name: 'Richard III: play now against the house' }).click();
  await page.locator('#prompt').waitFor();
  expect(await paintBreaches(page)).toEqual([]);
  await page.evaluate(() => {
    const paint = new CSSStyleSheet();
    paint.replaceSync(
      'body::after { content: ""; position: fixed; inset: 0; z-index: 999; background: #888; pointer-events: none }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paint];
  });
  expect((await paintBreaches(page)).map(({ rule }) => rule)).toContain('law 1: what asks is seen');
});
