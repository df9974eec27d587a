// Time at online tables: clocks that are shown, deadlines that are met once, seats that are lost or kept warm, votes.
import type { ClockTerms, Terms } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { gather } from '../../src/lobby/offer.ts';
import { freshPlace, KINDS } from '../databases.ts';
import { type Node, openNode } from './node.ts';
import { endHere, type Guest, guest, house, inStep, node, offerOf, playOne, seatAll, withResigning } from './rig.ts';

const MINUTE = 60_000;
/** A time that a test moves on. */
const moving = () => {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead).toISOString(),
    by(milliseconds: number) {
      ahead += milliseconds;
    },
  };
};
const timed = async (
  at: Node,
  clock: ClockTerms,
  { standIn }: Pick<Terms, 'standIn'> = { standIn: { bot: 'random', strength: 1 } },
) => {
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const terms: Terms = { game: 'deux-roses', options: {}, sides: 'chosen', access: 'link', clock, standIn };
  const chairs = [ann, ben].map(({ who }) => ({ kind: 'person', player: who.player, name: who.name }) as const);
  const made = await gather(at.tables.context, chairs[0] as (typeof chairs)[0], terms, { chairs, bids: {} });
  if ('trouble' in made) throw new Error(JSON.stringify(made));
  const { table } = made;
  await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
  await ben.get({ ask: 'sit', table, viewer: 'york' });
  return { ann, ben, match: { table, key: made.key, seats: ['lancaster', 'york'] }, table };
};
const lastAbout = (person: Guest) => person.news('about').at(-1)?.about;
const rowOf = ({ database }: Node, table: string) =>
  database.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();

