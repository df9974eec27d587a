// A house of people without a network: the httpContext with its routes over a fresh database, a clock that tests move, and
// letters that are caught.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, PeopleAsks } from '@rose/protocol';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Database, type DatabaseKind, isShut, openDatabase } from '../src/database/index.ts';
import { type HttpContext, type RateKind, ratesTimes } from '../src/http/context.ts';
import { createHttp } from '../src/http/index.ts';
import { createLimits } from '../src/http/limits.ts';
import { createVisitors } from '../src/http/visitor.ts';
import { createLog } from '../src/log.ts';
import type { Mail } from '../src/mail.ts';
import { createMetrics } from '../src/metrics.ts';
import type { PeopleContext } from '../src/people/index.ts';
import { type Order, sendLetter } from '../src/people/letters.ts';
import { createPasswords } from '../src/people/passwords.ts';
import { readSettings } from '../src/settings.ts';
import { freshPlace, readOnly } from './databases.ts';

export const HERE = 'http://rose.test';
/** Low, so that a test of forty passwords takes no minute. */
const CHEAP = { log2: 8, blocks: 8, parallel: 1 };

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The cookie to bring along from now on; empty when it was taken away. */
  readonly cookie: string | undefined;
  readonly headers: LightMyRequestResponse['headers'];
}
export interface Rig {
  readonly database: Database;
  readonly http: FastifyInstance;
  readonly httpContext: HttpContext;
  readonly peopleContext: PeopleContext;
  readonly letters: Mail[];
  readonly told: string[];
  readonly logged: string[];
  readonly left: { readonly player: string; readonly tables: readonly string[] }[];
  /** Moves the clock on. */
  pass(seconds: number): void;
  /** Writes and sends what was ordered; gives the tokens in the letters. */
  post(awaited?: number): Promise<readonly string[]>;
  ask<P extends keyof PeopleAsks>(
    path: P,
    body: PeopleAsks[P],
    cookie?: string,
    headers?: Record<string, string>,
  ): Promise<Answered>;
  raw(path: string, payload: string, headers: Record<string, string>): Promise<Answered>;
  look(path: string, cookie?: string): Promise<Answered>;
  /** As if just opened: no people, no tables, the right time. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
export interface Wishes {
  readonly environment?: Readonly<Record<string, string>>;
  readonly database?: string;
  /** Without them a test of other things would have to count its asks. */
  readonly limits?: 'usual';
}

const cookieIn = (reply: LightMyRequestResponse): string | undefined => {
  const header = reply.headers['set-cookie'];
  const first = (Array.isArray(header) ? header[0] : header)?.split(';')[0];
  return first === 'rose=' ? '' : first;
};
const answered = (reply: LightMyRequestResponse): Answered => ({
  status: reply.statusCode,
  body: reply.headers['content-type']?.includes('json') ? reply.json<Answered['body']>() : {},
  cookie: cookieIn(reply),
  headers: reply.headers,
});

