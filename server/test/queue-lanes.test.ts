// Each kind of work has a lane of its own, and each person a share of it: whatever one of them does, the others go on.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Handlers,
  JOB_KINDS,
  type JobKind,
  LANES,
  type Lanes,
  openQueue,
  type Queue,
} from '../src/queue/index.ts';
import { deadlineKey, retimeKey, retimeWork } from '../src/seats/deadline.ts';
import { freshDatabase, KINDS } from './databases.ts';
import { SOON } from './online/node.ts';

interface Done {
  readonly kind: JobKind;
  readonly n: number;
}
/** Work that hangs until it is let go where its payload says so. */
const handlersFor = (done: Done[]) => {
  const gate = Promise.withResolvers<void>();
  const handler = (kind: JobKind) => async (payload: unknown) => {
    const { n, hangs } = payload as { n: number; hangs?: boolean };
    done.push({ kind, n });
    if (hangs) await gate.promise;
  };
  const handlers = Object.fromEntries(JOB_KINDS.map((kind) => [kind, handler(kind)])) as Handlers;
  return { handlers, letGo: gate.resolve };
};
/** A queue at work on a database of its own. `placeOf`: where persons are. */
const startedOn = async (
  kind: (typeof KINDS)[number],
  lanes: Lanes = LANES,
  placeOf?: Parameters<Queue['start']>[1],
) => {
  const queue = await openQueue(await freshDatabase(kind), { lanes, poll: SOON, report: () => undefined });
  onTestFinished(() => queue.stop());
  const done: Done[] = [];
  const { handlers, letGo } = handlersFor(done);
  onTestFinished(() => letGo());
  await queue.start(handlers, placeOf);
  return { queue, done, letGo };
};
const until = (wish: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await wish()).toBe(true), { timeout: 20_000, interval: 20 });

