// Kingmaker over real sockets: in windows, with offers and with what waits for an open point, whoever cannot know hears the
// very same bytes, as many messages of the same size, whatever another holds, offers or hands in.
import type { ClockTerms } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { type Guest, guest, house, stranger } from './rig.ts';

const SEATS = ['red', 'yellow', 'blue', 'green'] as const;
type Seat = (typeof SEATS)[number];
type Deed = readonly [seat: Seat, action: string];
interface World {
  /** What Yellow holds. */
  readonly hand?: readonly string[];
  readonly deeds: readonly Deed[];
}

const position = (hand: readonly string[] = ['flemish-1', 'e18']): object => {
  const cards = { red: ['falcon', 'e28'], yellow: hand, blue: ['kent', 'e30'], green: ['essex', 'e31'] };
  const held = Object.entries(cards).flatMap(([seat, names]) => names.map((name) => [name, `hand:${seat}`] as const));
  const isEvent = ([name]: readonly [string, string]): boolean => /^e\d+$/.test(name);
  return {
    options: { players: 4, alliances: true },
    round: 2,
    turn: 'red',
    turns: { red: 2, yellow: 1, blue: 1, green: 1 },
    held: {
      percy: 'red',
      neville: 'red',
      roos: 'yellow',
      'saxon-1': 'roos',
      grey: 'blue',
      howard: 'green',
      ...Object.fromEntries(held.filter((one) => !isEvent(one))),
    },
    events: Object.fromEntries(held.filter(isEvent)),
    spot: { percy: 'york', neville: 'london', roos: 'york', grey: 'dover', howard: 'in:tendring' },
    phase: { name: 'movement' },
  };
};

interface Company {
  readonly people: ReadonlyMap<Seat, Guest>;
  readonly nobody: Client;
  open(world: World): Promise<string>;
}
const assemble = async (clock?: ClockTerms): Promise<Company> => {
  const at = await house();
  const people = new Map<Seat, Guest>();
  for (const seat of SEATS) people.set(seat, await guest(at, `Player of ${seat}`));
  const sitters = [...people.values()].map(({ who: { name, player } }) => ({ kind: 'person', name, player }) as const);
  const open: Company['open'] = async ({ hand }) => {
    const ask = { game: 'kingmaker', position: position(hand), sitters, draw: false };
    const opened = await at.tables.context.host.operations.open(ask, clock ? { clock } : {});
    if ('trouble' in opened) throw new Error(JSON.stringify(opened));
    const terms = JSON.stringify({ game: 'kingmaker', options: {}, sides: 'chosen', access: 'public' });
    const rows = at.database.db.updateTable('tables').set({ access: 'public', terms });
    await rows.where('id', '=', opened.table).execute();
    return opened.table;
  };
  return { people, nobody: await stranger(at), open };
};

