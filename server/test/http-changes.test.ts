// The law of changes over HTTP: however many sessions an address brings, and whatever it asks, little is written down for it
// at once, because the house waits for its disk each time.
import type { PeopleAsks } from '@rose/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Looks } from '../src/http/api.ts';
import { type HttpContext, RATES } from '../src/http/context.ts';
import { actionsOf, looksOf } from '../src/http/routes.ts';
import { BODIES, HTTP_KINDS } from '../testing/floods-http.ts';
import { openRig, type Rig, seat } from './people-rig.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig({ limits: 'usual', environment: { TRUST_PROXY: '1' } });
});
afterAll(() => rig.close());

const SESSIONS = 12;
const EACH = 20;
test.for(Object.entries(BODIES) as [keyof PeopleAsks, (n: number) => PeopleAsks[keyof PeopleAsks]][])(
  'a flood of %s from one address is let in up to its part',
  async ([path, bodyOf]) => {
    const from = { 'x-forwarded-for': `192.0.2.${Object.keys(BODIES).indexOf(path)}` };
    const cookies: string[] = [];
    for (let i = 0; i < SESSIONS; i++) {
      const { cookie } = await rig.ask('/api/guest', { name: `Guest ${i}` }, undefined, from);
      cookies.push(cookie ?? '');
    }
    let letIn = 0;
    for (let n = 0; n < EACH; n++)
      for (const cookie of cookies) if ((await rig.ask(path, bodyOf(n), cookie, from)).status !== 429) letIn++;
    const { burst, perSecond } = RATES['address-change'];
    // the clock goes on while the test asks
    expect(letIn).toBeLessThanOrEqual(burst + 30 * perSecond);
    expect(letIn).toBeGreaterThan(0);
  },
);

/** A guest who has sat at so many tables. */
const wellKnown = async (tables: number, from: Record<string, string>) => {
  const { cookie = '', body } = await rig.ask('/api/guest', { name: 'Anne' }, undefined, from);
  const { id = '' } = (body as { player?: { id: string } }).player ?? {};
  for (let i = 0; i < tables; i++) await seat(rig, { table: `${id}${i}`, seat: 'york', player: id, name: 'Anne' });
  const names = async ({ db } = rig.database): Promise<number> => {
    const rows = db.selectFrom('tables').select('seating').where('id', 'like', `${id}%`);
    return (await rows.execute()).filter(({ seating }) => seating.includes('"name":"Bess"')).length;
  };
  return { cookie, names };
};

test('a new name is written at some tables at a time, and others are written in between', async () => {
  const { cookie, names } = await wellKnown(150, { 'x-forwarded-for': '192.0.2.100' });
  let status = 0;
  const renamed = rig.ask('/api/guest', { name: 'Bess' }, cookie, { 'x-forwarded-for': '192.0.2.100' });
  void renamed.then((answer) => {
    status = answer.status;
  });
  const between: number[] = [];
  while (status === 0) between.push(await rig.database.write((db) => names({ ...rig.database, db })));
  expect(status).toBe(200);
  expect(between.some((count) => count > 0 && count < 150)).toBe(true);
  expect(await names()).toBe(150);
});

test('a new name is paid for by the tables at which it is written', async () => {
  const from = { 'x-forwarded-for': '192.0.2.101' };
  const { cookie } = await wellKnown(400, from);
  const again = async (name: string) => (await rig.ask('/api/guest', { name }, cookie, from)).status;
  let done = 0;
  while (done < 20 && (await again(done % 2 === 0 ? 'Bess' : 'Anne')) === 200) done++;
  // A burst of changes, each of some tables, and what it fills up by meanwhile.
  expect(done).toBeLessThanOrEqual(3);
});

test('whatever can be asked over HTTP can be poured: floods are measured of every path', () => {
  const none = {} as HttpContext;
  const looks: Looks = looksOf(none);
  const paths = [
    ...Object.keys(looks).map((path) => `GET ${path}`),
    ...Object.keys(actionsOf(none)).map((path) => `POST ${path}`),
  ];
  const files = ['GET /', 'GET /nothing/here', 'GET /healthz', 'GET /metrics'];
  expect(HTTP_KINDS.toSorted()).toEqual([...paths, ...files].toSorted());
});
