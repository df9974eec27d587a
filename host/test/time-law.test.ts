// The law of time on a whole table, with its own count of turns: whatever is done and in whichever order, nobody has more
// than the terms allow for the turns they had, and out of turn nobody's own time changes.
import type { ClockTerms } from '@rose/protocol';
import { stateOf } from '@rose/table';
import type { Fair } from '@rose/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../src/clock.ts';
import {
  countedFor,
  DAY,
  deed,
  done,
  isPerson,
  MINUTE,
  ownLeft,
  SEATS,
  type Seat,
  type Seen,
  table,
  trader,
  untilDeadline,
} from './fair-table.ts';

/** How many turns a seat had: one in each round, whatever was asked in it. */
const turnsOf = ({ course }: Seen, seat: Seat): number => {
  const rounds = new Set<number>();
  for (const { state } of course.steps) {
    const { phase, round } = state as Fair['state'];
    if (phase.name === 'trade' && phase.seat === seat) rounds.add(round);
  }
  return rounds.size;
};
/** All that the terms give in so many turns, the minute for coming back included. */
const allowance = (terms: Exclude<ClockTerms, { kind: 'none' }>, turns: number): number =>
  terms.kind === 'slow'
    ? (terms.bank + terms.daysPerMove * turns) * DAY
    : terms.minutes * MINUTE + terms.increment * 1000 * turns + MINUTE;
/** What a seat has of its own at this moment. */
const ownAt = (seen: Seen, seat: Seat, now: number): number => {
  const { at, seats } = seen.clock as Clock;
  const runs = seats[seat]?.deadline !== undefined && !seats[seat].rests;
  return ownLeft(seen, seat) - (runs ? countedFor(seen, seat, Date.parse(at), now) : 0);
};

describe.for([
  ['live', { kind: 'live', minutes: 10, increment: 30 }, 2 * MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 }, 2 * DAY],
] as const)('%s', ([, terms, unit]) => {
  test('nobody has more than the terms allow, and out of turn it does not change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 50 }), async (deeds) => {
        const at = await table(terms);
        const used: Record<string, number> = {};
        const turns: Record<string, number> = {};
        for (const one of deeds) {
          const before = await at.seen();
          const [then, mover] = [at.now(), trader(before)];
          if (one.do !== 'pass' && one.do !== 'up') await done(at, one);
          else {
            const isUp = one.do === 'up';
            at.pass(Math.floor(untilDeadline(before, then, isUp ? 9 * DAY : unit) * (isUp ? 1 : one.part)));
            if (mover && isPerson(before, mover))
              used[mover] = (used[mover] ?? 0) + countedFor(before, mover, then, at.now());
            if (isUp) await at.meet();
          }
          const seen = await at.seen();
          for (const who of SEATS) {
            turns[who] = Math.max(turns[who] ?? 0, turnsOf(seen, who));
            const own = ownAt(seen, who, at.now());
            expect(own + (used[who] ?? 0)).toBeLessThanOrEqual(allowance(terms, turns[who] ?? 0));
            if (mover !== who && trader(seen) !== who) expect(own).toBe(ownAt(before, who, then));
          }
        }
        expect(at.errors).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('the count of turns sees what is played', async () => {
    const at = await table(terms);
    for (const [seat, action] of [
      ['ann', 'cross'],
      ['ben', 'let'],
      ['ann', 'end'],
    ] as const)
      await at.play(seat, action);
    const seen = await at.seen();
    expect([stateOf(seen.course).phase, turnsOf(seen, 'ann'), turnsOf(seen, 'ben')]).toMatchObject([
      { name: 'trade', seat: 'ben' },
      1,
      1,
    ]);
  });
});
