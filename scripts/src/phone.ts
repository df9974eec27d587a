// A guest with a slow phone, and what keeps the page busy under their finger.
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Processor } from './processor.ts';

export const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** As earlier builds understand it, too. */
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

export const most = (times: readonly number[]): number => Math.round(Math.max(0, ...times));

export interface Guest {
  readonly browser: Browser;
  readonly spent: () => Promise<Processor>;
}
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  slower(rate: number): Promise<void>;
  spent(): Promise<Processor>;
  /** The longest tap since it was asked last. */
  taken(): Promise<number>;
  /** What kept the page busy since it was asked last, once it has come to rest. */
  busy(): Promise<Busy>;
  leave(): Promise<void>;
}
export const enter = async ({ browser, spent }: Guest, address: string): Promise<Phone> => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript((prefs) => localStorage.setItem('rose.prefs', JSON.stringify(prefs)), PREFS);
  await context.addInitScript(`(${watch.toString()})()`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slower = async (rate: number): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  const take = (): Promise<Busy> =>
    page.evaluate(() => {
      const { tasks, taps } = (window as unknown as { busy: Busy }).busy;
      return { tasks: tasks.splice(0), taps: taps.splice(0) };
    });
  const busy = async (): Promise<Busy> => {
    await page.waitForTimeout(1500);
    return take();
  };
  await slower(SLOWER);
  await page.goto(address);
  return {
    page,
    session,
    slower,
    spent,
    busy,
    taken: async () => most((await take()).taps),
    leave: () => context.close(),
  };
};
