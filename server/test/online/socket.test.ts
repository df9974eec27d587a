// A whole game over real sockets, on both databases; reconnecting, several devices, those who look on.
import { seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { freshPlace, KINDS } from '../databases.ts';
import { openNode } from './node.ts';
import { comeIn, guest, house, inStep, node, playOne, seatAll, stranger } from './rig.ts';

describe.for(KINDS)('two players on %s', (kind) => {
  test('play a whole game of The Two Roses; moves reach the other, the end is kept', async () => {
    const at = await house(kind);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    const dice = seeded(11);
    let moves = 0;
    for (; moves < 600; moves++) {
      if (!(await playOne(match, [ann, ben], (may) => may[dice(may.length) - 1] as string))) break;
      await inStep(match, [ann, ben]);
    }
    const end = ann.sight(match.table);
    expect(moves).toBeGreaterThan(10);
    expect(end?.outcome).toBeDefined();
    expect(ben.sight(match.table)?.outcome).toEqual(end?.outcome);
    const { tables } = await ben.get({ ask: 'my-tables' });
    expect(tables).toMatchObject([{ state: 'over', mine: [match.seats[1]], isMyTurn: false }]);
    const { file } = await ann.get({ ask: 'export', table: match.table });
    expect(JSON.parse(file)).toMatchObject({ secret: end?.secret, seating: { lancaster: { name: 'Ann' } } });
    expect(file).not.toContain(ann.who.player);
    expect(at.logged).toEqual([]);
  });
});

describe('a page that comes back', () => {
  test('holds what it has and is sent what it lacks, and no more', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    for (let i = 0; i < 4; i++) await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    const held = ben.sight(match.table)?.seq ?? 0;
    await ben.close();
    const active = (): boolean => ann.sight(match.table)?.active.includes('lancaster') ?? false;
    if (active()) await playOne(match, [ann]);
    const back = await comeIn(at, ben.who);
    const { sight } = await back.get({ ask: 'sit', table: match.table, viewer: 'york', held });
    expect(sight.keep).toBe(held + 1);
    expect(sight.log.length).toBe(sight.seq - held);
    expect(await playOne(match, [ann, back])).toBe(true);
  });

  test('may be on several devices at once: each sees, each may play', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    const phone = await comeIn(at, ann.who);
    await phone.get({ ask: 'sit', table: match.table, viewer: 'lancaster' });
    for (let i = 0; i < 6; i++) {
      await playOne(match, i % 2 === 0 ? [ann, ben] : [phone, ben]);
      await inStep(match, [ann, ben, phone]);
    }
    expect(phone.sight(match.table)?.view).toEqual(ann.sight(match.table)?.view);
    await ann.close();
    const { about } = await ben.get({ ask: 'sit', table: match.table, viewer: 'york' });
    expect(about.present).toContain(ann.who.player);
    await phone.close();
    await ben.until(() => ben.news('about').at(-1)?.about.present.join() === ben.who.player);
  });
});

describe('those who look on', () => {
  test('see a public table without a name, are counted, and may not touch anything', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    const { table, key } = match;
    const nobody = await stranger(at);
    expect(await nobody.ask({ ask: 'sit', table, viewer: 'spectator' })).toEqual({ trouble: 'wrong-key' });
    expect(await nobody.ask({ ask: 'sit', table, viewer: 'spectator', key: '0'.repeat(32) })).toEqual({
      trouble: 'wrong-key',
    });
    const { about, sight } = await nobody.get({ ask: 'sit', table, viewer: 'spectator', key });
    expect(about).not.toHaveProperty('key');
    expect(sight.may).toEqual([]);
    await ann.until(() => ann.news('about').at(-1)?.about.spectators === 1);
    await playOne(match, [ann, ben]);
    await nobody.until(() => (nobody.sight(table)?.seq ?? 0) > 0);
    const seat = match.seats[0] as string;
    const not = { trouble: 'not-your-seat' };
    expect(await nobody.ask({ ask: 'play', table, seq: 1, seat, action: 'x' })).toEqual(not);
    expect(await nobody.ask({ ask: 'sit', table, viewer: seat })).toEqual(not);
    expect(await nobody.ask({ ask: 'say', table, audience: 'spectators', text: 'hello' })).toEqual({
      trouble: 'sign-in',
    });
  });
});

describe('a house that stops', () => {
  test('answers what was asked, says why it closes, and has kept every move it answered', async () => {
    const place = await freshPlace('sqlite');
    const at = await openNode(place);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    for (let i = 0; i < 4; i++) await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    const { active = [] } = ann.sight(match.table) ?? {};
    const [mover, seat] = active.includes('lancaster') ? [ann, 'lancaster'] : [ben, 'york'];
    const { may = [], seq = 0 } = mover.sight(match.table) ?? {};
    const answer = mover.ask({ ask: 'play', table: match.table, seq, seat, action: may[0] as string });
    // The ask must be under way before the house is told to stop.
    await ann.get({ ask: 'blocks' });
    await Promise.all([at.stop(), ann.closed, ben.closed]);
    expect(await answer).toEqual({ seq: seq + 1 });
    expect([await ann.closed, await ben.closed]).toEqual([1001, 1001]);
    const again = await node(place);
    const back = await comeIn(again, mover.who);
    const { sight } = await back.get({ ask: 'sit', table: match.table, viewer: seat });
    expect(sight.seq).toBe(seq + 1);
    expect(at.logged).toEqual([]);
  });
});
