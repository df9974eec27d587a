// The tools beside the laws: scenes, counts, random options, recorded games.
import { act, begin, fingerprint, isMistake, outcomeOf, scripted, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { anyOpening, anyOptions, divide, perft, perfts, replayRecorded, scene, sceneOf, toy } from '../src/index.ts';

/** The deal that leaves the cards as they lie: red 1 2 3, blue 4 5 6, pile 7 8 9. */
const UNSHUFFLED = [9, 8, 7, 6, 5, 4, 3, 2];
const start = () => scene(toy, { options: { rounds: 1 }, dice: [...UNSHUFFLED, 6, 5] });

describe('scene', () => {
  test('plays by notation or by action, and never changes', () => {
    const before = start();
    const after = before.play('red', 'stake 3', { do: 'lock' });
    expect(before.active()).toEqual(['red', 'blue']);
    expect(after.active()).toEqual(['blue']);
    expect(after.log.map(({ say }) => say)).toEqual(['dealt', 'staked', 'locked']);
    expect(after.sealed).toBe('turn');
  });
  test('says what is legal and why not', () => {
    expect(start().legal('red')).toEqual(['stake 1', 'stake 2', 'stake 3', 'look']);
    expect(start().try('red', 'stake 4')).toEqual({ rule: '1', because: { why: 'not-in-hand', card: 4 } });
    expect(start().try('red', 'sing')).toEqual({ rule: undefined, because: { why: 'not-an-action', text: 'sing' } });
    expect(start().try('red', 'look')).toBeUndefined();
  });
  test('throws at a mistake of the test', () => {
    expect(() => start().play('red', 'stake 4')).toThrow(/red may not stake 4.*not-in-hand/);
    expect(() => start().play('red', 'sing')).toThrow(/sing is not an action/);
    expect(() => scene(toy, { options: { rounds: 7 } })).toThrow(/options.rounds/);
  });
  test('uses its dice and comes to an end', () => {
    const thrown = start().play('red', 'stake 3', 'lock').play('blue', 'stake 6', 'lock').play('blue', 'throw');
    expect([thrown.state.scores, thrown.sealed, thrown.outcome]).toEqual([[0, 6], 'roll', undefined]);
    expect(thrown.play('red', 'fold').outcome).toEqual({ winners: ['blue'], how: 'highest-score', rule: '3' });
  });
  test('goes on from a state', () => expect(sceneOf(toy, start().state).active()).toEqual(['red', 'blue']));
});

describe('perft', () => {
  const { state } = start();
  test('adds up the seats that act at once', () => {
    // Four choices each; after a stake four (two others, lock, look), after a look three.
    expect(perfts(toy, state, 2)).toEqual([8, 2 * (3 * (4 + 4) + (3 + 4))]);
    expect(perft(toy, state, 0)).toBe(1);
  });
  test('is divided by first actions', () => {
    const branches = divide(toy, state, 2);
    expect([...branches.keys()].sort()).toEqual(['look', ...[1, 2, 3, 4, 5, 6].map((card) => `stake ${card}`)]);
    expect([...branches.values()].reduce((sum, count) => sum + count, 0)).toBe(perft(toy, state, 2));
  });
  test('ends where the game ends', () => {
    const over = start().play('red', 'stake 3', 'lock').play('blue', 'stake 6', 'lock').play('blue', 'fold');
    expect(perfts(toy, over.play('red', 'fold').state, 2)).toEqual([0, 0]);
    expect(perft(toy, over.state, 1)).toBe(2);
  });
});

test('random options reach the whole space', () => {
  const random = seeded(3);
  const seen = new Set(Array.from({ length: 400 }, () => JSON.stringify(anyOptions(toy, random))));
  expect(seen.size).toBe(2 * 3 * 2);
});

test('any number of players is as often drawn as any other, a preset half of the time', () => {
  const random = seeded(3);
  const players = { kind: 'number', default: 4, min: 2, max: 7, rule: '1' } as const;
  const meta = { ...toy.meta, options: { ...toy.meta.options, players }, presets: { long: { rounds: 3 } } };
  const drawn = Array.from({ length: 1200 }, () => anyOpening({ ...toy, meta } as never, random));
  const having = (count: number) => drawn.filter(({ options }) => (options as { players: number }).players === count);
  for (const count of [2, 3, 4, 5, 6, 7]) expect(having(count).length).toBeGreaterThan(150);
  const long = drawn.filter(({ preset }) => preset === 'long');
  expect(long.length).toBeGreaterThan(500);
  expect(long.every(({ options }) => (options as { rounds: number }).rounds === 3)).toBe(true);
});

describe('a recorded game', () => {
  const course = begin(toy, { options: { rounds: 1 } }, scripted(UNSHUFFLED));
  if (isMistake(course)) throw new Error(course.reason);
  for (const [seat, text] of [
    ['red', 'stake 3'],
    ['red', 'lock'],
    ['blue', 'stake 6'],
    ['blue', 'lock'],
    ['blue', 'throw'],
    ['red', 'fold'],
  ] as const) {
    const action = toy.read(text);
    if (action) act(toy, course, seat, action, scripted([6, 5]));
  }
  const recorded = { opening: course.opening, entries: course.entries, fingerprint: fingerprint(stateOf(course)) };
  const ending = { how: 'highest-score', winners: ['blue'] };
  test('replays, dice and all', () => {
    expect(outcomeOf(toy, course)).toMatchObject(ending);
    expect(replayRecorded(toy, recorded, ending)).toBeUndefined();
  });
  test('with other dice it does not', () => {
    const other = recorded.entries.map((entry) =>
      'rolls' in entry ? { ...entry, rolls: [{ rule: '2', sides: 6, faces: [1, 1] }] } : entry,
    );
    expect(replayRecorded(toy, { ...recorded, entries: other }, ending)?.field).toBe('fingerprint');
  });
});
