// The lobby over real sockets: tables are offered, found, joined, left, begun, and played again.
import type { ClockTerms, Gathering } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import { freshPlace, KINDS } from '../databases.ts';
import { newcomer } from './node.ts';
import { BOT, comeIn, type Guest, guest, house, node, offerOf, playOne, seatAll, seatsOf, stranger } from './rig.ts';

const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const;
const publicOffer = offerOf('deux-roses', OPEN, { access: 'public' });

test('a table by link reaches nobody in the lobby, not even its name', async () => {
  const at = await house();
  const [ann, eve] = [await guest(at, 'Ann'), await guest(at, 'Eve')];
  await eve.get({ ask: 'lobby' });
  const hidden = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }]));
  await ann.get({ ask: 'call-off', table: hidden.table });
  const seen = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { access: 'public' }));
  await eve.until(() => eve.news('lobby').some(({ put }) => put.some(({ table }) => table === seen.table)));
  expect(JSON.stringify(eve.news('lobby'))).not.toContain(hidden.table);
});

describe.for(KINDS)('a lobby on %s', (kind) => {
  test('shows what is offered, live, until it is full; then it has begun for those who sit there', async () => {
    const at = await house(kind);
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await stranger(at)];
    expect(await eve.get({ ask: 'lobby' })).toEqual({ gatherings: [], games: [] });
    const { table } = await ann.get(publicOffer);
    const shown = await eve.until(() => eve.news('lobby').at(-1)?.put[0]);
    expect(shown).toMatchObject({ table, game: 'deux-roses', owner: { name: 'Ann' }, seats: ['lancaster', 'york'] });
    expect(shown.chairs).toEqual([{ kind: 'person', player: ann.who.player, name: 'Ann' }, { kind: 'open' }]);
    expect(shown).not.toHaveProperty('key');
    await ann.get({ ask: 'invitation', table });
    expect(await ben.get({ ask: 'join', table })).toEqual({ state: 'running' });
    await eve.until(() => eve.news('lobby').at(-1)?.gone.includes(table));
    await ann.until(() => ann.news('gathering').some(({ state }) => state === 'running'));
    expect((await ann.get({ ask: 'my-tables' })).tables).toMatchObject([{ state: 'running', mine: ['lancaster'] }]);
    expect((await eve.get({ ask: 'lobby' })).gatherings).toEqual([]);
    expect(at.logged).toEqual([]);
  });
});

describe('an offer', () => {
  test('is checked by the game’s own options, seats, bots and clocks', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const refused = async (changes: object) => ann.ask({ ...publicOffer, ...changes });
    expect(await refused({ game: 'chess' })).toEqual({ trouble: 'no-such-game', game: 'chess' });
    expect(await refused({ options: { nonsense: 1 } })).toMatchObject({
      trouble: 'mistake',
      field: 'options.nonsense',
    });
    expect(await refused({ chairs: [{ kind: 'me' }] })).toMatchObject({ trouble: 'mistake', field: 'chairs' });
    expect(await refused({ chairs: [{ kind: 'open' }, { kind: 'open' }] })).toMatchObject({ field: 'chairs' });
    expect(await refused({ chairs: [{ kind: 'me' }, { ...BOT, bot: 'hal' }] })).toMatchObject({
      field: 'chairs[1].bot',
    });
    expect(await refused({ standIn: { bot: 'hal', strength: 1 } })).toMatchObject({ field: 'standIn.bot' });
    expect(await refused({ sides: 'bid' })).toMatchObject({ field: 'bid' });
    expect(await refused({ sides: 'bid', bid: { seat: 'moon', points: 5 } })).toMatchObject({ field: 'bid.seat' });
    const slow = { kind: 'slow', daysPerMove: 2, bank: 9, cap: 5 };
    expect(await refused({ clock: slow })).toMatchObject({ field: 'clock.bank' });
    expect((await ann.get({ ask: 'my-tables' })).tables).toEqual([]);
  });

  test('R166 at a table by correspondence others’ Free Moves have no window, unless the table wants it', async () => {
    const ann = await guest(await house(), 'Ann');
    const open = { kind: 'open' } as const;
    const windowAt = async (clock: ClockTerms, options: object) => {
      const { table } = await ann.get(
        offerOf('kingmaker', [{ kind: 'me' }, open], { clock, options: { players: 2, ...options } }),
      );
      const { gathering } = await ann.get({ ask: 'invitation', table });
      return (gathering?.options as { readonly freeMoveWindow?: boolean } | undefined)?.freeMoveWindow;
    };
    const slow = { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 } as const;
    expect(await windowAt(slow, {})).toBe(false);
    expect(await windowAt(slow, { freeMoveWindow: true })).toBe(true);
    expect(await windowAt({ kind: 'live', minutes: 30, increment: 15 }, {})).toBe(true);
    expect(await windowAt({ kind: 'none' }, {})).toBe(true);
  });

  test('by link is found by its key alone, and the key is known to those who sit there', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const { table, key } = await ann.get(offerOf('deux-roses', OPEN));
    expect((await eve.get({ ask: 'lobby' })).gatherings).toEqual([]);
    for (const wrong of [{}, { key: 'f'.repeat(32) }]) {
      expect(await eve.ask({ ask: 'invitation', table, ...wrong })).toEqual({ trouble: 'wrong-key' });
      expect(await eve.ask({ ask: 'join', table, ...wrong })).toEqual({ trouble: 'wrong-key' });
    }
    const { gathering } = await ben.get({ ask: 'invitation', table, key });
    expect(gathering).toMatchObject({ table, access: 'link', owner: { player: ann.who.player } });
    expect(gathering).not.toHaveProperty('key');
    expect((await ann.get({ ask: 'invitation', table })).gathering?.key).toBe(key);
    expect(await ben.get({ ask: 'join', table, key })).toEqual({ state: 'running' });
    expect(await eve.ask({ ask: 'join', table, key })).toEqual({ trouble: 'has-begun' });
  });

  test('with nobody missing begins at once, and the bot has its turns', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
    await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
    const match = { table, key: '', seats: ['lancaster'] };
    for (let i = 0; i < 5; i++) {
      await ann.until(() => ann.sight(table)?.active.includes('lancaster'));
      await playOne(match, [ann]);
    }
    const sight = await ann.until(() => {
      const now = ann.sight(table);
      return now?.log.some(({ seat }) => seat === 'york') || (now?.seq ?? 0) > 7 ? now : undefined;
    });
    expect(sight.seq).toBeGreaterThan(5);
  });
});

