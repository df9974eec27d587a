// What few games of Kingmaker come to keeps the laws of the page like all else: swaps, pardons, ships for a Parliament, battles
// in lines, spoils and storms, each opened from a recorded game.
import { expect, test as plain } from 'vitest';
import { crownAt } from '../src/crown-file.ts';
import { rareMoments } from '../src/crown-moments.ts';
import { upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { nameOf, SCREENS } from '../src/laws/sizes.ts';

const IS_LONG = process.env['ROSE_LONG'] !== undefined;
const IN_GATE =
  /^(combat card (siege|ambush)|field (array|engage|support)|pardon others|spoils|ransom|parliament (swap|partner|ballot|summon)|free-moves ask)$/;
const SIZES = ['390x844', '844x390', '768x1024'];
const LANGUAGES = IS_LONG ? (['en', 'fr'] as const) : (['fr'] as const);
const moments = rareMoments((name) => IS_LONG || IN_GATE.test(name));

plain('the recorded games come to all of them', () => expect(moments.length).toBeGreaterThanOrEqual(IS_LONG ? 45 : 12));

const asked = SCREENS.filter((screen) => SIZES.some((size) => nameOf(screen).startsWith(size))).flatMap((screen) =>
  LANGUAGES.map((language) => ({ screen, language, name: `${nameOf(screen)} ${language}` })),
);
test.for(asked)('$name', { timeout: 900_000 }, async ({ screen, language }, { enter }) => {
  const page = await enter({ screen, language, script: await lawsScript() });
  const found: string[] = [];
  for (const { name, position } of moments) {
    await upload(page, crownAt(position));
    await page.getByRole('button', { name: /^(Open the curtain for|Ouvrir le rideau pour) / }).click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await page.locator('#prompt').waitFor();
    await page.evaluate(() => window.laws.settled());
    const breaches = await page.evaluate(() => window.laws.look());
    found.push(...breaches.map(({ rule, what }) => `${name}: ${rule} · ${what}`));
    await page.goto(`${new URL(page.url()).origin}/#/`);
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  }
  expect(found).toEqual([]);
});
