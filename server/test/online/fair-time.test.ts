// What guests tried at real tables to have more time, another roll, or somebody's consent.
import type { ClockTerms } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import type { PeopleContext } from '../../src/people/index.ts';
import { removePlayer } from '../../src/people/removal.ts';
import type { Who } from '../../src/people/sessions.ts';
import type { Node } from './node.ts';
import { BOT, endHere, type Guest, guest, house, inStep, type Match, offerOf, playOne, seatAll } from './rig.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const leftOf = (person: Guest, { table }: Match, seat: string): number =>
  person.sight(table)?.clock?.seats[seat]?.left ?? Number.NaN;
const table2 = async (clock: ClockTerms) => {
  const at = await house();
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben], {}, { clock });
  return { at, ann, ben, match };
};
const kept = (person: Guest, { table }: Match, seat: string, kind: string) =>
  person.until(() => person.sight(table)?.seating[seat]?.kind === kind);
/** The account is removed. */
const leaveHouse = async ({ database, tables, tell }: Node, { who: { player: id, name } }: Guest): Promise<void> => {
  const people = {
    db: database.db,
    write: database.write,
    now: tables.context.now,
    log: createLog('error', () => undefined),
    leave: tables.leave,
    tellPlayer: async () => undefined,
    tellTable: (table: string) => tell('table', table),
  } as unknown as PeopleContext;
  const who = { player: { id, name, kind: 'guest' }, hash: '' } as Who;
  expect(await removePlayer(people, who, {})).toMatchObject({ answer: {} });
};

describe('time', () => {
  test('a seat that is left and taken again ten times in one turn has its days once', async () => {
    const { at, ann, ben, match } = await table2({ kind: 'slow', daysPerMove: 1, bank: 0, cap: 5 });
    const { table } = match;
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    const before = leftOf(ann, match, 'lancaster');
    for (let i = 0; i < 10; i++) {
      await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
      await kept(ben, match, 'lancaster', 'bot');
      await ann.get({ ask: 'reclaim', table, seat: 'lancaster' });
      await kept(ben, match, 'lancaster', 'person');
    }
    expect(leftOf(ben, match, 'lancaster')).toBe(before);
    await playOne({ ...match, seats: ['york'] }, [ben]);
    await ben.until(() => ben.sight(table)?.active.includes('lancaster'));
    expect(leftOf(ben, match, 'lancaster')).toBeLessThanOrEqual(before + DAY);
    for (let i = 0; i < 3; i++) {
      await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
      await ann.ask({ ask: 'reclaim', table, seat: 'lancaster' });
    }
    await kept(ben, match, 'lancaster', 'person');
    expect(leftOf(ben, match, 'lancaster')).toBeLessThanOrEqual(before + DAY);
    expect(at.logged).toEqual([]);
  });

  test('a seat that is left for days in its turn comes back without the days', async () => {
    let ahead = 0;
    // The bot has not moved yet when its player comes back.
    const at = await house('sqlite', { now: () => new Date(Date.now() + ahead).toISOString(), pace: 10_000 });
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const clock = { kind: 'slow', daysPerMove: 2, bank: 1, cap: 4 } as const;
    const match = await seatAll('deux-roses', [ann, ben], {}, { clock });
    const { table } = match;
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    await kept(ben, match, 'lancaster', 'bot');
    ahead = 3 * DAY;
    await at.tables.handlers.deadline({ table });
    ahead = 9 * DAY;
    await at.tables.handlers.deadline({ table });
    await ann.get({ ask: 'reclaim', table, seat: 'lancaster' });
    await kept(ben, match, 'lancaster', 'person');
    expect(ben.sight(table)?.active).toEqual(['lancaster']);
    expect(leftOf(ben, match, 'lancaster')).toBe(0);
    expect(at.logged).toEqual([]);
  });

  test('a deadline that is called too early puts off none that comes meanwhile', async () => {
    let ahead = 0;
    const at = await house('sqlite', { now: () => new Date(Date.now() + ahead).toISOString() });
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben], {}, { clock: { kind: 'live', minutes: 5, increment: 0 } });
    const { table } = match;
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    ahead = 4 * MINUTE;
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    // Ann has five minutes, then Ben has one.
    const early = at.tables.handlers.deadline({ table });
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    await early;
    const { due } = await at.database.db
      .selectFrom('jobs')
      .select('due')
      .where('key', '=', `deadline ${table}`)
      .executeTakeFirstOrThrow();
    expect(due).toBe(ben.sight(table)?.clock?.seats['york']?.deadline);
    expect(at.logged).toEqual([]);
  });

  test('a move that is taken back and made again earns one increment', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const clock = { kind: 'live', minutes: 5, increment: 60 } as const;
    const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT], { clock }));
    const match: Match = { table, key: '', seats: ['lancaster'] };
    await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
    const myTurn = () => ann.until(() => ann.sight(table)?.active.includes('lancaster'));
    for (let i = 0; i < 6; i++) {
      await myTurn();
      await playOne(match, [ann]);
      await myTurn();
      await ann.get({ ask: 'undo', table, seat: 'lancaster' });
    }
    await myTurn();
    expect(leftOf(ann, match, 'lancaster')).toBeLessThanOrEqual(6 * MINUTE);
    expect(leftOf(ann, match, 'lancaster')).toBeGreaterThan(5 * MINUTE);
  });
});

