import type { Advice, Sitter } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import type { ThinkRequest } from '../src/index.ts';
import { ann, ben, bot, join, openToy, playOut, rig } from './rig.ts';

const advice = (action: string, score = 0): Advice => ({ action, line: [], score, depth: 1, reason: 'holds' });
interface Thought {
  readonly request: ThinkRequest;
  readonly signal: AbortSignal;
  answer(advice: Advice): void;
}
/** A house that thinks until the test answers for it. */
const slowHouse = () => {
  const thoughts: Thought[] = [];
  const it = rig({
    think: (request, signal) => new Promise((resolve) => thoughts.push({ request, signal, answer: resolve })),
  });
  return { ...it, thoughts };
};
/** A toy in which whoever has staked must throw. */
const withoutFolding = {
  ...toy,
  phases: { ...toy.phases, throw: { ...toy.phases.throw, candidates: () => [{ do: 'throw' }], legal: undefined } },
} as unknown as AnyGame;
const turnOfTheWorld = () => new Promise((resolve) => setTimeout(resolve, 5));

const deuxRoses = { ask: 'open', game: 'deux-roses', draw: false } as const;

describe('take-backs', () => {
  test('one own unsealed entry is taken back by right', async () => {
    const { host, environment } = rig();
    const person = join(host);
    const table = await openToy(person, [ann, ben]);
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'red' });
    expect(sight.noUndo).toBe('nothing-to-undo');
    await person.get({ ask: 'play', table, seq: 0, seat: 'red', action: sight.may[0] as string });
    expect(person.last().noUndo).toBeUndefined();
    expect(await person.get({ ask: 'undo', table, seat: 'red' })).toEqual({ seq: 2 });
    expect((await environment.store.load(table))?.entries.at(-1)).toEqual({ seq: 2, seat: 'red', undo: 1 });
    expect(person.last()).toMatchObject({ keep: 1, log: [], may: sight.may, view: sight.view });
  });

  test('back to the last decision past the answer of the house, which agrees', async () => {
    const { host, environment } = rig();
    const person = join(host);
    const { table } = await person.get({ ...deuxRoses, sitters: [ann, bot()] });
    await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    const before = (await person.get({ ask: 'sit', table, viewer: 'lancaster' })).sight;
    expect(before.active).toEqual(['lancaster']);
    await person.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: before.may[0] as string });
    await person.until((sight) => sight.seq === 2);
    await person.get({ ask: 'undo', table, seat: 'lancaster' });
    const undone = { seq: 3, seat: 'lancaster', undo: 1, agreed: ['york'] };
    expect((await environment.store.load(table))?.entries.at(-1)).toEqual(undone);
    expect(person.last()).toMatchObject({ seq: 3, keep: 1, view: before.view, active: ['lancaster'] });
  });

  test('a take-back stops the thinking house, whose late answer changes nothing', async () => {
    const { host, thoughts, environment } = slowHouse();
    const person = join(host);
    const { table } = await person.get({ ...deuxRoses, sitters: [ann, bot()] });
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    await person.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: sight.may[0] as string });
    expect(person.last().thinking).toBe('york');
    await person.get({ ask: 'undo', table, seat: 'lancaster' });
    expect(person.last().thinking).toBeUndefined();
    const [thought] = thoughts;
    expect(thought?.signal.aborted).toBe(true);
    await person.get({ ask: 'play', table, seq: 2, seat: 'lancaster', action: sight.may[0] as string });
    expect(thoughts[1]?.request.may).toEqual(thought?.request.may);
    const [late = '', inTime = ''] = thought?.request.may ?? [];
    thought?.answer(advice(late));
    await turnOfTheWorld();
    expect((await environment.store.load(table))?.entries.length).toBe(3);
    thoughts[1]?.answer(advice(inTime));
    await person.until(({ seq }) => seq === 4);
    expect((await environment.store.load(table))?.entries.at(-1)).toMatchObject({ seat: 'york', action: inTime });
  });

  test('nothing goes back past dice or something learned', async () => {
    const { host } = rig();
    const person = join(host);
    const table = await openToy(person);
    const undo = () => person.ask({ ask: 'undo', table, seat: 'red' });
    await person.get({ ask: 'play', table, seq: 0, seat: 'red', action: 'look' });
    expect(await undo()).toEqual({ trouble: 'no-undo', reason: 'reveal' });
    for (const seat of ['red', 'blue']) {
      const { sight } = await person.get({ ask: 'sit', table, viewer: seat });
      await person.get({ ask: 'play', table, seq: sight.seq, seat, action: sight.may[0] as string });
      await person.get({ ask: 'play', table, seq: sight.seq + 1, seat, action: 'lock' });
    }
    const [seat] = (await person.get({ ask: 'sit', table, viewer: 'spectator' })).sight.active as [string];
    await person.get({ ask: 'play', table, seq: person.last().seq, seat, action: 'throw' });
    expect(await person.ask({ ask: 'undo', table, seat })).toEqual({ trouble: 'no-undo', reason: 'roll' });
  });

  test('somebody far away has to be asked: their seat does not agree by itself', async () => {
    const { host } = rig();
    const here = join(host, { holds: (_, seat) => seat === 'lancaster' });
    const { table } = await here.get({ ...deuxRoses, sitters: [ann, ben] });
    const { sight } = await here.get({ ask: 'sit', table, viewer: 'lancaster' });
    await here.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: sight.may[0] as string });
    expect(await here.ask({ ask: 'undo', table, seat: 'lancaster' })).toEqual({ trouble: 'no-undo', reason: 'turn' });
    expect(here.last().noUndo).toBe('turn');
    expect(await here.ask({ ask: 'undo', table, seat: 'york' })).toEqual({ trouble: 'not-your-seat' });
  });

  test('a closed table stays closed', async () => {
    const { host } = rig();
    const person = join(host);
    const table = await openToy(person);
    await playOut(person, table);
    expect(await person.ask({ ask: 'undo', table, seat: 'red' })).toEqual({
      trouble: 'no-undo',
      reason: 'game-is-over',
    });
  });
});

