// Questions that nobody answers: when their time is up they are answered by default, and nobody loses a seat by it.
import { kingmaker } from '@rose/kingmaker';
import { type ClockTerms, type Terms, VACANT } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { fair } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { gather } from '../../src/lobby/offer.ts';
import { KINDS } from '../databases.ts';
import type { Node } from './node.ts';
import { guest, house } from './rig.ts';

const MINUTE = 60_000;
const LIVE: ClockTerms = { kind: 'live', minutes: 20, increment: 0 };
const moving = () => {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead).toISOString(),
    by(milliseconds: number) {
      ahead += milliseconds;
    },
  };
};
const seated = async (at: Node, game: string, seats: readonly string[], options: object) => {
  const people = await Promise.all(seats.map((seat) => guest(at, seat)));
  const terms: Terms = { game, options, sides: 'chosen', access: 'link', clock: LIVE, standIn: null };
  const chairs = people.map(({ who }) => ({ kind: 'person', player: who.player, name: who.name }) as const);
  const made = await gather(at.tables.context, chairs[0] as (typeof chairs)[0], terms, { chairs, bids: {} });
  if ('trouble' in made) throw new Error(JSON.stringify(made));
  const { table } = made;
  for (const [i, person] of people.entries()) await person.get({ ask: 'sit', table, viewer: seats[i] as string });
  const entries = async () =>
    (await at.tables.context.host.operations.find(table)) as { course: { entries: object[] } };
  return { people, table, entries: async () => (await entries()).course.entries };
};

describe.for(KINDS)('on %s', (kind) => {
  test('a question is answered by default after a minute; its seat keeps its player and its time', async () => {
    const time = moving();
    const games = new Map([...GAMES, ['fair', fair as unknown as AnyGame]]);
    const at = await house(kind, { now: time.now, games });
    const { people, table, entries } = await seated(at, 'fair', ['ann', 'ben', 'cat'], {});
    const [ann, ben] = people as [(typeof people)[0], (typeof people)[0]];
    await ann.get({ ask: 'play', table, seq: 0, seat: 'ann', action: 'cross' });
    const clock = await ben.until(() => ben.sight(table)?.active.includes('ben') && ben.sight(table)?.clock);
    expect(Date.parse(clock.seats['ben']?.deadline ?? '') - Date.parse(clock.at)).toBe(MINUTE);
    time.by(MINUTE + 1000);
    await Promise.all([at.tables.handlers.deadline({ table }), at.tables.handlers.deadline({ table })]);
    await ben.until(() => ben.sight(table)?.active.includes('ann'));
    expect((await entries()).slice(1)).toMatchObject([{ seat: 'ben', action: 'forbid', by: 'default' }]);
    expect(ben.sight(table)?.seating['ben']?.kind).toBe('person');
    expect(ben.sight(table)?.clock?.seats['ben']).toEqual({ left: 20 * MINUTE });
    expect(at.logged).toEqual([]);
  });
});

test('a seat of three that runs out of time, and for which nobody stands in, is played on by a bot; nobody has won', async () => {
  const time = moving();
  const games = new Map([...GAMES, ['fair', fair as unknown as AnyGame]]);
  const at = await house('sqlite', { now: time.now, games });
  const { people, table } = await seated(at, 'fair', ['ann', 'ben', 'cat'], {});
  const [, ben] = people as [(typeof people)[0], (typeof people)[0]];
  time.by(21 * MINUTE);
  await at.tables.handlers.deadline({ table });
  const sight = await ben.until(() => ben.sight(table)?.seating['ann']?.kind === 'bot' && ben.sight(table));
  expect([sight.seating['ann'], sight.outcome]).toEqual([VACANT, undefined]);
  expect(['ben', 'cat'].map((seat) => sight.seating[seat]?.kind)).toEqual(['person', 'person']);
  expect(at.logged).toEqual([]);
});

test('165 whoever did not allocate in time has it done in dealt order, all of it at once', async () => {
  const time = moving();
  const game = kingmaker as unknown as AnyGame;
  const at = await house('sqlite', { now: time.now, games: new Map([['kingmaker', game]]) });
  const seats = game.meta.seats.slice(0, 3);
  const { people, table, entries } = await seated(at, 'kingmaker', seats, { players: 3 });
  const [first] = people as [(typeof people)[0]];
  expect(first.sight(table)?.active).toEqual(seats);
  time.by(MINUTE + 1000);
  await at.tables.handlers.deadline({ table });
  const sight = await first.until(() => first.sight(table)?.active.length === 1 && first.sight(table));
  const answered = await entries();
  expect(answered.every((entry) => 'by' in entry && entry.by === 'default')).toBe(true);
  expect(answered.length).toBeGreaterThan(3);
  expect(Object.values(sight.seating).map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  expect(at.logged).toEqual([]);
});