const toPlanning = async (match: Match, people: readonly [Guest, Guest]): Promise<void> => {
  const isPlanned = () => people[0].sight(match.table)?.phase === 'planning';
  for (let i = 0; i < 100 && !isPlanned(); i++) {
    await playOne(match, people);
    await inStep(match, people);
  }
};

describe('a plan', () => {
  test('that a leaver had begun is emptied before a bot goes on', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('lancaster-york', [ann, ben], { players: 2 });
    const { table, seats } = match;
    const seat = seats[0] as string;
    await toPlanning(match, [ann, ben]);
    await playOne(match, [ann], (may) => may.find((text) => !/^(lock|clear|unbid)/.test(text)) ?? '');
    const mine = async () => {
      const row = await at.database.db.selectFrom('entries').select('entry').where('table_id', '=', table).execute();
      return row.map(({ entry }) => JSON.parse(entry) as { seat: string; action: string; by?: string });
    };
    const before = await mine();
    expect(before.at(-1)?.seat).toBe(seat);
    await ann.get({ ask: 'hand-over', table, seat });
    expect((await mine())[before.length]).toMatchObject({ seat, action: 'clear', by: 'default' });
    expect(at.logged).toEqual([]);
  });

  test('that is locked and opened again twenty times earns one increment', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const clock = { kind: 'live', minutes: 5, increment: 60 } as const;
    const match = await seatAll('lancaster-york', [ann, ben], { players: 2 }, { clock });
    const { table, seats } = match;
    const seat = seats[0] as string;
    await toPlanning(match, [ann, ben]);
    const before = leftOf(ann, match, seat);
    const act = async (action: string) => {
      const { seq } = await ann.get({ ask: 'play', table, seq: ann.sight(table)?.seq ?? 0, seat, action });
      await ann.until(() => (ann.sight(table)?.seq ?? 0) >= seq);
    };
    for (let i = 0; i < 20; i++) {
      await act('lock');
      await act('unlock');
    }
    expect(leftOf(ann, match, seat)).toBeLessThanOrEqual(before + MINUTE);
  });
});

