// What a server does at a table besides answering asks: open it for those who gathered, change who sits where, take
// back what all agreed to, let a bot have its turn.
import type { Answers, Seating, TableId, Trouble } from '@rose/protocol';
import { defaultOf, outcomeOf, stateOf } from '@rose/table';
import { MOST_SEATINGS, untilKept } from './again.ts';
import type { BotRunner } from './bot-runner.ts';
import { deadlineOf, overdueAt } from './clock.ts';
import type { Environment } from './environment.ts';
import { emptied } from './leaving.ts';
import { knownSteps, wentOn } from './ledger.ts';
import type { Live, Lives } from './live.ts';
import { createObey } from './obey.ts';
import { type Arranged, openTable } from './open.ts';
import { lastDecision } from './seats.ts';
import { lastSeq, logStep, type Watched } from './sight.ts';
import { besideClock, clockAt, type Why } from './timing.ts';
import { isTrouble, stored } from './trouble.ts';

export interface Unmade {
  /** The first entry that would stand no more. */
  readonly from: number;
  /** What a viewer may know of what would be undone. */
  unlearned(viewer: string): Unlearned;
}
interface Unlearned {
  readonly steps: readonly ReturnType<typeof logStep>[];
  readonly dice: boolean;
  readonly revealed: boolean;
}
export interface Overdue {
  readonly seats: readonly string[];
  readonly next: string | undefined;
}
export interface Operations {
  open(ask: Parameters<typeof openTable>[1], arranged: Arranged): Promise<Answers['open'] | Trouble>;
  find(table: TableId): Promise<Watched | Trouble>;
  /** The same, with what other hosts have done meanwhile: for what hangs on who sits there. */
  latest(table: TableId): Promise<Watched | Trouble>;
  /** The seating from now on; every follower sees it. `back`: the seat that its player came back to. */
  reseat(table: TableId, change: (seating: Seating) => Seating, back?: string): Promise<Trouble | undefined>;
  /** The same inside a turn of the table. */
  resettle(live: Live, change: (seating: Seating) => Seating): Promise<object | Trouble>;
  /** A player leaves a seat: what the game wants done before another goes on there. */
  leave(table: TableId, seat: string): Promise<Trouble | undefined>;
  /** The hours that do not count have changed for somebody there. */
  retime(table: TableId): Promise<Trouble | undefined>;
  /** The seats whose time is gone; and when it will be for the next one. */
  overdue(table: TableId): Promise<Overdue | Trouble>;
  /**
   * All others agreed that everything from entry `from` on is taken back for a seat. They did when the game stood at entry
   * `seq`: where it went on since, they agreed to something else.
   */
  takeBack(table: TableId, seat: string, from: number, seq: number): Promise<Trouble | undefined>;
  /** What the table finds: a seat is lost, or all who remain agreed to end here. */
  declare(table: TableId, seat: string, manner: 'forfeit' | 'abandon'): Promise<Trouble | undefined>;
  /** A seat's time is up: what its question names as the answer is done; false where it names none, or has time left. */
  answerByDefault(table: TableId, seat: string): Promise<{ readonly done: boolean } | Trouble>;
  /** A bot's turn, or what a seat left orders for; false when it could not be had. */
  serve(table: TableId): Promise<boolean>;
}

/** What a take-back for this seat would undo: back to its last decision. Nothing when it has none, or all is over. */
export const unmade = ({ game, course, ledger }: Watched, seat: string): Unmade | undefined => {
  const first = course.steps[lastDecision(course.steps, seat)]?.entry;
  if (!first || outcomeOf(game, course)) return undefined;
  return {
    from: first.seq,
    unlearned(viewer) {
      const steps = knownSteps(course, ledger, viewer).filter(({ entry }) => (entry?.seq ?? 0) >= first.seq);
      const seals = steps.map(({ entry }) => (entry && 'action' in entry ? entry.sealed : undefined));
      return {
        steps: steps.map((step) => logStep(step, viewer, ledger)),
        dice: seals.includes('roll'),
        revealed: seals.includes('reveal'),
      };
    },
  };
};

