// How long a frame takes while the map of Richard III is dragged and zoomed with all 63 blocks on it: headless Chromium,
// no frame-rate limit, so that a frame takes what it costs. `node scripts/src/frames.ts [--out FILE]` over the built page.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { upload, warAt } from '../../e2e/src/file.ts';
import { openPage } from '../../e2e/src/page-server.ts';
import { ALL_BLOCKS, crowded } from './frames-position.ts';

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
  readonly frames: number;
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
const framesOf = ({ moving, resting }: Recorded): Frames => {
  const sorted = [...moving].sort((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return {
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    redraw: rounded(Math.max(...resting)),
    frames: moving.length,
  };
};

/** No two versions of a lord are ever in play together: copies stand in for those that cannot be laid. */
const fillUp = (page: Page): Promise<number> =>
  page.evaluate((all) => {
    const blocks = document.querySelector('.richard-iii .blocks');
    const laid = [...(blocks?.children ?? [])];
    for (let n = laid.length; n < all; n++) blocks?.append((laid[n - laid.length] as Element).cloneNode(true));
    return laid.length;
  }, ALL_BLOCKS);

const measure = async (browser: Browser, address: string, size: Size) => {
  const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  const seating = { lancaster: { kind: 'person', name: 'Anne' }, york: { kind: 'bot', bot: 'greedy', strength: 1 } };
  await upload(page, warAt(crowded(), seating as Parameters<typeof warAt>[1]));
  await page.locator('.richard-iii .blocks > *').first().waitFor();
  await page.waitForTimeout(1500);
  const laid = await fillUp(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(600);
  const found: { [M in Motion]?: Frames } = {};
  for (const motion of ['pan', 'zoom'] as const) {
    await page.evaluate(record, { motion, moving: 30, resting: RESTING });
    found[motion] = framesOf(await page.evaluate(record, { motion, moving: MOVING, resting: RESTING }));
  }
  await context.close();
  return { laid, ...found };
};

const main = async (): Promise<void> => {
  const out = process.argv.includes('--out') ? process.argv[process.argv.indexOf('--out') + 1] : undefined;
  const house = await openPage();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    const result = {
      kind: 'board',
      name: 'richard-iii-board',
      command: 'node scripts/src/frames.ts --out bench/results/richard-iii-board.json',
      machine: { processor: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), chromium: browser.version() },
      rendering: 'software, no graphics processor, no frame-rate limit; milliseconds a frame',
      result: {
        blocks: ALL_BLOCKS,
        desk: await measure(browser, house.address, 'desk'),
        phone: await measure(browser, house.address, 'phone'),
      },
    };
    const text = `${JSON.stringify(result, undefined, 2)}\n`;
    if (out !== undefined) writeFileSync(out, text);
    console.log(text);
  } finally {
    await browser.close();
    await house.close();
  }
};
await main();
