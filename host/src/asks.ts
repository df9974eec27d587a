// Every ask and who answers it. What is seldom asked, files and replays, is read in when it is.
import { type Answers, type Ask, type TableId, type Trouble, VACANT } from '@rose/protocol';
import { isMistake, outcomeOf, vacated } from '@rose/table';
import type { BotRunner } from './bot-runner.ts';
import { type Environment, metered } from './environment.ts';
import { type Audience, sightFor, spreadList } from './follow.ts';
import { DAMAGED, keptAt } from './kept.ts';
import { heldAt } from './ledger.ts';
import type { Connected, Follower, Lives } from './live.ts';
import type { Weigh } from './odds.ts';
import { openTable } from './open.ts';
import type { Operations } from './operations.ts';
import type { Replays } from './replays.ts';
import { holdsAllPersons, mayActFor, mayReadJournal, mayWatchAs } from './seats.ts';
import { itemsOf, refusalsOf } from './sight.ts';
import { forSeat, hintAt, mannerAt, playAt, undoAt, whyNotAt } from './tables.ts';
import { badFile, isTrouble, NOT_YOURS, stored } from './trouble.ts';
import { untilGiven } from './windows.ts';

/** What an ask may use: the house behind, and the connection it came from. */
export interface AskContext {
  readonly environment: Environment;
  readonly lives: Lives;
  readonly operations: Operations;
  readonly botRunner: BotRunner;
  readonly audience: Audience;
  readonly by: Connected;
  replays(): Promise<Replays>;
  readonly weigh: Weigh;
}
export type Answer = Answers[keyof Answers] | Trouble;

const cards = ({ environment }: AskContext): Promise<Answer> =>
  stored(async () => {
    const tables = await environment.store.cards();
    return { tables: tables.toSorted((a, b) => (a.touched < b.touched ? 1 : -1)) };
  }, environment.report);

const opened = async (context: AskContext, opening: Promise<Answers['open'] | Trouble>): Promise<Answer> => {
  const answer = await opening;
  if (isTrouble(answer)) return answer;
  spreadList(context.audience);
  const live = await context.lives.find(answer.table);
  if (!isTrouble(live)) context.botRunner.attend(live);
  return answer;
};

/** `number`: of the newest sight that the page still holds from this viewer. */
export const sit = async (
  { environment, lives, botRunner, audience, by }: AskContext,
  table: TableId,
  viewer: string,
  number?: number,
): Promise<Answers['sit'] | Trouble> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  const closed = outcomeOf(live.game, live.course) !== undefined;
  if (!mayWatchAs(by.guest, live.record, viewer, closed)) return NOT_YOURS;
  const held = number === undefined ? [] : heldAt(live.course, live.ledger, viewer, number);
  const follower: Follower = { by, viewer, held, number: -1 };
  if (audience.connections.has(by)) live.followers.set(by, follower);
  botRunner.attend(live);
  return { sight: metered(environment, () => sightFor(live, follower)) };
};

/** A table of bots alone stops when its last onlooker goes. */
const leave = async ({ lives, botRunner, by }: AskContext, table: TableId): Promise<Answer> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  live.followers.delete(by);
  botRunner.attend(live);
  return {};
};

const exported = async ({ environment, lives, by }: AskContext, table: TableId, short: boolean): Promise<Answer> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  const { record, game, course } = live;
  if (!mayReadJournal(by.guest, game, record, outcomeOf(game, course) !== undefined)) return NOT_YOURS;
  const [{ fileName, fileOf, printFile }, { toShort }] = await Promise.all([import('./file.ts'), import('./short.ts')]);
  return metered(environment, () => {
    const file = fileOf(live);
    return { file: short ? toShort(file) : printFile(file), name: fileName(file) };
  });
};

