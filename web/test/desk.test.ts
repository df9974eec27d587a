// A table followed and played over a scripted connection.
import { effect } from '@preact/signals';
import type { Ask, LogStep, Sight, Trouble } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import type { AnyFace } from '../../games/face.ts';
import { type AskHost, createDesk } from '../src/table/picking/desk.ts';
import { type Feed, follow } from '../src/table/sending/follow.ts';

const BOT = { kind: 'bot', bot: 'steward', strength: 1 } as const;
const person = (name: string) => ({ kind: 'person', name }) as const;
const step = (seq: number, seat?: string): LogStep => ({ seq, seat, told: [] });
const sightOf = (rest: Partial<Sight>): Sight => ({
  table: 't',
  game: 'g',
  options: {},
  seating: { red: person('Ann'), white: BOT },
  opened: '',
  viewer: 'red',
  seq: 0,
  view: {},
  phase: 'play',
  active: ['red'],
  may: ['walk a-c', 'walk a-d'],
  verbs: ['walk'],
  keep: 0,
  log: [step(0)],
  noUndo: 'nothing-to-undo',
  offer: undefined,
  outcome: undefined,
  thinking: undefined,
  commitment: '',
  secret: undefined,
  ...rest,
});

/** `walk a-c` is the touches a, c. */
const nothing = () => null;
const face: AnyFace = {
  read: (text) => (text.startsWith('walk ') ? ({ do: 'walk', way: text.slice(5) } as { do: string }) : undefined),
  write: () => '',
  gestures: (action) => [('way' in action ? String(action.way) : '').split('-')],
  buttons: [],
  Board: nothing,
  Badge: nothing,
  SeatMark: nothing,
  Glyph: nothing,
};

