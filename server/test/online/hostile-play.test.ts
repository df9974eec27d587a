// Hostile hands at every game of the house, from each seat and from outside: nothing of what they try is accepted,
// nothing breaks, and each is told what is wrong.
import { type Random, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import type { Node } from './node.ts';
import { type Guest, guest, house, type Match, offerOf, seatAll, stranger } from './rig.ts';
import { seatsIn, VARIANTS, type Variant } from './variants.ts';

const WIDE = { burst: 1e6, perSecond: 1e6 };
const RATES = { socket: WIDE, address: WIDE, think: WIDE, make: WIDE, 'address-make': WIDE, say: WIDE, knock: WIDE };

interface Scene {
  readonly at: Node;
  readonly match: Match;
  readonly people: readonly Guest[];
  /** Without a seat: without a name, with a name, with a name and the key. */
  readonly outside: readonly Client[];
  readonly dice: Random;
  /** The key of another table. */
  readonly stolen: string;
  /** Actions seen so far, legal at some time for somebody. */
  readonly pool: Set<string>;
}
const setScene = async ([game, options]: Variant): Promise<Scene> => {
  const at = await house('sqlite', { rates: RATES });
  const people: Guest[] = [];
  for (const seat of seatsIn([game, options])) people.push(await guest(at, `Player of ${seat}`));
  const match = await seatAll(game, people, options);
  const [nobody, eve, kit] = [await stranger(at), await guest(at, 'Eve'), await guest(at, 'Kit')];
  await kit.get({ ask: 'sit', table: match.table, viewer: 'spectator', key: match.key });
  const { key: stolen } = await kit.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }]));
  const pool = new Set(people.flatMap((one) => one.sight(match.table)?.may ?? []));
  return { at, match, people, outside: [nobody, eve, kit], dice: seeded(7), pool, stolen };
};
/** A short game may be over before enough was tried: the same people sit down to another. */
const goingOn = async (scene: Scene, [game, options]: Variant): Promise<Scene> => {
  const { match, people, outside } = scene;
  if (!people.some((one) => one.sight(match.table)?.outcome)) return scene;
  const next = await seatAll(game, people, options);
  await (outside[2] as Client).get({ ask: 'sit', table: next.table, viewer: 'spectator', key: next.key });
  return { ...scene, match: next };
};
const entriesOf = async ({ at, match }: Scene): Promise<number> => {
  const { db } = at.database;
  const rows = await db.selectFrom('entries').select('seq').where('table_id', '=', match.table).execute();
  return rows.length;
};
const pick = <T>(all: readonly T[], dice: Random): T => all[dice(all.length) - 1] as T;

/** Whoever may act plays something; tells by whom, or nothing once all is over. */
const step = async ({ match, people, dice, pool }: Scene): Promise<number | undefined> => {
  const { table, seats } = match;
  const able = people.flatMap((one, i) => ((one.sight(table)?.may.length ?? 0) > 0 ? [i] : []));
  if (able.length === 0) return undefined;
  const at = pick(able, dice);
  const person = people[at] as Guest;
  const { may, seq } = person.sight(table) ?? { may: [], seq: 0 };
  for (const text of may) pool.add(text);
  const done = await person.get({ ask: 'play', table, seq, seat: seats[at] as string, action: pick(may, dice) });
  await person.until(() => (person.sight(table)?.seq ?? 0) >= done.seq);
  for (const one of people) {
    const { sight } = await one.get({ ask: 'sit', table, viewer: seats[people.indexOf(one)] as string });
    for (const text of sight.may) pool.add(text);
  }
  return at;
};

/** A list of tries, each with the trouble that must come of it. */
type Try = readonly [name: string, ask: () => Promise<object>, expected: object];

const fromSeats = ({ match, people, pool, dice }: Scene): readonly Try[] => {
  const { table, seats } = match;
  return people.flatMap((person, i) => {
    const [seat, other] = [seats[i] as string, seats[(i + 1) % seats.length] as string];
    const { may = [], seq = 0 } = person.sight(table) ?? {};
    const play = (changes: object) =>
      person.ask({ ask: 'play', table, seq, seat, action: may[0] ?? pick([...pool], dice), ...changes });
    const illegal = [...pool].filter((text) => !may.includes(text));
    const tries: Try[] = [
      ['for another seat', () => play({ seat: other }), { trouble: 'not-your-seat' }],
      ['for no seat', () => play({ seat: 'constructor' }), { trouble: 'not-your-seat' }],
      ['not a deed', () => play({ action: 'castle kingside' }), { trouble: 'refused', refusal: {} }],
      ['from the future', () => play({ seq: seq + 5 }), { trouble: 'stale', seq }],
      ['another’s view', () => person.ask({ ask: 'sit', table, viewer: other }), { trouble: 'not-your-seat' }],
      ['another’s undo', () => person.ask({ ask: 'undo', table, seat: other }), { trouble: 'not-your-seat' }],
      [
        'another’s resignation',
        () => person.ask({ ask: 'manner', table, seat: other, manner: 'resign' }),
        { trouble: 'not-your-seat' },
      ],
      [
        'another’s why',
        () => person.ask({ ask: 'why-not', table, seat: other, action: 'x' }),
        { trouble: 'not-your-seat' },
      ],
      ['another’s refusals', () => person.ask({ ask: 'refusals', table, seat: other }), { trouble: 'not-your-seat' }],
      ['another’s odds', () => person.ask({ ask: 'odds', table, seat: other }), { trouble: 'not-your-seat' }],
      ['no offer', () => person.ask({ ask: 'manner', table, seat, manner: 'accept-draw' }), { trouble: 'no-manner' }],
    ];
    if (illegal.length > 0)
      tries.push(['not legal', () => play({ action: pick(illegal, dice) }), { trouble: 'refused', refusal: {} }]);
    if (may.length === 0)
      tries.push([
        'out of turn',
        () => play({}),
        { trouble: 'refused', refusal: { because: { why: 'not-your-turn' } } },
      ]);
    return tries;
  });
};

