// The law of changes over HTTP: however many sessions an address brings, and whatever it asks, little is written down for it
// at once, because the house waits for its disk each time.
import type { PeopleAsks } from '@rose/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Looks } from '../src/http/api.ts';
import { type HttpContext, RATES } from '../src/http/context.ts';
import { actionsOf, looksOf } from '../src/http/routes.ts';
import { BODIES, HTTP_KINDS } from '../testing/floods-http.ts';
import { openRig, type Rig } from './people-rig.ts';

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