const scripted = (answer: (viewer: string) => Sight | Trouble) => {
  const sat: string[] = [];
  const news = new Set<(sight: Sight) => void>();
  const returns = new Set<() => void>();
  const feed: Feed = {
    async sit(_, viewer) {
      sat.push(viewer);
      const found = answer(viewer);
      return 'trouble' in found ? found : { sight: { ...found, viewer } };
    },
    leave: () => undefined,
    onSight(listener) {
      news.add(listener);
      return () => news.delete(listener);
    },
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
  };
  return {
    feed,
    sat,
    tell: (sight: Sight) => {
      for (const listener of news) listener(sight);
    },
    comeBack: () => {
      for (const listener of returns) listener();
    },
  };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const open = { hasSecrets: async () => false };

describe('following a table', () => {
  test('looks from beside the table first, then from the person’s seat', async () => {
    const host = scripted(() => sightOf({}));
    const following = follow('t', host.feed, open);
    await settle();
    expect(host.sat).toEqual(['spectator', 'red']);
    expect(following.sight.value?.viewer).toBe('red');
  });
  test('news lengthens the log and says what changed', async () => {
    const host = scripted(() => sightOf({}));
    const following = follow('t', host.feed, open);
    await settle();
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'red')], active: ['white'] }));
    expect(following.log.value.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(following.change.value).toEqual({ kind: 'forward', steps: [step(1, 'red')] });
  });
  test('an answer overtaken by news is dropped, a gap is asked for again', async () => {
    const host = scripted(() => sightOf({ seq: 4 }));
    const following = follow('t', host.feed, open);
    await settle();
    host.tell(sightOf({ seq: 3, keep: 0, log: [] }));
    expect(following.sight.value?.seq).toBe(4);
    host.tell(sightOf({ seq: 6, keep: 9, log: [step(6, 'white')] }));
    await settle();
    expect(host.sat.length).toBe(3);
  });
  test('pass and play follows the active seat; with secrets behind a curtain', async () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    const host = scripted(() => sightOf({ seating }));
    const following = follow('t', host.feed, { hasSecrets: async () => true });
    await settle();
    expect(following.curtain.value).toBe('red');
    expect(following.sight.value).toBeUndefined();
    await following.again();
    expect(following.sight.value?.viewer).toBe('red');
    host.tell(sightOf({ seating, seq: 1, keep: 1, log: [step(1, 'red')], active: ['white'] }));
    await settle();
    expect(following.curtain.value).toBe('white');
    expect(host.sat).toEqual(['spectator', 'red']);
  });
  describe('a curtain', () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    let active = ['red'];
    /** Ann has played, the device is Bob's: `shown` is whose sight lay open at each change. */
    const passed = async () => {
      active = ['red'];
      const host = scripted((viewer) => sightOf({ seating, active, viewer }));
      const following = follow('t', host.feed, { hasSecrets: async () => true });
      await settle();
      await following.again();
      active = ['white'];
      host.tell(sightOf({ seating, active, seq: 1, keep: 1, log: [step(1, 'red')] }));
      await settle();
      expect(following.curtain.value).toBe('white');
      const shown: (string | undefined)[] = [];
      effect(() => {
        if (following.curtain.value === undefined) shown.push(following.sight.value?.viewer);
      });
      return { host, following, shown };
    };
    test('opens with what its seat sees: at no moment does the other’s lie open', async () => {
      const { following, shown } = await passed();
      await following.again();
      expect(shown).toEqual(['white']);
    });
    test('is opened by a hand only: neither a host that came back nor news do', async () => {
      const { host, following, shown } = await passed();
      host.comeBack();
      host.tell(sightOf({ seating, active: ['red'], seq: 2, keep: 2, log: [step(2, 'white')] }));
      await settle();
      expect(following.curtain.value).toBe('white');
      expect(shown).toEqual([]);
    });
    test('stays where its seat cannot be seen, and says why', async () => {
      let isThere = true;
      active = ['red'];
      const host = scripted(() => (isThere ? sightOf({ seating, active }) : { trouble: 'internal' }));
      const following = follow('t', host.feed, { hasSecrets: async () => true });
      await settle();
      isThere = false;
      await following.again();
      expect(following.curtain.value).toBe('red');
      expect(following.trouble.value).toEqual({ trouble: 'internal' });
    });
  });
  describe('before the eyes of all', () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    const habits = (isOpen: (view: object, seat: string) => boolean) => ({
      hasSecrets: async () => true,
      openly: async () => isOpen,
    });
    let active = ['red'];
    const table = () =>
      scripted((viewer) =>
        sightOf({
          seating,
          active,
          seq: viewer === 'spectator' ? 2 : 5,
          view: { of: viewer },
          may: [`walk ${viewer}-c`],
        }),
      );
    test('no curtain: what bystanders see, with the choices and the count of whoever acts', async () => {
      active = ['red'];
      const host = table();
      const following = follow(
        't',
        host.feed,
        habits(() => true),
      );
      await settle();
      expect(following.curtain.value).toBeUndefined();
      expect(following.isShared.value).toBe(true);
      expect(following.sight.value).toMatchObject({
        viewer: 'red',
        seq: 5,
        view: { of: 'spectator' },
        may: ['walk red-c'],
        verbs: [],
      });
    });
    test('it goes from hand to hand as long as nothing is hidden, then the curtain falls', async () => {
      active = ['red'];
      const host = table();
      const following = follow(
        't',
        host.feed,
        habits((_, seat) => seat === 'red' || active.length > 1),
      );
      await settle();
      expect(following.isShared.value).toBe(true);
      active = ['white'];
      host.tell(sightOf({ seating, active, viewer: 'spectator', seq: 3 }));
      await settle();
      expect(following.curtain.value).toBe('white');
      await following.again();
      expect(following.sight.value?.view).toEqual({ of: 'white' });
      expect(following.isShared.value).toBe(false);
    });
    test('the last sight of a game needs none', async () => {
      active = ['red'];
      const host = table();
      const following = follow(
        't',
        host.feed,
        habits(() => true),
      );
      await settle();
      const outcome = { winners: ['red'], how: 'won', rule: '1' };
      host.tell(sightOf({ seating, active: [], viewer: 'spectator', seq: 3, outcome }));
      await settle();
      expect(following.curtain.value).toBeUndefined();
      expect(following.isShared.value).toBe(false);
    });
  });
  test('a table that is not there is a trouble, and a host that came back is asked again', async () => {
    let isThere = false;
    const host = scripted(() => (isThere ? sightOf({}) : { trouble: 'no-such-table' }));
    const following = follow('t', host.feed, open);
    await settle();
    expect(following.trouble.value).toEqual({ trouble: 'no-such-table' });
    isThere = true;
    host.comeBack();
    await settle();
    expect(following.trouble.value).toBeUndefined();
    expect(following.sight.value?.viewer).toBe('red');
  });
});

