import type { OddsRequest, ThinkRequest } from '@rose/host';
import type { Advice } from '@rose/protocol';
import type { Odds } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { type BotAnswer, createThinker } from '../src/thinker.ts';

const ADVICE: Advice = { action: 'step e3-d4', line: [], score: 0, depth: 1, reason: 'holds' };
const request = (seat: string): ThinkRequest => ({
  game: 'deux-roses',
  bot: 'steward',
  strength: 1,
  milliseconds: 100,
  seed: 1,
  seat,
  view: {},
  may: ['step e3-d4'],
});
const ODDS = { seat: 'york', win: 0.5 } as Odds;
const fight: OddsRequest = {
  game: 'richard-iii',
  milliseconds: 150,
  seed: 1,
  seat: 'york',
  view: {},
  actions: ['fire y-york'],
};

/** Workers that do what the test says, and remember what they were asked. */
const workers = () => {
  const started: {
    readonly asked: { id: number; request: ThinkRequest }[];
    ended: boolean;
    say(event: Event): void;
  }[] = [];
  const spawn = (): Worker => {
    const target = new EventTarget();
    const it = {
      asked: [] as { id: number; request: ThinkRequest }[],
      ended: false,
      say: (event: Event) => void target.dispatchEvent(event),
    };
    started.push(it);
    return Object.assign(target, {
      postMessage: (message: { id: number; request: ThinkRequest }) => it.asked.push(message),
      terminate: () => {
        it.ended = true;
      },
    }) as unknown as Worker;
  };
  const answer = (worker: number, said: BotAnswer): void =>
    started[worker]?.say(new MessageEvent('message', { data: said }));
  return { started, ...createThinker(spawn), answer };
};
const wanted = (): AbortSignal => new AbortController().signal;

describe('a worker in which bots think', () => {
  test('one thought after the other, in one worker', async () => {
    const { started, think, answer } = workers();
    const both = [think(request('lancaster'), wanted()), think(request('york'), wanted())];
    expect(started[0]?.asked.map(({ request: { seat } }) => seat)).toEqual(['lancaster']);
    answer(0, { id: 1, advice: ADVICE });
    expect(started[0]?.asked.map(({ request: { seat } }) => seat)).toEqual(['lancaster', 'york']);
    answer(0, { id: 2, advice: ADVICE });
    expect(await Promise.all(both)).toEqual([ADVICE, ADVICE]);
    expect(started.length).toBe(1);
  });

  test('a thought nobody wants any more ends with its worker; the next gets a fresh one', async () => {
    const { started, think, answer } = workers();
    const stop = new AbortController();
    const first = think(request('lancaster'), stop.signal);
    const second = think(request('york'), wanted());
    stop.abort();
    await expect(first).rejects.toThrow('no longer wanted');
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
    answer(0, { id: 1, advice: ADVICE });
    answer(1, { id: 2, advice: ADVICE });
    expect(await second).toEqual(ADVICE);
  });

  test('a thought that waits and is no longer wanted is never begun', async () => {
    const { started, think, answer } = workers();
    const stop = new AbortController();
    const first = think(request('lancaster'), wanted());
    const second = think(request('york'), stop.signal);
    stop.abort();
    await expect(second).rejects.toThrow('no longer wanted');
    answer(0, { id: 1, advice: ADVICE });
    expect(await first).toEqual(ADVICE);
    expect(started[0]?.asked.length).toBe(1);
  });

  test('a bot that fails says so and keeps its worker; a worker that fails is replaced', async () => {
    const { started, think, answer } = workers();
    const first = think(request('lancaster'), wanted());
    answer(0, { id: 1, error: 'lost its way' });
    await expect(first).rejects.toThrow('lost its way');
    const second = think(request('lancaster'), wanted());
    started[0]?.say(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
    await expect(second).rejects.toThrow('out of memory');
    const third = think(request('lancaster'), wanted());
    answer(1, { id: 3, advice: ADVICE });
    expect(await third).toEqual(ADVICE);
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('odds wait for the thought before them and keep the worker when they are no longer wanted', async () => {
    const { started, think, weigh, answer } = workers();
    const stop = new AbortController();
    const thought = think(request('lancaster'), wanted());
    const unwanted = weigh(fight, stop.signal);
    answer(0, { id: 1, advice: ADVICE });
    expect(await thought).toEqual(ADVICE);
    expect(started[0]?.asked[1]).toEqual({ id: 2, weigh: fight });
    stop.abort();
    await expect(unwanted).rejects.toThrow('no longer wanted');
    const newer = weigh(fight, wanted());
    expect(started[0]?.asked.length).toBe(2);
    answer(0, { id: 2, odds: ODDS });
    expect(started[0]?.asked.length).toBe(3);
    answer(0, { id: 3, odds: undefined });
    expect(await newer).toBeUndefined();
    expect(started.map(({ ended }) => ended)).toEqual([false]);
  });

  test('an odds ask that never began is never begun', async () => {
    const { started, weigh, answer } = workers();
    const stop = new AbortController();
    const first = weigh(fight, wanted());
    const second = weigh(fight, stop.signal);
    stop.abort();
    await expect(second).rejects.toThrow('no longer wanted');
    answer(0, { id: 1, odds: ODDS });
    expect(await first).toEqual(ODDS);
    expect(started[0]?.asked.length).toBe(1);
  });
});
