// What happens out of turn: asides, open verbs, undo beside them, answers by default, seats that are given up.
import type { Advice, ClockTerms, Sitter } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { type Fair, fair } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { type Environment, guestOf, type KeptOrders, type Orders, type ThinkRequest } from '../src/index.ts';
import { timedAt } from '../src/sight.ts';
import { bot, join, type Person, type Rig, rig } from './rig.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, player: `player-${name}` });
const SEATS = ['ann', 'ben', 'cat'] as const;

interface Company extends Rig {
  readonly table: string;
  readonly by: { readonly [viewer: string]: Person };
}
const company = async (
  change: Partial<typeof fair> = {},
  sitters: readonly Sitter[] = SEATS.map(person),
  environment: Partial<Environment> = {},
  clock: ClockTerms = { kind: 'none' },
): Promise<Company> => {
  const games = new Map([['fair', { ...fair, ...change } as unknown as AnyGame]]);
  const world = rig({ games, isOpenHouse: true, ...environment });
  const opened = await world.host.operations.open({ game: 'fair', sitters, draw: false }, { clock });
  if ('trouble' in opened) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const by: Record<string, Person> = { spectator: join(world.host, guestOf(undefined)) };
  for (const seat of SEATS) by[seat] = join(world.host, guestOf(`player-${seat}`));
  for (const [i, seat] of SEATS.entries())
    if (sitters[i]?.kind === 'person') await by[seat]?.get({ ask: 'sit', table, viewer: seat });
  await by['spectator']?.get({ ask: 'sit', table, viewer: 'spectator' });
  return { ...world, table, by };
};
const at = ({ by }: Company, seat: string): Person => by[seat] as Person;
const sightOf = async (all: Company, viewer: string) =>
  (await at(all, viewer).get({ ask: 'sit', table: all.table, viewer })).sight;
const play = async (all: Company, seat: string, action: string, ...more: readonly string[]) => {
  const { seq } = await sightOf(all, seat);
  return at(all, seat).ask({ ask: 'play', table: all.table, seq, seat, action, ...(more.length > 0 ? { more } : {}) });
};
const entriesOf = async ({ environment, table }: Company) => (await environment.store.load(table))?.entries ?? [];

describe('several actions in one message', () => {
  test('are entries of their own, one answer and one sight', async () => {
    const all = await company();
    const before = at(all, 'ann').heard.length;
    expect(await play(all, 'ben', 'offer ann 1', 'offer cat 1')).toEqual({ seq: 2 });
    expect((await entriesOf(all)).map((entry) => 'action' in entry && entry.action)).toEqual([
      'offer ann 1',
      'offer cat 1',
    ]);
    const news = at(all, 'ann')
      .heard.slice(before)
      .filter((one) => 'news' in one);
    expect(news).toHaveLength(1);
  });
  test('are refused whole if one of them is', async () => {
    const all = await company();
    expect(await play(all, 'ben', 'offer ann 1', 'offer cat 99')).toMatchObject({
      trouble: 'refused',
      refusal: { because: { why: 'too-poor' } },
    });
    expect(await entriesOf(all)).toEqual([]);
    expect(await play(all, 'ben', 'offer ann 1', 'dance')).toMatchObject({
      refusal: { because: { why: 'not-an-action' } },
    });
  });
  test('asked twice, because the answer was lost, are made once', async () => {
    const all = await company();
    const ask = {
      ask: 'play',
      table: all.table,
      seq: 0,
      seat: 'ben',
      action: 'offer ann 1',
      more: ['offer cat 1'],
    } as const;
    expect(await at(all, 'ben').ask(ask)).toEqual({ seq: 2 });
    expect(await at(all, 'ben').ask(ask)).toEqual({ seq: 2 });
    expect(await entriesOf(all)).toHaveLength(2);
  });
});

