// What one address can pour over HTTP: everything that is asked about people, files of the page, and what is not there.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PeopleAsks } from '@rose/protocol';

type Bodies = { readonly [P in keyof PeopleAsks]: (n: number) => PeopleAsks[P] };
const ID = '0123456789abcdef';
const TOKEN = 'a'.repeat(43);
const PASSWORD = 'lancaster and york';
/** A path that comes to be asked does not compile without a flood. */
export const BODIES: Bodies = {
  '/api/guest': (n) => ({ name: `Guest ${n}` }),
  '/api/register': (n) => ({ name: `Flood ${n}`, password: PASSWORD }),
  '/api/login': (n) => ({ name: `Flood ${n}`, password: PASSWORD }),
  '/api/logout': () => ({}),
  '/api/password': () => ({ old: PASSWORD, new: PASSWORD }),
  '/api/reset/ask': (n) => ({ name: `Flood ${n}` }),
  '/api/reset': () => ({ token: TOKEN, password: PASSWORD }),
  '/api/email/prove': () => ({ token: TOKEN }),
  '/api/sessions/end': () => ({ id: ID }),
  '/api/remove': () => ({}),
  '/api/preferences': (n) => ({ night: { from: '23:00', to: `0${n % 10}:00`, zone: 'Europe/Paris' } }),
  '/api/channels': (n) => ({ kind: 'webhook', address: `https://far.example/${n}` }),
  '/api/channels/end': () => ({ id: ID }),
};
const LOOKS = [
  '/',
  '/nothing/here',
  '/healthz',
  '/metrics',
  '/api/me',
  '/api/sessions',
  '/api/removal',
  '/api/preferences',
  '/api/players/:name',
] as const;

export type HttpKind = `GET ${(typeof LOOKS)[number]}` | `POST ${keyof PeopleAsks}`;
export const HTTP_KINDS: readonly HttpKind[] = [
  ...LOOKS.map((path) => `GET ${path}` as const),
  ...(Object.keys(BODIES) as (keyof PeopleAsks)[]).map((path) => `POST ${path}` as const),
];
export const isHttp = (kind: string): kind is HttpKind => HTTP_KINDS.some((one) => one === kind);

export interface Visitor {
  readonly port: number;
  readonly cookie: string;
  readonly from: string;
}
/** The status, and for how long one is told to wait, in seconds. */
interface Answered {
  readonly status: number;
  readonly after: number;
}
/** Asks one thing again and again, on one connection. */
export const asker = ({ port, cookie, from }: Visitor, kind: HttpKind) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [method = '', pattern = ''] = kind.split(' ');
  const path = pattern.replace(':name', 'Nobody');
  const headers = { origin: `http://127.0.0.1:${port}`, cookie, 'x-forwarded-for': from };
  const ask = (n: number): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const bodyOf = method === 'POST' ? BODIES[pattern as keyof PeopleAsks] : undefined;
      const body = bodyOf && JSON.stringify(bodyOf(n));
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const sent = request(
        { port, host: '127.0.0.1', method, path, agent, headers: { ...headers, ...type } },
        (answer) =>
          answer
            .resume()
            .on('end', () =>
              resolve({ status: answer.statusCode ?? 0, after: Number(answer.headers['retry-after'] ?? 0) }),
            ),
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
};

const PAUSE = 20;
/** As fast as answers come; who is told to wait does. */
export const pourHttp = async (
  visitor: Visitor,
  kind: HttpKind,
  counts: { letIn: number; turnedAway: number },
  isOver: () => boolean,
): Promise<void> => {
  const { ask, close } = asker(visitor, kind);
  for (let n = 0; !isOver(); n++) {
    const { status, after } = await ask(n).catch(() => ({ status: 0, after: 0 }));
    if (status === 429) counts.turnedAway++;
    else if (status > 0) counts.letIn++;
    if (status === 429 || status === 0) {
      for (let left = Math.max(PAUSE, after * 1000); left > 0 && !isOver(); left -= PAUSE) await wait(PAUSE);
    }
  }
  close();
};