const fromOutside = ({ match, people, outside, stolen }: Scene): readonly Try[] => {
  const { table, seats } = match;
  const mover = people.findIndex((one) => (one.sight(table)?.may.length ?? 0) > 0);
  const { may, seq } = people[mover]?.sight(table) ?? { may: ['x'], seq: 0 };
  const [seat, action] = [seats[mover] ?? (seats[0] as string), may[0] as string];
  const [nobody, eve, kit] = outside as [Client, Client, Client];
  const closed = [nobody, eve].flatMap((one): Try[] => [
    ['play', () => one.ask({ ask: 'play', table, seq, seat, action }), { trouble: 'wrong-key' }],
    ['sit', () => one.ask({ ask: 'sit', table, viewer: seat }), { trouble: 'wrong-key' }],
    ['watch', () => one.ask({ ask: 'sit', table, viewer: 'spectator', key: 'a'.repeat(32) }), { trouble: 'wrong-key' }],
    ['another link', () => one.ask({ ask: 'sit', table, viewer: 'spectator', key: stolen }), { trouble: 'wrong-key' }],
    ['talk', () => one.ask({ ask: 'chat', table }), { trouble: 'wrong-key' }],
    ['export', () => one.ask({ ask: 'export', table }), { trouble: 'wrong-key' }],
    ['replay', () => one.ask({ ask: 'replay', table }), { trouble: 'wrong-key' }],
    ['undo', () => one.ask({ ask: 'undo', table, seat }), { trouble: 'wrong-key' }],
  ]);
  return [
    ...closed,
    ['play', () => kit.ask({ ask: 'play', table, seq, seat, action }), { trouble: 'not-your-seat' }],
    ['sit', () => kit.ask({ ask: 'sit', table, viewer: seat }), { trouble: 'not-your-seat' }],
    ['reclaim', () => kit.ask({ ask: 'reclaim', table, seat }), { trouble: 'not-your-seat' }],
    ['hand over', () => kit.ask({ ask: 'hand-over', table, seat }), { trouble: 'not-your-seat' }],
    ['take back', () => kit.ask({ ask: 'take-back', table, seat }), { trouble: 'not-your-seat' }],
    ['unlearn', () => kit.ask({ ask: 'unlearn', table, seat }), { trouble: 'not-your-seat' }],
    ['agree', () => kit.ask({ ask: 'answer-take-back', table, seat, agree: true }), { trouble: 'not-your-seat' }],
    ['rematch', () => kit.ask({ ask: 'rematch', table }), { trouble: 'not-there' }],
    ['start', () => kit.ask({ ask: 'start', table }), { trouble: 'has-begun' }],
    ['call off', () => kit.ask({ ask: 'call-off', table }), { trouble: 'has-begun' }],
    ['stand up', () => kit.ask({ ask: 'stand-up', table }), { trouble: 'has-begun' }],
    ['join', () => kit.ask({ ask: 'join', table, key: match.key }), { trouble: 'has-begun' }],
    ['take back as nobody', () => nobody.ask({ ask: 'take-back', table, seat }), { trouble: 'sign-in' }],
  ];
};

const judge = async (tries: readonly Try[], counts: Map<string, number>): Promise<void> => {
  for (const [name, ask, expected] of tries) {
    const answer = await ask();
    expect(answer, name).toMatchObject(expected);
    if ('refusal' in answer)
      expect((answer.refusal as { because: { why: string } }).because.why, name).toMatch(/^[a-z-]+$/);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
};

describe.for(VARIANTS)('at %s %j', (variant) => {
  test('deeds out of turn, for others, not legal, stale or twice are refused from each seat and from outside', async () => {
    let scene = await setScene(variant);
    const { people, at } = scene;
    const counts = new Map<string, number>();
    let all = 0;
    for (let i = 0; i < 25; i++) {
      scene = await goingOn(scene, variant);
      const played = await entriesOf(scene);
      await judge([...fromSeats(scene), ...fromOutside(scene)], counts);
      expect(await entriesOf(scene), 'nothing was accepted').toBe(played);
      expect(await step(scene), 'somebody acts').toBeDefined();
      all++;
    }
    scene = await goingOn(scene, variant);
    const { match } = scene;
    const played = await entriesOf(scene);
    expect(all).toBeGreaterThan(10);
    expect(counts.get('out of turn') ?? 0).toBeGreaterThan(0);
    expect(counts.get('not legal') ?? 0).toBeGreaterThan(10);

    const at1 = people.findIndex((one) => (one.sight(match.table)?.may.length ?? 0) > 0);
    const [mover, seat] = [people[at1] as Guest, match.seats[at1] as string];
    const { may, seq } = mover.sight(match.table) ?? { may: [], seq: 0 };
    const play = { ask: 'play', table: match.table, seq, seat, action: may[0] as string } as const;
    const twice = await Promise.all(Array.from({ length: 10 }, () => mover.get(play)));
    expect(new Set(twice.map((answer) => answer.seq)).size).toBe(1);
    expect(await entriesOf(scene)).toBe(played + 1);
    const other = may.find((text) => text !== play.action) ?? 'x';
    const late = await mover.ask({ ...play, action: other });
    expect(['stale', 'refused']).toContain('trouble' in late ? late.trouble : 'accepted');
    expect(await entriesOf(scene)).toBe(played + 1);
    expect(at.logged).toEqual([]);
  });
});
