// How long a frame takes while a map is dragged and zoomed with all its pieces on it, in headless Chromium over the built
// page: once without a limit, so that a frame takes what it costs, and once at 60 frames a second, to see which come too
// late. `npx node scripts/src/frames.ts [GAME…] [--out FOLDER]`: a file each, `<game>-board.json`.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { upload } from '../../e2e/src/file.ts';
import { openPage } from '../../e2e/src/page-server.ts';
import { CROWDS, type Crowd } from './frames-position.ts';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;
type Size = keyof typeof SIZES;
type Motion = 'pan' | 'zoom';

export interface Frames {
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
  /** The longest frame after the hand has rested: the map is drawn anew for where it looks now. */
  readonly redraw: number;
  /** Of these, what the page itself computed: its scripts, styles and layout. */
  readonly page: number;
  readonly frames: number;
}
/** At 60 frames a second: the share that came at least half a frame late. */
interface Paced {
  readonly median: number;
  readonly p95: number;
  readonly late: number;
}
interface Recorded {
  readonly moving: readonly number[];
  readonly resting: readonly number[];
}

const MOVING = 180;
const RESTING = 700;

/** Runs in the page: one step of the hand a frame, then a rest. */
const record = async ({ motion, moving, resting }: { motion: Motion; moving: number; resting: number }) => {
  const svg = document.querySelector<SVGSVGElement>('.frame-board');
  if (!svg) throw new Error('no board');
  // A hand made of events holds nothing: what it would hold is taken for held.
  svg.setPointerCapture = () => undefined;
  svg.hasPointerCapture = () => true;
  const { left, top, width, height } = svg.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const point = (type: string, dx: number, dy: number): void => {
    const at = { clientX: x + dx, clientY: y + dy, pointerId: 1, button: 0, bubbles: true };
    svg.dispatchEvent(new PointerEvent(type, at));
  };
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const step = (n: number): void => {
    if (motion === 'pan') point('pointermove', 60 * Math.sin(n / 9), 40 * Math.sin(n / 13));
    else
      svg.dispatchEvent(
        new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: Math.sin(n / 20) > 0 ? -12 : 12, cancelable: true }),
      );
  };
  const during = async (count: number, does: (n: number) => void, until = Number.POSITIVE_INFINITY) => {
    const frames: number[] = [];
    const begun = performance.now();
    let before = await nextFrame();
    for (let n = 0; n < count && performance.now() - begun < until; n++) {
      does(n);
      const now = await nextFrame();
      frames.push(now - before);
      before = now;
    }
    return frames;
  };
  if (motion === 'pan') point('pointerdown', 0, 0);
  const moved = await during(moving, step);
  if (motion === 'pan') point('pointerup', 0, 0);
  const rested = await during(Number.POSITIVE_INFINITY, () => undefined, resting);
  return { moving: moved, resting: rested };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
const shareOf = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
};
const framesOf = ({ moving, resting }: Recorded, page: number): Frames => {
  const at = shareOf(moving);
  return {
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    redraw: rounded(Math.max(...resting)),
    page: rounded(page / moving.length),
    frames: moving.length,
  };
};
const LATE = 25;
const pacedOf = ({ moving }: Recorded): Paced => {
  const at = shareOf(moving);
  const late = moving.filter((time) => time > LATE).length / moving.length;
  return { median: at(0.5), p95: at(0.95), late: Math.round(late * 1000) / 1000 };
};
/** Milliseconds the page has computed so far. */
const computed = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
      (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
    );
    return 1000 * seconds.reduce((sum, value) => sum + value, 0);
  };
};

/** How many pieces stand there, and how many are drawn once copies stand in for those that cannot be laid. */
const fillUp = (page: Page, { pieces, all }: Crowd) =>
  page.evaluate(
    ([holder, wanted]) => {
      const group = document.querySelector(holder);
      const laid = [...(group?.querySelectorAll(':scope > .place') ?? [])];
      const drawn = Math.max(laid.length, wanted);
      for (let n = laid.length; n < drawn; n++) group?.append((laid[n - laid.length] as Element).cloneNode(true));
      return { laid: laid.length, drawn };
    },
    [pieces, all ?? 0] as const,
  );

type Lay = (browser: Browser, size: Size) => Promise<Page>;
const laying =
  (address: string, { pieces, file }: Crowd): Lay =>
  async (browser, size) => {
    const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(address);
    await upload(page, file());
    await page.locator(`${pieces} > .place`).first().waitFor();
    await page.waitForTimeout(1500);
    return page;
  };
const measure = async <T>(page: Page, crowd: Crowd, found: (recorded: Recorded, computed: number) => T) => {
  const counted = await fillUp(page, crowd);
  // in a crowd there may be no corner for the buttons
  await page.keyboard.press('+');
  await page.waitForTimeout(600);
  const time = await computed(page);
  const one = async (motion: Motion): Promise<T> => {
    await page.evaluate(record, { motion, moving: 30, resting: RESTING });
    const before = await time();
    const moved = await page.evaluate(record, { motion, moving: MOVING, resting: 0 });
    const after = await time();
    const { resting } = await page.evaluate(record, { motion, moving: 20, resting: RESTING });
    return found({ moving: moved.moving, resting }, after - before);
  };
  const result = { ...counted, pan: await one('pan'), zoom: await one('zoom') };
  await page.context().close();
  return result;
};

const UNLIMITED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const withBrowser = async <T>(flags: readonly string[], does: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, ...flags] });
  try {
    return await does(browser);
  } finally {
    await browser.close();
  }
};

const measureGame = async (address: string, id: string, crowd: Crowd): Promise<object> => {
  const lay = laying(address, crowd);
  const both = async <T>(browser: Browser, found: (recorded: Recorded, computed: number) => T) => ({
    desk: await measure(await lay(browser, 'desk'), crowd, found),
    phone: await measure(await lay(browser, 'phone'), crowd, found),
  });
  const [version, unlimited] = await withBrowser(
    UNLIMITED,
    async (browser) => [browser.version(), await both(browser, framesOf)] as const,
  );
  const at60 = await withBrowser([], (browser) => both(browser, pacedOf));
  return {
    kind: 'board',
    name: `${id}-board`,
    command: `npx node scripts/src/frames.ts ${id} --out bench/results`,
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      chromium: version,
      load: loadavg().map(rounded),
    },
    rendering: 'software, no graphics processor; milliseconds a frame',
    result: { unlimited, at60 },
  };
};
const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const house = await openPage();
try {
  for (const id of positionals.length > 0 ? positionals : Object.keys(CROWDS)) {
    const crowd = CROWDS[id];
    if (!crowd) throw new Error(`${id} is none of ${Object.keys(CROWDS).join(', ')}`);
    const text = `${JSON.stringify(await measureGame(house.address, id, crowd), undefined, 2)}\n`;
    if (values.out !== undefined) writeFileSync(join(values.out, `${id}-board.json`), text);
    console.log(text);
  }
} finally {
  await house.close();
}