export const createOperations = (
  environment: Environment,
  lives: Lives,
  botRunner: BotRunner,
  show: (live: Live) => void,
): Operations => {
  const at = async <T>(table: TableId, job: (live: Live) => Promise<T>): Promise<T | Trouble> => {
    const live = await lives.find(table);
    return isTrouble(live) ? live : lives.inTurn(live, () => job(live));
  };
  const obey = createObey(environment, lives);
  /** Keeps a seating with the clock that goes with it; where the game went on or others sat down meanwhile, once more. */
  const resettle = async (
    live: Live,
    change: (seating: Seating) => Seating,
    why: Why = {},
  ): Promise<object | Trouble> => {
    const { table } = live.record;
    for (let races = 0; races < MOST_SEATINGS; races++) {
      const before = { seq: lastSeq(live.course), seating: live.record.seating };
      const record = { ...live.record, seating: change(before.seating) };
      const clock = await clockAt(environment, live.clock, { ...live, record }, { ...why, earns: false });
      const beside = besideClock(clock, live.clock);
      const kept = await stored(
        async () => ({ is: await environment.store.reseat?.(table, record.seating, before, beside) }),
        environment.report,
      );
      if (isTrouble(kept)) return kept;
      if (kept.is !== false) {
        Object.assign(live, { record, clock });
        botRunner.settle(live, false);
        show(live);
        return {};
      }
      const failed = await lives.reload(live);
      if (failed) return failed;
    }
    return { trouble: 'storage' };
  };
  return {
    resettle,
    async open(ask, arranged) {
      const opened = await openTable(environment, ask, arranged);
      if (isTrouble(opened)) return opened;
      const live = await lives.find(opened.table);
      if (!isTrouble(live)) botRunner.attend(live);
      return opened;
    },
    find: lives.find,
    latest: (table) => at<Watched | Trouble>(table, async (live) => (await lives.reload(live)) ?? live),
    async reseat(table, change, back) {
      const done = await at(table, (live) => resettle(live, change, back === undefined ? {} : { back }));
      return isTrouble(done) ? done : undefined;
    },
    async leave(table, seat) {
      const done = await at(table, (live) => emptied(lives, live, seat));
      return isTrouble(done) ? done : undefined;
    },
    async retime(table) {
      const done = await at(table, (live) => resettle(live, (seating) => seating, { anew: true }));
      return isTrouble(done) ? done : undefined;
    },
    overdue: (table) =>
      at(table, async (live): Promise<Overdue | Trouble> => {
        const failed = await lives.reload(live);
        if (failed) return failed;
        const { clock } = live;
        return clock
          ? { seats: overdueAt(clock, environment.now()), next: deadlineOf(clock) }
          : { seats: [], next: undefined };
      }),
    async takeBack(table, seat, from, seq) {
      const done = await at(table, async (live): Promise<{ result: 'done' | 'raced' } | Trouble> => {
        const isStill = (): boolean => !wentOn(live.ledger, live.course, seq);
        if (!isStill()) return { result: 'raced' };
        const others = live.game.seats(live.course.opening.options).filter((other) => other !== seat);
        const attempt = (): Promise<'done' | 'raced' | Trouble> =>
          lives.commit(live, (change) => {
            const reason = change.undo(seat, from, others);
            return reason && { trouble: 'no-undo', reason };
          });
        const result = await untilKept(attempt, isStill);
        return typeof result === 'string' ? { result } : result;
      });
      if (isTrouble(done)) return done;
      return done.result === 'raced' ? { trouble: 'no-undo', reason: 'nothing-to-undo' } : undefined;
    },
    async declare(table, seat, manner) {
      const done = await at(table, async (live) => {
        const attempt = (): Promise<'done' | 'raced' | Trouble> =>
          lives.commit(live, (change) => {
            const reason = change.applyManner(seat, manner);
            return reason && { trouble: 'no-manner', reason };
          });
        const result = await untilKept(attempt);
        return typeof result === 'string' ? { result } : result;
      });
      if (isTrouble(done)) return done;
      return done.result === 'raced' ? { trouble: 'storage' } : undefined;
    },
    answerByDefault: (table, seat) =>
      at(table, async (live): Promise<{ done: boolean } | Trouble> => {
        let isNamed = true;
        const attempt = async (): Promise<'done' | 'raced' | Trouble> => {
          // Whose time was up may have answered since, and be asked something else.
          const isDue = live.clock !== undefined && overdueAt(live.clock, environment.now()).includes(seat);
          const action = isDue ? defaultOf(live.game, stateOf(live.course), seat) : undefined;
          isNamed = action !== undefined && outcomeOf(live.game, live.course) === undefined;
          if (!action || !isNamed) return 'done';
          return lives.commit(live, (change) => {
            const refusal = change.act(seat, action, 'default');
            return refusal && { trouble: 'refused', refusal };
          });
        };
        const result = await untilKept(attempt);
        return typeof result === 'string' ? { done: isNamed && result === 'done' } : result;
      }),
    async serve(table) {
      const live = await lives.find(table);
      if (isTrouble(live)) return live.trouble !== 'storage';
      const behind = await lives.inTurn(live, () => lives.reload(live));
      if (behind) return behind.trouble !== 'storage';
      const obeyed = await obey(live);
      return (await botRunner.serve(live)) && obeyed;
    },
  };
};
