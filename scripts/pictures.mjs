// Draws the five small pictures of the home page and writes them to web/public/pictures as WebP, twice their size on
// the page. Deux-roses is drawn by its own board. The other four have no board yet: they are cut from a page of
// drawings given as an argument, whose `.pic svg` stand in the order of the shelf.
//   node scripts/pictures.mjs drawings.html
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = `${ROOT}web/public/pictures`;
const SHELF = ['kingmaker', 'richard-iii', 'lancaster-york', 'deux-roses', 'without-an-enemy'];
const [WIDTH, HEIGHT] = [264, 173];
const MOST_BYTES = 45_000;
/** Drawn at this scale and enlarged to twice the size: finer detail would not fit into the bytes. */
const FINENESS = 1.4;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const FONTS = [
  ['Fell', 400, 'im-fell-english/files/im-fell-english-latin-400-normal.woff2'],
  ['FellSC', 400, 'im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2'],
  ['Sans', 800, 'alegreya-sans/files/alegreya-sans-latin-800-normal.woff2'],
];
const fontFaces = () =>
  FONTS.map(([family, weight, file]) => {
    const data = readFileSync(`${ROOT}node_modules/@fontsource/${file}`).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  }).join('');

/** The position of the card: both armies drawn up in the middle of a game. */
const GARDEN = `
import { h, render } from 'preact';
import { face } from '/games/deux-roses/board/index.ts';
const side = (castle, soldiers) => ({ castle, soldiers, marker: 'sun' });
const view = {
  phase: 'play', options: {}, toMove: 'lancaster', actions: 6, passes: 0, seen: [],
  lancaster: side('f3', ['e3', 'e4', 'd2', 'd4']), york: side('b3', ['b2', 'c3', 'c4', 'd5']),
};
const nothing = { picked: [], open: [], offered: [], last: [], lit: [], coordinates: false, touch() {}, rest() {} };
const words = { title: '', place: () => '' };
render(h(face.Board, { view, viewer: 'spectator', words, ...nothing }), document.getElementById('board'));
document.body.dataset.ready = 'yes';
`;
const GARDEN_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><style>
body{margin:0;background:#ecdcb6}#picture .frame-tools{display:none}
#picture{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:#ecdcb6}
#board{position:absolute;left:-1px;top:-22px;width:266px;height:228px}
#picture:after{content:'';position:absolute;inset:0;mix-blend-mode:multiply;
background:radial-gradient(78% 78% at 50% 50%,#5b3a1500 62%,#4a2c0d57)}
</style><body><div id="picture"><div id="board"></div></div><script type="module" src="/@garden"></script>`;

const gardenServer = async () => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    server: { port: 0, hmr: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'garden',
        resolveId: (id) => (id === '/@garden' ? id : undefined),
        load: (id) => (id === '/@garden' ? GARDEN : undefined),
        configureServer: ({ middlewares }) => {
          middlewares.use('/garden.html', (_, answer) => {
            answer.setHeader('content-type', 'text/html');
            answer.end(GARDEN_PAGE);
          });
        },
      },
    ],
  });
  return server.listen();
};

const drawGarden = async (page) => {
  const server = await gardenServer();
  try {
    await page.goto(`http://localhost:${server.httpServer.address().port}/garden.html`);
    await page.waitForSelector('body[data-ready]');
    return await page.locator('#picture').screenshot();
  } finally {
    await server.close();
  }
};

/** Paper grain and sea hatching are too fine for a picture of this size; the card's round corners are the page's. */
const MAP_STYLE = `body{margin:0}.pic svg{display:block}article{border-radius:0!important}
.pic>:not(svg),.pic rect[filter],.pic rect[fill="url(#sea)"]{display:none}`;

const drawMaps = async (page, file) => {
  await page.setContent(readFileSync(file, 'utf8').replace(/<link[^>]*>/g, ''));
  await page.addStyleTag({ content: fontFaces() + MAP_STYLE });
  await page.evaluate(() => document.fonts.ready);
  const drawings = page.locator('.pic > svg');
  await drawings.evaluateAll((all, height) => {
    for (const svg of all) {
      svg.setAttribute('height', String(height));
      svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    }
  }, HEIGHT);
  return Promise.all(SHELF.map((_, i) => drawings.nth(i).screenshot()));
};

/** One WebP of the given quality, by the browser's own encoder. */
const encode = async (page, png, quality) => {
  const url = await page.evaluate(
    async ([data, size, q]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size[0], height: size[1] });
      canvas.getContext('2d').drawImage(image, 0, 0, size[0], size[1]);
      return canvas.toDataURL('image/webp', q);
    },
    [png.toString('base64'), [WIDTH * 2, HEIGHT * 2], quality],
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

/** The best common quality that keeps all five together within their budget. */
const encodeAll = async (page, pngs) => {
  for (let quality = 0.9; quality > 0.1; quality -= 0.02) {
    const all = [];
    for (const png of pngs) all.push(await encode(page, png, quality));
    const bytes = all.reduce((sum, { length }) => sum + length, 0);
    if (bytes <= MOST_BYTES) return { all, bytes, quality };
  }
  throw new Error(`the pictures do not fit into ${MOST_BYTES} bytes`);
};

const [drawings] = process.argv.slice(2);
if (!drawings) throw new Error('usage: node scripts/pictures.mjs drawings.html');
const executablePath = execFileSync('sh', ['-c', 'command -v chromium']).toString().trim();
const browser = await chromium.launch({ executablePath, args: FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: FINENESS });
  const maps = await drawMaps(page, drawings);
  const garden = await drawGarden(page);
  const pngs = SHELF.map((id, i) => (id === 'deux-roses' ? garden : maps[i]));
  const { all, bytes, quality } = await encodeAll(page, pngs);
  mkdirSync(OUT, { recursive: true });
  for (const [i, id] of SHELF.entries()) writeFileSync(`${OUT}/${id}.webp`, all[i]);
  console.log(`${SHELF.length} pictures, ${bytes} bytes at quality ${quality.toFixed(2)}`);
} finally {
  await browser.close();
}