export const pageFolder = (above: string): string => {
  const folder = join(above, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>house</title>');
  return folder;
};

const FILLED = [
  'players',
  'sessions',
  'looks',
  'familiar',
  'tokens',
  'tables',
  'results',
  'ratings',
  'channels',
  'notices',
  'mutes',
  'blocks',
  'reports',
] as const;

export const openRig = async ({ environment = {}, database: where, limits }: Wishes = {}): Promise<Rig> => {
  const above = mkdtempSync(join(tmpdir(), 'rose-people-'));
  const settings = readSettings({ PUBLIC_URL: HERE, SMTP_URL: 'smtp://nowhere.test', ...environment });
  if ('wrong' in settings) throw new Error(settings.wrong.join('\n'));
  const database = await openDatabase(where ?? join(above, 'rose.sqlite'));
  if (isShut(database)) throw new Error(database.shut.join('\n'));
  let skew = 0;
  const ordered: Order[] = [];
  const letters: Mail[] = [];
  const told: string[] = [];
  const logged: string[] = [];
  const left: Rig['left'] = [];
  const now = (): string => new Date(Date.now() + skew * 1000).toISOString();
  const peopleContext: PeopleContext = {
    db: readOnly(database).db,
    write: database.write,
    passwords: createPasswords(CHEAP),
    log: createLog('debug', (line) => logged.push(line)),
    sendsMail: settings.smtpUrl !== undefined,
    now,
    order: async (letter, player, to) => void ordered.push({ letter, player, ...(to === undefined ? {} : { to }) }),
    tellPlayer: async (player) => void told.push(`player ${player}`),
    pushKey: 'push-key',
    retime: async (player) => void told.push(`retime ${player}`),
    tellTable: async (table) => void told.push(`table ${table}`),
    leave: async (player, tables) => void left.push({ player, tables }),
  };
  const rates = ratesTimes(limits === 'usual' ? 1 : 100_000);
  const httpContext: HttpContext = {
    settings,
    peopleContext,
    visitors: createVisitors(settings),
    limits: createLimits<RateKind>(rates, () => Date.now() / 1000 + skew),
    metrics: createMetrics(),
    log: peopleContext.log,
    health: async () => ({ ok: true, because: [] }),
    isStopping: () => false,
  };
  const http = await createHttp(pageFolder(above), httpContext);
  const mailer = { send: async (mail: Mail) => void letters.push(mail), close: () => undefined };
  const raw: Rig['raw'] = async (path, payload, headers) =>
    answered(await http.inject({ method: 'POST', url: path, payload, headers }));
  return {
    database,
    http,
    httpContext,
    peopleContext,
    letters,
    told,
    logged,
    left,
    pass: (seconds) => {
      skew += seconds;
    },
    post: async (awaited = 1) => {
      // What answers before it works is given the time to work.
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      if (awaited === 0) await pause(300);
      for (let n = 0; n < 1_000 && ordered.length < awaited; n++) await pause(10);
      const before = letters.length;
      for (const order of ordered.splice(0)) await sendLetter(peopleContext, mailer, HERE, order);
      return letters.slice(before).map(({ text }) => /#\/\w+\/(\S+)/.exec(text)?.[1] ?? '');
    },
    ask: (path, body, cookie, headers = {}) =>
      raw(path, JSON.stringify(body), {
        origin: HERE,
        'content-type': 'application/json',
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      }),
    raw,
    look: async (path, cookie) =>
      answered(
        await http.inject({ method: 'GET', url: path, ...(cookie === undefined ? {} : { headers: { cookie } }) }),
      ),
    clear: async () => {
      skew = 0;
      for (const list of [ordered, letters, told, logged, left]) list.length = 0;
      for (const table of FILLED) await database.db.deleteFrom(table).execute();
    },
    close: async () => {
      await http.close();
      await database.close();
      rmSync(above, { recursive: true });
    },
  };
};

export const meIn = ({ body }: Answered): Me => body as unknown as Me;

/** A player at a table, as far as people's rows are concerned. */
export const seat = async (
  { database: { db } }: Rig,
  at: {
    readonly table: string;
    readonly seat: string;
    readonly player: string;
    readonly name: string;
    readonly state?: 'gathering' | 'running' | 'over';
    readonly access?: 'public' | 'link';
    readonly owner?: string;
  },
): Promise<void> => {
  const { table, player, name, state = 'running', access = 'public', owner = 'somebody' } = at;
  const seating = {
    [at.seat]: { kind: 'person', name, player },
    other: { kind: 'person', name: 'Other', player: 'f'.repeat(16) },
  };
  const moment = '2026-04-23T18:00:00.000Z';
  await db
    .insertInto('tables')
    .values({
      id: table,
      game: 'deux-roses',
      rules: 1,
      state,
      access,
      key: 'k',
      owner,
      terms: '{}',
      record: JSON.stringify({ table, seating }),
      seating: JSON.stringify(seating),
      card: JSON.stringify({ table, seating }),
      seq: 0,
      opened: moment,
      touched: moment,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db.insertInto('seats').values({ table_id: table, seat: at.seat, player }).execute();
};

/** Where to open a rig on that kind of database: a file of its own, or a new one in the PostgreSQL of the tests. */
export const placeFor = async (kind: DatabaseKind): Promise<Wishes> =>
  kind === 'sqlite' ? {} : { database: await freshPlace(kind) };
