// How long a slow phone is busy: the longest task while a table is opened, and how long the first taps take until they are
// seen: on whatever answers the first question, a card or a piece, and later on the board. Headless Chromium over the built page at a quarter of the speed, each table several times.
// `node scripts/src/taps.ts [--times N] [--game ID] [--before FOLDER] [--out FILE]`; an earlier build is measured in turns with
// this one. With `--game` the file keeps what it has of the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { openPage } from '../../e2e/src/page-server.ts';
import { SHELF } from '../../games/shelf.ts';

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const PREFS = { pace: 'instant', strength: 1, name: 'Anne', scenes: false };

interface Busy {
  readonly tasks: number[];
  readonly taps: number[];
}
/** Runs in the page before anything of it: the browser itself tells of long tasks, and of taps until they are seen. */
const watch = (): void => {
  const busy: Busy = { tasks: [], taps: [] };
  Object.assign(window, { busy });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) busy.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) busy.taps.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};
const busyOf = (): Busy => (window as unknown as { busy: Busy }).busy;

interface Once {
  /** Milliseconds of the longest task between the touch that opens the table and the drawn board. */
  readonly opening: number;
  /** From that touch to the question. */
  readonly opened: number;
  /** From the first touch on something lit until what it brought about is painted. */
  readonly firstTap: number;
  /** The same of the first touch on something lit of the board itself, where one comes to that within a few questions. */
  readonly boardTap: number | undefined;
}
const most = (times: readonly number[]): number => Math.round(Math.max(0, ...times));

const ON_MAP = '[data-zone="stage"] .place[data-lit]';
/** Where a finger meets the first of these that is to be seen. */
const pointOf = (page: Page, what: string): Promise<{ readonly x: number; readonly y: number } | undefined> =>
  page.evaluate((selector) => {
    for (const one of document.querySelectorAll(selector)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (one.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return undefined;
  }, what);
const touchFirst = async (page: Page, what: string): Promise<boolean> => {
  const point = await pointOf(page, what);
  if (point) await page.touchscreen.tap(point.x, point.y);
  return point !== undefined;
};
const LIT = '[data-lit]';
/** So long the others may take until one is asked again. */
const THEIR_TURN = 10_000;
/** Cards are played until something on the board itself answers; false where that takes too long. */
const goToMap = async (page: Page): Promise<boolean> => {
  for (let n = 0; n < 20; n++) {
    await page
      .locator('[data-asked]')
      .waitFor({ timeout: THEIR_TURN })
      .catch(() => undefined);
    if (await pointOf(page, ON_MAP)) return true;
    if (!(await touchFirst(page, '[data-zone="confirm"] .primary, .btn.primary'))) await touchFirst(page, LIT);
    await page.waitForTimeout(1000);
  }
  return false;
};

const once = async (browser: Browser, address: string, title: string): Promise<Once> => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript((prefs) => localStorage.setItem('rose.prefs', JSON.stringify(prefs)), PREFS);
  await context.addInitScript(`(${watch.toString()})()`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  const play = page.getByRole('button', { name: `${title}: play now against the house` });
  await play.waitFor();
  await page.waitForTimeout(1500);
  const taken = async (): Promise<Busy> => {
    await page.waitForTimeout(1500);
    const busy = await page.evaluate(busyOf);
    await page.evaluate(() => {
      const { tasks, taps } = (window as unknown as { busy: Busy }).busy;
      tasks.length = 0;
      taps.length = 0;
    });
    return busy;
  };
  await taken();
  const begun = performance.now();
  await play.tap();
  await page.locator('#prompt').waitFor();
  await page.locator('[data-lit]:visible').first().waitFor();
  const opened = performance.now() - begun;
  // cards are lit before the board is drawn, which is a part of opening the table
  await page.locator('.frame:not([data-drawing])').first().waitFor();
  const opening = await taken();
  const tap = async (what: string): Promise<number> => {
    if (!(await touchFirst(page, what))) throw new Error(`nothing to touch at ${title}: ${what}`);
    return most((await taken()).taps);
  };
  const firstTap = await tap(LIT);
  const isOnMap = await goToMap(page);
  await taken();
  const boardTap = isOnMap ? await tap(ON_MAP) : undefined;
  await context.close();
  return { opening: most(opening.tasks), opened: Math.round(opened), firstTap, boardTap };
};

/** Which side a guest plays is drawn by lot: where the first question has nothing lit, another table is opened. */
const opened = async (browser: Browser, address: string, title: string): Promise<Once> => {
  for (let tries = 0; tries < 3; tries++) {
    const found = await once(browser, address, title).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`no table of ${title} asked for anything on its board`);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const ofAll = (times: readonly Once[]) =>
  Object.fromEntries(
    (['opening', 'opened', 'firstTap', 'boardTap'] as const).map((name) => {
      const all = times.flatMap((time) => time[name] ?? []);
      return [name, { median: median(all), all }];
    }),
  );

const earlierIn = (file: string | undefined): Record<string, unknown> =>
  file !== undefined && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly result: Record<string, unknown> }).result
    : {};

const { values } = parseArgs({
  options: {
    times: { type: 'string' },
    game: { type: 'string' },
    before: { type: 'string' },
    out: { type: 'string' },
  },
});
const house = await openPage();
const earlier = values.before === undefined ? undefined : await openPage(values.before);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  const result: Record<string, unknown> = values.game === undefined ? {} : earlierIn(values.out);
  for (const { id, title } of SHELF.filter((card) => values.game === undefined || card.id === values.game)) {
    const [times, before]: [Once[], Once[]] = [[], []];
    for (let n = 0; n < Number(values.times ?? 3); n++) {
      if (earlier) before.push(await opened(browser, earlier.address, title.en));
      times.push(await opened(browser, house.address, title.en));
    }
    result[id] = earlier ? { now: ofAll(times), before: ofAll(before) } : ofAll(times);
    console.log(id, JSON.stringify(result[id]));
  }
  const report = {
    kind: 'taps',
    name: 'taps',
    command: `node scripts/src/taps.ts --times ${values.times ?? 3}${earlier ? ' --before <folder of an earlier build>' : ''} --out bench/results/taps.json`,
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      chromium: browser.version(),
      load: loadavg().map((load) => Math.round(load * 10) / 10),
    },
    rendering: `a quarter of the speed, software, no graphics processor; milliseconds`,
    result,
  };
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
} finally {
  await browser.close();
  await house.close();
  await earlier?.close();
}
