// `rose bench server`: a whole house under load on this machine, measured from outside.
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LoadResult } from '@rose/server/testing';
import { seeded } from '@rose/table';
import { wholeNumber } from './arguments.ts';
import type { Io, Values } from './command.ts';
import { type Machine, machine } from './measure.ts';

/** The longest game on record. */
const LONG = fileURLToPath(
  new URL('../../games/richard-iii/test/fixtures/throne-held.york.wars-of-the-roses-1460.json', import.meta.url),
);

export interface ServerSpeed extends LoadResult {
  readonly database: 'sqlite' | 'postgres';
  readonly machine: Machine;
  /** How many others wanted the processors when it began, on average over a minute. */
  readonly load: number;
}

export const benchServer = async (values: Values, io: Io): Promise<ServerSpeed> => {
  const [load = 0] = loadavg();
  const { runLoad, startPostgres } = await import('@rose/server/testing');
  const nodes = wholeNumber(values, 'nodes', { min: 1, max: 16, default: 1 });
  const isPostgres = values['postgres'] === true || nodes > 1;
  const postgres = isPostgres ? await startPostgres({ durable: true }) : undefined;
  const dice = seeded(wholeNumber(values, 'seed', { min: 0, max: 2 ** 31, default: 1 }));
  try {
    const result = await runLoad({
      sockets: wholeNumber(values, 'sockets', { min: 2, max: 10_000, default: 500 }),
      movesPerSecond: wholeNumber(values, 'rate', { min: 1, max: 100_000, default: 1_050 }),
      warmUpSeconds: 5,
      seconds: wholeNumber(values, 'seconds', { min: 1, max: 3_600, default: 20 }),
      idle: wholeNumber(values, 'idle', { min: 0, max: 50_000, default: 5_000 }),
      botTables: wholeNumber(values, 'bots', { min: 0, max: 1_000, default: 0 }),
      long: LONG,
      choose: (count) => dice(count) - 1,
      progress: (line) => io.err(line),
      nodes,
      ...(postgres ? { database: await postgres.fresh() } : {}),
    });
    return { ...result, database: postgres ? 'postgres' : 'sqlite', machine: machine(), load };
  } finally {
    await postgres?.stop();
  }
};

const ms = (time: number): string => `${time.toFixed(1)} ms`;
export const sayServer = (speed: ServerSpeed, io: Io): void => {
  const { answered, shown, memory, long, besideBots } = speed;
  const nodes = speed.nodes > 1 ? `, ${speed.nodes} nodes` : '';
  io.out(`${speed.database}${nodes}: ${speed.movesPerSecond.toFixed(0)} moves a second over ${speed.sockets} sockets`);
  io.out(`answered in ${ms(answered.median)} (median), ${ms(answered.p95)} (95 of 100), ${ms(answered.p99)} (99)`);
  io.out(`seen by the other in ${ms(shown.median)}, ${ms(shown.p95)}, ${ms(shown.p99)}`);
  io.out(`${speed.processorPerMove.toFixed(2)} ms of the house's processor a move`);
  const { empty, idle, end } = memory;
  io.out(
    `${empty.toFixed(0)} MB empty, ${idle.toFixed(0)} with ${speed.idle} idle sockets, ${end.toFixed(0)} at the end`,
  );
  if (long) {
    const { entries, coldMilliseconds, warmMilliseconds } = long;
    io.out(`a game of ${entries} entries opens in ${ms(coldMilliseconds)}, again in ${ms(warmMilliseconds)}`);
  }
  if (besideBots) {
    const { botTables, botMoves, answered: late, movesPerSecond } = besideBots;
    io.out(
      `beside ${botTables} tables against bots (${botMoves} moves there): ${movesPerSecond.toFixed(0)} moves a second`,
    );
    io.out(`answered in ${ms(late.median)}, ${ms(late.p95)}, ${ms(late.p99)}`);
  }
  if (speed.load > 1) io.out(`the machine was busy with other work: ${speed.load.toFixed(1)} wanted its processors`);
  for (const failure of speed.failures) io.out(`failed: ${failure}`);
};
