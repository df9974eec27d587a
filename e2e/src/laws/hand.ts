// A hand that plays in a page and keeps the laws in mind: after every redraw it looks, after every touch it asks
// whether something happened, and after every act whether it could be taken back.
import type { Page } from 'playwright-core';
import type { Breach } from './page/boxes.ts';
import type { Among, Spot } from './page/index.ts';
import { paintBreaches } from './paint.ts';
import { keepPicture } from './picture.ts';
import { nameOf, type Screen } from './sizes.ts';

/** The same stream of numbers for the same seed. */
export const whims = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let n = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    n = Math.imul(n ^ (n >>> 15), 0x735a2d97);
    return ((n ^ (n >>> 15)) >>> 0) % below;
  };
};

export interface Found extends Breach {
  readonly at: string;
  readonly state: string;
}
/** How long a page may take on a busy machine before a touch counts as silent. */
const PATIENCE = 1500;
/** One touch in so many goes to something that answers nothing. */
const STRAY = 4;

export interface Played {
  readonly found: readonly Found[];
  readonly touches: number;
  readonly isOver: boolean;
}

export interface Wish {
  readonly screen: Screen;
  readonly seed: number;
  readonly touches: number;
  readonly game: string;
}

/** What breaks a law is kept, and for whoever names a folder a picture of the moment. */
const tell = async (
  page: Page,
  found: Map<string, Found>,
  wish: Wish,
  state: string,
  breaches: readonly Breach[],
): Promise<void> => {
  const before = found.size;
  for (const breach of breaches) {
    const key = `${breach.rule} ${breach.what} ${breach.other ?? ''}`;
    if (!found.has(key)) found.set(key, { ...breach, at: `${wish.game} ${nameOf(wish.screen)}`, state });
  }
  if (found.size === before) return;
  const [first] = [...found.values()].slice(before);
  await keepPicture(page, `${wish.game} ${nameOf(wish.screen)} ${wish.seed} ${before + 1} ${first?.rule ?? ''}`);
};

const press = (page: Page, { touch }: Screen, { x, y }: Spot): Promise<void> =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

const waitForChange = async (page: Page): Promise<boolean> => {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if (await page.evaluate(() => window.laws.hasChanged())) return true;
    await page.waitForTimeout(25);
  }
  return false;
};

/** Until it is this hand's turn, or the game is over; what is told meanwhile is looked at. */
const myTurn = async (page: Page, look: (state: string) => Promise<void>): Promise<'mine' | 'over' | 'stuck'> => {
  for (let n = 0; n < 400; n++) {
    const { isMine, isOver } = await page.evaluate(() => window.laws.facts());
    if (isOver) return 'over';
    if (isMine) return 'mine';
    const goOn = page.locator('[data-zone="scene"] .btn.primary, [data-go-on]').first();
    if (await goOn.isVisible()) {
      await look('told');
      await goOn.click({ timeout: 2000 }).catch(() => undefined);
    }
    await page.waitForTimeout(50);
  }
  return 'stuck';
};

const endScene = async (page: Page): Promise<boolean> => {
  const goOn = page.locator('dialog[data-zone="scene"] .btn.primary').first();
  if (!(await goOn.isVisible())) return false;
  await goOn.click();
  return true;
};

/** A fight lies over the sheet on the smallest screens. */
const isOnTop = (button: Element): boolean => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};
/** A sheet that was opened to read something is put away before the next touch. */
const backToPlay = async (page: Page): Promise<void> => {
  const play = page.locator('[data-zone="column"][data-tab]:not([data-tab="play"]) .sheet-tabs button').first();
  if (!(await play.isVisible()) || !(await play.evaluate(isOnTop))) return;
  await play.click();
  await page.evaluate(() => window.laws.settled());
};

const choose = async (page: Page, what: Among, whim: (below: number) => number): Promise<Spot | undefined> => {
  const count = await page.evaluate((among) => window.laws.count(among), what);
  const which = whim(Math.max(1, count));
  const found = await page.evaluate(([among, at]) => window.laws.aim(among, at), [what, which] as const);
  return found ?? (what === 'others' ? choose(page, 'answers', whim) : undefined);
};

