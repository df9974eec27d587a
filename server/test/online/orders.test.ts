// Standing orders over real sockets: kept secretly, done by the house, told when they were.
import { describe, expect, test } from 'vitest';
import { KINDS } from '../databases.ts';
import { guest, house, inStep, playOne, seatAll } from './rig.ts';

describe.for(KINDS)('standing orders on %s', (kind) => {
  test('are done when the seat must act, told to all, and until then known to nobody else', async () => {
    const at = await house(kind);
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const match = await seatAll('deux-roses', [ann, ben]);
    const { table } = match;
    await eve.get({ ask: 'sit', table, viewer: 'spectator', key: match.key });
    const orders = [{ do: 'place *', if: [{ fact: 'soldiers', below: 77_123 }] }];
    const mine = { ask: 'leave-orders', table, seat: 'york', orders } as const;
    for (const other of [ann, eve]) {
      expect(await other.ask(mine)).toEqual({ trouble: 'not-your-seat' });
      expect(await other.ask({ ask: 'orders', table, seat: 'york' })).toEqual({ trouble: 'not-your-seat' });
    }
    // Who is there is told again and again, soon after somebody came; orders have nothing to do with it.
    const told = () => [ann, eve].map(({ heard }) => heard.filter((text) => !text.startsWith('{"news":"about"')));
    const before = told();
    const kept = await ben.get(mine);
    expect(kept.orders).toEqual(orders);
    expect(kept.facts).toMatchObject({ soldiers: expect.any(Number) });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told()).toEqual(before);
    await playOne(match, [ann, ben]);
    for (const one of [ann, ben, eve]) await one.until(() => one.sight(table)?.seq === 2);
    expect(eve.sight(table)?.log.at(-1)).toMatchObject({ seat: 'york', by: 'order' });
    expect([ann, eve].flatMap(({ heard }) => heard).join()).not.toContain('77123');
    expect((await ben.get({ ask: 'orders', table, seat: 'york' })).orders).toEqual(orders);
    await playOne(match, [ann, ben]);
    for (const one of [ann, ben]) await one.until(() => one.sight(table)?.seq === 4);
    expect(at.logged).toEqual([]);
  });

  test('that fit nothing are void, and the seat plays by hand', async () => {
    const at = await house(kind);
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const match = await seatAll('deux-roses', [ann, ben]);
    const { table } = match;
    await ben.get({ ask: 'leave-orders', table, seat: 'york', orders: [{ do: 'march * *' }] });
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
    await expect
      .poll(async () => (await ben.get({ ask: 'orders', table, seat: 'york' })).orders, { timeout: 10_000 })
      .toEqual([]);
    await playOne(match, [ann, ben]);
    expect(ben.sight(table)?.log.at(-1)?.by).toBeUndefined();
    expect(at.logged).toEqual([]);
  });
});

describe('orders', () => {
  test('are checked, can be taken back, and go when another plays the seat', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    const leave = { ask: 'leave-orders', table, seat: 'york' } as const;
    expect(await ben.ask({ ...leave, orders: [{ do: 'pass' }, { do: '* a' }] })).toMatchObject({
      trouble: 'mistake',
      field: 'orders[1].do',
    });
    const both = [{ do: 'pass', if: [{ fact: 'soldiers', below: 1, atLeast: 2 }] }];
    expect(await ben.ask({ ...leave, orders: both })).toMatchObject({ trouble: 'bad-request' });
    const many = Array.from({ length: 21 }, () => ({ do: 'pass' }));
    expect(await ben.ask({ ...leave, orders: many })).toMatchObject({ trouble: 'bad-request', field: 'orders' });
    const count = async () => (await at.database.db.selectFrom('orders').select('seat').execute()).length;
    await ben.get({ ...leave, orders: [{ do: 'pass' }] });
    expect(await count()).toBe(1);
    await ben.get({ ...leave, orders: [] });
    expect(await count()).toBe(0);
    await ben.get({ ...leave, orders: [{ do: 'pass' }] });
    await ben.get({ ask: 'hand-over', table, seat: 'york' });
    expect(await count()).toBe(0);
  });
});
