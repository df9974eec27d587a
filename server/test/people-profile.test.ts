import type { Profile } from '@rose/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KINDS } from './databases.ts';
import { meIn, openRig, placeFor, type Rig, seat } from './people-rig.ts';

const AT = '2026-04-23T18:00:00.000Z';

describe.each(KINDS)('profiles on %s', (kind) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await placeFor(kind));
  });
  beforeEach(() => rig.clear());
  afterAll(() => rig.close());

  const account = async (name = 'Warwick') => {
    const made = await rig.ask('/api/register', { name, password: 'kingmaker!1471' });
    return { cookie: made.cookie ?? '', id: meIn(made).player?.id ?? '' };
  };

  describe('profile', () => {
    const profileOf = async (name: string, cookie?: string): Promise<Profile> =>
      (await rig.look(`/api/players/${encodeURIComponent(name)}`, cookie)).body as unknown as Profile;
    const result = async (
      player: string,
      table: string,
      row: {
        readonly won: 0 | 1;
        readonly place: number;
        readonly ending: string;
        readonly at: string;
        readonly side?: string;
      },
      access: 'public' | 'link' = 'public',
    ): Promise<void> => {
      await seat(rig, { table, seat: 'first', player, name: 'Warwick', state: 'over', access });
      const base = { table_id: table, game: 'deux-roses', at: row.at, ending: row.ending } as const;
      const { side = 'york', won, place } = row;
      await rig.database.db
        .insertInto('results')
        .values({ ...base, seat: 'first', player, side, won, place })
        .execute();
      await rig.database.db
        .insertInto('results')
        .values({ ...base, seat: 'second', player: null, side: 'lancaster', won: won === 1 ? 0 : 1, place: 2 })
        .execute();
    };
    test('a new account has little to tell', async () => {
      const { cookie } = await account();
      const profile = await profileOf('warwick', cookie);
      expect(profile).toEqual({
        name: 'Warwick',
        since: profile.since,
        finished: 0,
        running: 0,
        ratings: [],
        results: [],
        games: [],
      });
      expect(JSON.stringify(profile)).not.toMatch(/password|email|session/);
    });
    test('results by game and side, rating, reliability', async () => {
      const { id } = await account();
      await result(id, 'w1', { won: 1, place: 1, ending: 'castle', at: '2026-04-01T00:00:00.000Z' });
      await result(id, 'w2', { won: 0, place: 1, ending: 'draw', at: '2026-04-02T00:00:00.000Z' });
      await result(id, 'w3', { won: 0, place: 2, ending: 'forfeit', at: '2026-04-03T00:00:00.000Z' });
      await result(id, 'w4', {
        won: 1,
        place: 1,
        ending: 'forfeit',
        at: '2026-04-04T00:00:00.000Z',
        side: 'lancaster',
      });
      await result(id, 'w5', { won: 0, place: 0, ending: 'abandoned', at: '2026-03-05T00:00:00.000Z' });
      await result(id, 'w6', { won: 0, place: 1, ending: 'replaced', at: '2026-03-04T00:00:00.000Z' });
      await rig.database.db
        .insertInto('ratings')
        .values({
          player: id,
          game: 'deux-roses',
          rating: 1612.5,
          deviation: 77.25,
          volatility: 0.06,
          games: 4,
          at: AT,
        })
        .execute();
      const profile = await profileOf('Warwick');
      expect(profile).toMatchObject({
        finished: 6,
        ratings: [{ game: 'deux-roses', rating: 1612.5, deviation: 77.25, games: 4 }],
        results: [
          { game: 'deux-roses', side: 'lancaster', played: 1, won: 1, drawn: 0, lost: 0, early: 0 },
          { game: 'deux-roses', side: 'york', played: 5, won: 1, drawn: 1, lost: 1, early: 2 },
        ],
        reliability: { kept: 4, games: 6 },
      });
      expect(profile.games.map(({ table }) => table)).toEqual(['w4', 'w3', 'w2', 'w1', 'w5', 'w6']);
      expect(profile.games[3]).toMatchObject({
        won: true,
        side: 'york',
        others: [{ seat: 'second', side: 'lancaster' }],
      });
    });
    test('tables by link are for the player alone', async () => {
      const { id, cookie } = await account();
      await result(id, 'w1', { won: 1, place: 1, ending: 'castle', at: AT }, 'link');
      expect((await profileOf('Warwick')).games).toEqual([]);
      expect((await profileOf('Warwick', cookie)).games).toHaveLength(1);
    });
    test('pages of twenty, none left out and none twice, though all ended at once', async () => {
      const { id } = await account();
      for (let i = 0; i < 45; i += 1)
        await result(id, `w${String(i).padStart(2, '0')}`, { won: 1, place: 1, ending: 'castle', at: AT });
      const seen: string[] = [];
      let before: string | undefined;
      do {
        const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
        const page = (await rig.look(`/api/players/Warwick${query}`)).body as unknown as Profile;
        expect(page.games.length).toBeLessThanOrEqual(20);
        seen.push(...page.games.map(({ table }) => table));
        before = page.before;
      } while (before !== undefined);
      expect(new Set(seen).size).toBe(45);
      expect(seen).toHaveLength(45);
    });
    test('guests and strangers have none', async () => {
      await rig.ask('/api/guest', { name: 'Anne' });
      for (const name of ['Anne', 'Nobody', '%', "' or 1=1 --"])
        expect((await rig.look(`/api/players/${encodeURIComponent(name)}`)).body, name).toEqual({
          trouble: 'not-found',
        });
    });
  });
});
