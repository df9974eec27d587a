// Who sits there is settled like who moved: of two nodes that change a table at once one is first, and the other looks again.
// What one of them does is never done over by what the other did not know of yet.
import { type Seating, VACANT } from '@rose/protocol';
import { expect, test } from 'vitest';
import { sqlStore } from '../../src/store/index.ts';
import { freshPlace, KINDS } from '../databases.ts';
import type { Node } from './node.ts';
import { type Guest, guest, house, inStep, node, playOne, seatAll, withResigning } from './rig.ts';

/** As another node would whose word has not come yet. */
const unheard = async ({ database }: Node, table: string, change: (seating: Seating) => Seating): Promise<void> => {
  const store = sqlStore(database);
  const { seating = {}, entries = [] } = (await store.tail?.(table, 0)) ?? {};
  expect(await store.reseat?.(table, change(seating), { seq: entries.length, seating })).toBe(true);
};
const seatingOf = async ({ database }: Node, table: string): Promise<Seating> =>
  (await sqlStore(database).tail?.(table, 0))?.seating ?? {};
const keptFor = ({ who }: Guest) => ({ kind: 'bot', bot: 'random', strength: 1, keeps: who.player }) as const;

test.for(KINDS)('%s: a bot that has just sat down has its turn, whoever plays without knowing of it', async (kind) => {
  const at = await house(kind);
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben]);
  const [first = '', second = ''] = match.seats;
  const isActive = (seat: string): boolean => ben.sight(match.table)?.active.includes(seat) === true;
  while (!isActive(second)) {
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
  }
  await unheard(at, match.table, (seating) => ({ ...seating, [first]: keptFor(ann) }));
  while (isActive(second)) {
    const { seq = 0, may = [] } = ben.sight(match.table) ?? {};
    await ben.get({ ask: 'play', table: match.table, seq, seat: second, action: may[0] ?? '' });
    await ben.until(() => (ben.sight(match.table)?.seq ?? 0) > seq);
  }
  // It is for the bot to move, and nobody else knocks.
  await ben.until(() => isActive(second), 20_000);
  expect(await seatingOf(at, match.table)).toMatchObject({ [first]: { kind: 'bot' }, [second]: { kind: 'person' } });
  expect(at.logged).toEqual([]);
});

test.for(KINDS)('%s: two who leave their seats at once have both left', async (kind) => {
  const at = await house(kind);
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const { table, seats } = await seatAll('deux-roses', [ann, ben]);
  const [first = '', second = ''] = seats;
  await unheard(at, table, (seating) => ({ ...seating, [first]: keptFor(ann) }));
  await ben.get({ ask: 'hand-over', table, seat: second });
  expect(await seatingOf(at, table)).toMatchObject({ [first]: { kind: 'bot' }, [second]: { kind: 'bot' } });
  expect(at.logged).toEqual([]);
});

test('who resigns at a table that goes on has left on every node', async () => {
  const where = await freshPlace('postgres');
  const games = withResigning('kingmaker');
  const [north, south] = [await node(where, { games }), await node(where, { games })];
  const [ann, ben, cat] = [await guest(north, 'Ann'), await guest(south, 'Ben'), await guest(south, 'Cat')];
  const { table, seats } = await seatAll('kingmaker', [ann, ben, cat], { players: 3 });
  const [first = ''] = seats;
  await ann.get({ ask: 'manner', table, seat: first, manner: 'resign' });
  await ben.until(() => ben.sight(table)?.seating[first]?.kind === 'bot');
  expect([...north.logged, ...south.logged]).toEqual([]);
});

test.for(KINDS)(
  '%s: those who are left decide, also where nobody has heard yet that another has gone',
  async (kind) => {
    const at = await house(kind);
    const [ann, ben, cat] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Cat')];
    const vote = await seatAll('lancaster-york', [ann, ben, cat], { players: 3 });
    await ann.get({ ask: 'vote-end', table: vote.table, agree: true });
    await unheard(at, vote.table, (seating) => ({ ...seating, [vote.seats[2] ?? '']: VACANT }));
    const { id } = await ben.until(() => ben.about(vote.table)?.endVote);
    expect(await ben.get({ ask: 'vote-end', table: vote.table, vote: id, agree: true })).toEqual({ ended: true });
    const back = await seatAll('lancaster-york', [ann, ben, cat], { players: 3 });
    const { table, seats } = back;
    const [first = '', second = '', third = ''] = seats;
    while (!ann.sight(table)?.log.some(({ seat }) => seat === first)) {
      await playOne(back, [ann, ben, cat]);
      await inStep(back, [ann, ben, cat]);
    }
    await ann.get({ ask: 'take-back', table, seat: first });
    await ben.until(() => ben.about(table)?.takeBack);
    await unheard(at, table, (seating) => ({ ...seating, [third]: VACANT }));
    expect(await ben.get({ ask: 'answer-take-back', table, seat: second, agree: true })).toEqual({ done: true });
    expect(at.logged).toEqual([]);
  },
);
