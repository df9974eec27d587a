// Hostile hands at every game of the house, with every number of seats: notation that is nearly right, malformed and huge
// asks, and floods, from each seat and from those who look on. Nothing of it is accepted, nothing breaks, and whoever
// plays honestly goes on.
import { CLOSED, MOST_FRAME, type Sight } from '@rose/protocol';
import { type Random, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import type { Node, NodeWishes } from './node.ts';
import { comeIn, type Guest, guest, house, type Match, seatAll } from './rig.ts';
import { seatsIn, VARIANTS, type Variant } from './variants.ts';

const WIDE = { burst: 1e6, perSecond: 1e6 };
const RATES = { socket: WIDE, address: WIDE, think: WIDE, make: WIDE, 'address-make': WIDE, say: WIDE, knock: WIDE };

interface Scene {
  readonly at: Node;
  readonly match: Match;
  readonly people: readonly Guest[];
  readonly eve: Client;
}
const setScene = async ([game, options]: Variant, wishes: NodeWishes): Promise<Scene> => {
  const at = await house('sqlite', wishes);
  const people: Guest[] = [];
  for (const seat of seatsIn([game, options])) people.push(await guest(at, `Player of ${seat}`));
  const match = await seatAll(game, people, options);
  const eve = await guest(at, 'Eve');
  await eve.get({ ask: 'sit', table: match.table, viewer: 'spectator', key: match.key });
  return { at, match, people, eve };
};
const isOver = ({ people, match }: Pick<Scene, 'people' | 'match'>): boolean =>
  people.some((one) => one.sight(match.table)?.outcome !== undefined);
const seatAnew = async ([game, options]: Variant, { people, eve }: Scene): Promise<Match> => {
  const match = await seatAll(game, people, options);
  await eve.get({ ask: 'sit', table: match.table, viewer: 'spectator', key: match.key });
  return match;
};
const entriesOf = async ({ at, match }: Scene): Promise<number> => {
  const rows = at.database.db.selectFrom('entries').select('seq').where('table_id', '=', match.table);
  return (await rows.execute()).length;
};
const pick = <T>(all: readonly T[], dice: Random): T => all[dice(all.length) - 1] as T;
/** Whoever may act does something; false when nobody may. */
const step = async ({ match: { table, seats }, people }: Scene, dice: Random): Promise<boolean> => {
  for (const [i, person] of people.entries()) {
    const viewer = seats[i] as string;
    const { sight } = await person.get({ ask: 'sit', table, viewer });
    if (sight.may.length === 0) continue;
    const { seq } = await person.get({
      ask: 'play',
      table,
      seq: sight.seq,
      seat: viewer,
      action: pick(sight.may, dice),
    });
    await person.until(() => (person.sight(table)?.seq ?? 0) >= seq);
    return true;
  }
  return false;
};

const SIGNS = [
  ' ',
  '-',
  ':',
  '/',
  '0',
  '-1',
  '99999999999',
  'e9',
  '\u0000',
  '\u202e',
  '💥',
  "'",
  '"',
  '<b>',
  '__proto__',
  '**',
];
/** A legal deed with something wrong about it. */
const spoilt = (text: string, pool: readonly string[], dice: Random): string => {
  const at = dice(text.length + 1) - 1;
  const words = text.split(' ');
  switch (dice(7)) {
    case 1:
      return text.slice(0, at) + pick(SIGNS, dice) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1);
    case 3:
      return `${text} ${pick(words, dice)}`;
    case 4:
      return words.toReversed().join(' ');
    case 5:
      return words.with(dice(words.length) - 1, pick(pick(pool, dice).split(' '), dice)).join(' ');
    case 6:
      return text.toUpperCase();
    default:
      return `${text} `.repeat(40).slice(0, 500);
  }
};