describe('an aside', () => {
  test('is not waited for: nobody is prompted, and no clock and no bot is woken by it', async () => {
    const thought: string[] = [];
    const think = async ({ seat, may }: ThinkRequest): Promise<Advice> => {
      thought.push(seat);
      return { action: may[0] ?? '', line: [], score: 0, depth: 0, reason: 'holds' };
    };
    const all = await company({}, [person('ann'), person('ben'), bot()], { think });
    await play(all, 'ben', 'offer cat 1');
    const sight = await sightOf(all, 'ben');
    expect([sight.active, sight.may, sight.open]).toEqual([['ann'], ['withdraw ben 1'], ['offer']]);
    const live = await all.host.operations.find(all.table);
    if ('trouble' in live) throw new Error(live.trouble);
    expect(timedAt(live)).toEqual(['ann']);
    await play(all, 'ann', 'end');
    await at(all, 'ben').until(({ active }) => active.includes('ben'));
    expect(thought).toEqual([]);
    // The same bot is woken once it must answer.
    await play(all, 'ben', 'end');
    await at(all, 'ann').until(({ log }) => log.at(-1)?.seat === 'cat');
    expect(new Set(thought)).toEqual(new Set(['cat']));
  });
  test('goes through although the question has changed meanwhile', async () => {
    const all = await company();
    const { seq } = await sightOf(all, 'cat');
    await play(all, 'ann', 'cross');
    const late = { ask: 'play', table: all.table, seq, seat: 'cat', action: 'offer ann 1' } as const;
    expect(await at(all, 'cat').ask(late)).toEqual({ seq: expect.any(Number) });
  });
  test('between two is in no message to a third: the same words, numbers and number of messages', async () => {
    const story = async (offers: readonly string[]) => {
      const all = await company();
      for (const offer of offers) expect(await play(all, 'ben', offer)).toEqual({ seq: expect.any(Number) });
      await play(all, 'ann', 'cross');
      await at(all, 'ann').get({ ask: 'replay', table: all.table, viewer: 'ann' });
      await at(all, 'spectator').get({ ask: 'replay', table: all.table });
      return ['ann', 'spectator'].map((viewer) => JSON.stringify(at(all, viewer).heard));
    };
    expect(await story(['offer cat 1', 'offer cat 2 Peace', 'withdraw ben 1'])).toEqual(await story([]));
  });
  test('tells what it can be made of, and why not', async () => {
    const all = await company();
    const made = await at(all, 'ben').get({ ask: 'items', table: all.table, seat: 'ben' });
    expect(made.may).toEqual(['offer ann 1', 'offer cat 1']);
    await play(all, 'ben', 'offer ann 1', 'offer cat 1');
    const then = await at(all, 'ben').get({ ask: 'items', table: all.table, seat: 'ben' });
    expect(then.mayNot.map(({ refusal }) => refusal.because.why)).toEqual(['too-many-offers', 'too-many-offers']);
  });
});

