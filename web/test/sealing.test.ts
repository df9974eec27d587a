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

const sat = (isCareful: boolean, shown: AnyFace = face) => {
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
  return { sight, asked, desk: createDesk(shown, following as unknown as Following, ask, () => isCareful) };
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
