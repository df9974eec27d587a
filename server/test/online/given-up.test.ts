// Where nobody may stand in, a seat that is left is lost, also at a table that goes on without its player: whoever could come
// back would have lost nothing, and the last of them who leaves would end the game of those who are back.
import { expect, test } from 'vitest';
import { type Guest, guest, house, seatAll } from './rig.ts';

test('who lost a seat for good does not come back, and the table goes on', async () => {
  const at = await house();
  const [ann, ben, cat] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Cat')];
  const { table, seats } = await seatAll('kingmaker', [ann, ben, cat], { players: 3 }, { standIn: null });
  const [first = '', second = '', third = ''] = seats;
  const leave = (who: Guest, seat: string) => who.ask({ ask: 'hand-over', table, seat });
  const back = (who: Guest, seat: string) => who.ask({ ask: 'reclaim', table, seat });
  const given = { trouble: 'no-manner', reason: 'seat-is-vacant' };
  expect(await leave(ann, first)).toEqual({});
  expect(await back(ann, first)).toEqual(given);
  const { about } = await ann.get({ ask: 'sit', table, viewer: 'spectator' });
  expect(about.standIns).toEqual({});
  expect(await leave(ben, second)).toEqual({});
  expect(await back(ben, second)).toEqual(given);
  expect((await cat.get({ ask: 'sit', table, viewer: third })).sight.outcome).toBeUndefined();
  expect(await leave(cat, third)).toEqual({});
  // Who gave up last has stayed longer than the others.
  const results = await at.database.db.selectFrom('results').select(['seat', 'ending']).execute();
  const endings = Object.fromEntries(results.map(({ seat, ending }) => [seat, ending]));
  expect(endings).toEqual({ [first]: 'replaced', [second]: 'replaced', [third]: 'abandoned' });
});
