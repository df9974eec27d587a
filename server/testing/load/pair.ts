// Two pages that play one game after the other at a steady beat, whether the house keeps up or not: how late a move is,
// counts from when it was due, so that a slow house cannot hide by being asked less.
import type { Sight } from '@rose/protocol';
import type { Page } from './page.ts';

export interface Tally {
  /** Milliseconds from when a move was due until it was acknowledged, and until the other saw it. */
  readonly answered: number[];
  readonly shown: number[];
  /** All moves, those while it warmed up too. */
  moves: number;
  games: number;
  readonly failures: string[];
}
export interface Beat {
  /** Milliseconds between two moves. */
  readonly every: number;
  readonly first: number;
  /** No move is due from here on. */
  until(): boolean;
  readonly choose: (count: number) => number;
}
const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });

/** Seats the pair at a new table; tells its id. */
const sitDown = async ([one, two]: readonly [Page, Page]): Promise<string> => {
  const terms = { sides: 'chosen', access: 'link', clock: { kind: 'none' } } as const;
  const standIn = { bot: 'random', strength: 1 };
  const chairs = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table, key } = await one.get({ ask: 'offer', game: 'deux-roses', chairs, standIn, ...terms });
  await two.get({ ask: 'join', table, key });
  await one.get({ ask: 'sit', table, viewer: 'lancaster' });
  await two.get({ ask: 'sit', table, viewer: 'york' });
  return table;
};

/** A page that plays the strongest bot of the house, as fast as that answers; tells how many moves it made. */
export const playBot = async (page: Page, { until, choose }: Pick<Beat, 'until' | 'choose'>): Promise<number> => {
  const terms = { sides: 'chosen', access: 'link', clock: { kind: 'none' } } as const;
  const bot = { bot: 'steward', strength: 3 };
  const chairs = [{ kind: 'me' }, { kind: 'bot', ...bot }] as const;
  let moves = 0;
  while (!until()) {
    const { table } = await page.get({ ask: 'offer', game: 'deux-roses', chairs, standIn: bot, ...terms });
    let newest: Sight | undefined;
    page.onSight = (sight) => {
      newest = sight;
    };
    await page.get({ ask: 'sit', table, viewer: 'lancaster' });
    while (!until() && newest?.outcome === undefined) {
      if (!newest?.active.includes('lancaster')) {
        await wait(20);
        continue;
      }
      const action = newest.may[choose(newest.may.length)] as string;
      await page.get({ ask: 'play', table, seq: newest.seq, seat: 'lancaster', action });
      moves++;
    }
    await page.get({ ask: 'leave', table });
  }
  return moves;
};

/** A pair that sits at a table; plays when it is given a beat. */
export interface Seated {
  play(beat: Beat, tally: Tally): Promise<void>;
}
export const seatPair = async (pages: readonly [Page, Page]): Promise<Seated> => {
  const sights = new Map<string, Sight>();
  const seen = new Map<string, () => void>();
  for (const page of pages)
    page.onSight = (sight) => {
      sights.set(sight.viewer, sight);
      seen.get(`${sight.viewer} ${sight.seq}`)?.();
      seen.delete(`${sight.viewer} ${sight.seq}`);
    };
  const see = (viewer: string, seq: number): Promise<void> => {
    if ((sights.get(viewer)?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      seen.set(`${viewer} ${seq}`, resolve);
    });
  };
  const first = await sitDown(pages);
  return { play: (beat, tally) => playOn({ pages, sights, see }, first, beat, tally) };
};

interface Pair {
  readonly pages: readonly [Page, Page];
  /** The newest sight of each seat. */
  readonly sights: Map<string, Sight>;
  see(viewer: string, seq: number): Promise<void>;
}
/** A move that was confirmed and is not shown by then is lost. */
const LOST = 20_000;
const inTime = async (shown: Promise<unknown>): Promise<boolean> => {
  const over = new AbortController();
  const late = wait(LOST, over.signal).then(() => false);
  const isShown = await Promise.race([shown.then(() => true), late]);
  over.abort();
  return isShown;
};
const playOn = async ({ pages, sights, see }: Pair, first: string, beat: Beat, tally: Tally): Promise<void> => {
  let due = beat.first;
  let table = first;
  while (!beat.until()) {
    await wait(due - performance.now());
    const mover = ['lancaster', 'york'].find((seat) => sights.get(seat)?.active.includes(seat)) ?? '';
    const sight = sights.get(mover);
    const [page, other] = mover === 'lancaster' ? [pages[0], 'york'] : [pages[1], 'lancaster'];
    if (!sight || sight.may.length === 0) {
      await Promise.all(pages.map((one) => one.get({ ask: 'leave', table })));
      sights.clear();
      tally.games++;
      table = await sitDown(pages);
      due = Math.max(due, performance.now());
      continue;
    }
    const action = sight.may[beat.choose(sight.may.length)] as string;
    const shown = see(other, sight.seq + 1).then(() => tally.shown.push(performance.now() - due));
    await page.get({ ask: 'play', table, seq: sight.seq, seat: mover, action });
    tally.answered.push(performance.now() - due);
    tally.moves++;
    if (!(await inTime(Promise.all([shown, see(mover, sight.seq + 1)])))) {
      tally.failures.push(`lost: move ${sight.seq + 1} of ${table}`);
      return;
    }
    const { seq } = sights.get(mover) ?? sight;
    if (seq > sight.seq + 1) tally.failures.push(`doubled: move ${sight.seq + 1} of ${table}`);
    due += beat.every;
  }
};
