// A table played over a scripted connection.
import type { Ask, Sight } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import type { AnyFace } from '../../games/face.ts';
import { type AskHost, createDesk } from '../src/table/picking/desk.ts';
import { isCalled } from '../src/table/picking/hand.ts';
import { follow } from '../src/table/sending/follow.ts';
import { BOT, face, open, person, scripted, settle, sightOf, step } from './scripted-table.ts';

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
  test('several actions are one message, and nothing is sent twice while it is on its way', async () => {
    const { desk, asked } = await seated();
    desk.play('walk a-c', 'walk b-c', 'walk e-c');
    desk.play('walk a-c', 'walk b-c', 'walk e-c');
    const message = {
      ask: 'play',
      table: 't',
      seq: 0,
      seat: 'red',
      action: 'walk a-c',
      more: ['walk b-c', 'walk e-c'],
    };
    expect(asked).toEqual([message]);
  });
  test('several refused are refused whole: the reason is shown, and the table stays as it is', async () => {
    const refusal = { rule: '1', because: { why: 'too-far' } };
    const { desk, asked } = await seated(() => ({ trouble: 'refused', refusal }));
    desk.play('walk a-c', 'walk b-c');
    await settle();
    expect(desk.refusing.value).toEqual({ place: undefined, refusals: [refusal] });
    expect(asked).toHaveLength(1);
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
  test('what is in the hand stays there when another acts and the question is the same', async () => {
    const { desk, host, asked } = await seated();
    desk.touch('a');
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'white')] }));
    expect(desk.picked.value).toEqual(['a']);
    desk.touch('c');
    expect(asked).toEqual([{ ask: 'play', table: 't', seq: 1, seat: 'red', action: 'walk a-c' }]);
  });
  test('what is in the hand stays there when something else becomes possible', async () => {
    const { desk, host } = await seated();
    desk.touch('a');
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'white')], may: ['walk a-c', 'walk a-d', 'walk x-y'] }));
    expect([desk.picked.value, desk.open.value]).toEqual([['a'], ['c', 'd']]);
  });
  test('why not is told though another acts before the reasons come, and stays told', async () => {
    let seq = 0;
    const { desk, host } = await seated(() => {
      const answer = { ...farther, seq };
      if (seq === 0) {
        seq = 1;
        host.tell(sightOf({ seq, keep: 1, log: [step(1, 'white')] }));
      }
      return answer;
    });
    desk.touch('a');
    desk.touch('f');
    await settle();
    expect([desk.refusing.value?.place, desk.picked.value]).toEqual(['f', ['a']]);
    host.tell(sightOf({ seq: 2, keep: 2, log: [step(2, 'white')], may: ['walk a-c', 'walk x-y'] }));
    expect([desk.refusing.value?.place, desk.picked.value]).toEqual(['f', []]);
    host.tell(sightOf({ seq: 3, keep: 3, log: [step(3, 'red')] }));
    expect(desk.refusing.value).toBeUndefined();
  });
  test('what becomes possible after a touch is not played by it', async () => {
    let seq = 0;
    const { desk, host, asked } = await seated(() => {
      if (seq === 0) {
        seq = 1;
        host.tell(sightOf({ seq, keep: 1, log: [step(1, 'white')], may: ['walk a-c', 'walk a-d', 'walk f'] }));
      }
      return { seq: 1, mayNot: [] };
    });
    desk.touch('f');
    await settle();
    expect(asked.filter(({ ask }) => ask === 'play')).toEqual([]);
  });
  test('another question, or one’s own act, empties the hand', async () => {
    const { desk, host } = await seated();
    desk.touch('a');
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'white')], may: ['walk a-c'] }));
    expect(desk.picked.value).toEqual([]);
    desk.touch('a');
    host.tell(sightOf({ seq: 3, keep: 2, log: [step(2, 'red'), step(3, 'white')], may: ['walk a-c'] }));
    expect(desk.picked.value).toEqual([]);
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
    expect(asked).toEqual([{ ask: 'undo', table: 't', seq: 2, seat: 'red' }]);
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
  test('whoever is done takes back what they chose, too, as long as they may choose', async () => {
    const { desk, asked, news } = await sit({});
    desk.play('walk a-c');
    await settle();
    news({ active: ['white'], may: ['walk b-a'] });
    expect([desk.isMyTurn.value, desk.mayUndo.value]).toEqual([false, true]);
    desk.undo();
    await settle();
    expect(sent(asked)).toEqual(['walk a-c', 'walk c-a']);
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
    // nobody is called for what only may be done
    expect(isCalled(desk.sight.value)).toBe(false);
    desk.touch('b');
    desk.touch('a');
    await settle();
    expect(sent(asked)).toEqual(['walk b-a']);
    news({ active: ['red'], may: ['walk b-a'] });
    expect(isCalled(desk.sight.value)).toBe(true);
    news({ active: ['white'], may: [], verbs: [] });
    desk.touch('b');
    expect(desk.refusing.value?.refusals[0]?.because.why).toBe('not-your-turn');
  });
});
