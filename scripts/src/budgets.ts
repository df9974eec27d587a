// What a guest really downloads: the files the server is asked for, compressed, by kind; held against budgets.json.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createHttp } from '@rose/server';
import { chromium, type Locator, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/src/chromium.ts';
import { DIST } from '../../e2e/src/page-server.ts';
import { SHELF } from '../../games/shelf.ts';

type Kind = 'page' | 'script' | 'worker' | 'style' | 'picture' | 'font' | 'other';
const kindOf = (path: string): Kind => {
  if (path.endsWith('/') || path.endsWith('.html')) return 'page';
  if (/worker[^/]*\.js$/.test(path)) return 'worker';
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (/\.(svg|png|webp|avif|jpg)$/.test(path)) return 'picture';
  return /\.woff2?$/.test(path) ? 'font' : 'other';
};

/** As it travels: compressed where that helps. */
const sizeOf = (path: string): number => {
  const file = join(DIST, path.endsWith('/') ? `${path}index.html` : path);
  return Math.min(statSync(file).size, gzipSync(readFileSync(file), { level: 9 }).length);
};

interface Asked {
  readonly home: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
}

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
};

type Budget = 'table' | 'war' | 'plans' | 'sieges' | 'factions';
interface Held {
  readonly budget: Budget;
  /** Where a first touch lets the house think. */
  readonly touch: string;
}
/** What a game is held to that has no line of its own: the smallest table's. */
const SMALL: Held = { budget: 'table', touch: '.stage .place.open' };
const OWN: { readonly [game: string]: Held } = {
  'richard-iii': { budget: 'war', touch: '.hand-card.open' },
  'lancaster-york': { budget: 'plans', touch: '.ly-card.open' },
  'without-an-enemy': { budget: 'sieges', touch: '.hand-card.open' },
  kingmaker: { budget: 'factions', touch: '.hand-card.open' },
};
interface Table extends Held {
  readonly game: string;
}
/** `--only deux-roses`: the first page and that table alone; `--files`: what each file of a table weighs, too. */
const { only, files } = parseArgs({ options: { only: { type: 'string' }, files: { type: 'boolean' } } }).values;
const TABLES = SHELF.filter(({ id }) => only === undefined || id === only).map(
  ({ id, title }): Table => ({ game: title.en, ...(OWN[id] ?? SMALL) }),
);
if (TABLES.length === 0) throw new Error(`There is no card of a game ${only}.`);

const MOST_TRIES = 8;
/** What was open may be answered by now: on a busy machine the house begins late. */
const touchIfThere = (open: Locator): Promise<boolean> =>
  open.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
/** Whether the house thinks beside the host, or soon begins to. */
const hasThought = async (page: Page): Promise<boolean> => {
  for (let i = 0; i < 20 && page.workers().length < 2; i++) await page.waitForTimeout(100);
  return page.workers().length >= 2;
};

/** Visits home to its end, then opens a table, and notes what was asked for. */
const visit = async ({ game, touch }: Table): Promise<Asked> => {
  const asked: string[] = [];
  const server = await createHttp(DIST);
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 200) asked.push(decodeURI(request.url.replace(/[?#].*$/, '')));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(() => document.documentElement.scrollIntoView({ block: 'end' }));
    await settle(page);
    const home = new Set(asked);
    await page
      .getByRole('button', { name: `${game}: play now against the house` })
      .first()
      .click();
    const open = page.locator(touch).first();
    // A poor hand of Richard III is asked about before a card may be played.
    const keep = page.getByRole('button', { name: /^Keep / }).first();
    await open.or(keep).first().waitFor();
    if (await keep.isVisible()) await keep.click();
    // An answer may take several touches: a piece, then where it goes.
    let tries = 0;
    do {
      if (!(await touchIfThere(open))) continue;
      // What cannot be undone wants a second touch.
      const sure = page.locator('[data-sure]').first();
      await page.waitForTimeout(300);
      if (await sure.isVisible()) await sure.and(page.locator('[aria-disabled="false"]')).click();
      await settle(page);
    } while (!(await hasThought(page)) && ++tries < MOST_TRIES);
    // Whoever begins, by now the house has thought, beside the host: what that needs is among what was fetched.
    if (page.workers().length < 2) throw new Error('the house has not moved');
    return { home, table: new Set(asked.filter((path) => !home.has(path))) };
  } finally {
    await browser.close();
    await server.close();
  }
};

const sumBy = (paths: Iterable<string>): ReadonlyMap<Kind, number> => {
  const sums = new Map<Kind, number>();
  for (const path of paths) sums.set(kindOf(path), (sums.get(kindOf(path)) ?? 0) + sizeOf(path));
  return sums;
};
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const spell = (sums: ReadonlyMap<Kind, number>): string =>
  [...sums].map(([kind, bytes]) => `${kind} ${kB(bytes)}`).join(', ');
const total = (sums: ReadonlyMap<Kind, number>, without: readonly Kind[]): number =>
  [...sums].reduce((sum, [kind, bytes]) => (without.includes(kind) ? sum : sum + bytes), 0);

type Budgets = { readonly [B in 'firstPage' | 'picture' | Budget]: { readonly gzip: number } };
const budgets = JSON.parse(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8')) as Budgets;
let isOver = false;
const hold = (what: string, sums: ReadonlyMap<Kind, number>, budget: number): void => {
  const sum = total(sums, ['font']);
  console.log(`${what} ${kB(sum)} of ${kB(budget)} (${spell(sums)})`);
  if (sum <= budget) return;
  isOver = true;
  console.error(`Over its budget: ${what}`);
};

const isCardPicture = (path: string): boolean => /\/picture-[^/]*\.webp$/.test(path);
/** Pictures of games come lazily: each is held to its own size, and a new card adds hardly anything to the page. */
const holdHome = (home: ReadonlySet<string>): void => {
  const pictures = [...home].filter(isCardPicture);
  hold('first page', sumBy([...home].filter((path) => !isCardPicture(path))), budgets.firstPage.gzip);
  for (const path of pictures) hold(path, sumBy([path]), budgets.picture.gzip);
  const drawn = SHELF.filter(({ picture }) => picture !== undefined).length;
  if (pictures.length === drawn) return;
  console.error(`${pictures.length} of ${drawn} pictures of games were asked for: not all was measured.`);
  isOver = true;
};

for (const [at, table] of TABLES.entries()) {
  const asked = await visit(table);
  if (at === 0) holdHome(asked.home);
  hold(`a table of ${table.game} adds`, sumBy(asked.table), budgets[table.budget].gzip);
  const sizes = [...asked.table].map((path) => ({ path, size: sizeOf(path) })).sort((a, b) => b.size - a.size);
  if (files) for (const { path, size } of sizes) console.log(`  ${kB(size).padStart(9)} ${path}`);
}
process.exitCode = isOver ? 1 : 0;
