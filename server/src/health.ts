// Whether the house is well: its database answers, and no lane of its work stands still. Looked at now and then; what
// changes is logged, once.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database/index.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { JobKind, LaneNow, Queue } from './queue/index.ts';

export interface Health {
  readonly ok: boolean;
  /** What is not as it should be: `database`, `lane bot`. Some of it a house can live with. */
  readonly because: readonly string[];
}
export interface HealthParts {
  readonly database: Database;
  readonly queue: Pick<Queue, 'lanes'>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The database has been lost for two looks: whoever is here may be better served by another node. Said at each look. */
  readonly lost?: () => void;
  /** How long due work may lie in a lane that does nothing, in milliseconds. */
  readonly patience?: number;
}
export interface HealthWatch {
  now(): Promise<Health>;
  /** Called now and then. */
  look(): Promise<void>;
}

const ANSWER_WITHIN = 2_000;
const PROBE = 'probe';
const PROBE_BYTES = 65_536;
const PATIENCE = 30_000;
export const LOOK_EVERY = 5_000;
/** Without these no game goes on; letters and notices may be late. */
const NEEDED: readonly JobKind[] = ['bot', 'deadline'];

const answers = async ({ db }: Database): Promise<boolean> => {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, wait(ANSWER_WITHIN, false, { ref: false })]);
};

const gaugeLanes = (metrics: Metrics, queue: Pick<Queue, 'lanes'>): void => {
  const read = (value: (lane: LaneNow) => number) => async () =>
    (await queue.lanes()).map((lane) => [{ lane: lane.kind }, value(lane)] as const);
  metrics.gauges(
    'rose_jobs_due',
    'Work that should have begun, by lane.',
    read(({ waiting }) => waiting),
  );
  metrics.gauges(
    'rose_jobs_running',
    'Work under way here, by lane.',
    read(({ running }) => running),
  );
  metrics.gauges(
    'rose_jobs_oldest_seconds',
    'How long the oldest of the work that should have begun has waited, by lane.',
    read(({ oldest }) => oldest / 1000),
  );
};

export const watchHealth = (parts: HealthParts): HealthWatch => {
  const { database, queue, log, metrics, patience = PATIENCE } = parts;
  let isLost = false;
  let looksInVain = 0;
  let isFullSaid = false;
  let standing: readonly JobKind[] = [];
  gaugeLanes(metrics, queue);
  metrics.gauge('rose_database_up', 'Whether the database answers.', () => (isLost ? 0 : 1));

  const lookAtDatabase = async (): Promise<boolean> => {
    const answered = await answers(database);
    if (answered && isLost) log.info('database-back');
    if (!answered && !isLost) log.error('database-lost', { seconds: ANSWER_WITHIN / 1000 });
    isLost = !answered;
    return answered;
  };
  const lookAtDisk = async (): Promise<void> => {
    if (!database.space.wasFull()) return;
    // Said before it is tried again: somebody was turned away, though there may be room by now.
    if (!isFullSaid) log.error('disk-full', { next: 'make room on the disk of the database; nothing is lost' });
    isFullSaid = true;
    // Whether there is room again, nobody knows who does not try: a small write may fit in where a move does not.
    await database
      .write(async (db) => {
        await db.deleteFrom('secrets').where('name', '=', PROBE).execute();
        await db
          .insertInto('secrets')
          .values({ name: PROBE, value: 'x'.repeat(PROBE_BYTES) })
          .execute();
        await db.deleteFrom('secrets').where('name', '=', PROBE).execute();
      })
      .then(
        () => database.space.setFull(false),
        () => undefined,
      );
    if (database.space.wasFull()) return;
    log.info('disk-has-room');
    isFullSaid = false;
  };
  const lookAtLanes = async (): Promise<void> => {
    const lanes = await queue.lanes();
    // While they are opened anew nobody knows: what stood still has not gone on by that.
    if (lanes.length === 0) return;
    const now = lanes.filter(({ oldest, still }) => oldest > patience && still > patience);
    for (const { kind, waiting, running, oldest } of now)
      if (!standing.includes(kind))
        log.error('lane stands still', { lane: kind, waiting, running, seconds: Math.round(oldest / 1000) });
    for (const kind of standing) if (!now.some((lane) => lane.kind === kind)) log.info('lane goes on', { lane: kind });
    standing = now.map(({ kind }) => kind);
  };
  return {
    async now() {
      const answered = await lookAtDatabase();
      const isFull = database.space.wasFull();
      const because = [
        ...(answered ? [] : ['database']),
        ...(isFull ? ['disk'] : []),
        ...standing.map((kind) => `lane ${kind}`),
      ];
      return { ok: answered && !isFull && !standing.some((kind) => NEEDED.includes(kind)), because };
    },
    async look() {
      const answered = await lookAtDatabase();
      looksInVain = answered ? 0 : looksInVain + 1;
      if (looksInVain >= 2) parts.lost?.();
      if (!answered) return;
      await lookAtDisk();
      await lookAtLanes();
    },
  };
};
