// Results and ratings: by the paper's own numbers, and as they are written when a table ends.
import type { TableCard } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import type { Row } from '../src/database/index.ts';
import { NEWCOMER, type Rating, rated } from '../src/results/glicko.ts';
import { type Ended, isRated, newRatings, resultsOf, scoreOf } from '../src/results/results.ts';
import { KINDS } from './databases.ts';
import { guest, house, type Match, offerOf, playOne, seatAll } from './online/rig.ts';

describe('Glicko-2', () => {
  test('the worked example of the paper', () => {
    const against = (rating: number, deviation: number, score: number) => ({ against: { rating, deviation }, score });
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      against(1400, 30, 1),
      against(1550, 100, 0),
      against(1700, 300, 0),
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // Printed there with what follows cut off.
    expect(Math.floor(after.volatility * 100_000)).toBe(5999);
  });
  test('a draw between equals changes no rating, and makes both surer', () => {
    const { rating, deviation } = rated(NEWCOMER, [{ against: NEWCOMER, score: 0.5 }]);
    expect(rating).toBeCloseTo(1500, 6);
    expect(deviation).toBeLessThan(NEWCOMER.deviation);
  });
  test('whoever does not play grows less sure, up to a newcomer', () => {
    expect(rated({ ...NEWCOMER, deviation: 50 }, []).deviation).toBeCloseTo(51.07, 1);
    expect(rated(NEWCOMER, []).deviation).toBe(350);
  });
  test('an upset that nobody would believe is still a number', () => {
    const weak: Rating = { rating: 400, deviation: 40, volatility: 0.06 };
    const after = rated(weak, [{ against: { rating: 2800, deviation: 30 }, score: 1 }]);
    expect(after.rating).toBeGreaterThan(400);
    expect(Number.isFinite(after.volatility)).toBe(true);
  });
});

const seats = ['red', 'blue', 'green'];
const person = (player: string) => ({ kind: 'person', name: player, player }) as const;
const ended = (winners: readonly string[], how = 'won', changes: Partial<Ended> = {}): Ended => {
  const seating = Object.fromEntries(seats.map((seat) => [seat, person(`p-${seat}`)]));
  const card = { game: 'toy', seating, touched: '2026-01-01T00:00:00.000Z' } as unknown as TableCard;
  return { table: 'w1', card, outcome: { winners, how, rule: '1' }, ...changes };
};
const holders = new Map(seats.map((seat) => [seat, `p-${seat}`]));
const fresh = new Map(seats.map((seat) => [`p-${seat}`, NEWCOMER]));
const after = (end: Ended) => newRatings(end, resultsOf(end, holders), fresh);

describe('results', () => {
  test('winners are first, the others behind them; a draw is first place for all, won by none', () => {
    const brief = (end: Ended) => resultsOf(end, holders).map(({ place, won }) => [place, won]);
    expect(brief(ended(['red']))).toEqual([
      [1, 1],
      [2, 0],
      [2, 0],
    ]);
    expect(brief(ended(['red', 'blue']))).toEqual([
      [1, 1],
      [1, 1],
      [3, 0],
    ]);
    expect(brief(ended([]))).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });
  const leftBy = (end: Ended, ...left: readonly string[]): Ended => {
    const kept = Object.fromEntries(left.map((seat) => [seat, { kind: 'bot', bot: 'x', strength: 1 } as const]));
    return { ...end, card: { ...end.card, seating: { ...end.card.seating, ...kept } } };
  };
  const scores = (end: Ended) => {
    const [red, blue, green] = resultsOf(end, holders) as [Row<'results'>, Row<'results'>, Row<'results'>];
    return [scoreOf(end, red, blue), scoreOf(end, red, green), scoreOf(end, blue, green)];
  };
  test('a player whose seat a bot played to its end has won nothing, and has lost to who stayed', () => {
    const end = leftBy(ended(['red']), 'red');
    const results = resultsOf(end, holders);
    expect(results[0]).toMatchObject({ player: 'p-red', won: 0, ending: 'replaced' });
    expect(scores(end)).toEqual([0, 0, 0.5]);
    expect(after(end).get('p-red')?.rating).toBeLessThan(1500);
  });
  test('whoever runs out of time has lost to all others, who are not compared with each other', () => {
    expect(scores(ended(['red', 'blue'], 'forfeited'))).toEqual([undefined, 1, 1]);
  });
  test('who left together did not play each other; a table that gave up decided nothing', () => {
    expect(scores(leftBy(ended(['blue']), 'red', 'green'))).toEqual([0, undefined, 1]);
    expect(scores(ended([], 'abandoned'))).toEqual([undefined, undefined, undefined]);
    const all = leftBy(ended(['red']), ...seats);
    expect(isRated(all, resultsOf(all, holders))).toBe(false);
    expect(isRated(ended([], 'abandoned'), resultsOf(ended([], 'abandoned'), holders))).toBe(false);
  });
  test('a loser gains nothing by leaving: the loss is the same as by play', () => {
    const lost = after(ended(['red', 'green']))?.get('p-blue')?.rating ?? 0;
    expect(after(leftBy(ended(['red', 'green']), 'blue')).get('p-blue')?.rating).toBeLessThanOrEqual(lost);
  });
  test('who plays on two seats, or bots alone, is not rated', () => {
    const end = ended(['red']);
    expect(isRated(end, resultsOf(end, holders))).toBe(true);
    expect(
      isRated(
        end,
        resultsOf(
          end,
          new Map([
            ['red', 'p'],
            ['blue', 'p'],
            ['green', 'q'],
          ]),
        ),
      ),
    ).toBe(false);
    expect(isRated(end, resultsOf(end, new Map([['red', 'p']])))).toBe(false);
  });
});

