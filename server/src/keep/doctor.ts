// The doctor looks at every table and changes nothing.
import type { AnyGame } from '@rose/table';
import { sql } from 'kysely';
import type { Database, Row } from '../database/index.ts';
import { examine, type Fault, playUnder } from './replaying.ts';

export interface Finding {
  readonly table: string;
  readonly game: string;
  readonly state: Row<'tables'>['state'];
  readonly fault: Fault;
}
export interface Health {
  readonly tables: number;
  readonly entries: number;
  readonly checkpoints: number;
  /** What the database says about itself; nothing when it is well. */
  readonly database: string | undefined;
  readonly findings: readonly Finding[];
}

type Listed = Pick<Row<'tables'>, 'id' | 'game' | 'state'>;
const tablesIn = ({ db }: Database, all: boolean): Promise<readonly Listed[]> =>
  db
    .selectFrom('tables')
    .select(['id', 'game', 'state'])
    .where('state', 'in', all ? ['running', 'over'] : ['running'])
    .orderBy('id')
    .execute();

const selfCheck = async ({ kind, db }: Database): Promise<string | undefined> => {
  if (kind === 'postgres') return undefined;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const said = rows[0]?.integrity_check ?? 'no answer';
  return said === 'ok' ? undefined : said;
};

/** Every open table, or really every one, replayed and held against its checkpoints. */
export const doctor = async (
  database: Database,
  games: ReadonlyMap<string, AnyGame>,
  all: boolean,
): Promise<Health> => {
  const listed = await tablesIn(database, all);
  const findings: Finding[] = [];
  let [entries, checkpoints] = [0, 0];
  for (const { id, game, state } of listed) {
    const { fault, ...seen } = await examine(database, games, id);
    entries += seen.entries;
    checkpoints += seen.checkpoints;
    if (fault) findings.push({ table: id, game, state, fault });
  }
  return { tables: listed.length, entries, checkpoints, database: await selfCheck(database), findings };
};

export interface RulesFinding {
  readonly table: string;
  readonly game: string;
  /** Those it was opened under, and keeps. */
  readonly rules: number;
  /** Under the newest rules: the first entry that leads elsewhere, or is not accepted any more. */
  readonly seq: number;
  readonly reason: string | undefined;
}
export interface RulesHealth {
  readonly tables: number;
  /** Those that were opened under earlier rules. */
  readonly earlier: number;
  readonly findings: readonly RulesFinding[];
}

const differenceOf = async (
  database: Database,
  games: ReadonlyMap<string, AnyGame>,
  { id, game: name }: Listed,
): Promise<'same' | 'newest' | RulesFinding> => {
  const game = games.get(name);
  const { record, journal, fault } = await examine(database, games, id);
  if (!game || !record || !journal || fault) return 'newest';
  const { rules } = record.opening;
  if (rules === game.meta.rules) return 'newest';
  const own = playUnder(game, record, journal, rules);
  const newest = playUnder(game, record, journal, game.meta.rules);
  const seq = own.prints.findIndex((print, i) => print !== newest.prints[i]);
  if (seq === -1) return 'same';
  const reason = newest.fault?.fault === 'refused' && newest.fault.seq === seq ? newest.fault.reason : undefined;
  return { table: id, game: name, rules, seq, reason };
};

/** Which open tables would replay differently under the newest rules. They are not: each keeps those it began with. */
export const doctorRules = async (database: Database, games: ReadonlyMap<string, AnyGame>): Promise<RulesHealth> => {
  const listed = await tablesIn(database, false);
  const findings: RulesFinding[] = [];
  let earlier = 0;
  for (const table of listed) {
    const found = await differenceOf(database, games, table);
    if (found === 'newest') continue;
    earlier++;
    if (found !== 'same') findings.push(found);
  }
  return { tables: listed.length, earlier, findings };
};
