// Starts everything that runs between the database and the network, and stops it in the opposite order.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Database, isDiskFull, isLost } from './database/index.ts';
import { openFanout } from './fanout/index.ts';
import { LOOK_EVERY, watchHealth } from './health.ts';
import { MOST_CONNECTIONS } from './http/connections.ts';
import { type HttpContext, ratesTimes } from './http/context.ts';
import { createHttp } from './http/index.ts';
import { createLimits } from './http/limits.ts';
import { createVisitors } from './http/visitor.ts';
import type { Log } from './log.ts';
import { createMailer, type Mailer } from './mail.ts';
import { createMetrics, watchProcess } from './metrics.ts';
import { vapidIn } from './notices/vapid.ts';
import { createPeople, type PeopleContext } from './people/index.ts';
import { isOrder, letterKey, sendLetter } from './people/letters.ts';
import { createPasswords } from './people/passwords.ts';
import { type Handlers, JOB_KINDS, type JobKind, openQueue, type PlaceOf, type Queue } from './queue/index.ts';
import { retimeKey, retimeWork } from './seats/deadline.ts';
import type { Dependencies, OpenService, Service } from './service.ts';
import type { Settings } from './settings.ts';
import { placesIn } from './socket/places.ts';
import { createTime, sharedWall } from './time.ts';

export interface Running {
  readonly http: FastifyInstance;
  close(): Promise<void>;
}
interface Base {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
}

const TIDY_EVERY = 6 * 3_600_000;
const CLOCK_EVERY = 60_000;

/** Letters are the people's own work; each other kind belongs to the service that names it. */
const handlersOf = (letters: Handlers['mail'], services: readonly Service[]): Handlers => {
  const handlerOf = (kind: JobKind): Handlers[JobKind] => {
    if (kind === 'mail') return letters;
    const [handler] = services.flatMap(({ jobs }) => jobs?.[kind] ?? []);
    return handler ?? (() => Promise.reject(new Error(`nobody in this house does the work "${kind}"`)));
  };
  return Object.fromEntries(JOB_KINDS.map((kind) => [kind, handlerOf(kind)])) as Handlers;
};
const lettersBy =
  (peopleContext: PeopleContext, { publicUrl }: Settings, mailer: Mailer | undefined): Handlers['mail'] =>
  async (payload) => {
    if (mailer && publicUrl !== undefined && isOrder(payload))
      await sendLetter(peopleContext, mailer, publicUrl, payload);
  };

/** Everything that must go, the last come first, however badly one of them goes. */
const createEnd = (log: Log) => {
  const steps: { readonly what: string; readonly go: () => unknown }[] = [];
  let ended: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    for (const { what, go } of steps.toReversed())
      try {
        await go();
      } catch (error) {
        log.error('closing failed', { what, error });
      }
  };
  return {
    later: (what: string, go: () => unknown): void => {
      steps.push({ what, go });
    },
    end: (): Promise<void> => {
      ended ??= end();
      return ended;
    },
  };
};
type End = ReturnType<typeof createEnd>;

/** No new visitors; those inside are served, but nobody keeps the house open for longer than it has patience. */
const closeHttp = async (
  http: FastifyInstance,
  queue: Queue,
  services: readonly Service[],
  seconds: number,
): Promise<void> => {
  const inOrder = async (): Promise<void> => {
    await queue.stop();
    await Promise.allSettled(services.map((service) => service.stop()));
  };
  const atRest = Promise.allSettled([http.close(), inOrder()]);
  const inTime = await Promise.race([atRest.then(() => true), wait(seconds * 1000, false, { ref: false })]);
  if (inTime) return;
  http.server.closeAllConnections();
  await Promise.race([atRest, wait(1000, undefined, { ref: false })]);
};

