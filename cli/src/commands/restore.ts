// `rose restore`: a backup put back into an empty place.
import type { Command } from '../command.ts';
import { keeping, placeGiven } from '../database.ts';
import { wrong } from '../wrong.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Puts a backup back into an empty place, on SQLite or PostgreSQL, wherever it came from',
  usage: ['restore <file> [--to FILE|URL]'],
  help: [
    '--to FILE|URL         an empty database, or a file that is not there yet; default: that of DATABASE_URL or DATA_DIR',
    '',
    'Nothing is overwritten: where players or tables are, nothing is restored. Stop the house first.',
  ],
  words: [1, 1],
  options: { to: { type: 'string' } },
  async run({ words: [file = ''], values, json }, io) {
    const { isShut, openDatabase, proveBackup, readHead, restoreBackup } = await keeping();
    const head = await readHead(file);
    if ('not' in head) throw wrong(head.not);
    const whole = await proveBackup(file);
    if ('not' in whole) throw wrong(whole.not);
    const place = await placeGiven(values['to']);
    const database = await openDatabase(place, { upTo: head.schema });
    if (isShut(database)) throw wrong(database.shut.join(' '));
    try {
      const restored = await restoreBackup(database, file);
      if ('not' in restored) throw wrong(restored.not);
      const { rows, sha256 } = restored;
      io.out(json ? JSON.stringify({ made: head.made, rows, sha256 }) : `${rows} rows of ${head.made} restored`);
      if (!json) io.out('Look whether all is well: npx rose doctor');
      return 0;
    } finally {
      await database.close();
    }
  },
};
