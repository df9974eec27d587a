// What cannot be taken back waits for a second touch.
import { signal } from '@preact/signals';
import type { Ask, Sight } from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import type { AnyFace } from '../../games/face.ts';
import { type AskHost, createDesk } from '../src/table/picking/desk.ts';
import type { Following } from '../src/table/sending/follow.ts';

const nothing = () => null;
const sealFor = (steps: number) => ({ ask: 'Walk for good?', follows: `Nobody comes back from there: ${steps}.` });
const seal = sealFor(1);
/** `walk a-c` is the touches a, c; nobody comes back from c. */
const face: AnyFace = {
  read: (text) => ({ do: 'walk', way: text.slice(5) }) as { do: string },
  write: () => '',
  gestures: (action) => [('way' in action ? String(action.way) : '').split('-')],
  seals: (view, action) =>
    'way' in action && action.way === 'a-c' ? sealFor('steps' in view ? Number(view.steps) : 1) : undefined,
  buttons: [],
  Board: nothing,
  Badge: nothing,
  SeatMark: nothing,
  Glyph: nothing,
};
const sightAt = (seq: number, view: object = {}): Sight =>
  ({
    table: 't',
    seating: { red: { kind: 'person', name: 'Ann' }, white: { kind: 'bot', bot: 'random', strength: 1 } },
    viewer: 'red',
    active: ['red'],
    may: ['walk a-c', 'walk a-d'],
    verbs: ['walk'],
    view,
    seq,
    phase: 'play',
  }) as unknown as Sight;

const sat = (isCareful: boolean, shown: AnyFace = face, isBlind = false) => {
  const sight = signal<Sight | undefined>(sightAt(0));
  const following = {
    sight,
    log: signal([]),
    change: signal({ kind: 'none' }),
    isShared: signal(false),
    isPassing: signal(false),
  };
  const asked: Ask[] = [];
  const ask = (async (what: Ask) => {
    asked.push(what);
    return { seq: 1 };
  }) as AskHost;
  const ignore = () => undefined;
  const desk = createDesk(
    shown,
    following as unknown as Following,
    ask,
    () => isCareful,
    ignore,
    () => isBlind,
  );
  return { sight, asked, desk };
};

describe('what cannot be taken back', () => {
  test('is asked about first, and done by the second touch', () => {
    const { desk, asked } = sat(true);
    desk.touch('a');
    desk.touch('c');
    expect([asked, desk.sealing.value?.seal, desk.picked.value]).toEqual([[], seal, ['a', 'c']]);
    desk.confirm();
    expect(asked).toEqual([{ ask: 'play', table: 't', seq: 0, seat: 'red', action: 'walk a-c' }]);
    expect(desk.sealing.value).toBeUndefined();
  });
  test('is forgotten by any other touch, and when what others do changes what follows', () => {
    const { desk, sight, asked } = sat(true);
    desk.play('walk a-c');
    expect(desk.sealing.value).toBeDefined();
    desk.touch('a');
    expect(desk.sealing.value).toBeUndefined();
    desk.play('walk a-c');
    sight.value = sightAt(1, { steps: 2 });
    expect([desk.sealing.value, desk.picked.value]).toEqual([undefined, []]);
    desk.confirm();
    expect(asked).toEqual([]);
  });
  test('is out of the hand, too, after a touch that is refused: the question can be answered again', () => {
    const one: AnyFace = {
      ...face,
      gestures: (action) => [['way' in action ? String(action.way) : '']],
      reachWith: () => [{ do: 'walk', way: 'x' }] as never,
    };
    const { desk } = sat(true, one);
    desk.touch('a-c');
    expect([desk.sealing.value?.seal, desk.picked.value]).toEqual([seal, ['a-c']]);
    desk.touch('x');
    expect([desk.sealing.value, desk.picked.value]).toEqual([undefined, []]);
    expect(desk.open.value).toEqual(['a-c', 'a-d']);
  });
  test('waits on when others act and nothing of what was told changes', () => {
    const { desk, sight, asked } = sat(true);
    desk.play('walk a-c');
    sight.value = sightAt(1);
    expect(desk.sealing.value?.seal).toEqual(seal);
    desk.confirm();
    expect(asked).toEqual([{ ask: 'play', table: 't', seq: 1, seat: 'red', action: 'walk a-c' }]);
  });
  test('is asked about for several at once, too, and none of them goes before', () => {
    const { desk, asked } = sat(true);
    desk.picked.value = ['b'];
    desk.play('walk a-d', 'walk a-c');
    expect([asked, desk.sealing.value?.seal, desk.picked.value]).toEqual([[], seal, ['b']]);
    desk.confirm();
    expect(asked).toEqual([{ ask: 'play', table: 't', seq: 0, seat: 'red', action: 'walk a-d', more: ['walk a-c'] }]);
  });
  test('is told what the same touch does before it', () => {
    const told: unknown[] = [];
    const { desk } = sat(true, {
      ...face,
      seals: (_, action, before) => {
        told.push([action, before]);
        return undefined;
      },
    });
    desk.play('walk a-d', 'walk b-d');
    const [first, second] = [
      { do: 'walk', way: 'a-d' },
      { do: 'walk', way: 'b-d' },
    ];
    expect(told).toEqual([
      [first, []],
      [second, [first]],
    ]);
  });
  test('is done at once by whoever plays fast, and all else is never asked about', () => {
    const fast = sat(false);
    fast.desk.play('walk a-c');
    expect(fast.asked.length).toBe(1);
    const careful = sat(true);
    careful.desk.play('walk a-d');
    expect(careful.asked.length).toBe(1);
  });
});

