// `rose doctor`: plays every open table again and says which is not what it was.
import type { Database, Fault, Finding, Health, RulesHealth } from '@rose/server/keep';
import { GAMES } from '../../../games/all.ts';
import type { Command, Io } from '../command.ts';
import { keeping, visiting } from '../database.ts';

const BACKUP = 'make a backup of what is there (npx rose backup), and compare with an earlier one, restored elsewhere';
/** What is wrong, and what to do about it. */
const wordsOf = (fault: Fault): readonly [what: string, todo: string] => {
  switch (fault.fault) {
    case 'damaged':
      return [`it is damaged: ${fault.reason}`, BACKUP];
    case 'no-such-game':
      return ['this house does not have its game', 'go back to the version of the house that has it'];
    case 'newer-rules':
      return [`it is played under rules ${fault.rules}, which this house does not know yet`, 'update the house'];
    case 'refused':
      return [
        `entry ${fault.seq} is not accepted: ${fault.reason}`,
        'go back to the version of the house that played it; rules that change need a new number',
      ];
    case 'differs':
      return [
        `after entry ${fault.seq} it is not what it was when that was played`,
        'go back to the version of the house that played it; rules that change need a new number',
      ];
  }
};

const tell = (io: Io, { tables, entries, checkpoints, database, findings }: Health): void => {
  const line = ({ table, game, fault }: Finding): void => {
    const [what, todo] = wordsOf(fault);
    io.out(`${table} ${game}: ${what}`);
    io.out(`  to do: ${todo}`);
  };
  findings.forEach(line);
  if (database !== undefined) {
    io.out(`the database is damaged: ${database}`);
    io.out(`  to do: stop the house, ${BACKUP}`);
  }
  io.out(`${tables} tables, ${entries} entries, ${checkpoints} checkpoints: ${findings.length} with something wrong`);
};

const tellRules = (io: Io, { tables, earlier, findings }: RulesHealth): void => {
  for (const { table, game, rules, seq, reason } of findings)
    io.out(`${table} ${game}: from entry ${seq} on other than under rules ${rules}${reason ? `: ${reason}` : ''}`);
  io.out(`${tables} open tables, ${earlier} of them under earlier rules, ${findings.length} would replay differently`);
  if (findings.length > 0) io.out('Each goes on under the rules it began with; there is nothing to do.');
};

const rules = async (database: Database, json: boolean, io: Io): Promise<number> => {
  const { doctorRules } = await keeping();
  const health = await doctorRules(database, GAMES);
  if (json) io.out(JSON.stringify(health));
  else tellRules(io, health);
  return 0;
};

export const doctor: Command = {
  name: 'doctor',
  summary: 'Plays every open table again and says which is not what it was',
  usage: ['doctor [--all] [--in FILE|URL]', 'doctor --rules [--in FILE|URL]'],
  help: [
    '--all                 finished tables too',
    '--rules               which open tables would replay differently under the newest rules',
    '--in FILE|URL         the database; default: that of DATABASE_URL or DATA_DIR, as for npm start',
    '',
    'It changes nothing, and may be called while the house is open.',
  ],
  words: [0, 0],
  options: { all: { type: 'boolean' }, rules: { type: 'boolean' }, in: { type: 'string' } },
  run: ({ values, json }, io) =>
    visiting(values['in'], async (database) => {
      if (values['rules'] === true) return rules(database, json, io);
      const examine = (await keeping()).doctor;
      const health = await examine(database, GAMES, values['all'] === true);
      if (json) io.out(JSON.stringify(health));
      else tell(io, health);
      return health.findings.length === 0 && health.database === undefined ? 0 : 1;
    }),
};
