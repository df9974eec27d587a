// What taking up a piece on the map costs, by the same touch at every table: of those that light where they may go the ones
// that light most.
import type { CDPSession } from 'playwright-core';
import { upload } from '../../e2e/src/file.ts';
import { fileOnMap } from '../../e2e/src/map-moments.ts';
import { heldNow, type Spot, spotsOn } from '../../e2e/src/map-spots.ts';
import { type Phone, SLOWER } from './phone.ts';
import type { Processor } from './processor.ts';

/** So many pieces are taken up, one after the other. */
const PIECES = 3;
/** Until what a touch brings about is seen, and until nothing of it moves any more. */
const SEEN = 2000;
const STILL = 6000;
/** Until a piece that was put down has left no trace. */
const DOWN = 2500;

export interface Picked {
  readonly piece: string;
  /** How many places on the map it lights. */
  readonly goals: number;
  /** Milliseconds from the touch until what it brought about is seen, on the slow phone. */
  readonly seen: number;
  /** What the same touch takes of the processor at full speed, until nothing moves any more. */
  readonly processor: Processor;
  /** How many elements are styled anew. */
  readonly styled: number;
}

interface Told {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}
/** How many elements the browser styles meanwhile, by its own trace. */
const styledDuring = async (session: CDPSession, does: () => Promise<void>): Promise<number> => {
  let styled = 0;
  const hear = ({ value }: { readonly value: readonly object[] }): void => {
    for (const { name, args } of value as readonly Told[])
      if (name === 'UpdateLayoutTree') styled += args?.elementCount ?? 0;
  };
  session.on('Tracing.dataCollected', hear);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  await does();
  const over = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await over;
  session.off('Tracing.dataCollected', hear);
  return styled;
};

const touch = async ({ page }: Phone, { piece, x, y }: Spot, rest: number): Promise<void> => {
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(rest);
  if ((await page.evaluate(heldNow)).length === 0) throw new Error(`${piece} was not taken up`);
};
const putDown = async (phone: Phone): Promise<void> => {
  await phone.page.keyboard.press('Escape');
  await phone.page.waitForTimeout(DOWN);
  await phone.taken();
};
/** The map may have moved since. */
const spotOf = async ({ page }: Phone, piece: string): Promise<Spot> => {
  const spot = (await page.evaluate(spotsOn)).find((one) => one.piece === piece);
  if (!spot) throw new Error(`no finger meets ${piece}`);
  return spot;
};
const pick = async (phone: Phone, piece: string): Promise<Picked> => {
  const { slower, taken, spent, session } = phone;
  const spot = await spotOf(phone, piece);
  await slower(SLOWER);
  await touch(phone, spot, SEEN);
  const seen = await taken();
  await slower(1);
  await putDown(phone);
  const again = await spotOf(phone, piece);
  const before = await spent();
  await touch(phone, again, STILL);
  const after = await spent();
  await putDown(phone);
  const last = await spotOf(phone, piece);
  const styled = await styledDuring(session, () => touch(phone, last, SEEN));
  await putDown(phone);
  const processor = {
    page: Math.round(after.page - before.page),
    pixels: Math.round(after.pixels - before.pixels),
  };
  return { piece, goals: spot.goals, seen, processor, styled };
};

/** Lays the table and takes up its pieces, each three times: slowed down, at full speed, and traced. */
export const pickOn = async (phone: Phone, id: string): Promise<readonly Picked[]> => {
  const { page, slower, taken } = phone;
  await slower(1);
  await upload(page, fileOnMap(id));
  await page.locator('.frame:not([data-drawing])').first().waitFor();
  await page.waitForTimeout(STILL);
  await taken();
  const pieces = (await page.evaluate(spotsOn)).slice(0, PIECES).map(({ piece }) => piece);
  if (pieces.length === 0) throw new Error(`nothing on the map of ${id} is to be taken up`);
  const picked: Picked[] = [];
  for (const piece of pieces) picked.push(await pick(phone, piece));
  return picked;
};
