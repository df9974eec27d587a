// Planners of Lancaster versus York who play on to the end. They touch what the map calls open for an order of the kind
// they wish for, read what their plan says, and compare it with what the log tells when the plans are opened.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openChapters } from './chapters.ts';
import { plan } from './plans.ts';
import { button, labelOf, map, touch } from './war.ts';

/** What a touch would do is said after the name, in both languages. */
const BEGINS = {
  troops: /\. (Troops|Troupes)/,
  move: /\. (Move a noble|Déplacer un noble)/,
  sail: /\. (Sail a ship|Déplacer un navire)/,
  bribe: /\. (Bribe|Corrompre) /,
} as const;
const GOES_TO = { move: /(rides to|part vers) /, sail: /(sails to|fait voile vers) / } as const;
export type Wish = keyof typeof BEGINS | 'bid';

const at = (within: Locator | Page, place: string): Locator => within.locator(`[data-place="${place}"]`).first();
const rows = (page: Page): Locator => plan(page).locator('.ly-rows > li');

/** Of several places the one a hand can hardly miss: most of it in sight, nothing over it. */
const plainest = (all: Locator): Promise<string> =>
  all.evaluateAll((elements) => {
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const inSight = (element: Element): number => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = shares.flatMap((down) =>
        shares.map((right) => [left + width * right, top + height * down] as const),
      );
      return points.filter(([x, y]) => element.contains(document.elementFromPoint(x, y))).length;
    };
    const best = elements.toSorted((a, b) => inSight(b) - inSight(a))[0];
    return best?.getAttribute('data-place') ?? '';
  });
const send = async (page: Page, wish: keyof typeof GOES_TO): Promise<void> => {
  const there = map(page).getByRole('button', { name: GOES_TO[wish] });
  await there.first().waitFor();
  await touch(page, at(map(page), await plainest(there)));
};
/** Which piece is meant, of those that are open for it: each turn another. Returns what it is called. */
const giveOnMap = async (page: Page, wish: keyof typeof BEGINS, which: number): Promise<string | undefined> => {
  const all = map(page).getByRole('button', { name: BEGINS[wish] });
  const count = await all.count();
  if (count === 0) return undefined;
  // its name changes with the order, where it lies does not
  const place = (await all.nth(which % count).getAttribute('data-place')) ?? '';
  const name = (await labelOf(at(map(page), place))).split(',')[0];
  await touch(page, at(map(page), place));
  if (wish === 'move' || wish === 'sail') await send(page, wish);
  if (wish === 'bribe') await at(page.locator('.ly-slip'), `#bribe ${place}`).click();
  if (wish === 'troops') await at(page.locator('.ly-slip'), `#troops ${place} 1`).click();
  return name;
};
const giveBid = async (page: Page): Promise<string> => {
  await button(page, /^(Bid for Calais|Offrir pour Calais)$/).click();
  await button(page, /^(Bid £1 for|Offrir 1\s£ pour) Calais/).click();
  return 'Calais';
};

/** Gives an order of each kind, as far as one is possible, each a row more on the plan; returns whom or what they name. */
export const giveOrders = async (page: Page, wishes: readonly Wish[], which = 0): Promise<readonly string[]> => {
  const given: string[] = [];
  for (const wish of wishes) {
    const name = wish === 'bid' ? await giveBid(page) : await giveOnMap(page, wish, which);
    if (name === undefined) continue;
    given.push(name);
    await expect.poll(() => rows(page).count(), { message: `${wish} ${name}` }).toBe(given.length);
  }
  return given;
};
/** What the plan says, row by row, without prices. */
export const rowsOf = (page: Page): Promise<readonly string[]> => rows(page).locator('b').allInnerTexts();

export const turnBegins = (page: Page, turn: number): Promise<void> =>
  page
    .getByRole('region', { name: new RegExp(`^(Turn ${turn} of 5|Tour ${turn} sur 5)`) })
    .waitFor({ timeout: 60_000 });

/** What the log has told so far, one sentence of it after the other, with every chapter open. */
export const tellings = async (page: Page): Promise<readonly string[]> => {
  await openChapters(page);
  return page.getByRole('complementary').locator('.log .log-line').allInnerTexts();
};

const REVEALED = /^\S+ (?:planned|avait prévu) /;
/** Each turn's orders stand together in a plan that was opened. */
export const expectRevealed = (told: readonly string[], given: readonly (readonly string[])[]): void => {
  const opened = told.filter((line) => REVEALED.test(line)).map((line) => line.toLowerCase());
  for (const names of given)
    expect(
      opened.some((line) => names.every((name) => line.includes(name.toLowerCase()))),
      `${names.join(', ')} in\n${opened.join('\n')}`,
    ).toBe(true);
};

export type Standing = readonly (readonly [seat: string, points: number])[];
/** `Red 12`, `Red 12 VP`: each colour with its points. */
export const standingIn = (line: string): Standing =>
  [...line.matchAll(/(\p{L}+)\s(\d+)/gu)].map(([, seat = '', points]) => [seat, Number(points)]);
const lastTold = (told: readonly string[], begins: RegExp): string =>
  told.findLast((line) => begins.test(line))?.replace(begins, '') ?? '';
/** The points after a turn, seat by seat, as the log tells them. */
export const pointsAfter = (told: readonly string[], turn: number): Standing =>
  standingIn(lastTold(told, new RegExp(`^(End of turn|Fin du tour) ${turn}\\s?: `)).split('§')[0] ?? '');

/** Between a colour and its points stands where they came from. */
const totalIn = (row: string): Standing[number] => {
  const [, seat = '', points] = /(\p{L}+)[\s\S]*?(\d+)\s(?:VP|PV)/u.exec(row) ?? [];
  return [seat, Number(points)];
};
const END = /^(The game is over|La partie est finie)\. /;
/** The paper of the end: every place with its points, and so has the log. Returns the colours, first to last. */
export const expectFinal = async (page: Page, openLog = async (): Promise<void> => {}): Promise<readonly string[]> => {
  await page.locator('#end-title').waitFor();
  const table = page.getByRole('list', { name: /^(The final table|Le classement final)$/ }).getByRole('listitem');
  const shown = (await table.allInnerTexts()).map(totalIn);
  await openLog();
  const told = await tellings(page);
  const ended = [...lastTold(told, END).matchAll(/\d\. (\p{L}+) (\d+)/gu)];
  expect(ended.map(([, seat, points]) => [seat, Number(points)])).toEqual(shown);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(pointsAfter(told, 5)));
  return shown.map(([seat]) => seat);
};
