// One table played again from its journal, and held against its checkpoints.
import type { TableRecord } from '@rose/host';
import { type AnyGame, type Course, fingerprint, isMistake, type Kind, readOn, replay, stateOf } from '@rose/table';
import type { Database, Row } from '../database/index.ts';
import { type Read, readTable } from '../store/index.ts';

/** What is wrong with a table: ids and numbers; the sentences are the command line's. */
export type Fault =
  | { readonly fault: 'damaged'; readonly reason: string }
  | { readonly fault: 'no-such-game' }
  | { readonly fault: 'newer-rules'; readonly rules: number }
  | { readonly fault: 'refused'; readonly seq: number; readonly reason: string }
  | { readonly fault: 'differs'; readonly seq: number };

export interface PlayedAgain {
  /** The state after each entry, as a fingerprint; the opening's is the first. */
  readonly prints: readonly string[];
  readonly fault: Fault | undefined;
}
/** The number of the rules may stand in a state; that it is another one is no difference. */
const printOf = (course: Course<Kind>): string => fingerprint({ ...stateOf(course), rules: undefined });

/** Plays a journal under some rules; stops at the first entry they do not accept. */
export const playUnder = (
  game: AnyGame,
  { opening }: TableRecord,
  entries: Read['journal'],
  rules: number,
): PlayedAgain => {
  const course = replay(game, { opening: { ...opening, rules }, entries: [] });
  if (isMistake(course))
    return { prints: [], fault: { fault: 'refused', seq: 0, reason: `${course.field} ${course.reason}` } };
  const prints = [printOf(course)];
  for (const { entry } of entries) {
    const reason = readOn(game, course, entry);
    if (reason !== undefined) return { prints, fault: { fault: 'refused', seq: prints.length, reason } };
    prints.push(printOf(course));
  }
  return { prints, fault: undefined };
};

type Checkpoint = Pick<Row<'checkpoints'>, 'seq' | 'fingerprint'>;
/** The first checkpoint that the replay does not agree with. */
const compare = (game: AnyGame, record: TableRecord, journal: Read['journal'], marks: readonly Checkpoint[]) => {
  const course = replay(game, { opening: record.opening, entries: [] });
  if (isMistake(course)) return { fault: 'refused', seq: 0, reason: `${course.field} ${course.reason}` } as const;
  const bySeq = new Map(marks.map((mark) => [mark.seq, mark.fingerprint]));
  for (const [i, { entry }] of journal.entries()) {
    const seq = i + 1;
    const reason = readOn(game, course, entry);
    if (reason !== undefined) return { fault: 'refused', seq, reason } as const;
    const mark = bySeq.get(seq);
    if (mark !== undefined && mark !== fingerprint(stateOf(course))) return { fault: 'differs', seq } as const;
  }
  return undefined;
};

export interface Examined {
  readonly entries: number;
  readonly checkpoints: number;
  readonly fault: Fault | undefined;
  readonly record?: TableRecord;
  readonly journal?: Read['journal'];
}
const damaged = (reason: string): Examined => ({ entries: 0, checkpoints: 0, fault: { fault: 'damaged', reason } });

const read = async ({ db }: Database, table: string): Promise<(Read & { readonly record: TableRecord }) | string> => {
  try {
    const found = await readTable(db, table);
    if (!found?.head.record) return 'its record is missing';
    return { ...found, record: JSON.parse(found.head.record) as TableRecord };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const examine = async (
  database: Database,
  games: ReadonlyMap<string, AnyGame>,
  table: string,
): Promise<Examined> => {
  const found = await read(database, table);
  if (typeof found === 'string') return damaged(found);
  const { record, journal } = found;
  const marks = await database.db
    .selectFrom('checkpoints')
    .select(['seq', 'fingerprint'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  const rest = { entries: journal.length, checkpoints: marks.length, record, journal };
  const game = games.get(record.opening.game);
  if (!game) return { ...rest, fault: { fault: 'no-such-game' } };
  const { rules } = record.opening;
  if (rules > game.meta.rules) return { ...rest, fault: { fault: 'newer-rules', rules } };
  const beyond = marks.find(({ seq }) => seq > journal.length);
  if (beyond)
    return { ...rest, fault: { fault: 'damaged', reason: `its journal ends before checkpoint ${beyond.seq}` } };
  return { ...rest, fault: compare(game, record, journal, marks) };
};
