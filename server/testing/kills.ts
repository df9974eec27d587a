// "Never lose a move", proven: players play while the house is killed at random, and now and then a player too.
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame, Entry } from '@rose/table';
import { isShut, openDatabase } from '../src/database/index.ts';
import { doctor } from '../src/keep/index.ts';
import { sqlStore } from '../src/store/index.ts';
import { comeIn, dial } from './dial.ts';
import { judge, type Told } from './kill-verdict.ts';
import { type Offer, offersIn } from './offers.ts';
import { freePort } from './postgres.ts';
import { type Running, startHouse, startPlayer } from './processes.ts';

export interface KillWishes {
  /** An empty folder of its own, for the page and for the file of the database. */
  readonly folder: string;
  /** The URL of an empty PostgreSQL; without one, an SQLite file. */
  readonly database?: string;
  readonly times: number;
  /** No further kill after so many minutes: what was proven until then is told. */
  readonly minutes?: number;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly say?: (line: string) => void;
}
export interface KillReport {
  /** As many as there were, where time ran out before. */
  readonly kills: number;
  readonly playersKilled: number;
  readonly tried: number;
  /** Of these, moves whose answer a kill cut off, and that were sent again. */
  readonly again: number;
  readonly confirmed: number;
  readonly tables: number;
  /** Those in which a confirmed move was made, by name. */
  readonly games: readonly string[];
  readonly entries: number;
  readonly wrong: readonly string[];
}