describe('ratings', () => {
  test('of many are every one against every other', () => {
    const [red, blue, green] = [...after(ended(['red'])).values()] as [Rating, Rating, Rating];
    expect(red.rating).toBeGreaterThan(1600);
    expect(blue.rating).toBeLessThan(1500);
    expect(green.rating).toBeCloseTo(blue.rating, 9);
  });
  test('whoever gave points for a side gains less by winning with it, and loses more', () => {
    const red = (end: Ended): number => after(end).get('p-red')?.rating ?? 0;
    const stakes = { red: 200 };
    expect(red(ended(['red'], 'won', { stakes }))).toBeLessThan(red(ended(['red'])));
    expect(red(ended(['blue'], 'won', { stakes }))).toBeLessThan(red(ended(['blue'])));
    const blue = (end: Ended): number => after(end).get('p-blue')?.rating ?? 0;
    expect(blue(ended(['blue'], 'won', { stakes }))).toBeGreaterThan(blue(ended(['blue'])));
  });
});

describe.for(KINDS)('a table that ends on %s', (kind) => {
  test('has its results and ratings with its last entry, and once', async () => {
    const at = await house(kind);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    await playOne(match, [ann, ben]);
    await ben.until(() => ben.sight(match.table)?.active.includes('york'));
    const resign = { ask: 'manner', table: match.table, seat: 'york', manner: 'resign' } as const;
    await Promise.all([ben.ask(resign), ben.ask(resign)]);
    const { db } = at.database;
    expect(await db.selectFrom('results').selectAll().orderBy('seat').execute()).toMatchObject([
      { seat: 'lancaster', player: ann.who.player, game: 'deux-roses', place: 1, won: 1, ending: 'resigned' },
      { seat: 'york', player: ben.who.player, game: 'deux-roses', place: 2, won: 0, ending: 'resigned' },
    ]);
    const ratings = await db.selectFrom('ratings').selectAll().orderBy('rating', 'desc').execute();
    expect(ratings).toMatchObject([
      { player: ann.who.player, games: 1 },
      { player: ben.who.player, games: 1 },
    ]);
    expect(ratings[0]?.rating).toBeCloseTo(1662.31, 1);
    expect(at.logged).toEqual([]);
  });

  test('many that end together, of the same players, are all counted', async () => {
    const at = await house(kind);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const matches: Match[] = [];
    for (let i = 0; i < 6; i++) matches.push(await seatAll('deux-roses', i % 2 === 0 ? [ann, ben] : [ben, ann]));
    const ends = matches.map(({ table }, i) =>
      (i % 2 === 0 ? ann : ben).get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' }),
    );
    await Promise.all(ends);
    const rows = await at.database.db.selectFrom('ratings').select(['games', 'rating']).execute();
    expect(rows.map(({ games }) => games)).toEqual([6, 6]);
    expect(at.logged).toEqual([]);
  });

  test('against a bot is a result, and no rating', async () => {
    const at = await house(kind);
    const ann = await guest(at, 'Ann');
    const bot = { kind: 'bot', bot: 'random', strength: 1 } as const;
    const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, bot]));
    await ann.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
    const results = await at.database.db.selectFrom('results').select(['player', 'won']).orderBy('seat').execute();
    expect(results).toEqual([
      { player: ann.who.player, won: 0 },
      { player: null, won: 1 },
    ]);
    expect(await at.database.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
  });
});
