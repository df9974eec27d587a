// The online tables of one node: the host on the house's database, its bots in threads, its sockets, and word from the
// other nodes. Whoever opens the house gives it what it needs and starts the queue with its handlers.
import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { BOTS } from '@rose/bots';
import { type Changed, createHost, SECRET_LENGTH } from '@rose/host';
import type { TableId } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { GAMES } from '../../../games/all.ts';
import { type Database, isDiskFull, isLost } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import type { Context } from '../lobby/context.ts';
import { tidyGatherings } from '../lobby/tidy.ts';
import { createWatch } from '../lobby/watch.ts';
import { tellPlayers } from '../lobby/words.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Courier } from '../notices/courier.ts';
import { createNotify } from '../notices/notify.ts';
import { createSending } from '../notices/sending.ts';
import { ordersIn } from '../orders/orders.ts';
import type { Handlers, PlaceOf, Queue } from '../queue/index.ts';
import { tellAbout } from '../seats/about.ts';
import { calendarsIn, createDeadlines } from '../seats/deadline.ts';
import { leaveTables } from '../seats/farewell.ts';
import { createPresence, REPEAT } from '../seats/presence.ts';
import { isRace } from '../store/index.ts';
import { createPool, createTurnstile, payers } from '../thinkers/index.ts';
import { answer, type Floor } from './answers.ts';
import { createCharges } from './charges.ts';
import { createClients } from './clients.ts';
import { createHearing } from './hearing.ts';
import { tableStore } from './keeping.ts';
import { owedBy, payerFor, payerOf, placeIn } from './paying.ts';
import { createSocketLimits, type Rates } from './rates.ts';
import { createBreather } from './reading.ts';
import { createSocketServer, type SocketServerOptions } from './server.ts';

export interface TablesOptions
  extends Pick<SocketServerOptions, 'people' | 'visitors' | 'places' | 'mostPerAddress' | 'heartbeat'> {
  readonly database: Database;
  readonly fanout: Fanout;
  readonly queue: Queue;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly botThreads?: number | undefined;
  /** How long bots take at least over a move. */
  readonly pace?: number;
  /** How long no answer is given in a window, in milliseconds. */
  readonly windowTime?: number;
  readonly rates?: Partial<Rates>;
  /** What notices need to leave the house. */
  readonly courier: Courier;
  /** How long they wait, in milliseconds. */
  readonly noticeDelay?: number;
  /** Those of the house, where nothing else is said. */
  readonly games?: ReadonlyMap<string, AnyGame>;
  /** The time, for tests that cannot wait for it. */
  readonly now?: () => string;
}
export interface Tables {
  /** What other services of the house work with: the host, the clients, the database. */
  readonly context: Context;
  /** Takes the sockets of a server. */
  attach(server: Server): void;
  /** Lets everybody go, to find another node. */
  letGo(): void;
  /** Whether anybody watches a table, by whichever node. */
  watches(table: TableId): boolean;
  /** Where a player is, was last, or was told to be. */
  readonly placeOf: PlaceOf;
  readonly handlers: Pick<Handlers, 'bot' | 'deadline' | 'notice'>;
  /** A player leaves these tables for good: gatherings go on without them, stand-ins take their seats. */
  leave(player: string, tables: readonly TableId[]): Promise<void>;
  close(): Promise<void>;
}

const PACE = 400;
/** So that speed tells nothing. */
const WINDOW = 3_000;
/** A table that nobody needs is let go after one to two of these. */
const SWEEP = 20_000;
const SOON = 30;

const tableIn = (payload: unknown): string => {
  if (typeof payload === 'object' && payload !== null && 'table' in payload) return String(payload.table);
  throw new Error('a bot is called to no table');
};

/** Asks of one address that are begun before the house listens to others again. */
const ASKS_OF_EACH = 2;
/** Calls soon, and once for all who ask meanwhile. */
const soon = (job: (table: TableId) => Promise<void>, report: (error: unknown) => void) => {
  const waiting = new Map<TableId, ReturnType<typeof setTimeout>>();
  return (table: TableId): void => {
    if (waiting.has(table)) return;
    const run = (): void => {
      waiting.delete(table);
      job(table).catch(report);
    };
    waiting.set(table, setTimeout(run, SOON).unref());
  };
};

