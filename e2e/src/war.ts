// Hands at a table of Richard III: what a guest does, found by role and by name, as a reader would find it. On a map of many
// thousand parts whatever is asked for often is found by the attributes that say so: to work out the role of each is dear.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openChapters } from './chapters.ts';
import { upload, warAt } from './file.ts';
import { handOver } from './passing.ts';

export const GAME = 'Richard III';

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Named so, or so with more after a comma. */
const named = (text: string): string =>
  `:is([aria-label=${JSON.stringify(text)}], [aria-label^=${JSON.stringify(`${text},`)}])`;

export const prompt = (page: Page): Locator => page.locator('#prompt');
export const map = (page: Page): Locator => page.locator('[role="application"]');
/** A block or an area on the map by the beginning of its name: `Earl of Oxford`, `Kent`. */
export const spot = (page: Page, name: string): Locator =>
  map(page)
    .locator(`:is(button, [role="button"])${named(name)}:not([aria-hidden="true"] *)`)
    .first();
export const labelOf = (target: Locator): Promise<string> =>
  target.getAttribute('aria-label').then((label) => label ?? '');
export const hand = (page: Page): Locator =>
  page.locator('section:is([aria-label^="Your hand"], [aria-label^="Votre main"])');
/** The cards by their ids, in the order of the hand. */
export const cardsInHand = (page: Page): Promise<readonly string[]> =>
  hand(page)
    .locator('button[data-place]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-place') ?? ''));
export const battle = (page: Page): Locator =>
  page.locator('section:is([aria-label^="Battle of"], [aria-label^="Bataille"])');
export const track = (page: Page): Locator => page.getByRole('region', { name: /^Campaign |campagne/i });
/** In the panel of a desk or on the sheet of a phone, with every chapter open. Whole games ask for it after every touch: it
 * is read within the page, where that costs little. */
export const logLines = async (page: Page): Promise<readonly string[]> => {
  await openChapters(page);
  return page.locator('aside li').evaluateAll((all) =>
    (all as HTMLElement[])
      // what is told in short beside the log is no line of it
      .filter(
        (line) =>
          line.checkVisibility({ visibilityProperty: true }) && !line.closest('[aria-hidden="true"], .meanwhile'),
      )
      .map((line) => line.innerText),
  );
};
export const logText = async (page: Page): Promise<string> => (await logLines(page)).join('\n');
export const expectLog = (page: Page, line: RegExp | string) => expect.poll(() => logText(page)).toMatch(line);

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where a finger would land on it once it rests: a point at which it is on top, the same for three pictures running. */
const findPoint = (target: Locator): Promise<Point | undefined> =>
  target.evaluate(async (element) => {
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    const look = (): Point | undefined => {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of shares)
        for (const right of shares) {
          const [x, y] = [left + width * right, top + height * down];
          // a finger misses what lies at the very edge of its screen
          const edge = Math.min(x, y, innerWidth - x, innerHeight - y);
          if (edge > 3 && element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      return undefined;
    };
    let point = look();
    for (let [same, frames] = [0, 0]; same < 3 && frames < 120; frames++) {
      await new Promise(requestAnimationFrame);
      const now = look();
      same = now?.x === point?.x && now?.y === point?.y ? same + 1 : 0;
      point = now;
    }
    return point;
  });

const freePoint = async (page: Page, target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await target.waitFor();
  let point = await findPoint(target);
  // what is beyond the edge of a small screen comes into sight with the whole board, as fingers would pinch it
  if (!point && (await isPhone(page))) for (const key of ['0', '-', '-', '-']) await page.keyboard.press(key);
  await expect
    .poll(async () => (point ??= await findPoint(target)), { message: `a free spot of ${String(target)}` })
    .toBeDefined();
  if (!point) throw new Error(`nothing to touch: ${String(target)}`);
  return point;
};
const isPhone = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
type Aimed = Window & { hit?: boolean | undefined; letGo?: (() => void) | undefined };
/** A finger that comes down where its goal no longer is, since the page has moved meanwhile, touches nothing. */
const aim = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    const aimed = window as Aimed;
    aimed.letGo?.();
    aimed.hit = undefined;
    const kinds = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'];
    const guard = (event: Event): void => {
      aimed.hit ??= element.isConnected && event.target instanceof Node && element.contains(event.target);
      if (!aimed.hit) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
    };
    for (const kind of kinds) addEventListener(kind, guard, { capture: true, passive: false });
    aimed.letGo = (): void => {
      for (const kind of kinds) removeEventListener(kind, guard, { capture: true });
    };
    setTimeout(aimed.letGo, 400);
  });
/** Whether it was hit; a page that is gone was. */
const wasHit = (page: Page): Promise<boolean> => page.evaluate(() => (window as Aimed).hit !== false).catch(() => true);

/** A click, or a tap on a phone, on what is really there to be hit. */
export const touch = async (page: Page, target: Locator): Promise<void> => {
  const isFinger = await isPhone(page);
  for (let tries = 0; tries < 5; tries++) {
    const point = await freePoint(page, target);
    await aim(target);
    if (isFinger) await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.click(point.x, point.y);
    if (await wasHit(page)) return;
    // until those events that were swallowed are over
    await page.waitForTimeout(450);
  }
  throw new Error(`what is touched always moves away: ${String(target)}`);
};
/** A mouse takes a piece, carries it and lets it go. */
export const drag = async (page: Page, piece: Locator, to: Locator): Promise<void> => {
  const [from, there] = [await freePoint(page, piece), await freePoint(page, to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 9, from.y + 9, { steps: 3 });
  await page.mouse.move(there.x, there.y, { steps: 5 });
  await page.mouse.up();
};
/** One after the other: blocks are picked up, the last touch says where they go. */
export const touchSpots = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const [at, name] of names.entries()) {
    await touch(page, spot(page, name));
    if (at < names.length - 1) await expect.poll(() => spot(page, name).getAttribute('aria-pressed')).toBe('true');
  }
};

export const pass = (page: Page, to: 'Lancaster' | 'York'): Promise<void> => handOver(page, to);

/** Lays a table for two at a position and opens the curtain of whoever acts. */
export const layTable = async (page: Page, position: object, first: 'Lancaster' | 'York'): Promise<void> => {
  await upload(page, warAt(position));
  await pass(page, first);
};

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
export const playCard = async (page: Page, name: string): Promise<void> => {
  await hand(page)
    .getByRole('button', { name: new RegExp(`Play ${literal(name)}$`) })
    .first()
    .click();
};

/** Area → the blocks in it, separated by spaces, each with its strength after a colon when it is not full. */
export const blocksAt = (places: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(places).flatMap(([area, blocks]) =>
      blocks.split(' ').map((word) => {
        const [block = '', steps] = word.split(':');
        return [block, steps === undefined ? area : `${area}:${steps}`];
      }),
    ),
  );

/** The log, wherever this screen keeps it. */
export const openLog = async (page: Page): Promise<void> => {
  const tab = page.getByRole('complementary').getByRole('navigation').getByRole('button', { name: 'Log' });
  if (await tab.isVisible()) await tab.click();
};
