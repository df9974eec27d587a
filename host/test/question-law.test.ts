// The law of questions' time, on a whole table: whatever is done and in whichever order, a question is waited for no longer
// than its time, gives it once, and leaves the time of the seat itself alone.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../src/clock.ts';
import { QUESTION_TIME } from '../src/question-time.ts';
import {
  countedFor,
  DAY,
  deedsOf,
  done,
  isPassing,
  isPerson,
  MINUTE,
  ownLeft,
  passBy,
  questioned,
  SEATS,
  type Seat,
  type Seen,
  type Stretch,
  table,
  trader,
} from './fair-table.ts';

/** How often a seat was asked for leave in what stands. */
const asksOf = ({ course }: Seen, seat: Seat): number =>
  course.steps.filter(
    ({ entry }) => entry && 'action' in entry && entry.action === 'cross' && follows(entry.seat, seat),
  ).length;
const follows = (one: string, other: Seat): boolean => SEATS[(SEATS.indexOf(one as Seat) + 1) % 3] === other;

describe.for([
  ['live', { kind: 'live', minutes: 10, increment: 30 }, 2 * MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 }, 2 * DAY],
] as const)('%s', ([kind, terms, unit]) => {
  test('a question is waited for once and no longer than its time, and costs the seat none of its own', async () => {
    await fc.assert(
      fc.asyncProperty(deedsOf(40), async (deeds) => {
        const at = await table(terms);
        await at.play('ann', 'cross');
        const waited: Record<string, number> = {};
        const asked: Record<string, number> = {};
        for (const one of deeds) {
          const stretch: Stretch = async (before, from, to) => {
            const seatAsked = questioned(before);
            if (!seatAsked || !isPerson(before, seatAsked)) return;
            waited[seatAsked] = (waited[seatAsked] ?? 0) + countedFor(before, seatAsked, from, to);
            const own = ownLeft(before, seatAsked);
            await at.operations.retime(at.id);
            expect(ownLeft(await at.seen(), seatAsked)).toBe(own);
          };
          if (isPassing(one)) await passBy(at, one, unit, stretch);
          else await done(at, one);
          const seen = await at.seen();
          for (const who of SEATS) {
            asked[who] = Math.max(asked[who] ?? 0, asksOf(seen, who));
            expect(waited[who] ?? 0).toBeLessThanOrEqual((asked[who] ?? 0) * QUESTION_TIME[kind]);
          }
          const now = questioned(seen);
          if (now && isPerson(seen, now)) {
            const { deadline = '' } = (seen.clock as Clock).seats[now] ?? {};
            const most = countedFor(seen, now, at.now(), Date.parse(deadline));
            expect(most).toBeLessThanOrEqual(QUESTION_TIME[kind]);
          }
        }
        expect(at.errors).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('when its time is up its answer is recorded as given by default, and the game goes on', async () => {
    const at = await table(terms);
    await at.play('ann', 'cross');
    const own = ownLeft(await at.seen(), 'ben');
    at.pass(QUESTION_TIME[kind] - 1);
    expect(await at.operations.overdue(at.id)).toMatchObject({ seats: [] });
    at.pass(1);
    expect(await at.operations.overdue(at.id)).toMatchObject({ seats: ['ben'] });
    expect(await at.operations.answerByDefault(at.id, 'ben')).toEqual({ done: true });
    const seen = await at.seen();
    expect(seen.course.entries.at(-1)).toMatchObject({ seat: 'ben', action: 'forbid', by: 'default' });
    expect([trader(seen), ownLeft(seen, 'ben'), seen.record.seating['ben']?.kind]).toEqual(['ann', own, 'person']);
    expect(await at.operations.overdue(at.id)).toMatchObject({ seats: [] });
  });
});

test('who answers in the last moment is not answered for at the question that comes next', async () => {
  const at = await table({ kind: 'live', minutes: 10, increment: 0 });
  await at.play('ann', 'cross');
  at.pass(QUESTION_TIME.live);
  expect(await at.operations.overdue(at.id)).toMatchObject({ seats: ['ben'] });
  await at.play('ben', 'forbid');
  for (const seat of SEATS) await at.play(seat, 'end');
  await at.play('ann', 'cross');
  expect(questioned(await at.seen())).toBe('ben');
  expect(await at.operations.answerByDefault(at.id, 'ben')).toEqual({ done: false });
  expect(questioned(await at.seen())).toBe('ben');
});

test('a question that is taken back and put again has what was left of its time', async () => {
  const at = await table({ kind: 'live', minutes: 10, increment: 0 });
  await at.play('ann', 'cross');
  at.pass(45_000);
  await at.operations.takeBack(at.id, 'ann', 1, 1);
  await at.play('ann', 'cross');
  at.pass(15_000);
  expect(await at.operations.overdue(at.id)).toMatchObject({ seats: ['ben'] });
});

test('without a clock nobody is hurried', async () => {
  const at = await table({ kind: 'none' });
  await at.play('ann', 'cross');
  at.pass(10 * DAY);
  expect(await at.operations.overdue(at.id)).toEqual({ seats: [], next: undefined });
});
