// Fields of many values: lists, columns by name, sets.
import type { Fault } from '../reading.ts';
import { type Field, type Range, under, type Wrong, within } from './field.ts';
import { isWhole, type One } from './plain.ts';

/** The text that copies each; where nothing inside needs a copy, a slice does. */
const copiedEach = (item: Field<never>, value: string, depth: number): string => {
  const name = `item${depth}`;
  const copied = item.copied(name, depth + 1);
  if (copied === name) return `${value}.slice()`;
  return `${value}.map((${name}) => ${copied.startsWith('{') ? `(${copied})` : copied})`;
};

const areWhole = (values: readonly unknown[], [least, most]: Range): boolean => {
  for (let i = 0; i < values.length; i++) if (!isWhole(values[i], least, most)) return false;
  return true;
};
const faultOfEach = <T>(
  item: Field<T>,
  values: readonly unknown[],
  place: (i: number) => string,
): Fault | undefined => {
  if (item.range && areWhole(values, item.range)) return undefined;
  for (let i = 0; i < values.length; i++) {
    const fault = item.fault(values[i] as never);
    if (fault) return within(place(i), fault);
  }
  return undefined;
};

/** At most so many values of a kind, in an order that matters. */
export const list = <T, W>(item: Field<T, W>, most = 200, reason?: string): Field<T[], readonly W[]> => ({
  blank: () => [],
  write: (values) => (values as T[]).map((value) => item.write(value as never)),
  read(page, given, at, standing = []) {
    if (given === undefined) return standing;
    if (Array.isArray(given) && given.length <= most)
      return given.map((value: unknown, i) => item.read(page, value, `${at}[${i}]`));
    page.wrong(at, reason ?? (Array.isArray(given) ? `must have ${most} items at most` : 'must be a list'));
    return standing;
  },
  fault: (values) =>
    values.length > most
      ? { field: '', reason: `must be ${most} at most` }
      : faultOfEach(item, values, (i) => `[${i}]`),
  copied: (value, depth) => copiedEach(item as Field<never>, value, depth),
});

/** Grown one by one: engines are slower with arrays that once had holes. */
const blanks = <T>(length: number, item: Field<T>): T[] => {
  const values: T[] = [];
  while (values.length < length) values.push(item.blank());
  return values;
};
/** Always so many values, without names: by side and area, for instance. What says them in words is `worded`. */
export const row = <T>(length: number, item: Field<T>): Field<T[], never> => ({
  blank: () => blanks(length, item),
  write() {
    throw new Error('a row has no words of its own');
  },
  read: (_page, _given, _at, standing) => standing ?? blanks(length, item),
  fault: (values) =>
    values.length === length
      ? faultOfEach(item, values, (i) => `[${i}]`)
      : { field: '', reason: `must have ${length} values` },
  copied: (value, depth) => copiedEach(item as Field<never>, value, depth),
  apart: true,
});

interface Rest<T> {
  /** What goes without saying. */
  readonly rest: T;
}
interface Some {
  /** For the first so many names: as many as the column has that stands there. */
  readonly some: true;
}
type By<N extends string, W> = { readonly [P in N]: W };
/** A value for each name, by number. */
export function column<N extends string, T, W>(by: One<number, N>, item: Field<T, W>): Field<T[], By<N, W>>;
export function column<N extends string, T, W>(
  by: One<number, N>,
  item: Field<T, W>,
  how: Rest<T> | Some,
): Field<T[], Partial<By<N, W>>>;
export function column<T, W>(
  by: One<number, string>,
  item: Field<T, W>,
  how: Partial<Rest<T> & Some> = {},
): Field<T[], Readonly<Record<string, W>>> {
  const { names } = by;
  const blank = (): T[] => names.map(() => ('rest' in how ? how.rest : item.blank()));
  return {
    blank,
    write(values) {
      const words: Record<string, W> = {};
      for (let i = 0; i < values.length; i++)
        if (!('rest' in how && values[i] === how.rest)) words[names[i] as string] = item.write(values[i] as never);
      return words;
    },
    read(page, given, at, standing) {
      const before = standing ?? ('rest' in how ? blank() : undefined);
      if (given === undefined && before) return before;
      const words = page.fields(given, at);
      const known = how.some && before ? names.slice(0, before.length) : names;
      if (known.length === 0 && Object.keys(words).length > 0) page.wrong(at, 'is nothing that this table has');
      const values = before?.slice() ?? known.map((name) => item.read(page, words[name], under(at, name)));
      for (const name of Object.keys(words)) {
        const i = (by.find(name) ?? -1) - by.first;
        if (i < 0 || i >= known.length)
          page.wrong(under(at, name), by.isFew ? `is unknown; known are: ${known.join(', ')}` : by.reason);
        else if (before) values[i] = item.read(page, words[name], under(at, name), before[i]);
      }
      return values;
    },
    fault(values) {
      const fits = how.some ? values.length <= names.length : values.length === names.length;
      if (!fits) return { field: '', reason: `must have ${names.length} values` };
      return faultOfEach(item, values, (i) => names[i] as string);
    },
    copied: (value, depth) => copiedEach(item as Field<never>, value, depth),
  };
}

const readNames = <N extends string>(one: One<number, N>, given: unknown, at: string, wrong: Wrong): number[] => {
  if (!Array.isArray(given) || given.length > one.names.length) {
    wrong(at, Array.isArray(given) ? `must have ${one.names.length} items at most` : 'must be a list');
    return [];
  }
  return given.map((name: unknown, i) => {
    const id = one.find(name);
    if (id === undefined) wrong(`${at}[${i}]`, one.reason);
    return id === undefined ? 0 : id - one.first;
  });
};
const MARK: Range = [0, 1];
/** A column of 1 and 0, in words the names of those with 1. */
export const marks = <N extends string>(one: One<number, N>): Field<number[], readonly N[]> => ({
  blank: () => one.names.map(() => 0),
  write: (values) => one.names.filter((_, i) => values[i] === 1),
  read(page, given, at, standing) {
    if (given === undefined) return standing ?? one.names.map(() => 0);
    const set = new Set(readNames(one, given, at, page.wrong));
    return one.names.map((_, i) => (set.has(i) ? 1 : 0));
  },
  fault(values) {
    const fits = values.length === one.names.length && areWhole(values, MARK);
    return fits ? undefined : { field: '', reason: `must be ${one.names.length} marks, 1 or 0` };
  },
  copied: (value) => `${value}.slice()`,
});
/** A set of 31 names at most as the bits of one number, the first name the lowest. */
export const bits = <N extends string>(one: One<number, N>): Field<number, readonly N[]> => ({
  blank: () => 0,
  range: [0, 2 ** one.names.length - 1],
  write: (set) => one.names.filter((_, i) => ((set as number) & (1 << i)) !== 0),
  read(page, given, at, standing = 0) {
    if (given === undefined) return standing;
    return readNames(one, given, at, page.wrong).reduce((set, i) => set | (1 << i), 0);
  },
  fault(set) {
    const fits = isWhole(set, 0, 2 ** one.names.length - 1);
    return fits ? undefined : { field: '', reason: `must be a set of ${one.names.length}` };
  },
  copied: (value) => value,
});
