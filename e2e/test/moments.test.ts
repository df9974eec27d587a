// What few games come to keeps the laws of the page like all else, and axe finds nothing on it: a moment of each kind of
// question, opened from the recorded games of every table.
import type { Page } from 'playwright-core';
import { describe, expect, test as plain } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { accessFaults } from '../src/axe.ts';
import { fileOf, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { keepPicture } from '../src/laws/picture.ts';
import { lines } from '../src/laws/report.ts';
import { nameOf, SCREENS, type Screen } from '../src/laws/sizes.ts';
import { type Moment, rareMoments } from '../src/moments.ts';
import { drawnWhole } from '../src/passing.ts';

const IS_LONG = process.env['ROSE_LONG'] !== undefined;
interface Kinds {
  /** Which moments the gate looks at. */
  readonly gate: RegExp;
  /** How many kinds there are in all. */
  readonly all?: number;
}
/** A game that has no line of its own is looked at wherever its recorded games come to. */
const EVERY: Kinds = { gate: /./ };
const OF: { readonly [game: string]: Kinds } = {
  kingmaker: {
    gate: /^(combat card (siege|ambush)|field (array|engage|support)|pardon others|spoils|ransom|parliament (swap|partner|ballot|summon)|free-moves ask)$/,
    all: 51,
  },
  'without-an-enemy': {
    gate: /^(battle (fire|rout|open) field|battle garrison relief|siege (sortie|assault)|surrender pick|tactics pick|supply|return home)$/,
    all: 42,
  },
  'richard-iii': {
    gate: /^(action main|battle (hits|turn|regroup)|political (home|overflow)|supply (minors|limits))$/,
    all: 15,
  },
  'lancaster-york': { gate: /./, all: 3 },
  'deux-roses': { gate: /./, all: 2 },
};

const ONLY = process.env['ROSE_SIZE'];
const screens = SCREENS.filter((screen) => ONLY === undefined || nameOf(screen).startsWith(ONLY));
/** The gate looks at a finger's screens, which have the least room; `npm test -- long` at all, in both languages. */
const HANDS = [
  { hand: 'finger', language: 'fr', isInGate: true },
  { hand: 'mouse', language: 'en', isInGate: false },
  { hand: 'finger', language: 'en', isInGate: false },
  { hand: 'mouse', language: 'fr', isInGate: false },
] as const;
const named = HANDS.filter(({ isInGate }) => IS_LONG || isInGate).flatMap(({ hand, language }) => {
  const held = screens.filter(({ touch }) => touch === (hand === 'finger'));
  return held.map((first) => ({ first, held, language, name: `${hand}, ${language}` })).slice(0, 1);
});
/** To open a moment is dear: it is opened on one screen, each on another, and then turned and drawn to the size of all. */
const from = (held: readonly Screen[], at: number): readonly Screen[] => {
  const first = at % held.length;
  return [...held.slice(first), ...held.slice(0, first)];
};

/** A map is the same in dark surroundings, which hide some of its letters: it is judged in light ones. */
const PAPERS = { exclude: ['.frame svg'] };

/** Opens a table of persons at a moment, for whoever is asked. */
const lay = async (page: Page, file: string): Promise<void> => {
  await upload(page, file);
  const curtain = page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / });
  await curtain.or(page.locator('#prompt')).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await page.locator('#prompt').waitFor();
  await drawnWhole(page);
};
const leave = async (page: Page): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
};

plain('every line is of a game', () => expect([...GAMES.keys()]).toEqual(expect.arrayContaining(Object.keys(OF))));
describe.each([...GAMES])('%s', (id, game) => {
  const { gate, all } = OF[id] ?? EVERY;
  const moments = rareMoments(game, (name) => IS_LONG || gate.test(name));
  const each = async (page: Page, look: (moment: Moment) => Promise<void>): Promise<void> => {
    for (const moment of moments) {
      await lay(page, fileOf(game, moment.position));
      await look(moment);
      await leave(page);
    }
  };

  plain('the recorded games come to all of them', () => {
    const kinds = new Set(rareMoments(game, () => true).map(({ name }) => name));
    expect(kinds.size).toBe(all ?? moments.length);
    expect(kinds.size).toBeGreaterThan(0);
  });
  test.for(named)('the laws of the page, $name', { timeout: 900_000 }, async ({ first, held, language }, { enter }) => {
    const page = await enter({ screen: first, language, script: await lawsScript() });
    const found: string[] = [];
    for (const [at, moment] of moments.entries()) {
      const [opened = first, ...others] = from(held, at);
      await page.setViewportSize(opened);
      await lay(page, fileOf(game, moment.position));
      for (const screen of [opened, ...others]) {
        await page.setViewportSize(screen);
        await page.evaluate(() => window.laws.settled());
        const breaches = await page.evaluate(() => [...window.laws.look(), ...window.laws.floats()]);
        const where = { at: `${id} ${nameOf(screen)} ${language}`, state: moment.name };
        found.push(...lines(breaches.map((breach) => ({ ...breach, ...where }))));
        if (breaches.length > 0) await keepPicture(page, `${where.at} ${where.state}`);
      }
      await leave(page);
    }
    expect(found.join('\n')).toBe('');
  });
  const DESK: Screen = { width: 1440, height: 900, touch: false };
  const PHONE: Screen = { width: 390, height: 844, touch: true };
  test.for([
    { screen: DESK, language: 'fr', size: 'desk' },
    { screen: PHONE, language: 'en', size: 'phone' },
  ] as const)('axe, $size', { timeout: 900_000 }, async ({ screen, language }, { enter }) => {
    const page = await enter({ screen, language });
    const found: string[] = [];
    await each(page, async ({ name }) => {
      found.push(...(await accessFaults(page)).map((fault) => `${name}: ${fault}`));
      await page.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await accessFaults(page, 'colours', PAPERS)).map((fault) => `${name}, dark: ${fault}`));
      await page.emulateMedia({ colorScheme: 'light' });
    });
    expect(found).toEqual([]);
  });
});
