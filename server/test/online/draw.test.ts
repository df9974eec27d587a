// Draws and resignations over real sockets; and how soon a move is seen by the others.
import type { TableId } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { freshPlace, KINDS } from '../databases.ts';
import { newcomer } from './node.ts';
import { comeIn, type Guest, guest, house, inStep, node, playOne, seatAll } from './rig.ts';

const resultsIn = (at: Awaited<ReturnType<typeof house>>) =>
  at.database.db.selectFrom('results').select(['seat', 'place', 'won', 'ending']).orderBy('seat').execute();

describe.for(KINDS)('on %s', (kind) => {
  test('a draw is offered, refused by a move, offered again, agreed on, and rated', async () => {
    const at = await house(kind);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    const { table } = match;
    const mind = (person: Guest, seat: string, manner: 'offer-draw' | 'accept-draw' | 'resign') =>
      person.ask({ ask: 'manner', table, seat, manner });
    expect(await mind(ben, 'york', 'accept-draw')).toMatchObject({ trouble: 'no-manner' });
    await mind(ann, 'lancaster', 'offer-draw');
    expect(await ben.until(() => ben.sight(table)?.offer)).toBe('lancaster');
    for (let i = 0; i < 2; i++) {
      expect(await playOne(match, [ann, ben])).toBe(true);
      await inStep(match, [ann, ben]);
    }
    expect(ben.sight(table)?.offer).toBeUndefined();
    await mind(ann, 'lancaster', 'offer-draw');
    await ben.until(() => ben.sight(table)?.offer);
    await mind(ben, 'york', 'accept-draw');
    expect(await ann.until(() => ann.sight(table)?.outcome)).toMatchObject({ winners: [] });
    const results = await resultsIn(at);
    expect(results).toMatchObject([
      { seat: 'lancaster', place: 1, won: 0 },
      { seat: 'york', place: 1, won: 0 },
    ]);
    const rated = await at.database.db.selectFrom('ratings').select(['rating', 'games']).execute();
    expect(rated.map(({ games }) => games)).toEqual([1, 1]);
    expect(at.logged).toEqual([]);
  });

  test('who resigns has lost', async () => {
    const at = await house(kind);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    await ann.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
    expect(await ben.until(() => ben.sight(table)?.outcome)).toMatchObject({ winners: ['york'] });
    expect((await resultsIn(at)).map(({ won }) => won)).toEqual([0, 1]);
  });
});

/** Milliseconds from the sending of a move until the other has seen it, for so many moves; the middle one of them. */
const delays = async (table: TableId, seats: readonly string[], people: readonly Guest[], moves: number) => {
  const taken: number[] = [];
  while (taken.length < moves) {
    const at = people.findIndex((one, i) => one.sight(table)?.active.includes(seats[i] as string));
    const [mover, other] = [people[at] as Guest, people[1 - at] as Guest];
    const { seq, may } = mover.sight(table) ?? { seq: 0, may: [] };
    const since = performance.now();
    const done = mover.get({ ask: 'play', table, seq, seat: seats[at] as string, action: may[0] as string });
    await other.until(() => (other.sight(table)?.seq ?? 0) > seq);
    taken.push(performance.now() - since);
    await done;
    await mover.until(() => (mover.sight(table)?.seq ?? 0) > seq);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(moves / 2)] as number;
};

describe('a move is seen by the others within 200 ms', () => {
  test.for(KINDS)('on one node, on %s', async (kind) => {
    const at = await house(kind);
    const people = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table, seats } = await seatAll('deux-roses', people);
    expect(await delays(table, seats, people, 21)).toBeLessThan(200);
  });

  test('from one node to another', async () => {
    const place = await freshPlace('postgres');
    const [north, south] = [await node(place), await node(place)];
    const people = [await guest(north, 'Ann'), await comeIn(south, await newcomer(north, 'Ben'))];
    const { table, seats } = await seatAll('deux-roses', people);
    expect(await delays(table, seats, people, 21)).toBeLessThan(200);
  });
});