describe.for(KINDS)('a clock on %s', (kind) => {
  test('is shown to all, is kept with each entry, and runs for who must act', async () => {
    const time = moving();
    const at = await house(kind, { now: time.now });
    const { ann, ben, match, table } = await timed(at, { kind: 'live', minutes: 5, increment: 10 });
    const first = ann.sight(table)?.clock;
    expect(first?.kind).toBe('live');
    expect(first?.seats).toMatchObject({ lancaster: { left: 5 * MINUTE }, york: { left: 5 * MINUTE } });
    expect(first?.seats['york']?.deadline).toBeUndefined();
    expect(Date.parse(first?.seats['lancaster']?.deadline ?? '')).toBe(Date.parse(first?.at ?? '') + 5 * MINUTE);
    time.by(MINUTE);
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    const second = ben.sight(table)?.clock;
    const left = second?.seats['lancaster']?.left ?? 0;
    expect(left).toBeLessThanOrEqual(4 * MINUTE + 10_000);
    expect(left).toBeGreaterThan(4 * MINUTE - 20_000);
    expect(await rowOf(at, table)).toMatchObject({ deadline: second?.seats['york']?.deadline });
    expect(ann.sight(table)?.clock).toEqual(second);
    const deadline = second?.seats['york']?.deadline;
    expect(await ben.get({ ask: 'my-tables' })).toMatchObject({ tables: [{ isMyTurn: true, deadline }] });
    expect((await ann.get({ ask: 'my-tables' })).tables[0]).not.toHaveProperty('deadline');
    expect(at.logged).toEqual([]);
  });

  test('that runs out gives the seat to the stand-in; its player may come back, and has a minute', async () => {
    const time = moving();
    const at = await house(kind, { now: time.now });
    const { ann, ben, table } = await timed(at, { kind: 'live', minutes: 1, increment: 0 });
    await at.tables.handlers.deadline({ table });
    expect(ben.sight(table)?.seating['lancaster']?.kind).toBe('person');
    time.by(MINUTE + 1000);
    await at.tables.handlers.deadline({ table });
    await ben.until(() => ben.sight(table)?.seating['lancaster']?.kind === 'bot');
    await ben.until(() => ben.sight(table)?.active.includes('york'));
    await ann.get({ ask: 'reclaim', table, seat: 'lancaster' });
    await ben.until(() => ben.sight(table)?.seating['lancaster']?.kind === 'person');
    await playOne({ table, key: '', seats: ['york'] }, [ben]);
    const sight = (await ann.get({ ask: 'sit', table, viewer: 'lancaster' })).sight;
    expect(sight.active).toEqual(['lancaster']);
    expect(sight.clock?.seats['lancaster']?.left).toBe(MINUTE);
    expect(at.logged).toEqual([]);
  });

  test('that runs out where nobody stands in loses the game, once', async () => {
    const time = moving();
    const at = await house(kind, { now: time.now });
    const { ann, ben, table } = await timed(at, { kind: 'live', minutes: 1, increment: 0 }, { standIn: null });
    time.by(2 * MINUTE);
    await Promise.all([at.tables.handlers.deadline({ table }), at.tables.handlers.deadline({ table })]);
    const outcome = await ben.until(() => ben.sight(table)?.outcome);
    expect(outcome).toEqual({ winners: ['york'], how: 'forfeited', rule: '' });
    expect(await rowOf(at, table)).toMatchObject({ state: 'over', deadline: null, seq: 1 });
    const results = await at.database.db.selectFrom('results').selectAll().orderBy('seat').execute();
    expect(results).toMatchObject([
      { seat: 'lancaster', won: 0, place: 2, ending: 'forfeit' },
      { seat: 'york', won: 1, place: 1, ending: 'forfeited' },
    ]);
    const rated = await at.database.db.selectFrom('ratings').select(['player']).orderBy('rating').execute();
    expect(rated.map(({ player }) => player)).toEqual([ann.who.player, ben.who.player]);
  });

  test('is met by the queue by itself, at its time', async () => {
    const at = await house(kind);
    const { ben, table } = await timed(at, { kind: 'live', minutes: 0.01, increment: 0 }, { standIn: null });
    await ben.until(() => ben.sight(table)?.outcome, 15_000);
    expect(ben.sight(table)?.log.at(-1)).toMatchObject({ seat: 'lancaster', manner: 'forfeit' });
  });

  test('is met by whoever opens the house next, when it was shut meanwhile', async () => {
    const place = await freshPlace(kind);
    const first = await openNode(place);
    const { table } = await timed(first, { kind: 'live', minutes: 0.02, increment: 0 }, { standIn: null });
    await first.stop();
    const second = await node(place);
    await expect.poll(async () => (await rowOf(second, table)).state, { timeout: 20_000 }).toBe('over');
    expect(await rowOf(second, table)).toMatchObject({ seq: 1 });
  });

  test('of slow games does not run in days off that are taken in time', async () => {
    const time = moving();
    const at = await house(kind, { now: time.now });
    const slow = { kind: 'slow', daysPerMove: 1, bank: 0, cap: 5 } as const;
    const { ann, ben, table } = await timed(at, slow, { standIn: null });
    const before = ann.sight(table)?.clock?.seats['lancaster']?.deadline ?? '';
    const day = (days: number): string => new Date(Date.now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
    const settings = JSON.stringify({ vacation: { from: day(-5), until: day(30) } });
    await at.database.db.updateTable('players').set({ settings }).where('id', '=', ann.who.player).execute();
    await at.tables.handlers.deadline({ player: ann.who.player });
    const after = await ben.until(() => {
      const deadline = ben.sight(table)?.clock?.seats['lancaster']?.deadline;
      return deadline !== before && deadline;
    });
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThan(28 * 24 * 60 * MINUTE);
    time.by(3 * 24 * 60 * MINUTE);
    await at.tables.handlers.deadline({ table });
    expect((await ben.get({ ask: 'sit', table, viewer: 'york' })).sight.outcome).toBeUndefined();
  });
});

test('two nodes: a deadline is met once, whoever meets it', async () => {
  const place = await freshPlace('postgres');
  const [north, south] = [await node(place), await node(place)];
  const { ben, table } = await timed(north, { kind: 'live', minutes: 0.01, increment: 0 }, { standIn: null });
  await ben.until(() => ben.sight(table)?.outcome, 20_000);
  await south.tables.handlers.deadline({ table });
  expect(await rowOf(south, table)).toMatchObject({ seq: 1, state: 'over' });
  expect(await south.database.db.selectFrom('results').select('seat').execute()).toHaveLength(2);
  expect([...north.logged, ...south.logged]).toEqual([]);
}, 60_000);

describe('a seat that is left', () => {
  test('where nobody stands in is lost', async () => {
    const at = await house();
    const { ann, ben, table } = await timed(at, { kind: 'none' }, { standIn: null });
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    expect(await ben.until(() => ben.sight(table)?.outcome)).toMatchObject({ winners: ['york'], how: 'forfeited' });
  });

  test('is played on by the game’s own stand-in where it has one', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const people = [ann, await guest(at, 'Ben'), await guest(at, 'Cat')];
    const { table, seats } = await seatAll('lancaster-york', people, { players: 3 }, { standIn: null });
    const [seat, other] = seats as [string, string];
    const ben = people[1] as Guest;
    await ann.get({ ask: 'hand-over', table, seat });
    const sitter = await ben.until(
      () => ben.sight(table)?.seating[seat]?.kind === 'bot' && ben.sight(table)?.seating[seat],
    );
    expect(sitter).toMatchObject({ kind: 'bot', bot: 'stand-in', strength: 1 });
    await ben.until(() => !ben.sight(table)?.active.includes(seat));
    expect((await ben.get({ ask: 'sit', table, viewer: other })).sight.outcome).toBeUndefined();
    await ann.get({ ask: 'reclaim', table, seat });
    expect(at.logged).toEqual([]);
  });
});

