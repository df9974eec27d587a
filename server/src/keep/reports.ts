// What players complained of, for whoever runs the house.
import type { Database } from '../database/index.ts';

export interface Report {
  readonly id: string;
  readonly at: string;
  readonly table: string;
  /** The names they have now; a dash for who is no more. */
  readonly by: string;
  readonly speaker: string;
  readonly said: string;
  readonly reason: string;
}

/** The oldest first, from a moment on: ISO text, or only the beginning of it. */
export const reportsIn = async ({ db }: Database, since = ''): Promise<readonly Report[]> => {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('players as by', 'by.id', 'reports.player')
    .leftJoin('players as speaker', 'speaker.id', 'reports.speaker')
    .select(['reports.id', 'reports.at', 'reports.table_id as table', 'reports.said', 'reports.reason'])
    .select(['by.name as by', 'speaker.name as speaker'])
    .where('reports.at', '>=', since)
    .orderBy('reports.at')
    .orderBy('reports.id')
    .execute();
  return rows.map(({ by, speaker, ...row }) => ({ ...row, by: by ?? '–', speaker: speaker ?? '–' }));
};
