// What a command of `rose` is, and what it may touch.
import type { ParseArgsOptionsConfig } from 'node:util';

export interface Io {
  /** Writes a line. */
  out(line: string): void;
  /** Writes a line of progress or trouble. */
  err(line: string): void;
  /** All of standard input. */
  stdin(): string;
  /** Milliseconds, for measuring. */
  now(): number;
  /** Runs another command line, its lines going to `out`; returns its exit code. */
  rose(args: readonly string[], out: (line: string) => void): number;
}
export type Values = { readonly [name: string]: string | boolean | readonly (string | boolean)[] | undefined };
export interface Given {
  readonly words: readonly string[];
  readonly values: Values;
  readonly json: boolean;
}
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows `rose`. */
  readonly usage: readonly string[];
  /** One line an option, for `--help`. */
  readonly help: readonly string[];
  /** The words after the command: how many at least and at most. */
  readonly words: readonly [least: number, most: number];
  readonly options: ParseArgsOptionsConfig;
  /** Returns the exit code: 0, or 1 when what was checked does not hold. Those that wait for a database take their time. */
  run(given: Given, io: Io): number | Promise<number>;
}