/** Each walk tells its way beforehand. */
const farSighted: AnyFace = {
  ...face,
  foresees: (view, action) => ({
    explain: `${'way' in action ? String(action.way) : ''}, ${'steps' in view ? Number(view.steps) : 1} step`,
    back: 'Elsewhere',
  }),
};
describe('what a finger has not seen before it touches', () => {
  test('is shown first, with all other goals still open, and done by a second touch on the goal or by its button', () => {
    for (const isByGoal of [true, false]) {
      const { desk, asked } = sat(true, farSighted, true);
      desk.touch('a');
      desk.touch('d');
      expect([asked, desk.sealing.value?.foresight?.explain]).toEqual([[], 'a-d, 1 step']);
      expect([desk.picked.value, desk.open.value]).toEqual([
        ['a', 'd'],
        ['c', 'd'],
      ]);
      expect(desk.preview.value).toEqual({ do: 'walk', way: 'a-d' });
      if (isByGoal) desk.touch('d');
      else desk.confirm();
      expect(asked.map((each) => 'action' in each && each.action)).toEqual(['walk a-d']);
    }
  });
  test('elsewhere, the piece is still in the hand; another goal is shown in its turn', () => {
    const { desk, asked } = sat(true, farSighted, true);
    desk.touch('a');
    desk.touch('d');
    desk.goBack();
    expect([desk.sealing.value, desk.picked.value, asked]).toEqual([undefined, ['a'], []]);
    desk.touch('d');
    desk.touch('c');
    // what is for good is asked about as such
    expect([desk.sealing.value?.seal, desk.sealing.value?.foresight]).toEqual([seal, undefined]);
    desk.goBack();
    expect(desk.picked.value).toEqual([]);
  });
  test('is forgotten when others change what was told', () => {
    const { desk, sight } = sat(true, farSighted, true);
    desk.touch('a');
    desk.touch('d');
    sight.value = sightAt(1);
    expect(desk.sealing.value?.foresight).toBeDefined();
    sight.value = sightAt(2, { steps: 2 });
    expect(desk.sealing.value).toBeUndefined();
  });
  test('is done at once where a mouse saw it, where it is chosen in words, and for whoever plays fast', () => {
    const [mouse, words, fast] = [sat(true, farSighted), sat(true, farSighted, true), sat(false, farSighted, true)];
    for (const { desk } of [mouse, fast]) {
      desk.touch('a');
      desk.touch('d');
    }
    words.desk.play('walk a-d');
    expect([mouse, words, fast].map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  });
});
