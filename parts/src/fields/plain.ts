// Fields of one value.
import { type Field, itself, type Range } from './field.ts';

/** A value that is kept as it is said. */
const plain = <T extends string | number | boolean>(
  fits: (value: unknown) => boolean,
  reason: string,
  least: T,
): Field<T, T> => {
  const fault = { field: '', reason };
  return {
    blank: () => least,
    write: (value) => value as T,
    read(page, given, at, standing) {
      const value = given === undefined ? standing : given;
      if (fits(value)) return value as T;
      page.wrong(at, reason);
      return least;
    },
    fault: (value) => (fits(value) ? undefined : fault),
    copied: itself,
  };
};

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const whole = <I extends number = number>(least: number, most = Number.POSITIVE_INFINITY): Field<I, I> => ({
  ...plain<I>(
    (value) => isWhole(value, least, most),
    `must be a whole number${most === Number.POSITIVE_INFINITY ? `, ${least} or more` : ` from ${least} to ${most}`}`,
    least as I,
  ),
  range: [least, most],
});
export const flag: Field<boolean, boolean> = plain(
  (value) => typeof value === 'boolean',
  'must be true or false',
  false,
);
/** Two words are named as a choice, more as a list. */
const among = (words: readonly string[]): string =>
  words.length === 2 ? `must be "${words[0]}" or "${words[1]}"` : `must be one of: ${words.join(', ')}`;
export const word = <const N extends string>(words: readonly N[]): Field<N, N> =>
  plain((value) => words.includes(value as N), among(words), words[0] as N);

export const text: Field<string, string> = plain(
  (value) => typeof value === 'string' && value.length <= 280,
  'must be a text of at most 280 characters',
  '',
);

/**
 * The same values, said as `words` describes them. `hear` gives nothing where what was said makes no sense; then `reason`
 * is noted.
 */
export const worded = <T, V, W>(
  field: Field<T>,
  words: Field<V, W>,
  say: (value: T) => V,
  hear: (said: V) => T | undefined,
  reason = 'makes no sense',
): Field<T, W> => {
  const { apart: _wordless, ...kept } = field;
  return {
    ...kept,
    write: (value) => words.write(say(value as T) as never),
    read(page, given, at, standing) {
      if (given === undefined && standing !== undefined) return standing;
      const value = hear(words.read(page, given, at, standing === undefined ? undefined : say(standing)));
      if (value === undefined) page.wrong(at, reason);
      return value ?? field.blank();
    },
  };
};
/** True or false, kept as 1 or 0. */
export const bit: Field<number, boolean> = worded(whole(0, 1), flag, (value) => value === 1, Number);

/** The same, with a value for where nothing is said and nothing stands. */
export const or = <T, W>(field: Field<T, W>, value: T): Field<T, W> => ({
  ...field,
  blank: () => value,
  read: (page, given, at, standing) => field.read(page, given, at, standing ?? value),
});
/** One more whole number that fits, where it is next to the others. */
const joined = ([least, most]: Range, more: number): { readonly range?: Range } =>
  more >= least - 1 && more <= most + 1 ? { range: [Math.min(least, more), Math.max(most, more)] } : {};
/** The same, or null in words, which is kept as `none`. */
export const maybe = <T extends number, W>({ range, ...field }: Field<T, W>, none: T | -1): Field<T, W | null> => ({
  ...field,
  ...(range && joined(range, none)),
  blank: () => none as T,
  write: (value) => (value === none ? null : field.write(value)),
  read(page, given, at, standing) {
    if (given === undefined) return standing ?? (none as T);
    return given === null ? (none as T) : field.read(page, given, at);
  },
  fault: (value) => (value === none ? undefined : field.fault(value)),
});
/** Kept, without words of its own. */
export const apart = <T>(field: Field<T>): Field<T, never> => ({ ...(field as Field<T, never>), apart: true });
/** Said in documents, and not shown to everybody: a view says of it what its viewer may know. */
export const covered = <T, W>(field: Field<T, W>): Field<T, W> & Covered => ({ ...field, covered: true });
export interface Covered {
  readonly covered: true;
}
/** Plain data that no rule changes, such as options: never copied, and read by whoever knows how. */
export const shared = <T extends object>(): Field<T, T> => ({
  blank: () => ({}) as T,
  write: (value) => value as T,
  read: (_page, _given, _at, standing) => standing as T,
  fault: () => undefined,
  copied: itself,
});

/** A thing with a number inside and a name outside. */
export interface One<I extends number, N extends string> extends Field<I, N> {
  /** By number, counted from the first. */
  readonly names: readonly N[];
  readonly first: number;
  find(name: unknown): I | undefined;
  /** What to say of a name that is none. */
  readonly reason: string;
  /** So few that all are named. */
  readonly isFew: boolean;
}
/** The names in the order of their numbers, or the numbers by name; several in a row, not always from 0 on. */
export function one<N extends string>(names: readonly N[], kind?: string): One<number, N>;
export function one<I extends number, N extends string>(ids: { readonly [P in N]: I }, kind?: string): One<I, N>;
export function one(given: readonly string[] | Readonly<Record<string, number>>, kind?: string): One<number, string> {
  const ids = new Map(
    Array.isArray(given)
      ? (given as readonly string[]).map((name, id) => [name, id] as const)
      : Object.entries(given as Readonly<Record<string, number>>).sort(([, a], [, b]) => a - b),
  );
  const names = [...ids.keys()];
  const first = ids.get(names[0] as string) ?? 0;
  const reason = kind === undefined ? among(names) : `must be ${kind}`;
  const field = whole(first, first + names.length - 1);
  const find = (name: unknown): number | undefined => ids.get(name as string);
  return {
    ...field,
    names,
    first,
    reason,
    isFew: kind === undefined,
    find,
    write(id) {
      const name = names[id - first];
      if (name === undefined) throw new Error(`${id} has no name among ${names[0]} to ${names.at(-1)}`);
      return name;
    },
    read(page, given, at, standing) {
      const id = given === undefined ? standing : find(given);
      if (id === undefined) page.wrong(at, reason);
      return id ?? first;
    },
  };
}