describe('at a gathering', () => {
  test('a taken chair is taken, what is the owner’s is the owner’s, and with nobody left it is gone', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const { table } = await ann.get({ ...publicOffer, sides: 'random' });
    expect(await ben.ask({ ask: 'stand-up', table })).toEqual({ trouble: 'not-there' });
    expect(await ben.ask({ ask: 'join', table, chair: 0 })).toEqual({ trouble: 'chair-taken' });
    expect(await ben.ask({ ask: 'start', table })).toEqual({ trouble: 'not-owner' });
    expect(await ben.ask({ ask: 'call-off', table })).toEqual({ trouble: 'not-owner' });
    expect(await ann.ask({ ask: 'join', table })).toEqual({ state: 'gathering' });
    await eve.get({ ask: 'invitation', table });
    await ann.get({ ask: 'stand-up', table });
    await eve.until(() => eve.news('gathering').some(({ state }) => state === 'gone'));
    expect(await ben.ask({ ask: 'join', table })).toEqual({ trouble: 'no-such-table' });
  });

  test.for(KINDS)('many who reach for the last chair at once, on %s: one has it, and it is no error', async (kind) => {
    const place = await freshPlace(kind);
    const at = await node(place);
    const nodes = kind === 'postgres' ? [at, await node(place)] : [at];
    const ann = await guest(at, 'Ann');
    const others = await Promise.all(
      ['Ben', 'Eve', 'Kit', 'Lea', 'Max', 'Ned'].map((name, i) => guest(nodes[i % nodes.length] as typeof at, name)),
    );
    for (let round = 0; round < 5; round++) {
      const { table } = await ann.get(publicOffer);
      const answers = await Promise.all(others.map((one) => one.ask({ ask: 'join', table })));
      expect(answers.filter((answer) => 'state' in answer)).toEqual([{ state: 'running' }]);
    }
    expect(nodes.flatMap(({ logged }) => logged)).toEqual([]);
  });

  test.for(['stand-up', 'call-off'] as const)(
    'that is full has begun, for a %s in the same moment, too',
    async (how) => {
      const at = await house();
      const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
      const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }]));
      // As it stands when the last chair has just been taken, and the table is about to be opened.
      const chairs = [ann, ben].map(({ who: { player, name } }) => ({ kind: 'person', player, name }));
      const seating = JSON.stringify({ chairs, bids: {} });
      await at.database.db.updateTable('tables').set({ seating }).where('id', '=', table).execute();
      const goer = how === 'stand-up' ? ben : ann;
      expect(await goer.ask({ ask: how, table })).toEqual({ trouble: 'has-begun' });
      const { sight } = await ben.get({ ask: 'sit', table, viewer: 'york' });
      expect(sight.seating).toMatchObject({ lancaster: { name: 'Ann' }, york: { name: 'Ben' } });
      expect(at.logged).toEqual([]);
    },
  );

  test('the owner need not wait: bots take the free chairs', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const { table } = await ann.get(publicOffer);
    await ann.get({ ask: 'start', table });
    const { sight, about } = await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
    expect(sight.seating).toMatchObject({ york: { kind: 'bot', bot: 'random', strength: 1 } });
    expect(about).toMatchObject({ mine: ['lancaster'], standIns: {}, owner: { name: 'Ann' } });
  });

  test('sides by bid go to who gives most, and what was bid stays secret until then', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await ann.get({ ...publicOffer, sides: 'bid', bid: { seat: 'york', points: 10 } });
    expect(await ben.ask({ ask: 'join', table })).toEqual({ trouble: 'no-bid' });
    const { gathering } = (await ben.get({ ask: 'invitation', table })) as { gathering: Gathering };
    expect(gathering.chairs[0]).toMatchObject({ kind: 'person', hasBid: true });
    expect(JSON.stringify(gathering)).not.toContain('points');
    await ben.get({ ask: 'join', table, bid: { seat: 'york', points: 25 } });
    const { sight } = await ben.get({ ask: 'sit', table, viewer: 'york' });
    expect(sight.seating).toMatchObject({ york: { name: 'Ben' }, lancaster: { name: 'Ann' } });
    const row = await at.database.db.selectFrom('tables').select('terms').where('id', '=', table).executeTakeFirst();
    expect(JSON.parse(row?.terms ?? '')).toMatchObject({ stakes: { york: 25 } });
    expect(JSON.stringify(ann.heard)).not.toContain('stakes');
  });

  test('sides by lot: the draw is written into the game file and can be proven', async () => {
    const at = await house();
    const seen = new Set<string>();
    // A fair lot gives the same side forty times in a row less than once in a hundred thousand million tries.
    for (let i = 0; i < 40 && seen.size < 2; i++) {
      const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
      const { table } = await ann.get({ ...publicOffer, sides: 'random' });
      await ben.get({ ask: 'join', table });
      const { about } = await ann.get({ ask: 'sit', table, viewer: 'spectator' });
      seen.add(about.mine.join());
      expect(JSON.parse((await ann.get({ ask: 'export', table })).file)).toHaveProperty('lots');
    }
    expect([...seen].toSorted()).toEqual(['lancaster', 'york']);
  });
});