export const playByLaws = async (page: Page, wish: Wish): Promise<Played> => {
  const found = new Map<string, Found>();
  /** Pictures are dear: one for each kind of moment. */
  const pictured = new Set<string>();
  const whim = whims(wish.seed);
  let touches = 0;
  let isOver = false;
  while (touches < wish.touches) {
    const turn = await myTurn(page, async (state) => {
      await page.evaluate(() => window.laws.settled());
      await tell(page, found, wish, `${state} (${touches})`, await page.evaluate(() => window.laws.look()));
    });
    isOver = turn === 'over';
    if (turn === 'stuck')
      await tell(page, found, wish, '', [{ rule: 'no dead end', what: 'nobody is asked any more' }]);
    if (turn !== 'mine') break;
    await page.evaluate(() => window.laws.settled());
    const now = await page.evaluate(() => window.laws.facts());
    const state = `${now.phase}: ${now.question} (${touches})`;
    await tell(page, found, wish, state, await page.evaluate(() => window.laws.look()));
    const moment = `${now.phase} ${now.isScene} ${now.picked > 0}`;
    if (!pictured.has(moment)) await tell(page, found, wish, state, await paintBreaches(page));
    pictured.add(moment);
    await backToPlay(page);
    const isStray = whim(STRAY) === 0;
    const spot = await choose(page, isStray ? 'others' : 'answers', whim);
    // a scene that has just come up lies over everything until it is touched
    if (!spot && (await endScene(page))) continue;
    if (!spot) {
      await tell(page, found, wish, state, [{ rule: 'law 2: something begins an answer', what: 'nothing to touch' }]);
      break;
    }
    touches++;
    if (!wish.screen.touch) {
      await page.mouse.move(spot.x, spot.y);
      await page.evaluate(() => window.laws.settled());
      if (!(await page.evaluate((aimed) => window.laws.isMet(aimed), spot)))
        await tell(page, found, wish, state, [
          { rule: 'law 1: what resting shows covers nothing it rests on', what: spot.name },
        ]);
    }
    // what lies open already may be put away by the touch that opened it
    const isTold = (await page.evaluate((words) => window.laws.unread(words), spot.cut)).length === 0;
    await page.evaluate(() => window.laws.remember());
    await press(page, wish.screen, spot);
    if (!(await waitForChange(page)))
      await tell(page, found, wish, state, [{ rule: 'law 3: no touch is silent', what: spot.name }]);
    await page.evaluate(() => window.laws.settled());
    const aimed = isTold ? { ...spot, cut: [] } : spot;
    await tell(page, found, wish, `${state} › ${spot.name}`, await afterTouch(page, now, aimed));
  }
  return { found: [...found.values()], touches, isOver };
};

type Facts = Awaited<ReturnType<Window['laws']['facts']>>;
/** Why a map may move after a touch that was no wish to look elsewhere. */
const REASONS = ['question', 'news', 'back', 'size'];
/** What dice or cards decide says so beforehand; all else one tap may not do for good. */
const FREELY = ['', 'roll'];
const afterTouch = async (page: Page, before: Facts, spot: Spot): Promise<readonly Breach[]> => {
  const after = await page.evaluate(() => window.laws.facts());
  const hasActed = after.acts > before.acts;
  const isConfirmed = spot.name.includes('zone confirm') || before.picked > 0 || spot.place === '';
  const sealed =
    hasActed && !isConfirmed && !FREELY.includes(after.undo)
      ? [{ rule: `law 4: not by one tap (${after.undo})`, what: spot.name }]
      : [];
  const isSame = after.question === before.question;
  const hasMoved = after.camera !== before.camera;
  const flight = `${before.camera} → ${after.camera} ${after.why}`;
  const moved =
    hasMoved && isSame ? [{ rule: 'C4 the map stays after an order, a pick or a refusal', what: flight }] : [];
  const aimless =
    hasMoved && !REASONS.includes(after.why) ? [{ rule: 'C1 every flight has a reason', what: flight }] : [];
  const isBare = before.isScene || after.isScene;
  const [was, is] = [before.free, after.free].map(({ x, y, w, h }) => [x, y, w, h].join());
  const squeezed =
    isSame && !isBare && was !== is
      ? [{ rule: 'F1 a pick, a paper or a toast leaves the board its room', what: `${was} → ${is}` }]
      : [];
  const untold = (await page.evaluate((words) => window.laws.unread(words), spot.cut)).map((words) => ({
    rule: 'T3 a touch tells what is cut',
    what: `${spot.name}: ${words}`,
  }));
  const look = await page.evaluate(() => window.laws.look());
  return [...sealed, ...moved, ...aimless, ...squeezed, ...untold, ...look];
};
