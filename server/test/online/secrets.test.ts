// Secrets over real sockets, at every game of the house: two worlds that look the same to a viewer give it the very same
// bytes.
import {
  type AnyGame,
  act,
  begin,
  fingerprint,
  isMistake,
  type Kind,
  legal,
  mustAnswer,
  outcomeOf,
  pick,
  type Random,
  seeded,
  stateOf,
  whyNot,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import type { Client } from './client.ts';
import type { Node } from './node.ts';
import { type Guest, guest, house, stranger } from './rig.ts';
import { VARIANTS } from './variants.ts';

const WIDE = { burst: 1e6, perSecond: 1e6 };
const RATES = { socket: WIDE, address: WIDE, think: WIDE, make: WIDE, 'address-make': WIDE, say: WIDE, knock: WIDE };

interface Company {
  readonly at: Node;
  readonly seats: readonly string[];
  /** By viewer; the spectator has no name. */
  readonly by: ReadonlyMap<string, Client>;
  readonly people: readonly Guest[];
}
const assemble = async (game: AnyGame, options: object): Promise<Company> => {
  const at = await house('sqlite', { rates: RATES });
  const seats = game.seats(options);
  const people: Guest[] = [];
  for (const seat of seats) people.push(await guest(at, `Player of ${seat}`));
  const nobody = await stranger(at);
  const by = new Map<string, Client>([
    ...seats.map((seat, i) => [seat, people[i] as Client] as const),
    ['spectator', nobody],
  ]);
  return { at, seats, by, people };
};

/** A table that begins at a state, open to all who watch. */
const openAt = async ({ at, seats, people }: Company, game: AnyGame, state: Kind['state']): Promise<string> => {
  const sitters = seats.map((_, i) => {
    const { name, player } = (people[i] as Guest).who;
    return { kind: 'person', name, player } as const;
  });
  const position = game.toPosition(state);
  const { host } = at.tables.context;
  const opened = await host.operations.open({ game: game.meta.id, position, sitters, draw: false }, {});
  if ('trouble' in opened) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const terms = JSON.stringify({ game: game.meta.id, options: {}, sides: 'chosen', access: 'public' });
  await at.database.db.updateTable('tables').set({ access: 'public', terms }).where('id', '=', table).execute();
  return table;
};

/** What one viewer hears when it asks about everything it may ask about, with what must differ taken out. */
const hearing = async (client: Client, table: string, viewer: string, pool: readonly string[]): Promise<string> => {
  const from = client.heard.length;
  await client.ask({ ask: 'sit', table, viewer });
  await client.ask({ ask: 'invitation', table });
  await client.ask({ ask: 'replay', table, viewer });
  await client.ask({ ask: 'export', table });
  await client.ask({ ask: 'chat', table });
  if (viewer !== 'spectator') {
    for (const action of pool) await client.ask({ ask: 'why-not', table, seat: viewer, action });
    await client.ask({ ask: 'refusals', table, seat: viewer });
    await client.ask({ ask: 'undo', table, seat: viewer });
    await client.ask({ ask: 'unlearn', table, seat: viewer });
    await client.ask({ ask: 'play', table, seq: 0, seat: viewer, action: 'no such deed' });
  }
  await client.get({ ask: 'leave', table });
  return answersIn(client.heard.slice(from));
};
/** Who is there is told when it is told: that has nothing to do with what happens at a table. */
const answersIn = (heard: readonly string[]): string =>
  heard.filter((text) => !text.startsWith('{"news":"about"') && !text.startsWith('{"news":"my-tables"')).join('\n');
const NUMBERS = [/"id":\d+/g, /"commitment":"[0-9a-f]{64}"/g, /\d{4}-\d\d-\d\dT[\d:.]+Z/g, /"replay":"replay-\d+"/g];
const plain = (text: string, table: string): string =>
  NUMBERS.reduce((sofar, pattern) => sofar.replaceAll(pattern, '*'), text.replaceAll(table, 'TABLE'));

/** A random game to a random depth; the state it stands in, and actions seen on the way. */
const wander = (game: AnyGame, options: object, steps: number, random: Random) => {
  const course = begin(game, { options }, random);
  if (isMistake(course)) throw new Error(course.reason);
  const pool: string[] = [];
  for (let i = 0; i < steps && !outcomeOf(game, course); i++) {
    const state = stateOf(course);
    const able = mustAnswer(game, state).filter((seat) => legal(game, state, seat).length > 0);
    const seat = pick(able, random);
    const action = pick(legal(game, state, seat), random);
    pool.push(game.write(action));
    act(game, course, seat, action, random);
  }
  return { course, pool: pool.slice(-4) };
};
const optionsOf = (game: AnyGame, options: object): object => {
  const course = begin(game, { options }, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  return course.opening.options;
};
const same = (a: unknown, b: unknown): boolean => fingerprint(a) === fingerprint(b);

/** The same deed of somebody else in both worlds: whoever then sees the same must have heard the same. */
const afterDeed = async (company: Company, game: AnyGame, viewer: string, worlds: readonly World[], random: Random) => {
  const [one, two] = worlds as [World, World];
  const actors = mustAnswer(game, one.state).filter((seat) => seat !== viewer);
  const deeds = actors.flatMap((seat) =>
    legal(game, one.state, seat)
      .filter((action) => !whyNot(game, two.state, seat, action))
      .map((action) => ({ seat, text: game.write(action) })),
  );
  if (deeds.length === 0) return 'no deed';
  const { seat, text } = pick(deeds, random);
  const [actor, client] = [company.by.get(seat) as Client, company.by.get(viewer) as Client];
  const heard: string[] = [];
  const views: unknown[] = [];
  for (const { table } of [one, two]) {
    await client.get({ ask: 'sit', table, viewer });
    const from = client.heard.length;
    await actor.get({ ask: 'play', table, seq: 0, seat, action: text });
    const answer = await client.get({ ask: 'sit', table, viewer, held: 0 });
    heard.push(plain(answersIn(client.heard.slice(from)), table));
    views.push([answer.sight.view, answer.sight.log.map(({ told }) => told)]);
    await client.get({ ask: 'leave', table });
  }
  if (!same(views[0], views[1])) return 'learned';
  expect(heard[1], `${viewer} after ${seat} ${text}`).toBe(heard[0]);
  return 'equal';
};
interface World {
  readonly table: string;
  readonly state: Kind['state'];
}

const HIDING = VARIANTS.filter(([id]) => GAMES.get(id)?.meta.secrets && GAMES.get(id)?.imagine);

describe.for(HIDING)('%s %j', ([id, wished]) => {
  const game = GAMES.get(id) as AnyGame;

  test('worlds that look the same to a viewer give it the very same bytes', async () => {
    const options = optionsOf(game, wished);
    const company = await assemble(game, options);
    const random = seeded(20);
    const counts = { compared: 0, worlds: 0, equal: 0 };
    for (let i = 0; i < 7; i++) {
      const { course, pool } = wander(game, options, 3 + i * 11, random);
      if (outcomeOf(game, course)) continue;
      const state = stateOf(course);
      const table = await openAt(company, game, state);
      for (const [viewer, client] of company.by) {
        const imagined = game.imagine?.(game.view(state, viewer), random) as Kind['state'];
        if (!same(imagined, state)) counts.worlds++;
        const other = await openAt(company, game, imagined);
        const [here, there] = [await hearing(client, table, viewer, pool), await hearing(client, other, viewer, pool)];
        expect(plain(there, other), `${viewer} at step ${3 + i * 11}`).toBe(plain(here, table));
        counts.compared++;
        // A table of its own, because a deed changes it.
        const fresh = await openAt(company, game, state);
        const worlds = [
          { table: fresh, state },
          { table: other, state: imagined },
        ];
        if ((await afterDeed(company, game, viewer, worlds, random)) === 'equal') counts.equal++;
      }
    }
    expect(counts.compared).toBeGreaterThan(15);
    expect(counts.worlds).toBeGreaterThan(10);
    expect(counts.equal).toBeGreaterThan(0);
    expect(company.at.logged).toEqual([]);
  });
});
