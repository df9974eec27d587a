import { expect, test } from 'vitest';
import { floodsGiven, withFloods } from '../src/bench-open.ts';

const late = { median: 1, p95: 2, p99: 3, longest: 4 };
const flood = (ask: string, times: number) => ({
  ask,
  times,
  letIn: 1,
  turnedAway: 1,
  quiet: late,
  beside: late,
  moves: 8,
  wrong: [],
});
const machine = { processor: 'loom', cores: 1, node: '24.0.0' };

test('a kind that is measured again takes its own place in the results, and says when', () => {
  const command = 'bench floods --seconds 5';
  const before = { command, day: '2026-04-23', seconds: 5, machine, load: 1 };
  const when = { day: '2026-04-24', seconds: 6, load: 0.5 };
  const floods = [flood('time', 1.1), flood('lobby', 2.1), flood('say', 1.2)];
  const next = withFloods({ ...before, floods }, [flood('lobby', 1.3), flood('GET /', 1)], when);
  expect(next).toEqual({
    ...before,
    floods: [
      flood('time', 1.1),
      { ...flood('lobby', 1.3), ...when },
      flood('say', 1.2),
      { ...flood('GET /', 1), ...when },
    ],
  });
});

test('a kind nobody asks for is wrong input', async () => {
  await expect(floodsGiven('say,nothing')).rejects.toThrow(/"nothing" is no kind of ask; what there is: /);
  expect(await floodsGiven('say,GET /')).toEqual(['say', 'GET /']);
  expect(await floodsGiven(undefined)).toBeUndefined();
});
