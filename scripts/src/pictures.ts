// Draws the picture of a game's card from its own board, as its lesson begins, and writes games/<id>/board/picture.webp;
// `picture` in games/shelf.ts names it. The built page is asked, so build first.
//   npx node scripts/src/pictures.ts richard-iii          the middle of the board
//   npx node scripts/src/pictures.ts richard-iii 60 70 40  centre and width in hundredths of the board
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { openPage } from '../../e2e/src/page-server.ts';
import { SHELF } from '../../games/shelf.ts';

/** Twice its size on the page, and no heavier than budgets.json allows. */
const [WIDTH, HEIGHT] = [528, 346] as const;
const MOST_BYTES = 9_900;
const BARE = '[data-zone="plates"], .frame-tools, .ring, .legend { visibility: hidden !important }';

const drawn = async (page: Page, [x, y, share]: readonly number[]): Promise<Buffer> => {
  const stage = page.locator('.frame-board').first();
  await stage.waitFor();
  await page.addStyleTag({ content: BARE });
  await page.waitForTimeout(2000);
  const box = await stage.boundingBox();
  if (!box) throw new Error('there is no board');
  const width = (box.width * (share ?? 40)) / 100;
  const height = (width * HEIGHT) / WIDTH;
  const left = box.x + (box.width * (x ?? 50)) / 100 - width / 2;
  const top = box.y + (box.height * (y ?? 50)) / 100 - height / 2;
  return page.screenshot({ clip: { x: left, y: top, width, height } });
};

/** One WebP of the given quality, by the browser's own encoder. */
const encoded = async (page: Page, png: Buffer, quality: number): Promise<Buffer> => {
  const url = await page.evaluate(
    async ([data, width, height, q]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', q);
    },
    [png.toString('base64'), WIDTH, HEIGHT, quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};
const lightEnough = async (page: Page, png: Buffer): Promise<Buffer> => {
  for (let quality = 0.9; quality > 0.1; quality -= 0.02) {
    const picture = await encoded(page, png, quality);
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`the picture does not fit into ${MOST_BYTES} bytes`);
};

const [id, ...window] = process.argv.slice(2);
if (id === undefined) throw new Error('usage: npx node scripts/src/pictures.ts <id> [x y width]');
const house = await openPage();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
  await page.goto(`${house.address}/#/learn/${id}`);
  const picture = await lightEnough(page, await drawn(page, window.map(Number)));
  writeFileSync(fileURLToPath(new URL(`../../games/${id}/board/picture.webp`, import.meta.url)), picture);
  console.log(`games/${id}/board/picture.webp: ${picture.length} bytes`);
  const shown = `picture: new URL('./${id}/board/picture.webp', import.meta.url).href,`;
  if (SHELF.some((card) => card.id === id && card.picture === undefined))
    console.log(`Its card shows it once games/shelf.ts says: ${shown}`);
} finally {
  await browser.close();
  await house.close();
}
