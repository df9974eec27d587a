// Taking up a piece lights where it may go, and leaves the ground of the map as it was painted: to paint a whole map takes a
// slow phone longer than all else that a touch brings about.
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload } from '../src/file.ts';
import { test } from '../src/harness.ts';
import { fileOnMap } from '../src/map-moments.ts';
import { heldNow, spotsOn } from '../src/map-spots.ts';

const MAPS = ['richard-iii', 'lancaster-york', 'kingmaker', 'without-an-enemy'];

interface Painted {
  readonly layerId: string;
  readonly paintCount: number;
  readonly drawsContent: boolean;
  readonly backendNodeId?: number;
}
/** The pictures of which the browser makes up the page, as it last told of them. */
const watchLayers = async (session: CDPSession): Promise<() => readonly Painted[]> => {
  let last: readonly Painted[] = [];
  session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
    last = layers ?? last;
  });
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  return () => last;
};
/** A picture of its own within the drawing that holds nothing to be touched: ground, or what is lit upon it. */
const LIES_ON_MAP = `function () {
  const layer = (this.nodeType === 1 ? this : this.parentElement)?.closest('.frame-board .layer');
  return Boolean(layer) && layer.querySelector('[data-place]') === null;
}`;
const isGround = async (session: CDPSession, { backendNodeId, drawsContent }: Painted): Promise<boolean> => {
  if (!drawsContent || backendNodeId === undefined) return false;
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  if (object.objectId === undefined) return false;
  const asked = { objectId: object.objectId, functionDeclaration: LIES_ON_MAP, returnByValue: true };
  const { result } = await session.send('Runtime.callFunctionOn', asked);
  return result.value === true;
};
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Takes up the piece that lights the most. */
const pick = async (page: Page): Promise<void> => {
  const [spot] = await page.evaluate(spotsOn);
  if (!spot) throw new Error('no piece to take up');
  await page.mouse.click(spot.x, spot.y);
  await expect.poll(async () => (await page.evaluate(heldNow)).length).toBeGreaterThan(0);
  await settled(page);
};
const putDown = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await page.evaluate(heldNow)).length).toBe(0);
  await settled(page);
};

for (const game of MAPS)
  test(`a piece taken up at ${game} leaves the ground as it was painted`, async ({ enter }) => {
    const page = await enter();
    await upload(page, fileOnMap(game));
    await page.locator('.frame:not([data-drawing])').first().waitFor();
    await expect.poll(async () => (await page.evaluate(spotsOn)).length).toBeGreaterThan(0);
    const session = await page.context().newCDPSession(page);
    const layers = await watchLayers(session);
    // the browser tells of its pictures when they change
    await pick(page);
    await putDown(page);
    const grounds: Painted[] = [];
    for (const layer of layers()) if (await isGround(session, layer)) grounds.push(layer);
    expect(grounds.length).toBeGreaterThan(0);
    await pick(page);
    const after = layers();
    for (const { layerId, paintCount } of grounds)
      expect(after.find((layer) => layer.layerId === layerId)).toMatchObject({ paintCount });
    // what lights up is a picture of its own
    const isKnown = ({ layerId }: Painted): boolean => grounds.some((ground) => ground.layerId === layerId);
    const fresh = await Promise.all(after.filter((layer) => !isKnown(layer)).map((layer) => isGround(session, layer)));
    expect(fresh).toContain(true);
  });