const seated = async (answer: (what: Ask) => object = () => ({ seq: 1 })) => {
  const host = scripted(() => sightOf({}));
  const following = follow('t', host.feed, open);
  await settle();
  const asked: Ask[] = [];
  const ask = (async (what: Ask) => {
    asked.push(what);
    return answer(what);
  }) as AskHost;
  return { host, asked, desk: createDesk(face, following, ask) };
};

describe('the desk', () => {
  test('two touches play, with the number of the last entry seen', async () => {
    const { desk, asked } = await seated();
    desk.touch('a');
    expect([desk.picked.value, desk.open.value]).toEqual([['a'], ['c', 'd']]);
    desk.touch('c');
    expect(asked).toEqual([{ ask: 'play', table: 't', seq: 0, seat: 'red', action: 'walk a-c' }]);
    expect(desk.picked.value).toEqual([]);
  });
  const farther = { seq: 0, mayNot: [{ action: 'walk a-f', refusal: { rule: '1', because: { why: 'too-far' } } }] };
  test('a refusal is asked for once, shown, and the pick stays', async () => {
    const { desk, asked } = await seated(() => farther);
    desk.touch('a');
    desk.touch('f');
    await settle();
    expect(desk.refusing.value).toEqual({ place: 'f', refusals: [{ rule: '1', because: { why: 'too-far' } }] });
    expect(desk.picked.value).toEqual(['a']);
    desk.touch('f');
    expect(asked).toEqual([{ ask: 'refusals', table: 't', seat: 'red' }]);
    expect(desk.refusing.value).toBeDefined();
    desk.touch('d');
    expect(desk.refusing.value).toBeUndefined();
  });
  test('a reason that comes when the hand is elsewhere is not shown', async () => {
    const { desk } = await seated(() => farther);
    desk.touch('a');
    desk.touch('f');
    desk.clear();
    await settle();
    expect(desk.refusing.value).toBeUndefined();
  });
  test('where nothing can be reached for, no reasons are asked for', async () => {
    const { desk, host, asked } = await seated(() => farther);
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'red')], verbs: [] }));
    desk.touch('a');
    desk.touch('f');
    await settle();
    expect([asked, desk.refusing.value]).toEqual([[], undefined]);
  });
  test('reasons of another moment are none, and the next sight asks anew', async () => {
    const { desk, host, asked } = await seated(() => ({ ...farther, seq: 1 }));
    desk.touch('a');
    desk.touch('f');
    await settle();
    expect(desk.refusing.value).toBeUndefined();
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'red')] }));
    desk.touch('a');
    desk.touch('f');
    await settle();
    expect(desk.refusing.value?.place).toBe('f');
    expect(asked.length).toBe(2);
  });
  test('out of turn every touch says so', async () => {
    const { desk, host, asked } = await seated();
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'red')], active: ['white'], may: [] }));
    desk.touch('a');
    expect(desk.refusing.value?.refusals[0]?.because.why).toBe('not-your-turn');
    expect(asked).toEqual([]);
  });
  test('what was listed before is asked about when it is listed no more', async () => {
    const refusal = { rule: '2', because: { why: 'blocked' } };
    const { desk, host, asked } = await seated((what) =>
      what.ask === 'refusals' ? { seq: 1, mayNot: [] } : { refusal },
    );
    host.tell(sightOf({ seq: 1, keep: 1, log: [], may: ['walk a-c'] }));
    desk.touch('a');
    desk.touch('d');
    await settle();
    expect(asked).toEqual([
      { ask: 'refusals', table: 't', seat: 'red' },
      { ask: 'why-not', table: 't', seat: 'red', action: 'walk a-d' },
    ]);
    expect(desk.refusing.value).toEqual({ place: 'd', refusals: [refusal] });
  });
  test('a stale play is told and the table is looked at again', async () => {
    const { desk, host } = await seated(() => ({ trouble: 'stale', seq: 3 }));
    desk.play('walk a-c');
    await settle();
    expect(desk.trouble.value).toEqual({ trouble: 'stale', seq: 3 });
    expect(host.sat).toEqual(['spectator', 'red', 'red']);
  });
  test('undo says why not instead of keeping silent', async () => {
    const { desk, asked, host } = await seated();
    desk.undo();
    expect(desk.trouble.value).toEqual({ trouble: 'no-undo', reason: 'nothing-to-undo' });
    host.tell(sightOf({ seq: 2, keep: 1, log: [step(1, 'red'), step(2, 'white')], noUndo: undefined }));
    desk.undo();
    expect(asked).toEqual([{ ask: 'undo', table: 't', seat: 'red' }]);
  });
});