describe('a rematch', () => {
  test('brings the same company together with sides swapped; whoever asks second finds the first', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const { table, key } = await seatAll('deux-roses', [ann, ben]);
    expect(await ann.ask({ ask: 'rematch', table })).toEqual({ trouble: 'goes-on' });
    const [active] = ann.sight(table)?.active ?? [];
    const loser = active === 'lancaster' ? ann : ben;
    await loser.get({ ask: 'manner', table, seat: active as string, manner: 'resign' });
    const again = await ann.get({ ask: 'rematch', table });
    expect(await ben.get({ ask: 'rematch', table })).toEqual(again);
    await ben.until(() => ben.news('about').some(({ about }) => about.rematch === again.table));
    await eve.get({ ask: 'sit', table, viewer: 'spectator', key });
    expect(await eve.ask({ ask: 'rematch', table })).toEqual({ trouble: 'not-there' });
    expect(eve.heard.join('\n')).not.toContain(again.table);
    expect(await eve.ask({ ask: 'join', table: again.table })).toEqual({ trouble: 'wrong-key' });
    expect((await ben.get({ ask: 'my-tables' })).tables[0]).toMatchObject({ state: 'gathering' });
    expect(await ben.get({ ask: 'join', table: again.table })).toEqual({ state: 'running' });
    const { sight } = await ben.get({ ask: 'sit', table: again.table, viewer: 'lancaster' });
    expect(sight.seating).toMatchObject({ lancaster: { name: 'Ben' }, york: { name: 'Ann' } });
  });

  test('that both ask for at once is one', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    const [active] = ann.sight(table)?.active ?? [];
    const loser = active === 'lancaster' ? ann : ben;
    await loser.get({ ask: 'manner', table, seat: active as string, manner: 'resign' });
    const [mine, theirs] = await Promise.all([ann, ben].map((one) => one.get({ ask: 'rematch', table })));
    expect(mine).toEqual(theirs);
    expect((await ann.get({ ask: 'my-tables' })).tables).toHaveLength(2);
  });

  test('that others offer takes no room from one’s own tables; one’s own do', async () => {
    const WIDE = { burst: 1e6, perSecond: 1e6 };
    const at = await house('sqlite', { rates: { make: WIDE, 'address-make': WIDE } });
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const played: string[] = [];
    const mine = [{ kind: 'me' }, { kind: 'open' }] as const;
    for (let i = 0; i < 11; i++) {
      const { table } = await seatAll('deux-roses', [ann, ben]);
      const active = (['lancaster', 'york'] as const).find((seat) => ann.sight(table)?.active.includes(seat));
      const loser = active === 'lancaster' ? ann : ben;
      await loser.get({ ask: 'manner', table, seat: active as string, manner: 'resign' });
      played.push(table);
    }
    for (const table of played.slice(1)) await ann.get({ ask: 'rematch', table });
    const full = { trouble: 'too-many-tables', most: 10 };
    expect(await ann.ask({ ask: 'rematch', table: played[0] as string })).toEqual(full);
    expect(await ann.ask(offerOf('deux-roses', mine))).toEqual(full);
    expect(await ben.ask(offerOf('deux-roses', mine))).toHaveProperty('table');
  });
});

