// What a watcher sees of a house that does not do its work: the lane that stands still, in /healthz and in the log, once.
import { expect, test } from 'vitest';
import { watchHealth } from '../src/health.ts';
import { createLog } from '../src/log.ts';
import { createMetrics } from '../src/metrics.ts';
import type { JobKind, LaneNow } from '../src/queue/index.ts';
import { freshDatabase } from './databases.ts';

const lane = (kind: JobKind, oldest: number, still: number): LaneNow => ({
  kind,
  running: 3,
  waiting: oldest > 0 ? 2 : 0,
  oldest,
  still,
});
const watched = async () => {
  const logged: string[] = [];
  let lanes: readonly LaneNow[] = [];
  const database = await freshDatabase('sqlite');
  const metrics = createMetrics();
  const log = createLog('info', (line) => logged.push((JSON.parse(line) as { event: string }).event));
  const watch = watchHealth({ database, log, metrics, queue: { lanes: async () => lanes }, patience: 1_000 });
  const see = async (...now: readonly LaneNow[]) => {
    lanes = now;
    await watch.look();
    return watch.now();
  };
  return { see, logged, metrics };
};

test('a lane that does nothing while work is due makes the house unwell where games need it', async () => {
  const { see, logged, metrics } = await watched();
  expect(await see(lane('bot', 0, 9_000), lane('notice', 0, 9_000))).toEqual({ ok: true, because: [] });
  expect(await see(lane('notice', 5_000, 2_000))).toEqual({ ok: true, because: ['lane notice'] });
  expect(await see(lane('notice', 6_000, 3_000))).toEqual({ ok: true, because: ['lane notice'] });
  expect(await see(lane('deadline', 5_000, 2_000))).toEqual({ ok: false, because: ['lane deadline'] });
  expect(await metrics.text()).toMatch(/^rose_jobs_oldest_seconds\{lane="deadline"\} 5$/m);
  expect(await see(lane('deadline', 0, 0))).toEqual({ ok: true, because: [] });
  expect(logged).toEqual(['lane stands still', 'lane stands still', 'lane goes on', 'lane goes on']);
});

test('lanes that are just being opened anew say nothing of one that stood still', async () => {
  const { see, logged } = await watched();
  await see(lane('bot', 5_000, 2_000));
  expect(await see()).toEqual({ ok: false, because: ['lane bot'] });
  expect(logged).toEqual(['lane stands still']);
  expect(await see(lane('bot', 0, 0))).toEqual({ ok: true, because: [] });
  expect(logged).toEqual(['lane stands still', 'lane goes on']);
});

test('a lane that is late but goes on does not stand still', async () => {
  const { see, logged } = await watched();
  expect(await see(lane('bot', 60_000, 10))).toEqual({ ok: true, because: [] });
  expect(logged).toEqual([]);
});

test('a database that is lost is logged once, and its coming back', async () => {
  const [well, dead] = [await freshDatabase('sqlite'), await freshDatabase('sqlite')];
  await dead.db.destroy();
  const logged: string[] = [];
  let isDead = true;
  const database = {
    ...well,
    get db() {
      return isDead ? dead.db : well.db;
    },
  };
  const log = createLog('info', (line) => logged.push((JSON.parse(line) as { event: string }).event));
  const watch = watchHealth({ database, log, metrics: createMetrics(), queue: { lanes: async () => [] } });
  expect(await watch.now()).toEqual({ ok: false, because: ['database'] });
  await watch.look();
  isDead = false;
  expect(await watch.now()).toEqual({ ok: true, because: [] });
  expect(logged).toEqual(['database-lost', 'database-back']);
});

test('a disk that was full between two looks is logged, though it has room again', async () => {
  const database = await freshDatabase('sqlite');
  const logged: string[] = [];
  const log = createLog('info', (line) => logged.push((JSON.parse(line) as { event: string }).event));
  const watch = watchHealth({ database, log, metrics: createMetrics(), queue: { lanes: async () => [] } });
  database.space.setFull(true);
  expect(await watch.now()).toEqual({ ok: false, because: ['disk'] });
  await watch.look();
  await watch.look();
  expect(logged).toEqual(['disk-full', 'disk-has-room']);
  expect(await watch.now()).toEqual({ ok: true, because: [] });
});
