// `rose prove`: misfortunes while people play, and the proof that no move is lost.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KillReport, ProofReport } from '@rose/server/testing';
import { seeded } from '@rose/table';
import { GAMES } from '../../../games/all.ts';
import { wholeNumber } from '../arguments.ts';
import { floodsGiven } from '../bench-open.ts';
import type { Command, Io, Values } from '../command.ts';
import { machine } from '../measure.ts';
import { wrong } from '../wrong.ts';

const DATABASES = ['sqlite', 'postgres'] as const;
type Database = (typeof DATABASES)[number];
interface Place {
  readonly folder: string;
  readonly database: string | undefined;
}

/** An empty place of its own, and gone afterwards. */
const inPlace = async <T>(on: Database, job: (place: Place) => Promise<T>): Promise<T> => {
  const { startPostgres } = await import('@rose/server/testing');
  const folder = mkdtempSync(join(tmpdir(), 'rose-proof-'));
  const postgres = on === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    return await job({ folder, database: await postgres?.fresh() });
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

const tellKills = (io: Io, database: Database, report: KillReport): void => {
  const { kills, playersKilled, tried, again, confirmed, tables, entries } = report;
  io.out(
    `${database}: killed ${kills} times, players ${playersKilled} times; ${tried} moves tried, ${again} of them again, ${confirmed} confirmed`,
  );
  for (const line of report.wrong) io.out(`wrong: ${line}`);
  if (report.wrong.length === 0)
    io.out(`every confirmed move stands, none twice; ${tables} tables of ${entries} entries replay`);
};
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const tellProof = (io: Io, is: string, report: ProofReport): void => {
  const { misfortune, times, tried, again, confirmed, lost, doubled, late } = report;
  io.out(`${misfortune}, ${times} times: ${is}`);
  io.out(`  ${tried} moves tried, ${again} of them again, ${confirmed} confirmed`);
  io.out(`  lost ${lost.length}, doubled ${doubled.length}, else wrong ${report.wrong.length}`);
  io.out(
    `  longest without a move: ${seconds(late.quiet)} before, ${seconds(late.during)} while it lasted, ${seconds(late.after)} afterwards`,
  );
  for (const line of [...lost, ...doubled, ...report.wrong]) io.out(`  wrong: ${line}`);
};

const keep = (values: Values, name: string, report: object): void => {
  const { out } = values;
  if (typeof out !== 'string') return;
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${name}.json`), `${JSON.stringify({ ...report, machine: machine() }, undefined, 2)}\n`);
};

/** What was found in several houses. */
const together = (reports: readonly KillReport[]): KillReport => {
  const sum = (of: (report: KillReport) => number): number => reports.reduce((all, report) => all + of(report), 0);
  return {
    kills: sum(({ kills }) => kills),
    playersKilled: sum(({ playersKilled }) => playersKilled),
    tried: sum(({ tried }) => tried),
    again: sum(({ again }) => again),
    confirmed: sum(({ confirmed }) => confirmed),
    tables: sum(({ tables }) => tables),
    games: [...new Set(reports.flatMap(({ games }) => games))].toSorted(),
    entries: sum(({ entries }) => entries),
    wrong: reports.flatMap((report) => report.wrong),
  };
};

const kills = async (values: Values, json: boolean, io: Io): Promise<boolean> => {
  const times = wholeNumber(values, 'times', { min: 1, max: 10_000, default: 50 });
  const minutes = wholeNumber(values, 'minutes', { min: 1, max: 10_000, default: 10_000 });
  const houses = wholeNumber(values, 'houses', { min: 1, max: 20, default: 1 });
  const { proveKills } = await import('@rose/server/testing');
  const share = Math.ceil(times / houses);
  const proveOne = (on: Database, house: number): Promise<KillReport> => {
    const say = (line: string): void => io.err(`${on} ${houses === 1 ? '' : `house ${house} `}${line}`);
    const wishes = { times: Math.min(share, times - share * house), minutes, games: GAMES, say };
    return inPlace(on, ({ folder, database }) =>
      proveKills({ folder, ...(database === undefined ? {} : { database }), ...wishes }),
    );
  };
  let isWell = true;
  for (const on of databasesGiven(values['on'])) {
    const numbers = Array.from({ length: Math.ceil(times / share) }, (_, house) => house);
    const report = together(await Promise.all(numbers.map((house) => proveOne(on, house))));
    if (json) io.out(JSON.stringify({ database: on, ...report }));
    else tellKills(io, on, report);
    keep(values, `prove-kills-${on}`, { database: on, ...report });
    isWell &&= report.wrong.length === 0;
  }
  return isWell;
};

const misfortune = async (name: string, values: Values, json: boolean, io: Io): Promise<boolean> => {
  const { MISFORTUNES, misfortuneNamed, prove: proveOne } = await import('@rose/server/testing');
  const found = misfortuneNamed(name);
  if (!found) {
    const names = MISFORTUNES.map((one) => one.name);
    throw wrong(`"${name}" cannot be proven; what can: kills, ${names.join(', ')}, floods, all`);
  }
  const times = wholeNumber(values, 'times', { min: 1, max: 1_000, default: 5 });
  const report = await inPlace(found.on, (place) =>
    proveOne(found, { ...place, times, games: GAMES, say: (line) => io.err(line) }),
  );
  if (json) io.out(JSON.stringify(report));
  else tellProof(io, found.is, report);
  keep(values, `prove-${name}`, { database: found.on, ...report });
  return report.lost.length + report.doubled.length + report.wrong.length === 0;
};

/** Every kind of ask, poured from one address beside people who play, each in a house of its own. */
const floods = async (values: Values, json: boolean, io: Io): Promise<boolean> => {
  const seconds = wholeNumber(values, 'seconds', { min: 1, max: 600, default: 3 });
  const only = await floodsGiven(values['only']);
  const { measureFloods } = await import('@rose/server/testing');
  const dice = seeded(1);
  const choose = (count: number): number => dice(count) - 1;
  const costs = await measureFloods({ seconds, only, choose, progress: (line) => io.err(line) });
  const wrong = costs.flatMap(({ ask, wrong: found }) => found.map((line) => `${ask}: ${line}`));
  const report = {
    misfortune: 'floods',
    kinds: costs.length,
    seconds,
    confirmed: costs.reduce((sum, { moves }) => sum + moves, 0),
    lost: wrong.filter((line) => line.includes('lost: ')),
    doubled: wrong.filter((line) => line.includes('doubled: ')),
    late: costs.map(({ ask, quiet, beside }) => ({ ask, quiet: quiet.p95, beside: beside.p95 })),
  };
  if (json) io.out(JSON.stringify(report));
  else {
    for (const { ask, quiet, beside } of report.late)
      io.out(
        `${ask.padEnd(24)} 95 of 100 moves within ${quiet.toFixed(1)} ms before, ${beside.toFixed(1)} ms beside it`,
      );
    io.out(`${report.confirmed} moves confirmed, lost ${report.lost.length}, doubled ${report.doubled.length}`);
    for (const line of wrong) io.out(`wrong: ${line}`);
  }
  keep(values, 'prove-floods', report);
  return wrong.length === 0;
};

export const prove: Command = {
  name: 'prove',
  summary: 'Proves that no move is lost: the house meets one misfortune after the other while people play',
  usage: [
    'prove <kills|node-killed|node-paused|node-cut-off|database-restarted|disk-full|webhooks|all> [--times N] [--out DIR]',
    'prove floods [--seconds N] [--only A,B…] [--out DIR]',
    'prove kills [--times N] [--houses N] [--minutes M] [--on sqlite|postgres] [--out DIR]',
  ],
  help: [
    'kills                 the whole house is killed, and now and then a player',
    'node-killed           one node of two is killed, node-paused: stopped for a while, node-cut-off: hears nothing of the database',
    'database-restarted    the database crashes and starts again under two nodes',
    'disk-full             the disk is full for a while',
    'webhooks              hundreds of notices go to webhooks that drip, never answer or never take up',
    'floods                one address asks one thing as fast as it is let, each kind of ask in a house of its own',
    'all                   all of these',
    '--times N             how often, default 50 (kills) or 5; a long proof: 1000 kills on sqlite, 200 on postgres',
    '--on DATABASE         of kills: sqlite or postgres, default both; a PostgreSQL of its own is started for it',
    '--houses N            of kills: in so many houses at once, each with its share of them, default 1',
    '--seconds N           of floods: of each, default 3',
    '--only A,B…           of floods: some kinds of ask, or over HTTP: GET /api/me,POST /api/guest',
    '--minutes M           of kills: none after so many minutes; how many there were is told',
    '--out DIR             also writes what was found there, as JSON',
    '',
    'Each says what was lost, what was made twice, and how long players waited. Whether floods make others wait: rose bench floods.',
  ],
  words: [1, 1],
  options: {
    times: { type: 'string' },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    houses: { type: 'string' },
    on: { type: 'string' },
    out: { type: 'string' },
  },
  async run({ words: [what = ''], values, json }, io) {
    if (what === 'kills') return (await kills(values, json, io)) ? 0 : 1;
    if (what === 'floods') return (await floods(values, json, io)) ? 0 : 1;
    if (what !== 'all') return (await misfortune(what, values, json, io)) ? 0 : 1;
    const { MISFORTUNES } = await import('@rose/server/testing');
    let isWell = await kills(values, json, io);
    for (const { name } of MISFORTUNES) isWell = (await misfortune(name, values, json, io)) && isWell;
    isWell = (await floods(values, json, io)) && isWell;
    return isWell ? 0 : 1;
  },
};