export const openTables = (parts: TablesOptions): Tables => {
  const { database, fanout, queue, log, people, visitors, places, games = GAMES } = parts;
  // A disk that is full and a database that is lost are told once, by who watches the house.
  const report = (error: unknown): void => {
    if (!isDiskFull(error) && !isLost(error) && !isRace(error)) log.error('tables', { error });
  };
  const stakes: Context['stakes'] = new Map();
  const pool = createPool(parts.botThreads);
  const clients = createClients();
  const { now = () => new Date().toISOString() } = parts;
  const notify = createNotify(queue, now, parts.noticeDelay);
  const moves = parts.metrics?.counter('rose_entries_total', 'Entries written by this node.');

  const noticed = ({ table, isPublic, isTurn, seating }: Changed): void => {
    moves?.add();
    context.told(clients.tables.of(table).size);
    watch.stir();
    if (isPublic && hasTakeBack.has(table)) showAbout(table);
    if (!isTurn) return;
    const players = Object.values(seating).flatMap((sitter) => ('player' in sitter ? (sitter.player ?? []) : []));
    tellPlayers(context, table, [...new Set(players)]).catch(report);
  };
  const limits = createSocketLimits(parts.rates);
  const refused = parts.metrics?.counter('rose_socket_refused_total', 'Asks of pages that came too fast, by kind.');
  const charges = createCharges(limits);
  const host = createHost({
    store: tableStore({ database, fanout, queue, clients, stakes, notify }),
    games,
    bots: [...BOTS.keys()],
    secret: () => randomBytes(SECRET_LENGTH),
    now,
    think: pool.think,
    weigh: pool.weigh,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: (sides) => randomInt(sides) + 1,
    freshId: () => `w${randomBytes(8).toString('hex').slice(1)}`,
    isOpenHouse: true,
    pace: parts.pace ?? PACE,
    windowTime: parts.windowTime ?? WINDOW,
    enlist: (table, seq) => {
      host.operations
        .find(table)
        .then((seen) => {
          const owed = owedBy(clients, 'trouble' in seen ? {} : seen.record.seating);
          return queue.add('bot', `bot ${table} ${seq}`, { table, ...owed });
        })
        .catch(report);
    },
    isWatched: (table) => presence.isWatched(table),
    breather: createBreather(limits),
    meter: charges.meter,
    calendars: calendarsIn(database),
    orders: ordersIn(database),
    noticed,
    report,
  });
  const context: Context = {
    database,
    fanout,
    host,
    games,
    bots: [...BOTS.keys()],
    clients,
    stakes,
    notify,
    now,
    told: charges.told,
    fresh: (bytes) => randomBytes(bytes).toString('hex'),
    report,
  };
  /** Tables here at which somebody waits for an answer: a move may make the question void. */
  const hasTakeBack = new Set<TableId>();
  const showAbout = soon(async (table) => {
    const asked = await tellAbout(context, presence, table);
    if (asked) hasTakeBack.add(table);
    else hasTakeBack.delete(table);
  }, report);
  const presence = createPresence(context, randomBytes(4).toString('hex'), showAbout);
  const watch = createWatch(context);
  const floor: Floor = { context, watch, presence };
  const throughTurnstile = createTurnstile((waiting) => ASKS_OF_EACH * waiting.places());
  const sockets = createSocketServer({
    host,
    clients,
    people,
    visitors,
    places,
    report,
    now,
    limits,
    tooFast(what, address) {
      refused?.add(1, { ask: what });
      if (limits.take('warning', address) === 0) log.warn('too fast', { kind: what, address });
    },
    ...(parts.mostPerAddress === undefined ? {} : { mostPerAddress: parts.mostPerAddress }),
    ...(parts.heartbeat === undefined ? {} : { heartbeat: parts.heartbeat }),
    answer: (client, request) => {
      const payer = payerOf(client);
      return payers.run(payer, async () => {
        await throughTurnstile(payer);
        return answer(floor, client, request);
      });
    },
    gone(client) {
      watch.leave(client);
      for (const table of clients.leave(client)) presence.changed(table);
    },
  });
  const hearing = createHearing({ context, watch, presence, showAbout, recheck: sockets.recheck });
  fanout.hear(hearing.hear, hearing.lost);
  presence.ask();

  parts.metrics?.gauge('rose_sockets', 'Sockets open on this node.', () => clients.all.size);
  parts.metrics?.gauge('rose_thoughts_waiting', 'Thoughts of bots that wait for a thread.', () => pool.waiting());
  const sweeper = setInterval(() => {
    host.sweep().catch(report);
    tidyGatherings(context).catch(report);
  }, SWEEP).unref();
  const repeater = setInterval(() => void presence.repeat().catch(report), REPEAT).unref();

  const placeOf: PlaceOf = (player, told) => placeIn(clients, player, told);
  return {
    context,
    watches: presence.isWatched,
    placeOf,
    attach: sockets.attach,
    letGo: sockets.letGo,
    handlers: {
      deadline: createDeadlines(context, queue),
      notice: createSending(context, presence, parts.courier, queue, parts.noticeDelay),
      async bot(payload) {
        const table = tableIn(payload);
        const payer = payerFor(clients, table, payload);
        const waits = presence.at(table).players.length > 0;
        const isServed = await payers.run({ ...payer, waits }, () => host.operations.serve(table));
        if (!isServed) throw new Error(`table ${table}: a bot could not have its turn`);
      },
    },
    leave: (player, tables) => leaveTables(context, player, tables),
    async close() {
      clearInterval(sweeper);
      clearInterval(repeater);
      watch.close();
      await sockets.close();
      await pool.close();
    },
  };
};
