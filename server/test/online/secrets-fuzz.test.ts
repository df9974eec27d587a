// Everything that sockets receive in fuzzed games of every game, with every number of seats, held against what each may
// know: every view, every choice and every line of the log that comes must be the viewer's own of some moment of the game;
// and talk, notes, orders, keys, sessions and dice stay with whom they belong to.
import type { Sight } from '@rose/protocol';
import {
  type AnyGame,
  type Course,
  fingerprint,
  type Kind,
  legal,
  outcomeOf,
  peekInto,
  pick,
  type Random,
  seeded,
  stateOf,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import type { Client } from './client.ts';
import type { Node } from './node.ts';
import { type Guest, guest, house, type Match, seatAll, stranger } from './rig.ts';
import { seatsIn, VARIANTS, type Variant } from './variants.ts';

const WIDE = { burst: 1e6, perSecond: 1e6 };
const RATES = { socket: WIDE, address: WIDE, think: WIDE, make: WIDE, 'address-make': WIDE, say: WIDE, knock: WIDE };
const KEYS =
  'table game options seating opened viewer seq view phase active may verbs open keep log noUndo offer outcome thinking'
    .split(' ')
    .concat('commitment', 'secret', 'clock');

/** What a viewer may have seen so far: views with the choices that go with them, and lines of the log. */
interface Known {
  readonly sights: Set<string>;
  readonly lines: Set<string>;
  /** Steps whose lines are among these already. */
  readonly steps: WeakSet<object>;
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const sightPrint = (view: unknown, may: readonly string[]): string =>
  `${fingerprint(plain(view))} ${may.toSorted().join('|')}`;
const linePrint = ({ rule, entry }: { readonly rule: string; readonly entry: unknown }): string =>
  fingerprint(plain({ rule, entry }));

/** Adds what a viewer may know at this moment of the game. */
const learn = (game: AnyGame, course: Course<Kind>, viewer: string, { sights, lines, steps }: Known): void => {
  const state = stateOf(course);
  const acts = !outcomeOf(game, course) && viewer !== 'spectator';
  const may = acts ? legal(game, state, viewer).map((action) => game.write(action)) : [];
  sights.add(sightPrint(game.picture?.(state, viewer) ?? game.view(state, viewer), may));
  for (const step of course.steps) {
    if (steps.has(step)) continue;
    steps.add(step);
    for (const { rule, entry } of step.told) lines.add(linePrint({ rule, entry: peekInto(entry, viewer) }));
  }
};

interface Company {
  readonly at: Node;
  readonly game: AnyGame;
  readonly match: Match;
  readonly people: readonly Guest[];
  /** By viewer; those who look on are one without a name and one with. */
  readonly sockets: readonly (readonly [viewer: string, client: Client])[];
  readonly eve: Client;
  readonly known: ReadonlyMap<string, Known>;
}
const assemble = async (variant: Variant): Promise<Company> => {
  const [id, options] = variant;
  const at = await house('sqlite', { rates: RATES });
  const seats = seatsIn(variant);
  const people: Guest[] = [];
  for (const seat of seats) people.push(await guest(at, `Player of ${seat}`));
  const match = await seatAll(id, people, options);
  const [nobody, eve] = [await stranger(at), await guest(at, 'Eve')];
  for (const one of [nobody, eve])
    await one.get({ ask: 'sit', table: match.table, viewer: 'spectator', key: match.key });
  const sockets = [...seats.map((seat, i) => [seat, people[i] as Client] as const), ['spectator', nobody] as const];
  const nothing = (): Known => ({ sights: new Set(), lines: new Set(), steps: new WeakSet() });
  const known = new Map([...seats, 'spectator'].map((viewer) => [viewer, nothing()]));
  return {
    at,
    game: GAMES.get(id) as AnyGame,
    match,
    people,
    eve,
    sockets: [...sockets, ['spectator', eve]],
    known,
  };
};
const courseOf = async ({ at, match }: Company) => {
  const seen = await at.tables.context.host.operations.find(match.table);
  if ('trouble' in seen) throw new Error(seen.trouble);
  return seen;
};
const remember = async (company: Company): Promise<void> => {
  const { course } = await courseOf(company);
  for (const [viewer, known] of company.known) learn(company.game, course, viewer, known);
};

/** What people do at a table besides moving, some of it nonsense. */
const fuss = async (company: Company, at: number, dice: Random): Promise<void> => {
  const { match, people, eve } = company;
  const { table, seats } = match;
  const [person, seat] = [people[at] as Guest, seats[at] as string];
  const other = seats[(at + 1) % seats.length] as string;
  const { may = [], seq = 0 } = person.sight(table) ?? {};
  const verb = may[0]?.split(' ')[0] ?? 'pass';
  const orders = [{ do: `${verb} never-${seat} **` }];
  const asks: readonly (() => Promise<unknown>)[] = [
    () => person.ask({ ask: 'undo', table, seat }),
    () => person.ask({ ask: 'replay', table }),
    () => person.ask({ ask: 'replay', table, viewer: other }),
    () => person.ask({ ask: 'replay', table, viewer: 'everything' }),
    () => person.ask({ ask: 'export', table }),
    () => person.ask({ ask: 'play', table, seq, seat: other, action: may[0] ?? 'x' }),
    () => person.ask({ ask: 'play', table, seq, seat, action: 'no such deed' }),
    () => person.ask({ ask: 'why-not', table, seat, action: pick(may.length > 0 ? may : ['x'], dice) }),
    () => person.ask({ ask: 'sit', table, viewer: other }),
    () => person.ask({ ask: 'odds', table, seat }),
    () => person.ask({ ask: 'unlearn', table, seat }),
    () => person.ask({ ask: 'orders', table, seat: other }),
    () => person.ask({ ask: 'leave-orders', table, seat, orders }),
    () => person.ask({ ask: 'say', table, audience: 'players', text: `between players, says ${seat}` }),
    () => person.ask({ ask: 'say', table, audience: 'house', text: `to all, says ${seat}` }),
    () => person.ask({ ask: 'note', table, text: `for ${seat} alone` }),
    () => eve.ask({ ask: 'say', table, audience: 'spectators', text: 'among onlookers' }),
  ];
  await pick(asks, dice)();
};

const play = async (company: Company, moves: number, dice: Random): Promise<void> => {
  const { match, people, sockets } = company;
  const { table, seats } = match;
  await remember(company);
  for (let i = 0; i < moves; i++) {
    for (const [viewer, one] of sockets) await one.get({ ask: 'sit', table, viewer });
    const able = people.flatMap((one, at) => ((one.sight(table)?.may.length ?? 0) > 0 ? [at] : []));
    if (able.length === 0) return;
    const at = pick(able, dice);
    const person = people[at] as Guest;
    const { may, seq } = person.sight(table) as Sight;
    await person.ask({ ask: 'play', table, seq, seat: seats[at] as string, action: pick(may, dice) });
    await remember(company);
    await fuss(company, dice(people.length) - 1, dice);
    await remember(company);
  }
};

/** Every sight that a socket was sent, in answers and in news. */
const sightsIn = ({ heard }: Client): readonly Sight[] =>
  heard
    .map((text) => JSON.parse(text) as { readonly sight?: Sight; readonly answer?: { readonly sight?: Sight } })
    .flatMap((message) => message.sight ?? message.answer?.sight ?? []);

interface ToldLine {
  readonly rule: string;
  readonly entry: unknown;
}
/** Every line of a log, wherever it lies in what was heard: in sights, replays, take-backs, cards. */
const linesIn = (heard: unknown): readonly ToldLine[] => {
  if (typeof heard !== 'object' || heard === null) return [];
  if (Array.isArray(heard)) return heard.flatMap(linesIn);
  const told = 'told' in heard && Array.isArray(heard.told) ? (heard.told as readonly ToldLine[]) : [];
  return [...told, ...Object.values(heard).flatMap(linesIn)];
};

/** Fails at the first thing that this viewer may not have. */
const hold = (viewer: string, client: Client, known: ReadonlyMap<string, Known>): number => {
  const sights = sightsIn(client);
  for (const sight of sights) {
    expect(KEYS).toEqual(expect.arrayContaining(Object.keys(sight)));
    expect([viewer, 'spectator'], 'whose eyes').toContain(sight.viewer);
    const mine = known.get(sight.viewer) as Known;
    expect(mine.sights.has(sightPrint(sight.view, sight.may)), `${sight.viewer} at ${sight.seq}`).toBe(true);
  }
  const lines = [viewer, 'spectator'].flatMap((one) => [...(known.get(one)?.lines ?? [])]);
  const mine = new Set(lines);
  // the same line comes again with every look at the log
  const heard = client.heard.flatMap((text) => linesIn(JSON.parse(text)));
  for (const [text, line] of new Map(heard.map((line) => [JSON.stringify(line), line])))
    expect(mine.has(linePrint(line)), `${viewer}: ${text}`).toBe(true);
  return sights.length;
};

const MOVES = 40;
describe.for(VARIANTS)('a fuzzed game of %s %j', (variant) => {
  test('shows every socket its own, and nothing else', { timeout: 300_000 }, async () => {
    const company = await assemble(variant);
    const { at, game, match, people, sockets, known } = company;
    await play(company, MOVES, seeded(99));
    const { record, course } = await courseOf(company);
    const isOver = outcomeOf(game, course) !== undefined;
    // a short game is over before
    expect(isOver || course.steps.length > 20).toBe(true);
    for (const [viewer, client] of sockets) {
      // Once it is over everybody may see everything.
      if (!isOver) expect(hold(viewer, client, known)).toBeGreaterThan(20);
      const all = client.heard.join('\n');
      if (!isOver) expect(all).not.toContain(record.secret);
      for (const one of people) expect(all).not.toContain(one.who.cookie.slice(5));
      for (const seat of match.seats.filter((one) => one !== viewer))
        for (const hidden of [`for ${seat} alone`, `never-${seat}`]) expect(all, viewer).not.toContain(hidden);
      if (viewer === 'spectator')
        for (const hidden of [match.key, 'between players']) expect(all).not.toContain(hidden);
      else if (!isOver) expect(all).not.toContain('among onlookers');
    }
    expect(at.logged).toEqual([]);
  });
});

test('what is held against one viewer’s knowledge does not pass for another’s', async () => {
  const company = await assemble(['richard-iii', {}]);
  await play(company, 12, seeded(5));
  const [[york, ann], [lancaster]] = company.sockets as [readonly [string, Client], readonly [string, Client]];
  expect(hold(york, ann, company.known)).toBeGreaterThan(10);
  const swapped = new Map([...company.known, [york, company.known.get(lancaster) as Known]]);
  expect(() => hold(york, ann, swapped)).toThrow(/expected false to be true/);
});
