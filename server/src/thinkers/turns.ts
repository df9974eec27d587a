// Whose thought comes next, where more is asked than can be thought at once: turns go round by address, at an address by
// person, and nobody who has time comes before somebody who waits.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Payer {
  /** A player, or the address of somebody without a name. */
  readonly person: string;
  /** Where that person is: many guests at one address share its turns. */
  readonly place: string;
  /** The same if this is an ask from outside, which has its price. */
  readonly address?: string;
  /** Whether people sit there and wait. */
  readonly waits: boolean;
  /** Milliseconds of work for this ask so far, of those that its price covers. */
  worked?: number;
}
/** For whom the house is at work: known where work begins, and wherever it leads. */
export const payers = new AsyncLocalStorage<Payer>();
const NOBODY: Payer = { person: '', place: '', waits: true };
export const payerNow = (): Payer => payers.getStore() ?? NOBODY;

export interface Turns<T> {
  push(job: T, payer: Payer): void;
  take(): T | undefined;
  remove(job: T): void;
  size(): number;
  /** How much waits of one person and at one place, and at how many places somebody waits. */
  of(person: string): number;
  at(place: string): number;
  places(): number;
}
/** What waits, by address and person, whoever comes next first. */
type Round<T> = Map<string, Map<string, T[]>>;

/** The first of a round and its name; unless nothing of it is left then, it comes last. */
const turnOf = <K, V, T>(round: Map<K, V>, take: (first: V) => T | undefined, isLeft: (first: V) => boolean) => {
  for (const [name, first] of round) {
    const taken = take(first);
    round.delete(name);
    if (isLeft(first)) round.set(name, first);
    return taken;
  }
  return undefined;
};
const takeFrom = <T>(round: Round<T>): T | undefined =>
  turnOf(
    round,
    (persons) =>
      turnOf(
        persons,
        (jobs) => jobs.shift(),
        (jobs) => jobs.length > 0,
      ),
    (persons) => persons.size > 0,
  );

const removeFrom = <T>(round: Round<T>, job: T): boolean => {
  for (const [place, persons] of round)
    for (const [person, jobs] of persons) {
      const at = jobs.indexOf(job);
      if (at === -1) continue;
      jobs.splice(at, 1);
      if (jobs.length === 0) persons.delete(person);
      if (persons.size === 0) round.delete(place);
      return true;
    }
  return false;
};

const put = <T>(round: Round<T>, job: T, { place, person }: Payer): void => {
  const persons = round.get(place) ?? new Map<string, T[]>();
  const jobs = persons.get(person) ?? [];
  jobs.push(job);
  persons.set(person, jobs);
  round.set(place, persons);
};

const sizeOf = (lists: Iterable<readonly unknown[]>): number => {
  let size = 0;
  for (const { length } of lists) size += length;
  return size;
};

export const createTurns = <T>(): Turns<T> => {
  const waiting: Round<T> = new Map();
  const patient: Round<T> = new Map();
  const rounds = [waiting, patient];
  let size = 0;
  const groups = (): readonly Map<string, T[]>[] => rounds.flatMap((round) => [...round.values()]);
  return {
    push(job, payer) {
      put(payer.waits ? waiting : patient, job, payer);
      size++;
    },
    take() {
      if (size === 0) return undefined;
      size--;
      return takeFrom(waiting) ?? takeFrom(patient);
    },
    remove(job) {
      if (rounds.some((round) => removeFrom(round, job))) size--;
    },
    size: () => size,
    of: (person) => sizeOf(groups().map((persons) => persons.get(person) ?? [])),
    at: (place) => sizeOf(rounds.flatMap((round) => [...(round.get(place)?.values() ?? [])])),
    places() {
      let places = waiting.size;
      for (const place of patient.keys()) if (!waiting.has(place)) places++;
      return places;
    },
  };
};
