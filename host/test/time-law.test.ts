// The law of time on a whole table, with its own count of turns: whatever is done and in whichever order, nobody has more
// than the terms allow for the turns they had, out of turn nobody's own time changes, and who leaves a seat and comes back,
// however late, has what they would have had by staying.
import type { ClockTerms } from '@rose/protocol';
import { stateOf } from '@rose/table';
import type { Fair } from '@rose/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../src/clock.ts';
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
  SEATS,
  type Seat,
  type Seen,
  table,
  trader,
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
  const { deadline, rests, away } = seats[seat] ?? {};
  const runs = (deadline !== undefined && !rests) || away !== undefined;
  return Math.max(0, ownLeft(seen, seat) - (runs ? countedFor(seen, seat, Date.parse(at), now) : 0));
};

/** What was spent, and what those who left would still have. */
const account = () => {
  const used: Record<string, number> = {};
  const turns: Record<string, number> = {};
  /** The newest turn that each had a part in. */
  const had: Record<string, number> = {};
  const kept: Record<string, number> = {};
  const note = (seen: Seen, now: number): void => {
    for (const who of SEATS) {
      turns[who] = Math.max(turns[who] ?? 0, turnsOf(seen, who));
      if (!isPerson(seen, who)) continue;
      kept[who] = ownAt(seen, who, now);
      if (trader(seen) === who) had[who] = Math.max(had[who] ?? 0, turnsOf(seen, who));
    }
  };
  const stretch = (seen: Seen, from: number, to: number): void => {
    const mover = trader(seen);
    const isTheirs = mover && turnsOf(seen, mover) <= (had[mover] ?? 0);
    if (mover && (isPerson(seen, mover) || isTheirs)) {
      const gone = Math.min(countedFor(seen, mover, from, to), kept[mover] ?? 0);
      used[mover] = (used[mover] ?? 0) + gone;
      kept[mover] = (kept[mover] ?? 0) - gone;
    }
    note(seen, to);
  };
  /** Of who has come back: the least and the most that they may have. */
  const mayHave = (terms: Exclude<ClockTerms, { kind: 'none' }>, seen: Seen, who: Seat): [number, number] => {
    const least = kept[who] ?? 0;
    if (terms.kind === 'live') return [least, Math.max(least, MINUTE)];
    if (turnsOf(seen, who) <= (had[who] ?? 0)) return [least, least];
    return [0, least + terms.daysPerMove * DAY];
  };
  return { used, turns, note, stretch, mayHave };
};

describe.for([
  ['live', { kind: 'live', minutes: 10, increment: 30 }, 2 * MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 }, 2 * DAY],
] as const)('%s', ([, terms, unit]) => {
  test('nobody has more than the terms allow, and out of turn it does not change', async () => {
    await fc.assert(
      fc.asyncProperty(deedsOf(50), async (deeds) => {
        const at = await table(terms);
        const { used, turns, note, stretch, mayHave } = account();
        note(await at.seen(), at.now());
        for (const one of deeds) {
          const before = await at.seen();
          const [then, mover] = [at.now(), trader(before)];
          if (isPassing(one)) await passBy(at, one, unit, stretch);
          else await done(at, one);
          const seen = await at.seen();
          for (const who of SEATS) {
            const own = ownAt(seen, who, at.now());
            const isBack = isPerson(seen, who) && !isPerson(before, who);
            const [least, most] = isBack ? mayHave(terms, seen, who) : [own, own];
            expect([own >= least, own <= most]).toEqual([true, true]);
            if (mover !== who && trader(seen) !== who && one.do !== 'long') expect(own).toBe(ownAt(before, who, then));
          }
          note(seen, at.now());
          for (const who of SEATS)
            expect(ownAt(seen, who, at.now()) + (used[who] ?? 0)).toBeLessThanOrEqual(
              allowance(terms, turns[who] ?? 0),
            );
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
