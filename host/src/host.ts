// The host: tables behind connections. A worker of a page is one connection; a server has one a socket.
import type { Answers, Ask, FromHost, TableCard, TableId, Trouble } from '@rose/protocol';
import { type Answer, type AskContext, answer, sit } from './asks.ts';
import { createBotRunner } from './bot-runner.ts';
import type { Changed, Environment } from './environment.ts';
import { type Audience, show, spread, tell } from './follow.ts';
import { isKnownTo } from './ledger.ts';
import { type Connected, createLives, type Live, type Lives } from './live.ts';
import { createOdds } from './odds.ts';
import { createOperations, type Operations } from './operations.ts';
import type { Replays } from './replays.ts';
import { DEVICE, type Guest } from './seats.ts';
import { activeAt, lastSeq } from './sight.ts';
import { isTrouble, stored } from './trouble.ts';

export interface Connection {
  /** Never fails: whatever is wrong with a message is answered. */
  receive(message: unknown): Promise<void>;
  /** The same for an ask that was read before, answered to the caller. */
  answer(ask: Ask): Promise<Answer>;
  /** Sits down where the page left off: `held` is the number of the newest sight it has from this viewer. */
  sit(table: TableId, viewer: string, held?: number): Promise<Answers['sit'] | Trouble>;
  close(): void;
}
export interface Host {
  connect(send: (message: FromHost) => void, guest?: Guest): Connection;
  /** Lets the house go on where it was interrupted. */
  start(): Promise<void>;
  /** Another host on the same store changed this table; `seq`: its newest entry, where that is known. */
  refresh(table: TableId, seq?: number): Promise<void>;
  /** Changes of other hosts may have been missed: every table in memory looks for what it lacks. */
  refreshAll(): Promise<void>;
  /** Called now and then: lets go of tables that nobody needs. */
  sweep(): Promise<void>;
  readonly operations: Operations;
}

/** The number an answer must carry, as far as the message has one. */
const idOf = (message: unknown): number => {
  if (typeof message !== 'object' || message === null || !('id' in message)) return -1;
  return typeof message.id === 'number' && Number.isSafeInteger(message.id) ? message.id : -1;
};

const changeOf = ({ record, course, ledger }: Live, isTurn: boolean): Changed => {
  const seq = lastSeq(course);
  const { table, seating } = record;
  return { table, seq, isTurn, seating, isPublic: isKnownTo(ledger, 'spectator', seq) };
};
const turnOf = (live: Live): string => activeAt(live).join();

/** Whatever is thrown belongs to one ask: it is told to whoever keeps the house, and harms nobody else. */
const guarded = async <T extends object>(
  { environment }: AskContext,
  job: () => Promise<T | Trouble>,
): Promise<T | Trouble> => {
  try {
    return await job();
  } catch (error) {
    environment.report(error);
    return { trouble: 'internal' };
  }
};

let shapes: Promise<typeof import('./shapes.ts')> | undefined;
const reply = async (context: AskContext, message: unknown): Promise<FromHost> => {
  const id = idOf(message);
  const found = await guarded<Exclude<Answer, Trouble>>(context, async () => {
    shapes ??= import('./shapes.ts');
    const { parseRequest, troubleOf } = await shapes;
    const parsed = parseRequest(message);
    return parsed.ok ? answer(context, parsed.value) : troubleOf(parsed);
  });
  return isTrouble(found) ? { id, trouble: found } : { id, answer: found };
};

export const createHost = (environment: Environment): Host => {
  const { isOpenHouse = false } = environment;
  const audience: Audience = { connections: new Set(), isOpenHouse, report: environment.report };
  const botRunner = createBotRunner(
    environment,
    () => lives,
    (live) => show(audience, live),
  );
  const lives: Lives = createLives(environment, (live, isOurs) => {
    botRunner.settle(live, true);
    spread(audience, live);
    const turn = turnOf(live);
    if (isOurs) environment.noticed?.(changeOf(live, turn !== live.turnTold));
    live.turnTold = turn;
  });

  const resume = async ({ table, outcome, seating }: TableCard): Promise<void> => {
    const kinds = Object.values(seating).map(({ kind }) => kind);
    if (outcome || !kinds.includes('bot') || !kinds.includes('person')) return;
    const live = await lives.find(table);
    if (!isTrouble(live)) botRunner.attend(live);
  };

  const refreshOne = (live: Live, seq = Number.POSITIVE_INFINITY): Promise<unknown> =>
    lives.inTurn(live, async () => (seq > lastSeq(live.course) ? lives.reload(live) : undefined));

  const operations = createOperations(environment, lives, botRunner, (live) => show(audience, live));
  return {
    operations,
    sweep: () => lives.sweep(),
    async refreshAll() {
      for (const live of await lives.inMemory()) await refreshOne(live);
    },
    connect(send, guest = DEVICE) {
      const by: Connected = { guest, send };
      // Most connections only listen: what few ask for is made when they do.
      let replays: Promise<Replays> | undefined;
      let weigh: AskContext['weigh'] | undefined;
      const context: AskContext = {
        environment,
        lives,
        operations,
        botRunner,
        audience,
        by,
        replays() {
          replays ??= import('./replays.ts').then(({ createReplays }) => createReplays(environment, guest, lives.find));
          return replays;
        },
        get weigh() {
          weigh ??= createOdds(environment);
          return weigh;
        },
      };
      audience.connections.add(by);
      return {
        async receive(message) {
          const said = await reply(context, message);
          if (audience.connections.has(by)) tell(audience, by, () => said);
        },
        answer: (ask) => guarded<Exclude<Answer, Trouble>>(context, () => answer(context, ask)),
        sit: (table, viewer, held) => guarded(context, () => sit(context, table, viewer, held)),
        close() {
          audience.connections.delete(by);
          const leaveAll = async (): Promise<void> => {
            for (const live of await lives.inMemory()) if (live.followers.delete(by)) botRunner.attend(live);
          };
          leaveAll().catch(environment.report);
        },
      };
    },
    async start() {
      const cards = await stored(() => environment.store.cards(), environment.report);
      if (isTrouble(cards)) return;
      for (const card of cards) {
        // One table that cannot go on must not keep the others waiting.
        try {
          await resume(card);
        } catch (error) {
          environment.report(error);
        }
      }
    },
    async refresh(table, seq) {
      const known = await lives.known(table);
      if (known) await refreshOne(known, seq);
      else if (!isOpenHouse)
        for (const connected of audience.connections) tell(audience, connected, () => ({ news: 'tables' }));
    },
  };
};