describe('choosing in secret, beside others', () => {
  const people = { red: person('Ann'), white: { ...person('Bob'), player: 'far-away' } };
  /** `walk a-c` is taken back by `walk c-a`; the table looks from red only. */
  const walker: AnyFace = {
    ...face,
    write: (action) => `walk ${'way' in action ? String(action.way) : ''}`,
    reverse: (_, action) => {
      const way = 'way' in action ? String(action.way) : '';
      return way === 'stay' ? [] : [{ do: 'walk', way: way.split('-').toReversed().join('-') } as { do: string }];
    },
  };
  const sit = async (first: Partial<Sight>) => {
    const at = { seating: people, noUndo: 'secret', ...first } as const;
    const host = scripted(() => sightOf(at));
    const following = follow('t', host.feed, { ...open, viewerOf: () => 'red' });
    await settle();
    const asked: Ask[] = [];
    const ask = (async (what: Ask) => {
      asked.push(what);
      return { done: true };
    }) as unknown as AskHost;
    let seq = 0;
    const news = (rest: Partial<Sight> = {}) => {
      seq++;
      host.tell(sightOf({ ...at, seq, keep: seq, log: [step(seq, 'red')], ...rest }));
    };
    return { desk: createDesk(walker, following, ask), asked, news };
  };
  const sent = (asked: readonly Ask[]) => asked.map((what) => (what.ask === 'play' ? what.action : what.ask));

  test('what was chosen is taken back by choosing again, the newest first', async () => {
    const { desk, asked, news } = await sit({});
    expect(desk.mayUndo.value).toBe(false);
    for (const way of ['walk a-c', 'walk a-d']) {
      desk.play(way);
      await settle();
      news();
    }
    expect(desk.mayUndo.value).toBe(true);
    for (let n = 0; n < 2; n++) {
      desk.undo();
      await settle();
      news();
      await settle();
    }
    expect(sent(asked)).toEqual(['walk a-c', 'walk a-d', 'walk d-a', 'walk c-a']);
    expect(desk.mayUndo.value).toBe(false);
    desk.undo();
    expect(desk.trouble.value).toEqual({ trouble: 'no-undo', reason: 'secret' });
  });
  test('whoever takes it back by hand has done so', async () => {
    const { desk, news } = await sit({});
    for (const way of ['walk a-c', 'walk c-a']) {
      desk.play(way);
      await settle();
      news();
    }
    expect(desk.mayUndo.value).toBe(false);
  });
  test('another phase has its own choices', async () => {
    const { desk, news } = await sit({});
    desk.play('walk a-c');
    await settle();
    news({ phase: 'after' });
    expect(desk.mayUndo.value).toBe(false);
  });
  test('where the journal takes back, it is asked', async () => {
    const { desk, asked, news } = await sit({ noUndo: undefined, seating: { red: person('Ann'), white: BOT } });
    desk.play('walk a-c');
    await settle();
    news();
    desk.undo();
    await settle();
    expect(sent(asked)).toEqual(['walk a-c', 'undo']);
  });
  test('somebody who is done may still choose what is left to them', async () => {
    const { desk, asked, news } = await sit({});
    news({ active: ['white'], may: ['walk b-a'] });
    expect([desk.isMyTurn.value, desk.mayAct.value]).toEqual([false, true]);
    desk.touch('b');
    desk.touch('a');
    await settle();
    expect(sent(asked)).toEqual(['walk b-a']);
    news({ active: ['white'], may: [], verbs: [] });
    desk.touch('b');
    expect(desk.refusing.value?.refusals[0]?.because.why).toBe('not-your-turn');
  });
});
