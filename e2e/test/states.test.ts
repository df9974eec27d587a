// The states of a table, each at every size: first question, something in the hand, a refusal, a hint, every tab, the signs; and a
// battle, which few random games come to.
import { expect } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { SHELF } from '../../games/shelf.ts';
import { upload, warAt } from '../src/file.ts';
import { type Guest, test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { lines } from '../src/laws/report.ts';
import { nameOf, SCREENS } from '../src/laws/sizes.ts';
import { statesByLaws } from '../src/laws/states.ts';
import { battle, blocksAt } from '../src/war.ts';

const IS_LONG = process.env['ROSE_LONG'] !== undefined;
const ONLY = process.env['ROSE_SIZE'];
/** In the gate each table at one size, all tables at all classes together, each the scantiest; `npm test -- long` goes through all. */
const IN_GATE = ['768x1024', '720x450', '1366x768', '320x568', '1180x820'];
const LANGUAGES = (process.env['ROSE_LANGUAGE'] ?? (IS_LONG ? 'en fr' : 'fr')).split(' ') as readonly ('en' | 'fr')[];
const PLAY_NOW = {
  en: (title: string) => new RegExp(`^${title}: play now against the house$`),
  fr: (title: string) => new RegExp(`^${title}\\s: jouer maintenant contre la maison$`),
} as const;

const tables = SHELF.filter(({ id }) => FACES.has(id));
const screensFor = (nth: number) =>
  SCREENS.filter((screen) => {
    if (ONLY !== undefined) return nameOf(screen).startsWith(ONLY);
    return IS_LONG || nameOf(screen).startsWith(IN_GATE[nth % IN_GATE.length] ?? '');
  });
const asked = tables.flatMap(({ id, title }, nth) =>
  screensFor(nth).flatMap((screen) =>
    LANGUAGES.map((language) => ({ id, title, screen, language, name: `${id} ${nameOf(screen)} ${language}` })),
  ),
);
test.for(asked)('$name', { timeout: 300_000 }, async ({ id, title, screen, language }, { enter }) => {
  const prefs = { fast: false, language };
  const page = await enter({ screen, prefs, language, dice: 1485, script: await lawsScript() });
  await page.getByRole('button', { name: PLAY_NOW[language](title[language]) }).click();
  await page.locator('.at-table[data-asked] #prompt').waitFor();
  expect(lines(await statesByLaws(page, { screen, game: id })).join('\n')).toBe('');
});

const BATTLE = {
  turn: 3,
  player1: 'york',
  cards: { york: 'ap3-1', lancaster: 'ap2-1' },
  blocks: blocksAt({
    kent: 'y-march',
    essex: 'y-norfolk y-suffolk l-oxford l-wiltshire l-shrewsbury',
    middlesex: 'l-henry-vi',
    ireland: 'y-york',
    cornwall: 'l-exeter',
    france: 'l-merc-french',
  }),
  came: { 'y-norfolk': 'east-anglia', 'y-suffolk': 'east-anglia' },
  phase: { name: 'battle', area: 'essex' },
};
const inBattle = SCREENS.filter((screen) =>
  ONLY === undefined ? IS_LONG || /^(844x390|1366x768)/.test(nameOf(screen)) : nameOf(screen).startsWith(ONLY),
);
test.for(inBattle)('a battle, at $width by $height', { timeout: 300_000 }, async (screen, { enter }) => {
  const guest: Guest = { screen, dice: 1485, script: await lawsScript() };
  const page = await enter(guest);
  await upload(page, warAt(BATTLE));
  await battle(page).waitFor();
  const found: string[] = [];
  let fired = 0;
  for (let deeds = 0; deeds < 4; deeds++) {
    await page.evaluate(() => window.laws.settled());
    const breaches = await page.evaluate(() => window.laws.look());
    const at = `richard-iii ${nameOf(screen)}`;
    found.push(...lines(breaches.map((breach) => ({ ...breach, at, state: `battle, ${deeds} deeds` }))));
    const fire = battle(page)
      .getByRole('button', { name: / fires/ })
      .first();
    if (!(await fire.isVisible())) break;
    await fire.click();
    fired++;
    await fire.waitFor({ state: 'hidden', timeout: 5000 }).catch(() => undefined);
  }
  expect(fired).toBeGreaterThan(0);
  expect([...new Set(found)].join('\n')).toBe('');
});
