// Games under way in the lobby, over real sockets: found, followed live, watched, and gone when they are over.
import { describe, expect, test } from 'vitest';
import { freshPlace, KINDS } from '../databases.ts';
import type { Client } from './client.ts';
import { newcomer } from './node.ts';
import { comeIn, endHere, guest, house, inStep, node, playOne, seatAll, stranger } from './rig.ts';

const PUBLIC = { access: 'public' } as const;
const heard = (client: Client) => client.news('lobby').flatMap(({ games }) => games ?? []);
/** The newest that was told of a table. */
const told = (client: Client, table: string) =>
  heard(client)
    .flatMap(({ put }) => put)
    .findLast((game) => game.table === table);
const tablesIn = async (client: Client) => (await client.get({ ask: 'lobby' })).games.map(({ table }) => table);

describe.for(KINDS)('a game under way on %s', (kind) => {
  test('is shown to all who look, goes on before their eyes, can be watched, and goes when it is over', async () => {
    const at = await house(kind);
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await stranger(at)];
    expect(await eve.get({ ask: 'lobby' })).toEqual({ gatherings: [], games: [] });
    const match = await seatAll('deux-roses', [ann, ben], {}, PUBLIC);
    const { table } = match;
    const game = await eve.until(() => told(eve, table));
    expect(game).toMatchObject({ game: 'deux-roses', steps: 0, clock: { kind: 'none' }, active: ['lancaster'] });
    expect(game.seating).toMatchObject({ lancaster: { name: 'Ann' }, york: { name: 'Ben' } });
    expect(Object.keys(game)).not.toContain('last');
    await playOne(match, [ann, ben]);
    await eve.until(() => (told(eve, table)?.steps ?? 0) > 0);
    expect(await tablesIn(eve)).toEqual([table]);
    const { sight } = await eve.get({ ask: 'sit', table, viewer: 'spectator' });
    expect(sight).toMatchObject({ viewer: 'spectator', may: [] });
    await endHere(table, [ann, ben]);
    await eve.until(() => heard(eve).some(({ gone }) => gone.includes(table)));
    expect(await tablesIn(eve)).toEqual([]);
    expect(at.logged).toEqual([]);
  });
});

describe('what is under way', () => {
  test('by link is shown to nobody, nor is a blocked player’s game, whoever blocked whom', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    await seatAll('deux-roses', [ann, ben]);
    expect(await tablesIn(eve)).toEqual([]);
    const { table } = await seatAll('deux-roses', [ann, ben], {}, PUBLIC);
    expect(await tablesIn(eve)).toEqual([table]);
    await ben.get({ ask: 'block', player: eve.who.player, blocked: true });
    expect(await tablesIn(eve)).toEqual([]);
    await ben.get({ ask: 'block', player: eve.who.player, blocked: false });
    await eve.get({ ask: 'block', player: ann.who.player, blocked: true });
    expect(await tablesIn(eve)).toEqual([]);
  });

  test('is told once for many moves, and to nobody who has left the lobby', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const [eve, kit] = [await stranger(at), await stranger(at)];
    await eve.get({ ask: 'lobby' });
    await kit.get({ ask: 'lobby' });
    await kit.get({ ask: 'leave-lobby' });
    const match = await seatAll('deux-roses', [ann, ben], {}, PUBLIC);
    for (let i = 0; i < 12; i++) {
      expect(await playOne(match, [ann, ben])).toBe(true);
      await inStep(match, [ann, ben]);
    }
    await eve.until(() => told(eve, match.table)?.steps === 12);
    expect(heard(eve).length).toBeLessThan(12);
    expect(heard(kit)).toEqual([]);
  });

  test('on one node is seen live on the other', async () => {
    const place = await freshPlace('postgres');
    const [north, south] = [await node(place), await node(place)];
    const [ann, ben] = [await guest(north, 'Ann'), await guest(north, 'Ben')];
    const eve = await comeIn(south, await newcomer(south, 'Eve'));
    await eve.get({ ask: 'lobby' });
    const match = await seatAll('deux-roses', [ann, ben], {}, PUBLIC);
    await eve.until(() => told(eve, match.table));
    await playOne(match, [ann, ben]);
    await eve.until(() => (told(eve, match.table)?.steps ?? 0) > 0);
    await endHere(match.table, [ann, ben]);
    await eve.until(() => heard(eve).some(({ gone }) => gone.includes(match.table)));
    expect([...north.logged, ...south.logged]).toEqual([]);
  });
});