describe.for(KINDS)('%s', (database) => {
  test.for(JOB_KINDS)('a full lane of "%s" keeps no other kind waiting', { timeout: 60_000 }, async (full) => {
    const most = 6;
    const { queue, done, letGo } = await startedOn(database, { ...LANES, [full]: { ...LANES[full], atOnce: most } });
    await Promise.all(Array.from({ length: most + 5 }, (_, n) => queue.add(full, `${full} ${n}`, { n, hangs: true })));
    await until(() => done.length === most);
    const others = JOB_KINDS.filter((kind) => kind !== full);
    for (const kind of others) await queue.add(kind, `${kind} other`, { n: -1 });
    await until(() => others.every((kind) => done.some((one) => one.kind === kind)));
    expect(done.filter(({ kind }) => kind === full)).toHaveLength(most);
    letGo();
  });

  test('one person has a share of a lane, and the rest of theirs is done by and by', { timeout: 60_000 }, async () => {
    const { queue, done, letGo } = await startedOn(database);
    const { each } = LANES.notice;
    await Promise.all(
      Array.from({ length: each + 3 }, (_, n) => queue.add('notice', `n${n}`, { n, of: 'ann', hangs: true })),
    );
    await until(() => done.length >= each);
    await queue.add('notice', 'other', { n: 100, of: 'ben' });
    await until(() => done.some(({ n }) => n === 100));
    expect(done.filter(({ n }) => n < 100)).toHaveLength(each);
    letGo();
    await until(() => done.length === each + 4);
  });

  test('guests of whom nobody knows where they are leave room for others', { timeout: 60_000 }, async () => {
    const { queue, done, letGo } = await startedOn(database, LANES, (person) =>
      person === 'ben' ? 'elsewhere' : undefined,
    );
    const { atOnce, each } = LANES.notice;
    const work = Array.from({ length: atOnce }, (_, n) => ({ n, of: `guest ${Math.floor(n / each)}`, hangs: true }));
    await Promise.all(work.map((payload) => queue.add('notice', `n${payload.n}`, payload)));
    await until(() => done.length >= atOnce / 2);
    await queue.add('notice', 'other', { n: 100, of: 'ben' });
    await until(() => done.some(({ n }) => n === 100));
    expect(done.filter(({ n }) => n < 100)).toHaveLength(atOnce / 2);
    letGo();
  });

  test('who changes their hours keeps nobody’s deadline waiting', { timeout: 60_000 }, async () => {
    const { queue, done, letGo } = await startedOn(database, LANES, () => 'here');
    const { atOnce, beside } = LANES.deadline;
    for (let n = 0; n < atOnce; n++)
      await queue.add('deadline', retimeKey(`guest ${n}`), { ...retimeWork(`guest ${n}`), n, hangs: true });
    await until(() => done.length >= beside);
    await queue.add('deadline', deadlineKey('w1'), { table: 'w1', n: 100 });
    await until(() => done.some(({ n }) => n === 100));
    expect(done.filter(({ n }) => n < 100)).toHaveLength(beside);
    letGo();
  });

  test('the guests of one address have a share of a lane together', { timeout: 60_000 }, async () => {
    const [beside, atOnce] = [3, 6];
    const lanes: Lanes = { ...LANES, notice: { ...LANES.notice, atOnce, beside } };
    const { queue, done, letGo } = await startedOn(database, lanes, (person) =>
      person === 'ben' ? 'elsewhere' : 'here',
    );
    await Promise.all(
      Array.from({ length: atOnce + 1 }, (_, n) => queue.add('notice', `n${n}`, { n, of: `guest ${n}`, hangs: true })),
    );
    await until(() => done.length >= beside);
    await queue.add('notice', 'other', { n: 100, of: 'ben' });
    await until(() => done.some(({ n }) => n === 100));
    expect(done.filter(({ n }) => n < 100)).toHaveLength(beside);
    letGo();
    await until(() => done.length === atOnce + 2);
  });

  test('where somebody is, work may tell: they share a lane there, too', { timeout: 60_000 }, async () => {
    const [beside, atOnce] = [3, 12];
    const lanes: Lanes = { ...LANES, notice: { ...LANES.notice, atOnce, beside } };
    const { queue, done } = await startedOn(database, lanes);
    const work = Array.from({ length: beside + 2 }, (_, n) => ({ n, of: `guest ${n}`, at: 'here', hangs: true }));
    await Promise.all(work.map((payload) => queue.add('notice', `n${payload.n}`, payload)));
    await until(() => done.length >= beside);
    await queue.add('notice', 'other', { n: 100, of: 'ben', at: 'elsewhere' });
    await until(() => done.some(({ n }) => n === 100));
    expect(done.filter(({ n }) => n < 100)).toHaveLength(beside);
  });

  test('work that does not end is given up and tried again; its lane goes on', { timeout: 60_000 }, async () => {
    const lanes: Lanes = { ...LANES, mail: { ...LANES.mail, atOnce: 1, within: 200 } };
    const { queue, done } = await startedOn(database, lanes);
    await queue.add('mail', 'stuck', { n: 1, hangs: true });
    await until(() => done.length === 1);
    await queue.add('mail', 'next', { n: 2 });
    await until(() => done.some(({ n }) => n === 2));
    await until(() => done.filter(({ n }) => n === 1).length === 2);
  });

  test('what stands still can be seen', { timeout: 60_000 }, async () => {
    const lanes: Lanes = { ...LANES, mail: { ...LANES.mail, atOnce: 1 } };
    const { queue, done, letGo } = await startedOn(database, lanes);
    await queue.add('mail', 'stuck', { n: 1, hangs: true });
    await until(() => done.length === 1);
    await queue.add('mail', 'waits', { n: 2 });
    const mail = async () => (await queue.lanes()).find(({ kind }) => kind === 'mail');
    await until(async () => {
      const lane = await mail();
      return lane?.running === 1 && lane.waiting === 1 && lane.oldest > 50 && lane.still > 50;
    });
    letGo();
    await until(async () => (await mail())?.running === 0);
  });
});
