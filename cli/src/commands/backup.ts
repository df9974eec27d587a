// `rose backup`: everything a house keeps, written into one file while it goes on.
import { existsSync } from 'node:fs';
import type { Command } from '../command.ts';
import { keeping, visiting } from '../database.ts';
import { wrong } from '../wrong.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything the house keeps into one file, while it goes on',
  usage: ['backup <file> [--from FILE|URL]'],
  help: [
    '--from FILE|URL       the database; default: that of DATABASE_URL or DATA_DIR, as for npm start',
    '',
    'The file holds everything, secrets too: keep it where only you can read it.',
  ],
  words: [1, 1],
  options: { from: { type: 'string' } },
  async run({ words: [file = ''], values, json }, io) {
    if (existsSync(file)) throw wrong(`there is a file ${file} already; name another`);
    const { writeBackup } = await keeping();
    const { rows, sha256 } = await visiting(values['from'], (database) => writeBackup(database, file)).catch(
      (error: unknown) => {
        const { code, path } = error as NodeJS.ErrnoException;
        throw path === undefined
          ? error
          : wrong(`cannot write ${file} (${String(code)}); name a file in a folder that can be written`);
      },
    );
    io.out(json ? JSON.stringify({ file, rows, sha256 }) : `${file}: ${rows} rows, sha256 ${sha256}`);
    return 0;
  },
};