describe('one’s own list', () => {
  const told = (person: Guest, table: string): boolean => person.news('my-tables').some((news) => news.table === table);

  test('hears of company that comes and goes, of tables called off, and of a rematch', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const three = { options: { players: 3 }, access: 'public' } as const;
    const open = { kind: 'open' } as const;
    const { table } = await ann.get(offerOf('lancaster-york', [{ kind: 'me' }, open, open], three));
    await ann.until(() => told(ann, table));
    const before = ann.news('my-tables').length;
    await ben.get({ ask: 'join', table });
    await ann.until(() => ann.news('my-tables').length > before);
    await ben.until(() => told(ben, table));
    const joined = ben.news('my-tables').length;
    await ann.get({ ask: 'call-off', table });
    await ben.until(() => ben.news('my-tables').length > joined);
    expect((await ben.get({ ask: 'my-tables' })).tables).toEqual([]);
    const match = await seatAll('deux-roses', [ann, ben]);
    await ann.get({ ask: 'manner', table: match.table, seat: 'lancaster', manner: 'resign' });
    const again = await ann.get({ ask: 'rematch', table: match.table });
    await ben.until(() => told(ben, again.table));
  });
});

describe('whom one has blocked', () => {
  test('is not met at an open table of somebody else’s either', async () => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const open = { kind: 'open' } as const;
    const three = { options: { players: 3 }, access: 'public' } as const;
    const { table, key } = await ann.get(offerOf('lancaster-york', [{ kind: 'me' }, open, open], three));
    await ben.get({ ask: 'block', player: eve.who.player, blocked: true });
    expect((await eve.get({ ask: 'lobby' })).gatherings).toMatchObject([{ table }]);
    await ben.get({ ask: 'join', table });
    await eve.until(() => eve.news('lobby').some(({ gone }) => gone.includes(table)));
    expect(await eve.ask({ ask: 'join', table, key })).toEqual({ trouble: 'no-such-table' });
    expect((await eve.get({ ask: 'lobby' })).gatherings).toEqual([]);
    await ben.get({ ask: 'stand-up', table });
    expect(await eve.get({ ask: 'join', table })).toEqual({ state: 'gathering' });
  });
});

describe('two nodes on one PostgreSQL', () => {
  test('share a lobby: what is offered on one is seen and joined on the other, and both play', async () => {
    const place = await freshPlace('postgres');
    const [north, south] = [await node(place), await node(place)];
    const ann = await guest(north, 'Ann');
    const ben = await comeIn(south, await newcomer(north, 'Ben'));
    await ben.get({ ask: 'lobby' });
    const { table } = await ann.get(publicOffer);
    await ben.until(() => ben.news('lobby').some(({ put }) => put.some((one) => one.table === table)));
    await ann.get({ ask: 'invitation', table });
    await ben.get({ ask: 'join', table });
    await ann.until(() => ann.news('gathering').some(({ state }) => state === 'running'));
    const { seats } = await seatsOf(ben, table);
    const people = [ann, ben];
    for (const [i, one] of people.entries()) await one.get({ ask: 'sit', table, viewer: seats[i] as string });
    await ann.until(() => ann.news('about').at(-1)?.about.present.includes(ben.who.player));
    for (let i = 0; i < 12; i++) {
      await ann.until(() => ann.sight(table)?.seq === i);
      await ben.until(() => ben.sight(table)?.seq === i);
      expect(await playOne({ table, key: '', seats }, people)).toBe(true);
    }
    await ann.get({ ask: 'say', table, audience: 'players', text: 'good evening' });
    await ben.until(() => ben.news('chat').some(({ line }) => line.text === 'good evening'));
    expect([north.logged, south.logged]).toEqual([[], []]);
  });
});
