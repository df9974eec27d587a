import type { FastifyError } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createLimits } from '../src/http/limits.ts';
import { troubleOf } from '../src/http/troubles.ts';

const clock = () => {
  const time = { now: 1_000 };
  return { time, now: () => time.now };
};

describe('limits', () => {
  test('a burst, then as fast as the bucket fills', () => {
    const { time, now } = clock();
    const limits = createLimits({ knock: { burst: 3, perSecond: 0.5 } }, now);
    expect([1, 2, 3, 4].map(() => limits.take('knock', 'a'))).toEqual([0, 0, 0, 2]);
    time.now += 1.9;
    expect(limits.take('knock', 'a')).toBe(1);
    time.now += 0.1;
    expect([1, 2].map(() => limits.take('knock', 'a'))).toEqual([0, 2]);
    time.now += 1_000;
    expect([1, 2, 3, 4].map(() => limits.take('knock', 'a'))).toEqual([0, 0, 0, 2]);
  });
  test('each kind and each doer apart', () => {
    const limits = createLimits({ knock: { burst: 1, perSecond: 1 }, ring: { burst: 1, perSecond: 1 } }, clock().now);
    expect([limits.take('knock', 'a'), limits.take('knock', 'b'), limits.take('ring', 'a')]).toEqual([0, 0, 0]);
    expect([limits.take('knock', 'a'), limits.take('knock', 'b'), limits.take('ring', 'a')]).toEqual([1, 1, 1]);
  });
  test('what costs more waits longer, and a refusal takes nothing', () => {
    const limits = createLimits({ say: { burst: 10, perSecond: 1 } }, clock().now);
    expect(limits.take('say', 'a', 8)).toBe(0);
    expect(limits.take('say', 'a', 8)).toBe(6);
    expect(limits.take('say', 'a', 2)).toBe(0);
  });
  test('strangers cannot fill the memory', () => {
    const { time, now } = clock();
    const limits = createLimits({ knock: { burst: 2, perSecond: 1 } }, now, 100);
    for (let i = 0; i < 10_000; i += 1) {
      limits.take('knock', `stranger ${i}`);
      time.now += 0.001;
    }
    expect(limits.size()).toBeLessThanOrEqual(100);
  });
  test('who rested makes room before who is still busy', () => {
    const { time, now } = clock();
    const limits = createLimits({ knock: { burst: 2, perSecond: 1 } }, now, 10);
    for (let i = 0; i < 9; i += 1) limits.take('knock', `rested ${i}`);
    time.now += 5;
    limits.take('knock', 'busy');
    limits.take('knock', 'busy');
    limits.take('knock', 'one more');
    expect(limits.take('knock', 'busy')).toBe(1);
    expect(limits.size()).toBe(2);
  });
  test('a clock that goes back gives nothing away', () => {
    const { time, now } = clock();
    const limits = createLimits({ knock: { burst: 1, perSecond: 1 } }, now);
    limits.take('knock', 'a');
    time.now -= 500;
    expect(limits.take('knock', 'a')).toBe(1);
    time.now += 1;
    expect(limits.take('knock', 'a')).toBe(0);
  });
});

test('a full disk and a lost database are said as what they are', () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 }) as unknown as FastifyError;
  const lost = new Error('Connection terminated unexpectedly') as FastifyError;
  expect([full, lost].map((error) => troubleOf(error, 1))).toEqual([{ trouble: 'storage' }, { trouble: 'storage' }]);
});