describe('the house', () => {
  test('is asked with the view of its own seat, and no secret of another', async () => {
    const { host, thoughts } = slowHouse();
    const person = join(host);
    await openToy(person, [ann, bot()]);
    const { view, seat } = thoughts[0]?.request ?? {};
    expect(seat).toBe('blue');
    expect(view).toMatchObject({
      hands: [{ cards: null }, { cards: [expect.any(Number), expect.any(Number), expect.any(Number)] }],
    });
  });

  test('takes at least the pace that was asked for over the first thing it does', async () => {
    const waits: number[] = [];
    const { host } = rig({ wait: async (milliseconds) => void waits.push(milliseconds) });
    const person = join(host);
    await person.get({ ask: 'pace', milliseconds: 1234 });
    const table = await openToy(person, [ann, bot()]);
    await person.get({ ask: 'sit', table, viewer: 'red' });
    await person.until((sight) => sight.seq > 0);
    expect(waits[0]).toBe(1234);
  });

  test('takes a quarter of it over what leaves no choice', async () => {
    const waits: { readonly choices: number; readonly pause: number }[] = [];
    let choices = 0;
    const { host } = rig({
      games: new Map([['toy', withoutFolding]]),
      think: async ({ may }) => {
        choices = may.length;
        return advice(may.find((text) => text === 'lock' || text === 'throw') ?? (may[0] as string));
      },
      wait: async (pause) => void waits.push({ choices, pause }),
    });
    const person = join(host);
    await person.get({ ask: 'pace', milliseconds: 1000 });
    const table = await openToy(person, [bot(), bot()]);
    await person.get({ ask: 'sit', table, viewer: 'spectator' });
    await person.until((sight) => sight.outcome !== undefined);
    expect(waits.filter((each) => each.choices === 1).length).toBeGreaterThan(0);
    for (const each of waits) if (each.choices === 1) expect(each.pause).toBe(250);
    expect(waits.some((each) => each.choices > 1 && each.pause === 1000)).toBe(true);
  });

  test.for([
    [1100, 1000],
    [400, 1000],
    [0, 300],
  ] as const)('at a pace of %i ms it may think for %i', async ([milliseconds, thought]) => {
    const { host, thoughts } = slowHouse();
    const person = join(host);
    await person.get({ ask: 'pace', milliseconds });
    await openToy(person, [ann, bot()]);
    expect(thoughts[0]?.request.milliseconds).toBe(thought);
  });

  test('thinks once more when a thought fails, then plays something legal', async () => {
    let asked = 0;
    const { host, errors } = rig({
      think: async () => {
        if (++asked % 2 === 1) throw new Error('killed');
        return advice('no such action');
      },
    });
    const person = join(host);
    const table = await openToy(person, [ann, bot()]);
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'red' });
    await person.until(({ seq }) => seq > sight.seq);
    expect(asked).toBeGreaterThanOrEqual(2);
    expect(errors[0]).toEqual(new Error('killed'));
  });

  test('declines a draw when it stands even, accepts when it stands clearly worse', async () => {
    for (const [score, manner] of [
      [0, 'decline-draw'],
      [-0.5, 'accept-draw'],
    ] as const) {
      const { host, environment } = rig({ think: async ({ may }) => advice(may[0] ?? '', score) });
      const person = join(host);
      const { table } = await person.get({ ...deuxRoses, sitters: [ann, bot()] });
      await person.get({ ask: 'sit', table, viewer: 'lancaster' });
      await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'offer-draw' });
      const after = await person.until((sight) => sight.seq === 2);
      expect((await environment.store.load(table))?.entries.at(-1)).toEqual({ seq: 2, seat: 'york', manner });
      expect(after.outcome?.how).toBe(score < 0 ? 'agreed' : undefined);
    }
  });

  test('keeping the seat of a person, agrees to no draw in their name', async () => {
    const { host, environment } = rig({ think: async ({ may }) => advice(may[0] ?? '', -0.9) });
    const person = join(host);
    const { table } = await person.get({ ...deuxRoses, sitters: [ann, ben] });
    const keeper: Sitter = { kind: 'bot', bot: 'random', strength: 1, keeps: 'p2' };
    await host.operations.reseat(table, (seating) => ({ ...seating, york: keeper }));
    await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'offer-draw' });
    const after = await person.until((sight) => sight.seq === 2);
    expect((await environment.store.load(table))?.entries.at(-1)).toMatchObject({ manner: 'decline-draw' });
    expect(after.outcome).toBeUndefined();
  });

  test('judges a position in which the other seat is to move', async () => {
    const scores: number[] = [];
    const plain = rig();
    const { host } = rig({
      think: async (request, signal) => {
        const thought = await plain.environment.think(request, signal);
        if (request.may.length === 0) scores.push(thought.score);
        return thought;
      },
    });
    const person = join(host);
    const { table } = await person.get({ ...deuxRoses, sitters: [ann, bot('steward')] });
    await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'offer-draw' });
    await person.until((sight) => sight.seq === 2);
    expect(scores.length).toBe(1);
    expect(Math.abs(scores[0] ?? 9)).toBeLessThanOrEqual(1);
  });

  test('goes on after the host was started anew', async () => {
    const { host, environment, thoughts } = slowHouse();
    await openToy(join(host), [ann, bot()]);
    expect(thoughts.length).toBe(1);
    const later = rig({ store: environment.store });
    await later.host.start();
    await turnOfTheWorld();
    const [card] = (await join(later.host).get({ ask: 'tables' })).tables;
    expect(card?.steps).toBeGreaterThan(0);
  });

  test('advises the seat whose turn it is, from its own view', async () => {
    const { host } = rig();
    const person = join(host);
    const { table } = await person.get({ ...deuxRoses, sitters: [ann, ben] });
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    const hint = await person.get({ ask: 'hint', table, seat: 'lancaster' });
    expect(sight.may).toContain(hint.advice.action);
    expect(await person.ask({ ask: 'hint', table, seat: 'york' })).toMatchObject({ trouble: 'refused' });
  });
});