const NUMBERS = [/"id":\d+/g, /"commitment":"[0-9a-f]{64}"/g, /\d{4}-\d\d-\d\dT[\d:.]+Z/g];
/** What each of those hears of a world from the first deed on, with what must differ taken out. */
const hearing = async ({ people, nobody, open }: Company, world: World, viewers: readonly string[]) => {
  const table = await open(world);
  const ears = viewers.map((viewer) => ({ viewer, client: people.get(viewer as Seat) ?? nobody }));
  for (const [seat, person] of people) await person.get({ ask: 'sit', table, viewer: seat });
  if (viewers.includes('spectator')) await nobody.get({ ask: 'sit', table, viewer: 'spectator' });
  const from = ears.map(({ client }) => client.heard.length);
  for (const [seat, action] of world.deeds) {
    const actor = people.get(seat) as Guest;
    const { sight } = await actor.get({ ask: 'sit', table, viewer: seat });
    await actor.get({ ask: 'play', table, seq: sight.seq, seat, action });
  }
  for (const { viewer, client } of ears) await client.get({ ask: 'sit', table, viewer });
  return ears.map(({ viewer, client }, i) => {
    const heard = client.heard.slice(from[i]).filter((text) => !/^\{"news":"(about|my-tables)"/.test(text));
    const bare = NUMBERS.reduce((text, pattern) => text.replaceAll(pattern, '*'), heard.join('\n'));
    return { viewer, heard: bare.replaceAll(table, 'TABLE') };
  });
};

const CLOSE: Deed = ['red', 'end-movement'];
const others = ['red', 'blue', 'green', 'spectator'] as const;
const strangers = ['blue', 'green', 'spectator'] as const;
const CASES: readonly (readonly [name: string, viewers: readonly string[], one: World, other: World])[] = [
  [
    'a window that is let pass, with a Free Move in hand or without',
    ['blue', 'green', 'spectator'],
    { deeds: [CLOSE, ['yellow', 'pass'], ['blue', 'pass']] },
    { hand: ['flemish-1', 'e29'], deeds: [CLOSE, ['yellow', 'pass'], ['blue', 'pass']] },
  ],
  [
    'an answer in a window, until all are in',
    ['blue', 'green', 'spectator'],
    { deeds: [CLOSE, ['yellow', 'use-free-move'], ['blue', 'pass']] },
    { deeds: [CLOSE, ['yellow', 'pass'], ['blue', 'pass']] },
  ],
  [
    'an offer that is made',
    strangers,
    { deeds: [] },
    { deeds: [['red', 'offer red>yellow:hand:falcon,yellow>red:card:saxon-1:percy -']] },
  ],
  [
    'an offer of three parties, with words',
    ['green', 'spectator'],
    { deeds: [] },
    { deeds: [['red', 'offer red>yellow:hand:falcon,yellow>blue:any:free-move I%20come%20to%20York']] },
  ],
  [
    'an offer that is made where no point is open',
    strangers,
    { deeds: [CLOSE] },
    { deeds: [CLOSE, ['red', 'offer red>yellow:hand:falcon -']] },
  ],
  [
    'a card that is handed in for the next open point',
    others.filter((viewer) => viewer !== 'red'),
    { deeds: [CLOSE, ['yellow', 'play flemish-1 roos']] },
    { hand: ['swan', 'e18'], deeds: [CLOSE, ['yellow', 'play swan roos']] },
  ],
];
const LIVE: ClockTerms = { kind: 'live', minutes: 20, increment: 5 };

describe.for(CASES)('%s', ([, viewers, one, other]) => {
  test('is the same to whoever cannot know', async () => {
    const company = await assemble();
    expect(await hearing(company, other, viewers)).toEqual(await hearing(company, one, viewers));
  });
});

/** The tag by which an offer is answered, from the view of one of its parties. */
const tagIn = (guestOf: Guest, table: string): string | undefined => {
  const { offers = [] } = (guestOf.sight(table)?.view ?? {}) as { offers?: readonly { tag: string }[] };
  return offers[0]?.tag;
};
describe.for([undefined, LIVE])('with the clock %j', (clock) => {
  test.for(['refuse', 'retract', 'accept'])(
    'an offer that comes to %s in a window sends nothing to others',
    async (verb) => {
      const company = await assemble(clock);
      const { people, nobody } = company;
      const [red, yellow] = [people.get('red') as Guest, people.get('yellow') as Guest];
      const table = await company.open({ deeds: [] });
      const ears = [people.get('blue') as Guest, people.get('green') as Guest, nobody];
      for (const [i, client] of ears.entries())
        await client.get({ ask: 'sit', table, viewer: ['blue', 'green', 'spectator'][i] as string });
      for (const [person, viewer] of [
        [red, 'red'],
        [yellow, 'yellow'],
      ] as const)
        await person.get({ ask: 'sit', table, viewer });
      const play = async (person: Guest, seat: Seat, action: string) => {
        const { sight } = await person.get({ ask: 'sit', table, viewer: seat });
        await person.get({ ask: 'play', table, seq: sight.seq, seat, action });
      };
      await play(red, 'red', 'end-movement');
      for (const client of ears) await client.until(() => client.sight(table)?.active.includes('yellow'));
      const before = ears.map(({ heard }) => heard.filter((text) => text.includes('"sight"')).length);
      await play(red, 'red', 'offer red>yellow:hand:falcon I%20come');
      const tag = await yellow.until(() => tagIn(yellow, table));
      await play(verb === 'retract' ? red : yellow, verb === 'retract' ? 'red' : 'yellow', `${verb} ${tag}`);
      for (const client of ears) await client.get({ ask: 'time' });
      expect(ears.map(({ heard }) => heard.filter((text) => text.includes('"sight"')).length)).toEqual(before);
      for (const { heard } of ears)
        expect(heard.join('\n')).not.toMatch(new RegExp(`${tag}|I%20come|I come|red>yellow`));
    },
  );
});
