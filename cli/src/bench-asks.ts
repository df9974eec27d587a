// `rose bench asks`: what each kind of ask costs the open house. The budgets of guests are derived from it.
import { loadavg } from 'node:os';
import type { AskCost } from '@rose/server/testing';
import { wholeNumber } from './arguments.ts';
import type { Io, Values } from './command.ts';
import { type Machine, machine } from './measure.ts';

export interface AskCosts {
  readonly costs: readonly AskCost[];
  readonly machine: Machine;
  readonly load: number;
}
export const benchAsks = async (values: Values, io: Io): Promise<AskCosts> => {
  const [load = 0] = loadavg();
  const { measureAsks } = await import('@rose/server/testing');
  const rounds = wholeNumber(values, 'rounds', { min: 10, max: 100_000, default: 300 });
  return { costs: await measureAsks(rounds, (line) => io.err(line)), machine: machine(), load };
};
export const sayAsks = ({ costs, load }: AskCosts, io: Io): void => {
  for (const { ask, processor, busy, bytes } of costs.toSorted((a, b) => b.processor - a.processor))
    io.out(
      `${ask.padEnd(18)} ${processor.toFixed(3)} ms, busy ${busy.toFixed(3)} ${bytes.toFixed(0).padStart(8)} bytes`,
    );
  if (load > 1) io.out(`the machine was busy with other work: ${load.toFixed(1)} wanted its processors`);
};
