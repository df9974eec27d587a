// A hand that plays This War Without an Enemy: it asks the stage what would answer the question, touches that, and waits
// until the page shows what came of it. Where the device is to be passed on, it opens the curtain.
import type { Locator, Page } from 'playwright-core';
import { inScene, place } from './counties.ts';
import { touch } from './war.ts';

/** Of all ways to answer, each its touches in a row (`r-hopton devon`), the one to take; none: the first. */
export type Wish = (ways: readonly string[], asked: string) => string | undefined;
export interface Played {
  readonly ways: readonly string[];
  /** How often the device was handed over. */
  readonly curtains: number;
}

type Stage = HTMLElement & { ways?(): readonly (readonly (readonly string[])[])[] };
interface Look {
  readonly now: 'end' | 'curtain' | 'asked' | 'wait';
  readonly ways: readonly string[];
  readonly asked: string;
  /** All a guest could see change: the question, what would answer it, the log, the curtain. */
  readonly sign: string;
}
/** The next moment at which something can be done, other than the one that was: it is looked for within the page, and
 * counts when three pictures running show the same. */
const nextLook = async (page: Page, before: string, used: readonly string[]): Promise<Look> => {
  const found = await page.waitForFunction(
    ([last, gone]): Look | undefined => {
      const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      const stage = document.querySelector<Stage>('.stage');
      const ways = stage?.ways?.().flatMap(([first]) => (first ? [first.join(' ')] : [])) ?? [];
      const isCurtain = stage === null && text('h1').startsWith('Pass the device');
      const now = document.querySelector('#end-title')
        ? 'end'
        : isCurtain
          ? 'curtain'
          : ways.length > 0
            ? 'asked'
            : 'wait';
      const log = document.querySelectorAll('aside li').length;
      const sign = JSON.stringify([now, ways, text('#prompt'), log, text('h1')]);
      const shown = window as unknown as { seen?: { readonly sign: string; readonly times: number } };
      const times = shown.seen?.sign === sign ? shown.seen.times + 1 : 0;
      shown.seen = { sign, times };
      return now === 'wait' || sign === last || times < 3 || gone.some((way) => ways.includes(way))
        ? undefined
        : { now, ways, asked: text('#prompt'), sign };
    },
    [before, used] as const,
  );
  return (await found.jsonValue()) as Look;
};

/** The city of a battle, for those who go inside: beside the areas it is the one ground that is lit. */
const refuge = (page: Page): Locator => page.locator('.stage .place.open:not([data-own])').first();

/** All that is in the hand: a whole company goes with the block that was touched. */
const company = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.stage [aria-pressed="true"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-place') ?? ''));
/** What a touch led to: the next one is waited for, or the whole way is done already. */
const isUsedUp = async (page: Page, used: readonly string[], next: string): Promise<boolean> => {
  const found = await page.waitForFunction(
    ([gone, sign]) => {
      const ways = document.querySelector<Stage>('.stage')?.ways?.() ?? [];
      const isLeft = ways.some(([first]) => gone.includes(first?.join(' ') ?? ''));
      return isLeft ? document.querySelector(sign) && 'next' : 'gone';
    },
    [used, next] as const,
  );
  return (await found.jsonValue()) === 'gone';
};
const MARCH = '.attack-now';
/** Touches a way to its end; what it must have used up before the page is looked at again. */
const take = async (page: Page, way: string): Promise<readonly string[]> => {
  // on the sheet of a winter every touch recruits
  const isSheet = (await inScene(page, '#end-recruitment').count()) > 0;
  const touches = way.split(' ').filter((id) => !(isSheet && id === '#recruit'));
  let used: readonly string[] = [];
  for (const [at, id] of touches.entries()) {
    const before = touches[at - 1];
    if (before !== undefined) {
      if (await isUsedUp(page, [way], `[data-place="${before}"][aria-pressed="true"]`)) return [way];
      used = (await company(page)).map((block) => `${block} ${id}`);
    }
    const fight = inScene(page, id);
    if (await fight.isVisible()) await fight.scrollIntoViewIfNeeded();
    if (id === 'inside') await touch(page, refuge(page));
    else await touch(page, (await fight.isVisible()) ? fight : place(page, id));
  }
  // a finger sees what an attack would mean before it is made
  const isFinger = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (isFinger && used.length > 0 && !(await isUsedUp(page, used, MARCH))) await touch(page, page.locator(MARCH));
  return used;
};

export const isCard = (way: string): boolean => /^[rp]-\d\d$/.test(way);

const MOST = 400;
/** Plays on until `isDone` says so of the page, or the game is over. */
export const playOn = async (page: Page, wish: Wish, isDone?: () => Promise<boolean>): Promise<Played> => {
  const ways: string[] = [];
  let [curtains, before] = [0, ''];
  let used: readonly string[] = [];
  for (let n = 0; n < MOST; n++) {
    const look = await nextLook(page, before, used);
    before = look.sign;
    used = [];
    if (look.now === 'end' || (await isDone?.())) return { ways, curtains };
    if (look.now === 'curtain') {
      curtains++;
      await page.getByRole('button', { name: /^Open the curtain for / }).click();
      continue;
    }
    const way = wish(look.ways, look.asked) ?? look.ways.find((one) => !one.endsWith(' inside')) ?? look.ways[0] ?? '';
    ways.push(way);
    // a card chosen in secret may still be taken back, until the device is passed on
    used = [...(await take(page, way)), ...(isCard(way) ? look.ways : [])];
  }
  throw new Error(`no end after ${MOST} answers: ${ways.slice(-5).join(', ')}`);
};
