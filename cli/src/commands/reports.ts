// `rose reports`: lines of talk that players have complained of.
import type { Report } from '@rose/server/keep';
import type { Command, Io } from '../command.ts';
import { keeping, visiting } from '../database.ts';
import { wrong } from '../wrong.ts';

/** Players write what they like: nothing of it may move the reader's cursor. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');

const tell = (io: Io, reports: readonly Report[]): void => {
  for (const { id, at, table, by, speaker, said, reason } of reports) {
    io.out(`${id}  ${at}  table ${table}`);
    io.out(`  ${plain(speaker)} said: ${plain(said)}`);
    io.out(`  ${plain(by)} complains: ${plain(reason)}`);
  }
  io.out(`${reports.length} reports`);
};

export const reports: Command = {
  name: 'reports',
  summary: 'Shows which lines of talk players have complained of',
  usage: ['reports [--since DAY] [--in FILE|URL]'],
  help: [
    '--since DAY           only those of that day and later: 2026-04-23',
    '--in FILE|URL         the database; default: that of DATABASE_URL or DATA_DIR, as for npm start',
  ],
  words: [0, 0],
  options: { since: { type: 'string' }, in: { type: 'string' } },
  run: ({ values, json }, io) => {
    const { since = '' } = values;
    if (typeof since !== 'string' || !/^(\d{4}-\d\d-\d\d)?$/.test(since))
      throw wrong('--since takes a day: 2026-04-23');
    return visiting(values['in'], async (database) => {
      const { reportsIn } = await keeping();
      const found = await reportsIn(database, since);
      if (json) io.out(JSON.stringify(found));
      else tell(io, found);
      return 0;
    });
  },
};