/** Also a table that this house can no longer read: its record alone says whose it is. */
const remove = async ({ environment, lives, botRunner, audience, by }: AskContext, table: TableId): Promise<Answer> => {
  const kept = await keptAt(environment, table);
  if (isTrouble(kept)) {
    if (kept !== DAMAGED) return kept;
  } else if (!holdsAllPersons(by.guest, kept.record)) return NOT_YOURS;
  const live = await lives.find(table);
  const done = await stored(async () => {
    await environment.store.remove(table);
    return {};
  }, environment.report);
  if (isTrouble(done)) return done;
  lives.forget(table);
  if (!isTrouble(live)) {
    live.gone = true;
    live.followers.clear();
    botRunner.settle(live, true);
  }
  spreadList(audience);
  return done;
};

const verdict = async ({ environment }: AskContext, text: string): Promise<Answer> => {
  const [{ parseFile }, { verify }] = await Promise.all([import('./shapes.ts'), import('./verify.ts')]);
  const file = parseFile(text);
  return isMistake(file) ? badFile(file) : { verdict: verify(environment.games, file) };
};

/**
 * Whoever resigns at a table that goes on without them leaves the seat to a bot; also where that could not be kept when they
 * did, and they try again.
 */
const mannered = ({ lives, operations, by }: AskContext, ask: Extract<Ask, { ask: 'manner' }>): Promise<Answer> =>
  forSeat(lives, by.guest, ask, (live) =>
    lives.inTurn(live, async () => {
      const { seat } = ask;
      const done = await mannerAt(lives, live, by.guest, ask);
      const isLeft = vacated(live.game, live.course).includes(seat) && mayActFor(by.guest, live.record, seat);
      const failed = isLeft ? await operations.resettle(live, (seating) => ({ ...seating, [seat]: VACANT })) : {};
      return isTrouble(failed) ? failed : done;
    }),
  );

export const answer = async (context: AskContext, ask: Ask): Promise<Answer> => {
  const { environment, lives, by } = context;
  const { guest } = by;
  const work = <T>(job: () => T): T => metered(environment, job);
  switch (ask.ask) {
    case 'tables':
      return cards(context);
    case 'open':
      return opened(context, openTable(environment, ask));
    case 'import':
      return opened(
        context,
        import('./import.ts').then(({ importTable }) => importTable(environment, ask.file)),
      );
    case 'sit':
      return sit(context, ask.table, ask.viewer);
    case 'leave':
      return leave(context, ask.table);
    case 'play':
      return forSeat(lives, guest, ask, async (live) => {
        await untilGiven(environment, live, ask.seat, [ask.action, ...(ask.more ?? [])]);
        return lives.inTurn(live, () => playAt(lives, live, guest, ask));
      });
    case 'undo':
      return forSeat(lives, guest, ask, (live) => lives.inTurn(live, () => undoAt(lives, live, guest, ask)));
    case 'manner':
      return mannered(context, ask);
    case 'why-not':
      return forSeat(lives, guest, ask, async (live) => work(() => whyNotAt(live, ask)));
    case 'refusals':
      return forSeat(lives, guest, ask, async (live) => work(() => refusalsOf(live, ask.seat)));
    case 'items':
      return forSeat(lives, guest, ask, async (live) => work(() => itemsOf(live, ask.seat)));
    case 'hint':
      return forSeat(lives, guest, ask, (live) => hintAt(environment, live, ask.seat));
    case 'odds':
      return forSeat(lives, guest, ask, (live) => context.weigh(live, ask));
    case 'export':
      return exported(context, ask.table, ask.short ?? false);
    case 'remove':
      return remove(context, ask.table);
    case 'replay':
      return (await context.replays()).open(ask);
    case 'look': {
      const replays = await context.replays();
      return work(() => replays.look(ask));
    }
    case 'retell': {
      const replays = await context.replays();
      return work(() => replays.retell(ask));
    }
    case 'verify':
      return verdict(context, ask.file);
    case 'pace':
      context.botRunner.setPace(ask.milliseconds);
      return {};
  }
};