describe.for(VARIANTS)('%s %j', (variant) => {
  test('notation that is nearly right is refused with a reason, from each seat and from outside', async () => {
    const scene = await setScene(variant, { rates: RATES });
    const { people, eve, at } = scene;
    const dice = seeded(31);
    let { match } = scene;
    let [tried, all] = [0, 0];
    for (let round = 0; round < 12; round++) {
      // A short game may be over before enough was tried: the same people sit down to another.
      if (isOver({ people, match })) match = await seatAnew(variant, scene);
      const now = { ...scene, match };
      const { table, seats } = match;
      const played = await entriesOf(now);
      const sights = await Promise.all(
        people.map((one, i) => one.get({ ask: 'sit', table, viewer: seats[i] as string }).then(({ sight }) => sight)),
      );
      const pool = sights.flatMap(({ may }) => may);
      for (const [i, person] of people.entries()) {
        const [seat, sight] = [seats[i] as string, sights[i] as Sight];
        for (let n = 0; n < 12; n++) {
          const action = spoilt(pick(pool, dice), pool, dice);
          if (sight.may.includes(action)) continue;
          const play = { ask: 'play', table, seq: sight.seq, seat, action } as const;
          const answer = await person.ask(play);
          expect('trouble' in answer ? answer.trouble : 'accepted', `${seat}: ${action}`).toBe('refused');
          const why = await person.get({ ask: 'why-not', table, seat, action });
          expect(why.refusal?.because.why, action).toMatch(/^[a-z-]+$/);
          expect(await eve.ask(play)).toEqual({ trouble: 'not-your-seat' });
          tried++;
        }
      }
      expect(await entriesOf(now), 'nothing was accepted').toBe(played);
      expect(await step(now, dice), 'somebody acts').toBe(true);
      all++;
    }
    expect(tried).toBeGreaterThan(100);
    expect(all).toBeGreaterThan(5);
    expect(at.logged).toEqual([]);
  });

  test('malformed and huge asks are answered or end their own socket, and the game goes on', async () => {
    const scene = await setScene(variant, { rates: RATES });
    const { match, people, eve, at } = scene;
    const { table, seats } = match;
    const seat = seats[0] as string;
    const whole = { ask: 'play', table, seq: 0, seat, action: people[0]?.sight(table)?.may[0] ?? 'x', id: 5 };
    const wrongs: readonly (readonly [field: string, changes: object])[] = [
      ['action', { action: 7 }],
      ['action', { action: null }],
      ['action', { action: [whole.action] }],
      ['action', { action: 'x'.repeat(4_001) }],
      ['seat', { seat: { toString: seat } }],
      ['seat', { seat: '' }],
      ['seq', { seq: '0' }],
      ['seq', { seq: 1e300 }],
      ['table', { table: [table] }],
      ['by', { by: 'order' }],
      ['rolls', { rolls: [6, 6] }],
    ];
    for (const client of [...people, eve])
      for (const [field, changes] of wrongs) {
        const before = client.heard.length;
        client.say(JSON.stringify({ ...whole, ...changes }));
        const said = await client.until(() => client.heard.slice(before).find((text) => text.startsWith('{"id":5')));
        expect(JSON.parse(said), field).toEqual({ id: 5, trouble: { trouble: 'bad-request', field } });
      }
    for (const person of people) {
      const again = await comeIn(at, person.who);
      again.say(JSON.stringify({ ...whole, action: 'x'.repeat(MOST_FRAME) }));
      expect(await again.closed).toBe(CLOSED.tooLarge);
    }
    expect(await entriesOf(scene)).toBe(0);
    expect(await step(scene, seeded(1))).toBe(true);
    expect(at.logged).toEqual([]);
  });

  test('a seat that asks too much is told so and let go; the others play on, and it may come back', async () => {
    const scene = await setScene(variant, {});
    const { match, people, at } = scene;
    const { table, seats } = match;
    const [first] = people as [Guest, ...Guest[]];
    const flooder = await comeIn(at, first.who);
    const play = { ask: 'play', table, seq: 0, seat: seats[0], action: 'no such deed' };
    for (let i = 0; i < 1_000; i++) flooder.say(JSON.stringify({ ...play, id: i }));
    const since = performance.now();
    expect(await step(scene, seeded(2))).toBe(true);
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await flooder.closed).toBe(CLOSED.tooFast);
    expect(flooder.heard.filter((text) => text.includes('"too-fast"')).length).toBeGreaterThan(50);
    expect(await entriesOf(scene)).toBe(1);
    const back = await comeIn(at, first.who);
    expect(await back.get({ ask: 'sit', table, viewer: seats[0] as string })).toMatchObject({ sight: { table } });
    // Once a minute, whatever comes.
    expect(at.logged.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 'warn', event: 'too fast' }]);
  });
});
