// How a game ended is read wherever it ended: the fight, the siege or the vote that ended it gives way on every screen. When
// it is played again, the step on show is told on every screen, too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, isMistake, type Journal, replay, stateOf } from '@rose/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { lawsScript } from '../src/laws/bundle.ts';
import { keepPicture } from '../src/laws/picture.ts';
import { lines } from '../src/laws/report.ts';
import { nameOf, SCREENS, type Screen } from '../src/laws/sizes.ts';

const ROOT = join(import.meta.dirname, '..', '..', 'games');
/** Of the recorded games the first that ended in each phase. */
const endings = (game: AnyGame): readonly { readonly phase: string; readonly file: string }[] => {
  const folder = join(ROOT, game.meta.id, 'test', 'fixtures');
  const found = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const file = readFileSync(join(folder, name), 'utf8');
    const course = replay(game, JSON.parse(file) as Journal);
    if (isMistake(course)) throw new Error(`${name} ${course.field} ${course.reason}`);
    const state = stateOf(course) as { readonly phase: { readonly name: string } };
    if (game.outcome(state) && !found.has(state.phase.name)) found.set(state.phase.name, file);
  }
  return [...found].map(([phase, file]) => ({ phase, file }));
};
/** The screens on which neither the caption nor the list of a replay tells its step. */
const untold = async (page: Page, screens: readonly Screen[]): Promise<readonly string[]> => {
  await page
    .getByRole('button', { name: /^(Watch the game again|Revoir)/ })
    .first()
    .click();
  await page.locator('.steps li.on').first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.getByRole('slider').first().press('ArrowRight');
    const isTold = page.waitForFunction(
      () =>
        [...document.querySelectorAll('.steps li.on, .caption')].some((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return width > 1 && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      undefined,
      { timeout: 5000 },
    );
    await isTold.catch(() => found.push(nameOf(screen)));
  }
  return found;
};
/** In the gate a finger's screens, which have the least room; `npm test -- long` looks at those of a mouse, too. */
const IS_LONG = process.env['ROSE_LONG'] !== undefined;
const HANDS = [
  { hand: 'finger', language: 'en' },
  { hand: 'mouse', language: 'fr' },
] as const;
const asked = HANDS.filter(({ hand }) => IS_LONG || hand === 'finger').flatMap(({ hand, language }) =>
  [...GAMES.keys()].map((id) => ({ id, hand, language })),
);

test.for(asked)('$id is over, $hand', { timeout: 300_000 }, async ({ id, hand, language }, { enter }) => {
  const game = GAMES.get(id);
  const screens = SCREENS.filter(({ touch }) => touch === (hand === 'finger'));
  const [first] = screens;
  if (!game || !first) throw new Error(id);
  const page = await enter({ screen: first, language, script: await lawsScript() });
  const found: string[] = [];
  const how = page.locator('.end > p').first();
  const all = endings(game);
  const last = all.at(-1)?.phase;
  for (const { phase, file } of all) {
    await upload(page, file);
    await how.waitFor();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await how.waitFor();
      await page.evaluate(() => window.laws.settled());
      const at = { at: `${id} ${nameOf(screen)} ${language}`, state: `over in ${phase}` };
      const isRead = await how.evaluate((words) => {
        const { x, y, width, height } = words.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (words.contains(top) || (top.contains(words) && top.closest('.end') !== null));
      });
      const hidden = isRead ? [] : [{ rule: 'law 1: how it ended is read', what: phase }];
      const breaches = [...hidden, ...(await page.evaluate(() => window.laws.look()))];
      found.push(...lines(breaches.map((breach) => ({ ...breach, ...at }))));
      if (breaches.length > 0) await keepPicture(page, `${at.at} ${at.state}`);
    }
    if (phase === last) found.push(...(await untold(page, screens)).map((size) => `no step is told, ${id} ${size}`));
    await page.goto(`${new URL(page.url()).origin}/#/`);
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  }
  expect(found.join('\n')).toBe('');
});