/** Each table that runs stands for one offer of its game. */
const missing = (offers: readonly Offer[], running: readonly string[]): readonly Offer[] => {
  const left = [...running];
  return offers.filter(({ game }) => {
    const at = left.indexOf(game);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
/** Opens what is missing to full tables: those that were played out, or whose opening a kill cut short. */
export const fillTables = async (
  address: string,
  [ann, ben]: readonly [string, string],
  games: ReadonlyMap<string, AnyGame>,
): Promise<void> => {
  const offers = offersIn(games);
  const [owner, other] = await Promise.all([dial(address, ann), dial(address, ben)]);
  const listed = await owner.ask({ ask: 'my-tables' });
  const running =
    'trouble' in listed ? [] : listed.tables.flatMap((table) => (table.state === 'running' ? [table] : []));
  for (const wish of missing(
    offers,
    running.map(({ card }) => card.game),
  )) {
    const made = await owner.ask(wish);
    if ('trouble' in made) throw new Error(`no table: ${JSON.stringify(made)}`);
    if (wish.chairs.some(({ kind }) => kind === 'open'))
      await other.ask({ ask: 'join', table: made.table, key: made.key });
  }
  owner.close();
  other.close();
};

/** A machine may be busy with other things: what takes longer than this will not come. */
const PATIENCE = 120_000;
export const until = async (wish: () => boolean, what: string): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (!wish()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await wait(10);
  }
};

/** After the last kill: a bot's turn that was cut short is taken all the same. */
export const botsGoOn = async (address: string, cookie: string): Promise<readonly string[]> => {
  const line = await dial(address, cookie);
  const end = Date.now() + PATIENCE;
  for (;;) {
    const listed = await line.ask({ ask: 'my-tables' });
    const tables = 'trouble' in listed ? [] : listed.tables;
    const stuck = tables.flatMap((table) => {
      if (table.state !== 'running' || table.isMyTurn) return [];
      const sitters = table.card.active.map((seat) => table.card.seating[seat]?.kind);
      return sitters.includes('bot') ? [`the house does not move: ${table.card.table}`] : [];
    });
    if (stuck.length === 0 || Date.now() > end) {
      line.close();
      return stuck;
    }
    await wait(100);
  }
};

interface Kept {
  readonly journals: ReadonlyMap<string, readonly Entry[]>;
  /** By table. */
  readonly played: ReadonlyMap<string, string>;
  readonly wrong: readonly string[];
}
export const readAll = async (where: string, games: ReadonlyMap<string, AnyGame>): Promise<Kept> => {
  const database = await openDatabase(where);
  if (isShut(database)) throw new Error(database.shut.join(' '));
  const store = sqlStore(database);
  const rows = await database.db
    .selectFrom('tables')
    .select(['id', 'game'])
    .where('state', '!=', 'gathering')
    .execute();
  const journals = new Map<string, readonly Entry[]>();
  for (const { id } of rows) journals.set(id, (await store.load(id))?.entries ?? []);
  const { findings, database: fault } = await doctor(database, games, true);
  await database.close();
  const wrong = findings.map(({ table, fault }) => `does not replay: ${table} ${JSON.stringify(fault)}`);
  const played = new Map(rows.map(({ id, game }) => [id, game]));
  return { journals, played, wrong: fault === undefined ? wrong : [...wrong, `database: ${fault}`] };
};

/** Between kills some moves are made, so that every kill may hit one. */
const SOME = 20;
const LONGEST = 400;

export const proveKills = async (wishes: KillWishes): Promise<KillReport> => {
  const { folder, database, times, minutes = Number.POSITIVE_INFINITY, games, say } = wishes;
  const end = Date.now() + minutes * 60_000;
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const place = database === undefined ? { DATA_DIR: join(folder, 'data') } : { DATABASE_URL: database };
  const settings = { ...place, PORT: String(port), LIMITS: '1000', LOG_LEVEL: 'error', BOT_THREADS: '1' };
  const told: Told[] = [];
  let confirmed = 0;
  const hear = (heard: Told): void => {
    told.push(heard);
    if (heard.told === 'confirmed') confirmed++;
  };
  let house: Running = await startHouse(page, settings);
  const cookies = [await comeIn(address, 'Ann'), await comeIn(address, 'Ben')] as const;
  const players = cookies.map((cookie, i) => startPlayer(address, cookie, i + 1, hear));
  let [kills, playersKilled] = [0, 0];
  try {
    for (let kill = 1; kill <= times && Date.now() < end; kill++) {
      await fillTables(address, cookies, games);
      const before = confirmed;
      await until(() => confirmed >= before + SOME, 'moves');
      await wait(randomInt(LONGEST));
      const victim = kill % 3 === 0 ? kill % 2 : undefined;
      await Promise.all([house.kill(), victim === undefined ? undefined : players[victim]?.kill()]);
      say?.(`kill ${kill}: ${told.length} lines heard, ${confirmed} moves confirmed`);
      kills++;
      house = await startHouse(page, settings);
      if (victim === undefined) continue;
      playersKilled++;
      players[victim] = startPlayer(address, cookies[victim] ?? '', times + kill, hear);
    }
    const before = confirmed;
    await fillTables(address, cookies, games);
    await until(() => confirmed >= before + SOME, 'moves after the last kill');
    await Promise.all(players.map((player) => player.kill()));
    const stuck = await botsGoOn(address, cookies[0]);
    await house.stop();
    const where = database ?? join(folder, 'data', 'rose.sqlite');
    const { journals, played, wrong } = await readAll(where, games);
    const entries = [...journals.values()].reduce((sum, journal) => sum + journal.length, 0);
    const count = (what: Told['told']): number => told.filter((line) => line.told === what).length;
    const [tried, again] = [count('tried'), count('again')];
    const confirmedAt = told.flatMap((line) => (line.told === 'confirmed' ? (played.get(line.table) ?? []) : []));
    const seen = [...new Set(confirmedAt)].toSorted();
    const judged = [...judge(told, journals), ...wrong, ...stuck];
    return {
      kills,
      playersKilled,
      tried,
      again,
      confirmed,
      tables: journals.size,
      games: seen,
      entries,
      wrong: judged,
    };
  } finally {
    await Promise.all([house, ...players].map((running) => running.kill()));
  }
};
