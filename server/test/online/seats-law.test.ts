// A law of tables on several nodes: whatever two people do to their seats at the same moment, each by a node of their own, the
// house plays for whoever is away, both see the same company, and no entry is lost or made twice.
import { seeded } from '@rose/table';
import { expect, test } from 'vitest';
import { freshPlace } from '../databases.ts';
import { type Guest, guest, type Match, node, seatAll } from './rig.ts';

const ROUNDS = 30;
const WITHIN = { timeout: 30_000, interval: 20 };

test('seats are left, taken again and played at once on two nodes, and the game always goes on', {
  timeout: 300_000,
}, async () => {
  const where = await freshPlace('postgres');
  const [north, south] = [await node(where), await node(where)];
  const people: readonly [Guest, Guest] = [await guest(north, 'Ann'), await guest(south, 'Ben')];
  const dice = seeded(1461);

  /** Plays if they may; now and then they leave the seat, or come back to it. */
  const deed = async (one: Guest, { table }: Match, seat: string): Promise<void> => {
    const sight = one.sight(table);
    if (!sight || sight.outcome) return;
    const isHere = sight.seating[seat]?.kind === 'person';
    const wish = dice(4);
    if (!isHere && wish > 1) {
      await one.ask({ ask: 'reclaim', table, seat });
      // With their own eyes again, if they are back.
      await one.ask({ ask: 'sit', table, viewer: seat });
    }
    if (isHere && wish === 1) await one.ask({ ask: 'hand-over', table, seat });
    else if (isHere && sight.active.includes(seat) && sight.may.length > 0)
      await one.ask({ ask: 'play', table, seq: sight.seq, seat, action: sight.may[dice(sight.may.length) - 1] ?? '' });
  };
  /** Until somebody is to move who is there; where nobody is, until the house has moved before their eyes. */
  const goneOn = async ({ table, seats }: Match): Promise<void> => {
    const from = people[0].sight(table)?.seq ?? 0;
    const isGoingOn = (): boolean => {
      const [mine, theirs] = [people[0].sight(table), people[1].sight(table)];
      if (!mine || mine.outcome) return true;
      const isThere = (seat: string): boolean => mine.seating[seat]?.kind === 'person';
      const isSame = mine.seq === theirs?.seq && JSON.stringify(mine.seating) === JSON.stringify(theirs.seating);
      return isSame && (seats.some(isThere) ? mine.active.some(isThere) : mine.seq > from);
    };
    await expect.poll(isGoingOn, WITHIN).toBe(true);
  };

  let match = await seatAll('deux-roses', people);
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(people.map((one, i) => deed(one, match, match.seats[i] ?? '')));
    await goneOn(match);
    if (people[0].sight(match.table)?.outcome) match = await seatAll('deux-roses', people);
  }
  const rows = await north.database.db.selectFrom('entries').select(['table_id', 'seq']).execute();
  for (const table of new Set(rows.map(({ table_id }) => table_id))) {
    const seqs = rows.filter(({ table_id }) => table_id === table).map(({ seq }) => seq);
    expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs.map((_, i) => i + 1));
  }
  expect([...north.logged, ...south.logged]).toEqual([]);
});