/** What the clock on the wall shows: nodes of one house go by that of their database. */
const wallOf = async (database: Database, later: End['later'], report: (error: unknown) => void) => {
  if (database.kind === 'sqlite') return Date.now;
  const { wall, look } = sharedWall(async () => {
    const question = sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`;
    return (await question.execute(database.db)).rows[0]?.now ?? Date.now();
  });
  await look();
  const looking = setInterval(() => void look().catch(report), CLOCK_EVERY).unref();
  later('clock', () => clearInterval(looking));
  return wall;
};

/** What the services and the HTTP server work with. */
const createDependencies = async ({ settings, database, log }: Base, { later }: End, services: readonly Service[]) => {
  const report = (error: unknown): void => {
    if (!isDiskFull(error) && !isLost(error)) log.error('inside', { error });
  };
  const metrics = createMetrics();
  later('metrics', watchProcess(metrics));
  const fanout = await openFanout(database, report);
  later('fanout', () => fanout.close());
  const mailer = await createMailer(settings);
  later('mail', () => mailer?.close());
  const time = createTime({ log, wall: await wallOf(database, later, report) });
  const now = (): string => new Date(time.now()).toISOString();
  const queue = await openQueue(database, { report, now: time.now });
  const lost = (): void => {
    // A house on a file has no other node to go to.
    if (database.kind === 'postgres') for (const service of services) service.letGo?.();
  };
  const health = watchHealth({ database, queue, log, metrics, lost });
  const looking = setInterval(() => void health.look().catch(report), LOOK_EVERY).unref();
  later('health', () => clearInterval(looking));
  const vapid = await vapidIn(database.db);
  const places = await placesIn(database.db);
  const peopleContext: PeopleContext = {
    db: database.db,
    write: database.write,
    passwords: createPasswords(),
    log,
    sendsMail: mailer !== undefined,
    pushKey: vapid.publicKey,
    now,
    order: (letter, player, to) =>
      queue.add('mail', letterKey(letter, player, to), {
        letter,
        player,
        of: player,
        ...(to === undefined ? {} : { to }),
      }),
    tellPlayer: (player) => fanout.tell('player', player),
    retime: (player) => queue.add('deadline', retimeKey(player), retimeWork(player)),
    tellTable: (table) => fanout.tell('table', table),
    leave: async (player, tables) => {
      for (const service of services) await service.leave?.(player, tables);
    },
  };
  const people = createPeople(peopleContext);
  const tidying = setInterval(() => void people.tidy().catch(report), TIDY_EVERY).unref();
  later('tidying', () => clearInterval(tidying));
  await people.tidy();
  const visitors = createVisitors(settings);
  return { metrics, fanout, queue, health, now, mailer, vapid, places, peopleContext, people, visitors };
};

const startWith = async (
  base: Base,
  end: End,
  folder: string,
  openServices: readonly OpenService[],
): Promise<Running> => {
  const { settings, log } = base;
  const services: Service[] = [];
  let isStopping = false;
  const made = await createDependencies(base, end, services);
  const { peopleContext, visitors, metrics } = made;
  const limits = createLimits(ratesTimes(settings.limits));
  const httpContext: HttpContext = {
    settings,
    peopleContext,
    visitors,
    limits,
    metrics,
    log,
    health: made.health.now,
    isStopping: () => isStopping,
    mostConnections: MOST_CONNECTIONS * settings.limits,
  };
  const http = await createHttp(folder, httpContext);
  end.later('http', () => closeHttp(http, made.queue, services, settings.stopSeconds));
  const dependencies: Dependencies = { ...base, ...made, server: http.server };
  for (const open of openServices) services.push(await open(dependencies));
  const placeOf: PlaceOf = (player, told) =>
    services.map((service) => service.placeOf?.(player, told)).find((place) => place !== undefined);
  await made.queue.start(handlersOf(lettersBy(peopleContext, settings, made.mailer), services), placeOf);
  const close = (): Promise<void> => {
    isStopping = true;
    log.info('closing');
    return end.end().then(() => log.info('closed'));
  };
  return { http, close };
};

/** Fails with everything put away again, the database too. */
export const startServices = async (
  base: Base,
  folder: string,
  openServices: readonly OpenService[],
): Promise<Running> => {
  const end = createEnd(base.log);
  end.later('database', () => base.database.close());
  try {
    return await startWith(base, end, folder, openServices);
  } catch (error) {
    await end.end();
    throw error;
  }
};
