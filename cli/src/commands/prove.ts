import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KillReport } from '@rose/server/testing';
import { GAMES } from '../../../games/all.ts';
import { wholeNumber } from '../arguments.ts';
import type { Command, Io, Values } from '../command.ts';
import { wrong } from '../wrong.ts';

const DATABASES = ['sqlite', 'postgres'] as const;
type Database = (typeof DATABASES)[number];

const killsOn = async (database: Database, times: number, say: (line: string) => void): Promise<KillReport> => {
  const { proveKills, startPostgres } = await import('@rose/server/testing');
  const folder = mkdtempSync(join(tmpdir(), 'rose-kills-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    const place = postgres ? { database: await postgres.fresh() } : {};
    return await proveKills({ folder, ...place, times, games: GAMES, say });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const databasesGiven = (text: Values[string]): readonly Database[] => {
  if (text === undefined) return DATABASES;
  const found = DATABASES.find((name) => name === text);
  if (found) return [found];
  throw wrong(`--on ${JSON.stringify(text)} is wrong; give one of: ${DATABASES.join(', ')}`);
};

const tell = (io: Io, database: Database, report: KillReport): void => {
  const { kills, playersKilled, tried, again, confirmed, tables, entries } = report;
  io.out(
    `${database}: killed ${kills} times, players ${playersKilled} times; ${tried} moves tried, ${again} of them again, ${confirmed} confirmed`,
  );
  for (const line of report.wrong) io.out(`wrong: ${line}`);
  if (report.wrong.length === 0)
    io.out(`every confirmed move stands, none twice; ${tables} tables of ${entries} entries replay`);
};

export const prove: Command = {
  name: 'prove',
  summary: 'Proves that no move is lost: the house is killed again and again while people play',
  usage: ['prove kills [--times N] [--on sqlite|postgres]'],
  help: [
    '--times N             how often, default 50',
    '--on DATABASE         sqlite or postgres, default both; a PostgreSQL of its own is started for it',
  ],
  words: [1, 1],
  options: { times: { type: 'string' }, on: { type: 'string' } },
  async run({ words: [what], values, json }, io) {
    if (what !== 'kills') throw wrong(`"${what ?? ''}" cannot be proven; what can: kills`);
    const times = wholeNumber(values, 'times', { min: 1, max: 10_000, default: 50 });
    let isWell = true;
    for (const database of databasesGiven(values['on'])) {
      const report = await killsOn(database, times, (line) => io.err(`${database} ${line}`));
      if (json) io.out(JSON.stringify({ database, ...report }));
      else tell(io, database, report);
      isWell &&= report.wrong.length === 0;
    }
    return isWell ? 0 : 1;
  },
};
