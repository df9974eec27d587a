// Standing orders: what fits, when they hold, and that nobody else can tell before they are done.
import { lancasterYork } from '@rose/lancaster-york';
import type { Sitter, StandingOrder } from '@rose/protocol';
import { richardIII } from '@rose/richard-iii';
import { type AnyGame, act, begin, isMistake, type Kind, legal, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { factsOf, guestOf, type KeptOrders, type Orders, orderedAction, readFile, whyNoOrder } from '../src/index.ts';
import { fits, isSpent } from '../src/orders.ts';
import { GAMES, join, type Person, rig } from './rig.ts';

describe('an order', () => {
  test.for([
    ['pass', 'pass', true],
    ['pass', 'pass 1', false],
    ['hit *', 'hit l-henry-vi', true],
    ['hit *', 'hit', false],
    ['retreat * kent', 'retreat l-henry-vi kent', true],
    ['retreat * kent', 'retreat l-henry-vi sussex', false],
    ['move **', 'move', true],
    ['move **', 'move a b c', true],
    ['  pass ', 'pass', true],
  ] as const)('%s and %s', ([wanted, notation, does]) => expect(fits(wanted, notation)).toBe(does));
  test('must say what is done', () => {
    expect(whyNoOrder({ do: '* a' })).toMatch(/begin/);
    expect(whyNoOrder({ do: '**' })).toMatch(/begin/);
    expect(whyNoOrder({ do: 'move ** a' })).toMatch(/end/);
    expect(whyNoOrder({ do: 'move * **' })).toBeUndefined();
  });
});

/** A game of Richard III, played at random until a seat may do something of that kind in more than one way. */
const untilMay = (verb: string) => {
  for (let seed = 1; seed < 60; seed++) {
    const random = seeded(seed);
    const course = begin(richardIII, {}, random);
    if (isMistake(course)) throw new Error(course.reason);
    for (let n = 0; n < 400; n++) {
      const state = stateOf(course);
      const seat = (['lancaster', 'york'] as const).find((one) => legal(richardIII, state, one).length > 0);
      if (!seat) break;
      const may = legal(richardIII, state, seat);
      const texts = may.map((action) => richardIII.write(action)).filter((text) => text.startsWith(`${verb} `));
      if (texts.length > 1) return { state, seat, texts };
      act(richardIII, course, seat, may[random(may.length) - 1] as (typeof may)[0], random);
    }
  }
  throw new Error(`nobody may ${verb}`);
};

describe('in a battle of Richard III', () => {
  const game = richardIII as unknown as AnyGame;
  test('hits on this block first', () => {
    const { state, seat, texts } = untilMay('take-hits');
    const last = texts.at(-1) ?? '';
    const orders = [{ do: 'take-hits nobody' }, { do: last }, { do: 'take-hits **' }];
    expect(game.write(orderedAction(game, state, seat, orders) as Kind['action'])).toBe(last);
  });
  test('retreat here if the block has fallen below its strength of now, and one more', () => {
    const { state, seat, texts } = untilMay('retreat');
    const wanted = texts.at(-1) ?? '';
    const fact = `strength ${wanted.split(' ')[1]}`;
    const steps = factsOf(game, state, seat)[fact];
    if (steps === undefined) throw new Error(`no such fact: ${fact}`);
    const when = (below: number) => orderedAction(game, state, seat, [{ do: wanted, if: [{ fact, below }] }]);
    expect(when(steps)).toBeUndefined();
    expect(game.write(when(steps + 1) as Kind['action'])).toBe(wanted);
  });
});

describe('on a plan of Lancaster contre York', () => {
  const game = lancasterYork as unknown as AnyGame;
  const POSITION = {
    turn: 2,
    options: { players: 2 },
    cards: { red: ['windsor'], yellow: ['york'] },
    money: { red: 9 },
  };
  /** What orders do, one after the other, until none fits or they have done enough. */
  const obeyed = (...orders: readonly StandingOrder[]): readonly string[] => {
    const course = begin(game, { position: POSITION }, seeded(1));
    if (isMistake(course)) throw new Error(course.reason);
    const done: string[] = [];
    while (!isSpent(game, course, 'red')) {
      const action = orderedAction(game, stateOf(course), 'red', orders);
      if (!action) break;
      done.push(game.write(action));
      act(game, course, 'red', action, seeded(1), 'order');
    }
    return done;
  };
  test('orders are written one after the other, then it is confirmed', () => {
    const orders = [{ do: 'troops windsor 2', if: [{ fact: 'money', atLeast: 9 }] }, { do: 'lock' }];
    expect(obeyed(...orders)).toEqual(['troops windsor 2', 'lock']);
    expect(obeyed({ do: 'troops windsor 2', if: [{ fact: 'money', atLeast: 10 }] }, { do: 'lock' })).toEqual(['lock']);
  });
  test('orders that undo each other come to an end', () => {
    expect(obeyed({ do: 'troops windsor 1' }, { do: 'troops windsor 2' })).toHaveLength(60);
  });
});

const person = (name: string): Sitter => ({ kind: 'person', name, player: `player-${name}` });
const keeper = () => {
  const kept = new Map<string, KeptOrders>();
  const orders: Orders = {
    of: async (_table, seat) => kept.get(seat),
    async strike(_table, seat, which) {
      if (JSON.stringify(kept.get(seat)) === JSON.stringify(which)) kept.delete(seat);
    },
  };
  return { kept, orders };
};
const roses = async () => {
  const { kept, orders } = keeper();
  const world = rig({ isOpenHouse: true, orders, now: () => '2026-04-23T18:00:00.000Z' });
  const opened = await world.host.operations.open(
    { game: 'deux-roses', sitters: [person('lancaster'), person('york')], draw: false },
    {},
  );
  if ('trouble' in opened) throw new Error(JSON.stringify(opened));
  const { table } = opened;
  const sit = async (viewer: string): Promise<Person> => {
    const one = join(world.host, guestOf(`player-${viewer}`));
    await one.get({ ask: 'sit', table, viewer });
    return one;
  };
  const [lancaster, york, watcher] = [await sit('lancaster'), await sit('york'), await sit('spectator')];
  const play = async (who: Person, seat: string, wanted?: string) => {
    const { sight } = await who.get({ ask: 'sit', table, viewer: seat });
    const action = sight.may.find((text) => wanted === undefined || fits(wanted, text)) ?? '';
    await who.get({ ask: 'play', table, seq: sight.seq, seat, action });
  };
  return { ...world, table, kept, lancaster, york, watcher, play, serve: () => world.host.operations.serve(table) };
};
const order = (since: number, ...orders: readonly StandingOrder[]): KeptOrders => ({ since, orders });

describe('orders at a table', () => {
  test('the first that fits is done when the seat must act, and the log says so; the journal stays true', async () => {
    const { host, kept, play, lancaster, watcher, serve, table } = await roses();
    kept.set('york', order(0, { do: 'march *' }, { do: 'place *', if: [{ fact: 'soldiers', below: 99 }] }));
    await play(lancaster, 'lancaster');
    expect(watcher.last().seq).toBe(1);
    expect(await serve()).toBe(true);
    const { sight } = await watcher.get({ ask: 'sit', table, viewer: 'spectator' });
    expect(sight.seq).toBe(2);
    expect(sight.log.at(-1)).toMatchObject({ seat: 'york', by: 'order' });
    expect(kept.has('york')).toBe(true);
    for (const short of [false, true]) {
      const { file } = await join(host, guestOf('player-york')).get({ ask: 'export', table, short });
      expect(readFile(GAMES, file)).toMatchObject({ file: { entries: [{}, { by: 'order' }] } });
    }
  });
  test('conditions are facts of the seat’s own view; a fact that is not there fits nothing', async () => {
    const { kept, play, lancaster, watcher, serve } = await roses();
    const never = [
      { fact: 'soldiers', atLeast: 99 },
      { fact: 'dragons', below: 9 },
    ] as const;
    kept.set('york', order(0, ...never.map((condition) => ({ do: 'place *', if: [condition] }))));
    await play(lancaster, 'lancaster');
    await serve();
    expect(watcher.last().seq).toBe(1);
  });
  test('are void in silence when none fits', async () => {
    const { kept, play, lancaster, watcher, serve } = await roses();
    kept.set('york', order(0, { do: 'march * *' }));
    await play(lancaster, 'lancaster');
    const before = watcher.heard.length;
    await serve();
    expect(kept.has('york')).toBe(false);
    expect(watcher.heard.length).toBe(before);
  });
  test('that are left in one’s own turn do not play it', async () => {
    const { kept, play, lancaster, york, watcher, serve } = await roses();
    kept.set('lancaster', order(0, { do: 'place *' }));
    await serve();
    expect(watcher.heard.filter((message) => 'news' in message)).toEqual([]);
    expect(kept.has('lancaster')).toBe(true);
    await play(lancaster, 'lancaster');
    await play(york, 'york');
    await serve();
    expect(watcher.last()).toMatchObject({ seq: 3, active: ['york'] });
  });
  test('are not done again when the seat takes back what they did', async () => {
    const { kept, play, lancaster, york, watcher, serve, table, host } = await roses();
    kept.set('york', order(0, { do: 'place *' }));
    await play(lancaster, 'lancaster');
    await serve();
    expect(await host.operations.takeBack(table, 'york', 2, 2)).toBeUndefined();
    await serve();
    expect(watcher.last()).toMatchObject({ seq: 3, active: ['york'] });
    expect(kept.has('york')).toBe(false);
    await play(york, 'york');
  });
  test('nobody else hears anything that differs before one is done', async () => {
    const heard = async (orders: readonly StandingOrder[]) => {
      const { kept, play, lancaster, york, watcher, serve } = await roses();
      if (orders.length > 0) kept.set('york', order(0, ...orders));
      await serve();
      await play(lancaster, 'lancaster');
      if (orders.length > 0) await serve();
      await play(york, 'york');
      const told = (one: Person): string =>
        JSON.stringify(one.heard).replaceAll(/"(table|commitment)":"[0-9a-f]+"/g, '');
      return [told(lancaster), told(watcher)];
    };
    expect(await heard([{ do: 'march * *' }])).toEqual(await heard([]));
  });
});