describe('a vote to end', () => {
  test('is asked of all persons who sit there, and ends the game when all are for it; nobody wins', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    expect(await eve.ask({ ask: 'vote-end', table, agree: true })).toEqual({ trouble: 'not-your-seat' });
    const none = { ask: 'vote-end', table, vote: 'none' } as const;
    for (const agree of [true, false]) expect(await ann.ask({ ...none, agree })).toEqual({ trouble: 'nothing-asked' });
    expect(await ann.ask({ ask: 'vote-end', table, agree: false })).toMatchObject({ trouble: 'bad-request' });
    expect(await ann.get({ ask: 'vote-end', table, agree: true })).toEqual({ ended: false });
    const { id: vote, ...votes } = await ben.until(() => lastAbout(ben)?.endVote);
    expect(votes).toEqual({ agreed: ['lancaster'], waiting: ['york'] });
    expect(await ben.ask({ ask: 'vote-end', table, agree: true })).toEqual({ trouble: 'already-asked' });
    await ben.get({ ask: 'vote-end', table, vote, agree: false });
    await ann.until(() => lastAbout(ann) !== undefined && lastAbout(ann)?.endVote === undefined);
    await ben.get({ ask: 'vote-end', table, agree: true });
    // What was put away is not what is asked now.
    expect(await ann.ask({ ask: 'vote-end', table, vote, agree: true })).toEqual({ trouble: 'nothing-asked' });
    const { id: again } = await ann.until(() => lastAbout(ann)?.endVote);
    expect(await ann.get({ ask: 'vote-end', table, vote: again, agree: true })).toEqual({ ended: true });
    expect(await ben.until(() => ben.sight(table)?.outcome)).toEqual({ winners: [], how: 'abandoned', rule: '' });
    const results = await at.database.db.selectFrom('results').select(['place', 'won', 'ending']).execute();
    expect(results).toEqual([0, 1].map(() => ({ place: 0, won: 0, ending: 'abandoned' })));
    expect(await ann.ask({ ask: 'vote-end', table, agree: true })).toMatchObject({ trouble: 'no-manner' });
  });

  test('waits for who left a seat to a bot, and is carried when they go for good', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    await ann.get({ ask: 'vote-end', table, agree: true });
    await ben.get({ ask: 'hand-over', table, seat: 'york' });
    expect((await ann.until(() => lastAbout(ann)?.endVote))?.waiting).toEqual(['york']);
    await ben.get({ ask: 'reclaim', table, seat: 'york' });
    await at.tables.leave(ben.who.player, [table]);
    expect(await ann.until(() => ann.sight(table)?.outcome)).toMatchObject({ how: 'abandoned' });
    const replaced = at.database.db.selectFrom('results').select('ending').where('seat', '=', 'york');
    expect(await replaced.execute()).toEqual([{ ending: 'replaced' }]);
  });
});

test.for(['resign', 'leave'])('a vote that only one had still to join is carried when they %s', async (how) => {
  const at = await house('sqlite', { games: withResigning('kingmaker') });
  const [ann, ben, cat] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Cat')];
  const { table, seats } = await seatAll('kingmaker', [ann, ben, cat], { players: 3 }, { standIn: null });
  const [, , seat = ''] = seats;
  await endHere(table, [ann, ben]);
  if (how === 'resign') await cat.get({ ask: 'manner', table, seat, manner: 'resign' });
  else await cat.get({ ask: 'hand-over', table, seat });
  expect(await ann.until(() => ann.sight(table)?.outcome)).toMatchObject({ how: 'abandoned' });
  expect(at.logged).toEqual([]);
});

test('a table without a stand-in cannot begin with bots in its free chairs', async () => {
  const at = await house();
  const ann = await guest(at, 'Ann');
  const offer = offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { standIn: null });
  const { table } = await ann.get(offer);
  expect(await ann.ask({ ask: 'start', table })).toEqual({ trouble: 'no-stand-in' });
});
