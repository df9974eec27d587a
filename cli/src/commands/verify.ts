// `rose verify`: a game file proved: its entries by the rules, its dice by the published secret.
import { parseFile, verify as prove } from '@rose/host';
import { isMistake } from '@rose/table';
import { GAMES } from '../../../games/all.ts';
import { fileNamed, textOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { wrong } from '../wrong.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Proves a game file: every entry follows the rules, every die follows from the published secret',
  usage: ['verify <file|->'],
  help: [],
  words: [1, 1],
  options: {},
  run({ words: [path = '-'], json }, io) {
    const file = parseFile(textOf(path, io));
    if (isMistake(file)) throw wrong(`${fileNamed(path)} is not a game file: ${file.field} ${file.reason}`);
    const verdict = prove(GAMES, file);
    if (json) io.out(JSON.stringify({ game: file.opening.game, ...verdict }));
    else {
      const { entries, rolls, proven, running, faults } = verdict;
      io.out(`${file.opening.game}: ${entries} entries, ${rolls} dice, ${proven} of them proven`);
      if (running) io.out('the game goes on: its secret is not published yet');
      else if (verdict.ok && proven < rolls)
        io.out(`${rolls - proven} dice were thrown in another house, which never published its secret`);
      for (const { field, reason } of faults) io.out(`fault: ${field} ${reason}`);
      io.out(verdict.ok ? 'all holds' : 'it does not hold');
    }
    return verdict.ok ? 0 : 1;
  },
};
