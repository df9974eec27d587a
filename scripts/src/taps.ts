// How long a slow phone is busy: the longest task while a table is opened, the first touch on whatever answers the first
// question, a card or a piece, and at every table the same touch on its map: a piece is taken up, and where it may go lights
// up. Headless Chromium over the built page, each table several times.
// `npx node scripts/src/taps.ts [--times N] [--game ID] [--before FOLDER] [--out FILE]`; an earlier build is measured in turns with
// this one. With `--game` the file keeps what it has of the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { openPage } from '../../e2e/src/page-server.ts';
import { SHELF } from '../../games/shelf.ts';
import { enter, type Guest, most } from './phone.ts';
import { meter } from './processor.ts';
import { type Picked, pickOn } from './taps-pick.ts';

interface Once {
  /** Milliseconds of the longest task between the touch that opens the table and the drawn board. */
  readonly opening: number;
  /** From that touch to the question. */
  readonly opened: number;
  /** From the first touch on something lit until what it brought about is painted. */
  readonly firstTap: number;
}

const LIT = '[data-lit]';
/** The first of what answers that a finger meets. */
const touchFirst = async (page: Page): Promise<boolean> => {
  const point = await page.evaluate((selector) => {
    for (const one of document.querySelectorAll(selector)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (one.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return undefined;
  }, LIT);
  if (point) await page.touchscreen.tap(point.x, point.y);
  return point !== undefined;
};

const once = async (guest: Guest, address: string, title: string): Promise<Once> => {
  const { page, busy, leave } = await enter(guest, address);
  const play = page.getByRole('button', { name: `${title}: play now against the house` });
  await play.waitFor();
  await page.waitForTimeout(1500);
  await busy();
  const begun = performance.now();
  await play.tap();
  await page.locator('#prompt').waitFor();
  await page.locator(`${LIT}:visible`).first().waitFor();
  const opened = performance.now() - begun;
  // cards are lit before the board is drawn, which is a part of opening the table
  await page.locator('.frame:not([data-drawing])').first().waitFor();
  const opening = await busy();
  if (!(await touchFirst(page))) throw new Error(`nothing to touch at ${title}`);
  const firstTap = most((await busy()).taps);
  await leave();
  return { opening: most(opening.tasks), opened: Math.round(opened), firstTap };
};

/** Which side a guest plays is drawn by lot: where the first question has nothing lit, another table is opened. */
const opened = async (guest: Guest, address: string, title: string): Promise<Once> => {
  for (let tries = 0; tries < 3; tries++) {
    const found = await once(guest, address, title).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`no table of ${title} asked for anything on its board`);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const summed = (values: readonly number[]) => ({ median: median(values), all: values });
/** Tables opened, and pieces of the map taken up. */
interface Visits {
  readonly opened: readonly Once[];
  readonly picked: readonly Picked[];
}
const ofAll = ({ opened: times, picked }: Visits) => ({
  opening: summed(times.map(({ opening }) => opening)),
  opened: summed(times.map((time) => time.opened)),
  firstTap: summed(times.map(({ firstTap }) => firstTap)),
  boardTap: {
    pieces: [...new Set(picked.map(({ piece, goals }) => `${piece} lights ${goals}`))],
    seen: summed(picked.map(({ seen }) => seen)),
    page: summed(picked.map(({ processor }) => processor.page)),
    pixels: summed(picked.map(({ processor }) => processor.pixels)),
    styled: summed(picked.map(({ styled }) => styled)),
  },
});
const visit = async (guest: Guest, address: string, { id, title }: (typeof SHELF)[number]): Promise<Visits> => {
  const first = await opened(guest, address, title.en);
  const phone = await enter(guest, address);
  const picked = await pickOn(phone, id);
  await phone.leave();
  return { opened: [first], picked };
};
const together = (visits: readonly Visits[]): Visits => ({
  opened: visits.flatMap(({ opened: all }) => all),
  picked: visits.flatMap(({ picked }) => picked),
});

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
  const guest: Guest = { browser, spent: await meter(browser) };
  for (const card of SHELF.filter(({ id }) => values.game === undefined || id === values.game)) {
    const [visits, before]: [Visits[], Visits[]] = [[], []];
    for (let n = 0; n < Number(values.times ?? 3); n++) {
      if (earlier) before.push(await visit(guest, earlier.address, card));
      visits.push(await visit(guest, house.address, card));
    }
    const now = ofAll(together(visits));
    result[card.id] = earlier ? { now, before: ofAll(together(before)) } : { now };
    console.log(card.id, JSON.stringify(result[card.id]));
  }
  const report = {
    kind: 'taps',
    name: 'taps',
    command: `npx node scripts/src/taps.ts --times ${values.times ?? 3}${earlier ? ' --before <folder of an earlier build>' : ''} --out bench/results/taps.json`,
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      chromium: browser.version(),
      load: loadavg().map((load) => Math.round(load * 10) / 10),
    },
    rendering:
      'a quarter of the speed, software, no graphics processor; milliseconds. `page` and `pixels`: milliseconds of processor at full speed',
    result,
  };
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
} finally {
  await browser.close();
  await house.close();
  await earlier?.close();
}
