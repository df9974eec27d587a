// Who has left a seat looks on: whatever the house sees from there afterwards, be it for a while or for good, is not sent to
// them any more, on whichever node they are.
import type { FromSocket } from '@rose/protocol';
import { pick, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { freshPlace } from '../databases.ts';
import type { Client } from './client.ts';
import { comeIn, type Guest, guest, house, type Match, node, playOne, seatAll, stranger } from './rig.ts';
import { seatsIn, VARIANTS } from './variants.ts';

const sightsIn = ({ heard }: Client, from: number) =>
  heard
    .slice(from)
    .map((text) => JSON.parse(text) as FromSocket)
    .flatMap((news) => ('news' in news && news.news === 'sight' ? [news.sight] : []));
const print = (value: unknown): string => JSON.stringify(value);

/** Those who stay play on; what is heard meanwhile by who left is what anybody hears. */
const playOn = async (match: Match, left: Client, stay: readonly Guest[], nobody: Client): Promise<void> => {
  const { table, seats } = match;
  const from = left.heard.length;
  const dice = seeded(4);
  const others = { ...match, seats: seats.slice(1) };
  for (let i = 0; i < 12; i++) {
    await playOne(others, stay, (may) => pick(may, dice));
    for (const [at, one] of stay.entries()) await one.get({ ask: 'sit', table, viewer: others.seats[at] as string });
  }
  // who sits down anew misses what comes meanwhile: who looks on from the beginning hears it all
  for (const one of [left, nobody]) await one.get({ ask: 'time' });
  const open = new Set(sightsIn(nobody, 0).map(({ view }) => print(view)));
  for (const one of nobody.heard) {
    const { answer } = JSON.parse(one) as { readonly answer?: { readonly sight?: { readonly view: object } } };
    if (answer?.sight) open.add(print(answer.sight.view));
  }
  for (const { may, view, seq, log } of sightsIn(left, from)) {
    expect(may).toEqual([]);
    expect(open.has(print(view)), `what is seen at ${seq}`).toBe(true);
    expect(log.length).toBeGreaterThan(0);
  }
};

describe.for(VARIANTS)('%s %j', (variant) => {
  test.for(['random', undefined])('a seat that is left to %s', async (bot) => {
    const at = await house();
    const people: Guest[] = [];
    for (const seat of seatsIn(variant)) people.push(await guest(at, `Player of ${seat}`));
    const standIn = bot === undefined ? null : { bot, strength: 1 };
    const match = await seatAll(variant[0], people, variant[1], { access: 'public', standIn });
    const [left, ...stay] = people as [Guest, ...Guest[]];
    const nobody = await stranger(at);
    await nobody.get({ ask: 'sit', table: match.table, viewer: 'spectator' });
    await left.get({ ask: 'hand-over', table: match.table, seat: match.seats[0] as string });
    if (left.sight(match.table)?.outcome) return;
    await playOn(match, left, stay, nobody);
    expect(at.logged).toEqual([]);
  });
});

test('of somebody who is connected to another node, too; and who comes back sees with their own eyes again', async () => {
  const place = await freshPlace('postgres');
  const [here, there] = [await node(place), await node(place)];
  const people = [await guest(here, 'Ann'), await guest(here, 'Ben'), await guest(here, 'Cat')];
  const match = await seatAll('kingmaker', people, { players: 3 }, { access: 'public' });
  const { table, seats } = match;
  const [left, ...stay] = people as [Guest, ...Guest[]];
  const [seat = ''] = seats;
  const again = await comeIn(there, left.who);
  await again.get({ ask: 'sit', table, viewer: seat });
  const nobody = await stranger(there);
  await nobody.get({ ask: 'sit', table, viewer: 'spectator' });
  const told = again.heard.length;
  await left.get({ ask: 'hand-over', table, seat });
  const bye = await again.until(() => sightsIn(again, told).find(({ seating }) => seating[seat]?.kind === 'bot'));
  // The page asks for a place beside the table when it is told so.
  expect([bye.viewer, bye.may]).toEqual([seat, []]);
  await playOn(match, again, stay, nobody);
  await again.get({ ask: 'reclaim', table, seat });
  const { sight } = await again.get({ ask: 'sit', table, viewer: seat });
  expect(sight.viewer).toBe(seat);
});
