// What may happen to a house while people play, and how it ends again.
import { Client } from 'pg';
import type { Stage } from './stage.ts';
import { hangWebhooks, wereCalled } from './webhooks.ts';

export interface Misfortune {
  readonly name: string;
  readonly is: string;
  readonly on: 'sqlite' | 'postgres';
  readonly nodes: 1 | 2;
  readonly settings?: NodeJS.ProcessEnv;
  /** How long it lasts, in milliseconds. */
  readonly lasts: number;
  strike(stage: Stage, round: number): Promise<void>;
  heal(stage: Stage, round: number): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;
/** One backend that is killed makes a PostgreSQL throw everybody out and read its log again. */
const crash = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = (await client.query('select pg_backend_pid() as pid')) as { rows: readonly { pid: number }[] };
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await gone;
};

export const MISFORTUNES: readonly Misfortune[] = [
  {
    name: 'node-killed',
    is: 'one node of two is killed, and started again',
    on: 'postgres',
    nodes: 2,
    lasts: 2_000,
    strike: (stage, round) => stage.node(round % 2).kill(),
    heal: (stage, round) => stage.start(round % 2),
  },
  {
    name: 'node-paused',
    is: 'one node of two stands still (SIGSTOP), and goes on',
    on: 'postgres',
    nodes: 2,
    lasts: 12_000,
    strike: async (stage, round) => stage.node(round % 2).signal('SIGSTOP'),
    heal: async (stage, round) => stage.node(round % 2).signal('SIGCONT'),
  },
  {
    name: 'node-cut-off',
    is: 'one node of two hears nothing more of the database, and finds it again',
    on: 'postgres',
    nodes: 2,
    lasts: 15_000,
    strike: async ({ pipe }) => pipe?.fallSilent(),
    heal: async ({ pipe }) => pipe?.wake(),
  },
  {
    name: 'database-restarted',
    is: 'the database crashes under both nodes and starts again by itself',
    on: 'postgres',
    nodes: 2,
    lasts: 0,
    strike: ({ where }) => crash(where),
    heal: nothing,
  },
  {
    name: 'disk-full',
    is: 'the disk is full for a while',
    on: 'sqlite',
    nodes: 1,
    lasts: 4_000,
    strike: async (stage) => stage.node(0).tell({ isFull: true }),
    heal: async (stage) => stage.node(0).tell({ isFull: false }),
  },
  {
    name: 'webhooks',
    is: 'hundreds of notices go to webhooks that drip, never answer or never take up',
    on: 'sqlite',
    nodes: 1,
    settings: { NEAR_WEBHOOKS: '1', PUBLIC_URL: '' },
    lasts: 20_000,
    strike: hangWebhooks,
    heal: wereCalled,
  },
];
