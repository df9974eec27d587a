// What few games come to keeps the laws of the page like all else, and axe finds nothing on it: a moment of each kind of
// question, opened from the recorded games of every table.
import type { Page } from 'playwright-core';
import { describe, expect, test as plain } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { accessFaults } from '../src/axe.ts';
import { fileOf, upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { nameOf, SCREENS, type Screen } from '../src/laws/sizes.ts';
import { type Moment, rareMoments } from '../src/moments.ts';
import { drawnWhole } from '../src/passing.ts';

const IS_LONG = process.env['ROSE_LONG'] !== undefined;
/** Which moments the gate looks at, and how many kinds there are in all. */
const OF = {
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
  // while plans are made, small things lie over one another on a phone: looked at in the long run alone
  'lancaster-york': { gate: /^(draft pick|taxes aid)$/, all: 3 },
  'deux-roses': { gate: /./, all: 2 },
} as const;

const SIZES = ['390x844', '844x390', '768x1024'];
const LANGUAGES = IS_LONG ? (['en', 'fr'] as const) : (['fr'] as const);
const screens = SCREENS.filter((screen) => SIZES.some((size) => nameOf(screen).startsWith(size)));

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

describe.each(Object.entries(OF))('%s', (id, { gate, all }) => {
  const game = GAMES.get(id);
  if (!game) throw new Error(`there is no game "${id}"`);
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
    expect(kinds.size).toBe(all);
  });
  const asked = screens.flatMap((screen) => LANGUAGES.map((language) => ({ screen, language })));
  const named = asked.map(({ screen, language }) => ({ screen, language, name: `${nameOf(screen)} ${language}` }));
  test.for(named)('the laws of the page, $name', { timeout: 900_000 }, async ({ screen, language }, { enter }) => {
    const page = await enter({ screen, language, script: await lawsScript() });
    const found: string[] = [];
    await each(page, async ({ name }) => {
      await page.evaluate(() => window.laws.settled());
      const breaches = await page.evaluate(() => window.laws.look());
      found.push(...breaches.map(({ rule, what }) => `${name}: ${rule} · ${what}`));
    });
    expect(found).toEqual([]);
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
