// The law of questions' time, on a whole table: whatever is done and in whichever order, a question is waited for no longer
// than its time, gives it once, and leaves the time of the seat itself alone. Tables are played by chance: answers, offers
// aside, leaving a seat and coming back, taking back, other hours, time that goes by, and time that is up.
import type { ClockTerms, Sitter } from '@rose/protocol';
import { type AnyGame, stateOf } from '@rose/table';
import { type Fair, fair } from '@rose/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../src/clock.ts';
import { guestOf } from '../src/index.ts';
import { unmade } from '../src/operations.ts';
import { QUESTION_TIME } from '../src/question-time.ts';
import { bot, rig } from './rig.ts';

const SEATS = ['ann', 'ben', 'cat'] as const;
type Seat = (typeof SEATS)[number];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-04-23T18:00:00.000Z');
const GAMES = new Map([['fair', fair as unknown as AnyGame]]);
const person = (name: string): Sitter => ({ kind: 'person', name, player: `player-${name}` });

type Deed =
  | { readonly do: 'play'; readonly pick: number }
  | { readonly do: 'offer' | 'leave' | 'back' | 'take-back'; readonly seat: Seat }
  | { readonly do: 'retime' }
  | { readonly do: 'pass'; readonly part: number };

const table = async (clock: ClockTerms) => {
  let now = START;
  const { host, errors } = rig({
    games: GAMES,
    isOpenHouse: true,
    now: () => new Date(now).toISOString(),
    enlist() {},
  });
  const { operations } = host;
  const options = { rounds: 4 };
  const made = await operations.open({ game: 'fair', options, sitters: SEATS.map(person), draw: false }, { clock });
  if ('trouble' in made) throw new Error(JSON.stringify(made));
  const id = made.table;
  const seen = async () => {
    const found = await operations.find(id);
    if ('trouble' in found) throw new Error(found.trouble);
    return found;
  };
  /** Answers in the name of a seat, as its own host does. */
  const play = async (seat: Seat, action: string) => {
    const line = host.connect(() => undefined, guestOf(`player-${seat}`));
    const { ledger, course } = await seen();
    const hidden = ledger.hidden.get(seat) ?? [];
    await line.receive({ ask: 'play', id: 1, table: id, seq: course.entries.length - hidden.length, seat, action });
    line.close();
  };
  const pass = (by: number): void => {
    now += by;
  };
  return { operations, id, seen, play, pass, errors, now: () => now };
};
type Table = Awaited<ReturnType<typeof table>>;
type Seen = Awaited<ReturnType<Table['seen']>>;

const phaseOf = ({ course }: Seen) => stateOf(course).phase as Fair['state']['phase'];
/** Who is asked for leave now. */
const questioned = (seen: Seen): Seat | undefined => {
  const phase = phaseOf(seen);
  return phase.name === 'leave' && phase.answer === 'none' ? phase.asked : undefined;
};
const trader = (seen: Seen): Seat | undefined => {
  const phase = phaseOf(seen);
  return phase.name === 'trade' && !phase.over ? phase.seat : undefined;
};
const isPerson = ({ record }: Seen, seat: Seat): boolean => record.seating[seat]?.kind === 'person';
/** How often a seat was asked for leave in what stands. */
const asksOf = ({ course }: Seen, seat: Seat): number =>
  course.steps.filter(
    ({ entry }) => entry && 'action' in entry && entry.action === 'cross' && follows(entry.seat, seat),
  ).length;
const follows = (one: string, other: Seat): boolean => SEATS[(SEATS.indexOf(one as Seat) + 1) % 3] === other;
const ownLeft = ({ clock }: Seen, seat: Seat): number => (clock as Clock).seats[seat]?.left ?? Number.NaN;

const done = async (at: Table, deed: Exclude<Deed, { do: 'pass' }>): Promise<void> => {
  const seen = await at.seen();
  switch (deed.do) {
    case 'play': {
      const seat = questioned(seen) ?? trader(seen);
      const may = questioned(seen) ? ['let', 'forbid'] : ['cross', 'end', 'cross'];
      if (seat && isPerson(seen, seat)) await at.play(seat, may[deed.pick % may.length] as string);
      return;
    }
    case 'offer':
      return at.play(deed.seat, `offer ${SEATS.find((other) => other !== deed.seat)} 1`);
    case 'leave':
      await at.operations.reseat(at.id, (seating) => ({ ...seating, [deed.seat]: bot() }));
      return;
    case 'back':
      await at.operations.reseat(at.id, (seating) => ({ ...seating, [deed.seat]: person(deed.seat) }), deed.seat);
      return;
    case 'take-back': {
      const from = unmade(seen, deed.seat)?.from;
      if (from !== undefined) await at.operations.takeBack(at.id, deed.seat, from);
      return;
    }
    case 'retime':
      await at.operations.retime(at.id);
  }
};

const seat = fc.constantFrom(...SEATS);
const part = fc.oneof(fc.constant(0.9), fc.double({ min: 0, max: 1, noNaN: true }));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('play' as const), pick: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('offer', 'leave', 'back', 'take-back', 'back'), seat }) },
  { weight: 1, arbitrary: fc.constant({ do: 'retime' as const }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass' as const), part }) },
) as fc.Arbitrary<Deed>;

describe.for([
  ['live', { kind: 'live', minutes: 10, increment: 30 }, 2 * MINUTE],
  ['slow', { kind: 'slow', daysPerMove: 2, bank: 3, cap: 4 }, 2 * DAY],
] as const)('%s', ([kind, terms, unit]) => {
  test('a question is waited for once and no longer than its time, and costs the seat none of its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
        const at = await table(terms);
        await at.play('ann', 'cross');
        const waited: Record<string, number> = {};
        const asked: Record<string, number> = {};
        for (const one of deeds) {
          if (one.do !== 'pass') await done(at, one);
          else {
            const before = await at.seen();
            const seatAsked = questioned(before);
            const until = Object.values((before.clock as Clock).seats).flatMap(({ deadline = [] }) => deadline);
            const most = Math.min(...until.map((deadline) => Date.parse(deadline) - at.now()), unit);
            const gone = Math.floor(most * one.part);
            at.pass(gone);
            if (seatAsked && isPerson(before, seatAsked)) {
              waited[seatAsked] = (waited[seatAsked] ?? 0) + gone;
              const then = ownLeft(before, seatAsked);
              await at.operations.retime(at.id);
              expect(ownLeft(await at.seen(), seatAsked)).toBe(then);
            }
          }
          const seen = await at.seen();
          for (const who of SEATS) {
            asked[who] = Math.max(asked[who] ?? 0, asksOf(seen, who));
            expect(waited[who] ?? 0).toBeLessThanOrEqual((asked[who] ?? 0) * QUESTION_TIME[kind]);
          }
          const now = questioned(seen);
          if (now && isPerson(seen, now)) {
            const { deadline = '' } = (seen.clock as Clock).seats[now] ?? {};
            expect(Date.parse(deadline) - at.now()).toBeLessThanOrEqual(QUESTION_TIME[kind]);
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

test('a question that is taken back and put again has what was left of its time', async () => {
  const at = await table({ kind: 'live', minutes: 10, increment: 0 });
  await at.play('ann', 'cross');
  at.pass(45_000);
  await at.operations.takeBack(at.id, 'ann', 1);
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
