// The four laws of the page, over games of every table in a real browser: nothing that may be touched is covered, every
// question can be answered where it is asked, no touch is silent, nothing is lost by one tap.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { SHELF } from '../../games/shelf.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { playByLaws } from '../src/laws/hand.ts';
import { paintBreaches } from '../src/laws/paint.ts';
import { lines } from '../src/laws/report.ts';
import { RULES } from '../src/laws/rules.ts';
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
/** Whom the page speaks to: the gate is English, `npm test -- long` plays in both languages. */
const LANGUAGES = (process.env['ROSE_LANGUAGE'] ?? (IS_LONG ? 'en fr' : 'en')).split(' ') as readonly ('en' | 'fr')[];
/** How a table begins by its card, in each language. */
const PLAY_NOW = {
  en: (title: string) => new RegExp(`^${title}: play now against the house$`),
  fr: (title: string) => new RegExp(`^${title}\\s: jouer maintenant contre la maison$`),
} as const;
/** Each table has a seed of its own: one table more changes nobody else's games. */
const SEEDS: ReadonlyMap<string, number> = new Map([
  ['richard-iii', 1485],
  ['lancaster-york', 1486],
  ['deux-roses', 1487],
  ['without-an-enemy', 1489],
]);
/** The fewest and the most who sit down at a table that lets its guest choose. */
const COMPANIES: ReadonlyMap<string, readonly number[]> = new Map([
  ['lancaster-york', [2, 3]],
  ['kingmaker', [2, 7]],
]);
const CROWDED = ['1366x768', '1180x820', '820x1180', '390x844', '740x360'];
const tables = SHELF.filter(({ id }) => FACES.has(id));

describe.each(tables)('$id', ({ id, title }) => {
  const seed = Number(process.env['ROSE_SEED'] ?? SEEDS.get(id) ?? 1485);
  const keepLaws = async (page: Page, screen: Screen): Promise<void> => {
    await page.locator('#prompt').waitFor();
    const { found, touches } = await playByLaws(page, { screen, seed, touches: TOUCHES, game: id });
    expect(touches).toBeGreaterThan(0);
    expect(lines(found).join('\n')).toBe('');
  };
  const guest = async (screen: Screen) => ({ screen, dice: seed, script: await lawsScript() });
  const asked = screensOf().flatMap((screen) =>
    LANGUAGES.map((language) => ({ screen, language, name: `${nameOf(screen)} ${language}` })),
  );
  test.for(asked)('$name', { timeout: TIMEOUT }, async ({ screen, language }, { enter }) => {
    const prefs = { fast: false, scenes: screen.touch ? 'end' : 'all', language };
    const page = await enter({ ...(await guest(screen)), prefs });
    await page.getByRole('button', { name: PLAY_NOW[language](title[language]) }).click();
    await keepLaws(page, screen);
  });
  /** Where a table has room for more or fewer than its card seats: the fewest and the most, on the lowest screens of each kind. */
  const company = IS_LONG ? (COMPANIES.get(id) ?? []) : [];
  const crowded = company.flatMap((players) =>
    screensOf()
      .filter((screen) => CROWDED.some((size) => nameOf(screen).startsWith(size)))
      .map((screen) => ({ screen, players, name: `${nameOf(screen)}, ${players} players` })),
  );
  if (crowded.length > 0)
    test.for(crowded)('$name', { timeout: TIMEOUT }, async ({ screen, players }, { enter }) => {
      const page = await enter({
        ...(await guest(screen)),
        prefs: { fast: false, scenes: screen.touch ? 'end' : 'all' },
      });
      await page.getByRole('button', { name: `Options…, ${title.en}` }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('radio', { name: String(players), exact: true }).check();
      await form.getByRole('button', { name: 'Sit down and play' }).click();
      await keepLaws(page, screen);
    });
});

test('every numbered rule of the layout is checked, or says why not', () => {
  const numbered = 'K1 K2 L1 L2 L3 L4 L5 F1 F2 F3 F4 F5 F6 F7 F8 F9 G2 Z1 Z2 Z3 Z4 C1 C4 T1 Q1 Q2 Q3 Q4 Q5'.split(' ');
  expect(Object.keys(RULES)).toEqual(numbered);
  const folders = ['../src/laws/', '../src/laws/page/', './'];
  const sources = folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url)).map((name) => new URL(folder + name, import.meta.url)),
    )
    .filter(({ pathname }) => pathname.endsWith('.ts') && !pathname.endsWith('/laws/rules.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const [rule, { checks = [], because }] of Object.entries(RULES)) {
    expect(checks.length > 0 || because !== undefined, rule).toBe(true);
    for (const check of checks) expect(sources, `${rule} ${check}`).toContain(check);
  }
});

/** What has no table: each at the narrowest screens, where words are most in want of room. */
const PAGES = [
  '#/',
  '#/rules/kingmaker',
  '#/rules/without-an-enemy',
  '#/settings',
  '#/lobby',
  '#/open/richard-iii',
  '#/host',
  '#/fair-play',
];
test.for(['en', 'fr'] as const)('no word is broken beside the tables, %s', async (language, { enter }) => {
  const screen = { width: 320, height: 568, touch: true };
  const page = await enter({ screen, language, script: await lawsScript() });
  const found: string[] = [];
  for (const hash of PAGES) {
    await page.goto(`${new URL(page.url()).origin}/${hash}`);
    await page.locator('main h1, main h2, header h1').first().waitFor();
    await page.locator('main:not([aria-busy])').waitFor();
    const breaches = await page.evaluate(() => window.laws.broken());
    found.push(...breaches.map(({ what }) => `${hash} ${what}`));
  }
  expect(found).toEqual([]);
  // and what is broken is found
  await page.evaluate(() => {
    const narrow = document.createElement('p');
    narrow.textContent = 'Northumberland';
    narrow.style.cssText = 'width: 30px; overflow-wrap: anywhere';
    document.querySelector('main')?.append(narrow);
  });
  expect((await page.evaluate(() => window.laws.broken())).map(({ what }) => what).join()).toContain('Northumberland');
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
