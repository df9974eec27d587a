// Measuring on noisy machines: several rounds, taken in turns by all that is compared; the median and the spread count.
import { availableParallelism, cpus } from 'node:os';

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly rounds: readonly number[];
}
export const spreadOf = (rounds: readonly number[]): Spread => {
  const sorted = [...rounds].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, rounds };
};

/** Each measure once a round, in turns. */
export const inTurns = <T>(measures: readonly (() => T)[], rounds: number): readonly (readonly T[])[] => {
  const results = measures.map((): T[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, measure] of measures.entries()) results[i]?.push(measure());
  return results;
};

/** Milliseconds this process has computed: where others use the machine too, the clock would count their work. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
}
export const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.versions.node,
});
