// Whose thought comes next, where more is asked than can be thought at once: turns go round by person, and nobody who has
// time comes before somebody who waits.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Payer {
  /** A player, or the address of somebody without a name. */
  readonly person: string;
  /** Where the ask came from, if from outside. */
  readonly address?: string;
  /** Whether people sit there and wait. */
  readonly waits: boolean;
}
/** For whom the house is at work: known where work begins, and wherever it leads. */
export const payers = new AsyncLocalStorage<Payer>();
const NOBODY: Payer = { person: '', waits: true };
export const payerNow = (): Payer => payers.getStore() ?? NOBODY;

export interface Turns<T> {
  push(job: T, payer: Payer): void;
  take(): T | undefined;
  remove(job: T): void;
  size(): number;
  /** How much one person has waiting, and how many persons wait. */
  of(person: string): number;
  persons(): number;
}
type Round<T> = Map<string, T[]>;

/** The first of the person whose turn it is; then that person comes last. */
const takeFrom = <T>(round: Round<T>): T | undefined => {
  const [first] = round;
  if (!first) return undefined;
  const [person, jobs] = first;
  const job = jobs.shift();
  round.delete(person);
  if (jobs.length > 0) round.set(person, jobs);
  return job;
};

export const createTurns = <T>(): Turns<T> => {
  const waiting: Round<T> = new Map();
  const patient: Round<T> = new Map();
  const rounds = [waiting, patient];
  const count = (person: string): number => rounds.reduce((sum, round) => sum + (round.get(person)?.length ?? 0), 0);
  return {
    push(job, { person, waits }) {
      const round = waits ? waiting : patient;
      const jobs = round.get(person);
      if (jobs) jobs.push(job);
      else round.set(person, [job]);
    },
    take: () => takeFrom(waiting) ?? takeFrom(patient),
    remove(job) {
      for (const round of rounds)
        for (const [person, jobs] of round) {
          const at = jobs.indexOf(job);
          if (at === -1) continue;
          jobs.splice(at, 1);
          if (jobs.length === 0) round.delete(person);
          return;
        }
    },
    size: () => rounds.flatMap((round) => [...round.values()]).reduce((sum, jobs) => sum + jobs.length, 0),
    of: count,
    persons: () => new Set(rounds.flatMap((round) => [...round.keys()])).size,
  };
};