describe('undo beside asides', () => {
  /** A move that changes nobody's turn: crossing without asking. */
  const { trade } = fair.phases;
  const quiet: Partial<typeof fair> = {
    phases: {
      ...fair.phases,
      trade: {
        ...trade,
        apply(table, seat, action) {
          if (action.do === 'cross') table.state.phase.crossed = true;
          else trade.apply?.(table, seat, action);
        },
      },
    },
  };
  test('the move is taken back, and what others did aside stands, for them and for whoever it concerns', async () => {
    const all = await company(quiet);
    await play(all, 'ann', 'cross');
    await play(all, 'ben', 'offer cat 1');
    expect(await at(all, 'ann').ask({ ask: 'undo', table: all.table, seat: 'ann' })).toEqual({
      seq: expect.any(Number),
    });
    expect((await sightOf(all, 'ann')).may).toEqual(['cross', 'end']);
    expect((await sightOf(all, 'cat')).view).toMatchObject({ offers: [{ from: 'ben', to: 'cat', coins: 1 }] });
    expect(await play(all, 'cat', 'accept ben 1')).toEqual({ seq: expect.any(Number) });
  });
  test('whether others bargain changes nothing of what an undo answers', async () => {
    const answers: unknown[] = [];
    for (const offers of [[], ['offer cat 1']]) {
      const all = await company(quiet);
      await play(all, 'ann', 'cross');
      for (const offer of offers) await play(all, 'ben', offer);
      answers.push([
        await at(all, 'ann').ask({ ask: 'undo', table: all.table, seat: 'ann' }),
        JSON.stringify(at(all, 'ann').heard),
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });
  test('an aside itself is not undone', async () => {
    const all = await company();
    await play(all, 'ben', 'offer cat 1');
    expect((await sightOf(all, 'ben')).noUndo).not.toBeUndefined();
    expect(await at(all, 'ben').ask({ ask: 'undo', table: all.table, seat: 'ben' })).toHaveProperty(
      'trouble',
      'no-undo',
    );
  });
});

describe('an answer by default', () => {
  /** With a clock that is set on by hand. */
  const timed = async () => {
    let time = Date.parse('2026-04-23T18:00:00.000Z');
    const now = (): string => new Date(time).toISOString();
    const all = await company({}, SEATS.map(person), { now }, { kind: 'live', minutes: 10, increment: 0 });
    const pass = (minutes: number): void => {
      time += minutes * 60_000;
    };
    return { all, pass };
  };
  test('is given where the question names one and its time is up, and recorded as such', async () => {
    const { all, pass } = await timed();
    expect(await all.host.operations.answerByDefault(all.table, 'ann')).toEqual({ done: false });
    await play(all, 'ann', 'cross');
    expect(await all.host.operations.answerByDefault(all.table, 'ben')).toEqual({ done: false });
    pass(1);
    expect(await all.host.operations.answerByDefault(all.table, 'cat')).toEqual({ done: false });
    expect(await all.host.operations.answerByDefault(all.table, 'ben')).toEqual({ done: true });
    expect((await entriesOf(all)).at(-1)).toMatchObject({ seat: 'ben', action: 'forbid', by: 'default' });
    expect((await sightOf(all, 'ann')).log.at(-1)).toMatchObject({ seat: 'ben', by: 'default' });
  });
  test('goes into the file and its short form, and comes back', async () => {
    const { all, pass } = await timed();
    await play(all, 'ben', 'offer cat 1');
    await play(all, 'ann', 'cross');
    pass(1);
    expect(await all.host.operations.answerByDefault(all.table, 'ben')).toEqual({ done: true });
    const kept = await all.environment.store.load(all.table);
    const device = join(all.host);
    for (const short of [false, true]) {
      const { file } = await device.get({ ask: 'export', table: all.table, short });
      const { table } = await device.get({ ask: 'import', file });
      expect((await all.environment.store.load(table))?.entries).toEqual(kept?.entries);
    }
  });
});

describe('standing orders out of turn', () => {
  /** Cat takes whatever she is offered. */
  const taking = () => {
    const kept = new Map<string, KeptOrders>([['cat', { since: 0, orders: [{ do: 'accept * *' }] }]]);
    const orders: Orders = {
      of: async (_table, seat) => kept.get(seat),
      strike: async (_table, seat) => void kept.delete(seat),
    };
    return { kept, orders };
  };
  test('do what the seat only may: aside, and by order', async () => {
    const all = await company({}, SEATS.map(person), { orders: taking().orders });
    await play(all, 'ben', 'offer cat 2');
    expect(await all.host.operations.serve(all.table)).toBe(true);
    expect((await entriesOf(all)).slice(1)).toMatchObject([
      { seat: 'cat', action: 'accept ben 1', by: 'order', aside: true },
    ]);
    expect((await sightOf(all, 'ann')).active).toEqual(['ann']);
  });
  test('wait for their moment as long as nobody waits for the seat', async () => {
    const { kept, orders } = taking();
    const all = await company({}, SEATS.map(person), { orders });
    await play(all, 'ben', 'offer ann 1');
    expect(await all.host.operations.serve(all.table)).toBe(true);
    expect([...kept.keys()]).toEqual(['cat']);
    await play(all, 'ann', 'end');
    await play(all, 'ben', 'end');
    expect(await all.host.operations.serve(all.table)).toBe(true);
    expect([(await sightOf(all, 'cat')).active, [...kept.keys()]]).toEqual([['cat'], []]);
  });
});

describe('bots out of turn', () => {
  /** A bot that is offered something takes it. */
  const taking: Partial<typeof fair> = {
    aside: ({ offers }, seat) => {
      const [offer] = offers.filter(({ to }) => to === seat);
      return offer && { do: 'accept', from: offer.from, id: offer.id };
    },
  };
  test('answer what they are offered, though nobody waits for them', async () => {
    const all = await company(taking, [person('ann'), person('ben'), bot()]);
    await play(all, 'ben', 'offer cat 2');
    await at(all, 'ben').until(({ view }) => (view as Fair['view']).coins[2] === 4);
    expect((await entriesOf(all)).at(-1)).toMatchObject({ seat: 'cat', action: 'accept ben 1', aside: true });
    expect((await sightOf(all, 'ann')).thinking).toBeUndefined();
    expect(all.errors).toEqual([]);
  });
  test('take no longer over their own turn because others may act beside it', async () => {
    const waits: number[] = [];
    const all = await company({}, [bot(), person('ben'), person('cat')], {
      pace: 400,
      now: () => '2026-04-23T18:00:00.000Z',
      think: async () => ({ action: 'end', line: [], score: 0, depth: 0, reason: 'holds' }),
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    await at(all, 'ben').until(({ active }) => active.includes('ben'));
    expect(Math.max(...waits)).toBe(400);
  });
  test('open a bargain once while the same are asked, however soon it is settled', async () => {
    const begging: Partial<typeof fair> = {
      aside: ({ offers }, seat) =>
        offers.some(({ from }) => from === seat) ? undefined : { do: 'offer', to: 'ann', coins: 1, words: '' },
    };
    const all = await company(begging, [person('ann'), person('ben'), bot()]);
    const offers = async (): Promise<readonly string[]> =>
      (await entriesOf(all)).flatMap((entry) => (entry.seat === 'cat' && 'action' in entry ? entry.action : []));
    await play(all, 'ben', 'offer ann 1');
    await at(all, 'ann').until(({ view }) => (view as Fair['view']).offers.length === 2);
    await play(all, 'ann', 'accept cat 1');
    await play(all, 'ben', 'withdraw ben 1');
    await play(all, 'ben', 'offer ann 1');
    expect(await offers()).toEqual(['offer ann 1']);
    // Another is asked: it may try again.
    await play(all, 'ann', 'end');
    await at(all, 'ann').until(({ view }) => (view as Fair['view']).offers.length === 2);
    expect(await offers()).toEqual(['offer ann 1', 'offer ann 1']);
    expect(all.errors).toEqual([]);
  });
  test('know what they opened without playing the past again, however much others do beside', async () => {
    let plays = 0;
    const { trade } = fair.phases;
    const counted: typeof trade = {
      ...trade,
      apply(...args) {
        plays++;
        trade.apply?.(...args);
      },
    };
    const begging: Partial<typeof fair> = {
      aside: ({ offers }, seat) =>
        offers.some(({ from }) => from === seat) ? undefined : { do: 'offer', to: 'ann', coins: 1, words: '' },
      phases: { ...fair.phases, trade: counted },
    };
    const all = await company(begging, [person('ann'), person('ben'), bot()]);
    await play(all, 'ben', 'offer ann 1');
    await at(all, 'ann').until(({ view }) => (view as Fair['view']).offers.length === 2);
    await play(all, 'ann', 'accept cat 1');
    await play(all, 'ben', 'withdraw ben 1');
    const taken: number[] = [];
    for (let id = 2; id <= 60; id++) {
      // Memory is wanted elsewhere.
      const seen = await all.host.operations.find(all.table);
      if ('past' in seen) Object.assign(seen.past as object, { recalled: undefined });
      plays = 0;
      await play(all, 'ben', `offer ann 1`);
      await play(all, 'ben', `withdraw ben ${id}`);
      taken.push(plays);
    }
    expect(taken).toEqual(taken.map(() => 2));
    expect(all.errors).toEqual([]);
  });
  test('know which seats persons hold, also one that is kept for them', async () => {
    const told = new Set<string>();
    const aside: typeof fair.aside = (_view, seat, _random, people) => {
      told.add(`${seat} of ${people.join()}`);
      return undefined;
    };
    const kept: Sitter = { kind: 'bot', bot: 'random', strength: 1, keeps: 'player-ben' };
    const all = await company({ aside }, [person('ann'), kept, bot()]);
    await play(all, 'ann', 'offer cat 1');
    expect([...told]).toEqual(['cat of ann,ben']);
  });
});

describe('a bot that keeps a seat', () => {
  const KEEPER: Sitter = { kind: 'bot', bot: 'random', strength: 1, keeps: 'player-cat' };
  const eager: Environment['think'] = async ({ may }) => {
    const action = may.find((text) => text.startsWith('accept')) ?? may.find((text) => text === 'end') ?? may[0] ?? '';
    return { action, line: [], score: 0, depth: 0, reason: 'holds' };
  };
  const taking: Partial<typeof fair> = {
    aside: ({ offers }, seat) => {
      const [offer] = offers.filter(({ to }) => to === seat);
      return offer && { do: 'accept', from: offer.from, id: offer.id };
    },
  };
  test('takes no offer in its player’s name, neither out of turn nor in its own', async () => {
    const all = await company(taking, [person('ann'), person('ben'), KEEPER], { think: eager });
    await play(all, 'ben', 'offer cat 2');
    await play(all, 'ann', 'end');
    await play(all, 'ben', 'end');
    await at(all, 'ann').until(({ active }) => active.includes('ann'));
    const deeds = (await entriesOf(all)).flatMap((entry) =>
      entry.seat === 'cat' && 'action' in entry ? entry.action : [],
    );
    expect(deeds).toEqual(['end']);
    expect((await sightOf(all, 'ben')).view).toMatchObject({ offers: [{ from: 'ben', to: 'cat', coins: 2 }] });
    expect(all.errors).toEqual([]);
  });
});

describe('a seat that is given up at a table of three', () => {
  test('is played on by a bot, and the game goes on', async () => {
    const all = await company();
    expect(await at(all, 'ben').ask({ ask: 'manner', table: all.table, seat: 'ben', manner: 'resign' })).toEqual({
      seq: expect.any(Number),
    });
    const sight = await sightOf(all, 'ann');
    expect([sight.outcome, sight.seating['ben']]).toEqual([undefined, { kind: 'bot', bot: 'steward', strength: 2 }]);
    await play(all, 'ann', 'end');
    await at(all, 'ann').until(({ active }) => active.includes('cat'));
  });
});
