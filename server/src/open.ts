// Opens the server: settings, database, services, the port; and closes it backwards.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Database, isShut as isDatabaseShut, openDatabase } from './database/index.ts';
import { createLog, type Log } from './log.ts';
import type { OpenService } from './service.ts';
import { SERVICES } from './services.ts';
import {
  addressOf,
  type Environment,
  isWrong,
  readSettings,
  type Settings,
  settingHints,
  whyNoListening,
} from './settings.ts';
import { type Running, startServices } from './start.ts';

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Where accounts and online games are kept, without a password. */
  readonly keeps: string;
  /** Takes no more visitors, finishes what is in hand, closes. */
  close(): Promise<void>;
}
/** Why the house stays shut: sentences for the person who tried to open it. */
export interface Shut {
  readonly shut: readonly string[];
}
export const isShut = (result: RunningServer | Shut): result is Shut => 'shut' in result;

/** A move is answered within five seconds, be it with a trouble. */
const PATIENCE = 4_000;
export const FILE = 'rose.sqlite';

/** What is told of the place: a PostgreSQL by host and name alone. */
const placeOf = (database: Database): string => {
  if (database.kind === 'sqlite') return database.file;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL at ${host}${pathname}`;
};

const listen = async (server: FastifyInstance, settings: Settings): Promise<string | undefined> => {
  try {
    await server.listen({ port: settings.port, host: settings.host });
    return undefined;
  } catch (error) {
    return whyNoListening(error as NodeJS.ErrnoException, settings);
  }
};

/** Whether the place to listen at is free, tried and given back. */
const whyNoPort = async ({ port, host }: Settings): Promise<string | undefined> => {
  if (port === 0) return undefined;
  const probe = createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
    return undefined;
  } catch (error) {
    return whyNoListening(error as NodeJS.ErrnoException, { port, host });
  } finally {
    probe.close();
  }
};

const portOf = (server: FastifyInstance, settings: Settings): number => {
  const bound = server.server.address();
  return typeof bound === 'object' && bound ? bound.port : settings.port;
};

const opened = async (
  running: Running,
  settings: Settings,
  database: Database,
  log: Log,
): Promise<RunningServer | Shut> => {
  const trouble = await listen(running.http, settings);
  if (trouble !== undefined) {
    await running.close();
    return { shut: [trouble] };
  }
  const port = portOf(running.http, settings);
  log.info('open', { port, host: settings.host, database: database.kind });
  return { address: addressOf(settings.host, port), port, keeps: placeOf(database), close: running.close };
};

export const openServer = async (
  environment: Environment,
  folder: string,
  services: readonly OpenService[] = SERVICES,
): Promise<RunningServer | Shut> => {
  const settings = readSettings(environment);
  if (isWrong(settings)) return { shut: settings.wrong };
  if (!existsSync(join(folder, 'index.html')))
    return { shut: ['The page is not built yet. Build and start it: npm start'] };
  const log = createLog(settings.logLevel);
  for (const hint of settingHints(environment)) log.warn('setting', { hint });
  // Before anything is made that would stay behind.
  const taken = await whyNoPort(settings);
  if (taken !== undefined) return { shut: [taken] };
  const database = await openDatabase(settings.database ?? join(settings.dataDir, FILE), {
    connections: settings.databaseConnections,
    patience: PATIENCE,
  });
  if (isDatabaseShut(database)) return database;
  const running = await startServices({ settings, database, log }, folder, services);
  return opened(running, settings, database, log);
};