describe('consent', () => {
  test('a bot that keeps a seat agrees to no take-back; its player is asked, and answers', async () => {
    const { ann, ben, match } = await table2({ kind: 'none' });
    const { table } = match;
    for (let i = 0; i < 3; i++) {
      await playOne(match, [ann, ben]);
      await inStep(match, [ann, ben]);
    }
    const [leaver, stayer, left, stayed] = ann.sight(table)?.active.includes('lancaster')
      ? ([ann, ben, 'lancaster', 'york'] as const)
      : ([ben, ann, 'york', 'lancaster'] as const);
    await leaver.get({ ask: 'hand-over', table, seat: left });
    await kept(stayer, match, left, 'bot');
    await stayer.until(() => stayer.sight(table)?.active.includes(stayed));
    expect(stayer.sight(table)?.noUndo).toBeDefined();
    expect(await stayer.ask({ ask: 'undo', table, seat: stayed })).toMatchObject({ trouble: 'no-undo' });
    expect(await stayer.get({ ask: 'take-back', table, seat: stayed })).toEqual({ done: false });
    const answer = { ask: 'answer-take-back', table, seat: left, agree: true } as const;
    expect(await stayer.ask(answer)).toEqual({ trouble: 'not-your-seat' });
    await leaver.until(() => leaver.about(table)?.takeBack);
    expect(await leaver.get(answer)).toEqual({ done: true });
  });

  test('a table does not vote to end over the head of who left a seat to a bot', async () => {
    const { ann, ben, match } = await table2({ kind: 'none' });
    const { table } = match;
    await playOne(match, [ann, ben]);
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    expect(await ben.get({ ask: 'vote-end', table, agree: true })).toEqual({ ended: false });
    const { id: vote } = await ann.until(() => ann.about(table)?.endVote);
    expect(await ann.get({ ask: 'vote-end', table, vote, agree: true })).toEqual({ ended: true });
  });

  test('nobody leaves or takes a seat of a game that is over', async () => {
    const { at, ann, ben, match } = await table2({ kind: 'none' });
    const { table } = match;
    await ann.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
    const over = { trouble: 'no-manner', reason: 'game-is-over' };
    expect(await ann.ask({ ask: 'hand-over', table, seat: 'lancaster' })).toEqual(over);
    expect(await ben.ask({ ask: 'hand-over', table, seat: 'york' })).toEqual(over);
    await ben.until(() => ben.sight(table)?.outcome);
    expect(ben.sight(table)?.seating['lancaster']?.kind).toBe('person');
    expect(at.logged).toEqual([]);
  });

  test('nobody comes back to a seat of a game that is over', async () => {
    const { at, ann, ben, match } = await table2({ kind: 'none' });
    const { table } = match;
    await playOne(match, [ann, ben]);
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    await kept(ben, match, 'lancaster', 'bot');
    await ben.until(() => ben.sight(table)?.active.includes('york'));
    await ben.get({ ask: 'manner', table, seat: 'york', manner: 'resign' });
    const over = { trouble: 'no-manner', reason: 'game-is-over' };
    expect(await ann.ask({ ask: 'reclaim', table, seat: 'lancaster' })).toEqual(over);
    expect((await ann.get({ ask: 'sit', table, viewer: 'spectator' })).sight.seating['lancaster']?.kind).toBe('bot');
    expect(at.logged).toEqual([]);
  });

  test('a loser who leaves has lost: the ratings say so, whatever the bot does', async () => {
    const { at, ann, ben, match } = await table2({ kind: 'none' });
    const { table } = match;
    await playOne(match, [ann, ben]);
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    await kept(ben, match, 'lancaster', 'bot');
    await ben.get({ ask: 'manner', table, seat: 'york', manner: 'resign' });
    const rows = await at.database.db.selectFrom('ratings').select(['player', 'rating']).execute();
    const ratingOf = ({ who }: Guest) => rows.find(({ player }) => player === who.player)?.rating ?? 0;
    expect(ratingOf(ann)).toBeLessThan(1500);
    expect(ratingOf(ben)).toBeGreaterThan(1500);
  });

  test('whoever leaves the house for good in the middle of a game has lost it, and has no rating left', async () => {
    const { at, ann, ben, match } = await table2({ kind: 'none' });
    const { table } = match;
    await playOne(match, [ann, ben]);
    await leaveHouse(at, ann);
    await kept(ben, match, 'lancaster', 'bot');
    await ben.until(() => ben.sight(table)?.active.includes('york'));
    const { about } = await ben.get({ ask: 'sit', table, viewer: 'york' });
    expect(about.standIns).toEqual({});
    expect(JSON.stringify(about)).not.toContain(`"left"`);
    await ben.get({ ask: 'manner', table, seat: 'york', manner: 'resign' });
    const rows = await at.database.db.selectFrom('ratings').select(['player', 'rating']).execute();
    expect(rows).toMatchObject([{ player: ben.who.player }]);
    expect(rows[0]?.rating).toBeGreaterThan(1500);
    expect(at.logged).toEqual([]);
  });

  test('a seat that was given up before its player left the house is lost all the same: the others have won', async () => {
    const at = await house();
    const [ann, ben, cat] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Cat')];
    const { table, seats } = await seatAll('kingmaker', [ann, ben, cat], { players: 3 }, { standIn: null });
    await cat.get({ ask: 'hand-over', table, seat: seats[2] ?? '' });
    await leaveHouse(at, cat);
    await endHere(table, [ann, ben]);
    await ann.until(() => ann.sight(table)?.outcome);
    const rows = await at.database.db.selectFrom('ratings').select(['player', 'rating']).execute();
    expect(new Set(rows.map(({ player }) => player))).toEqual(new Set([ann.who.player, ben.who.player]));
    for (const { rating } of rows) expect(rating).toBeGreaterThan(1500);
    expect(at.logged).toEqual([]);
  });

  test('against bots alone a roll stands', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const { table } = await ann.get(offerOf('richard-iii', [{ kind: 'me' }, BOT], { options: {} }));
    const seat = Object.keys((await ann.get({ ask: 'sit', table, viewer: 'spectator' })).sight.seating)[0] as string;
    await ann.get({ ask: 'sit', table, viewer: seat });
    const match: Match = { table, key: '', seats: [seat] };
    const unlearned = async () => (await ann.get({ ask: 'unlearn', table, seat })).unlearned;
    let back = { dice: false, revealed: false };
    for (let i = 0; i < 400 && !back.dice && !back.revealed; i++) {
      if (await playOne(match, [ann], (may) => may.at(-1) ?? '')) back = await unlearned();
      else await ann.until(() => ann.sight(table)?.active.includes(seat));
    }
    const reason = back.dice ? 'roll' : 'reveal';
    expect(back).not.toMatchObject({ dice: false, revealed: false });
    expect(await ann.ask({ ask: 'take-back', table, seat })).toEqual({ trouble: 'no-undo', reason });
  });
});
