// Reading what somebody wrote. A reader notes the first fault, with its place and what would be right, and goes on with
// something harmless; the document is refused if a fault was noted. Games add the names of their own things.
export type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Fault {
  readonly field: string;
  readonly reason: string;
}
export interface PlainReader {
  /** The first fault found. */
  fault(): Fault | undefined;
  wrong(field: string, reason: string): void;
  fields(value: unknown, field: string, known?: readonly string[]): Fields;
  list(value: unknown, field: string): readonly unknown[];
  count(value: unknown, field: string, least: number, most: number, fallback: number): number;
  flag(value: unknown, field: string, fallback?: boolean): boolean;
  word<W extends string>(value: unknown, field: string, words: readonly W[], fallback: W): W;
  /** One of the names that `find` knows; `harmless` stands in for any other. */
  named<I>(find: (text: string) => I | undefined, kind: string, harmless: I): (value: unknown, field: string) => I;
}

const LONGEST_LIST = 200;
export const plainReader = (): PlainReader => {
  let first: Fault | undefined;
  const wrong = (field: string, reason: string): void => {
    first ??= { field, reason };
  };
  return {
    fault: () => first,
    wrong,
    fields(value, field, known) {
      if (value === undefined) return {};
      if (!isRecord(value)) {
        wrong(field === '' ? 'position' : field, 'must be an object');
        return {};
      }
      const strange = known && Object.keys(value).find((key) => !known.includes(key));
      if (strange !== undefined)
        wrong(field === '' ? strange : `${field}.${strange}`, `is unknown; known are: ${known?.join(', ')}`);
      return value;
    },
    list(value, field) {
      if (value === undefined) return [];
      if (Array.isArray(value) && value.length <= LONGEST_LIST) return value as readonly unknown[];
      wrong(field, Array.isArray(value) ? `must have ${LONGEST_LIST} items at most` : 'must be a list');
      return [];
    },
    count(value, field, least, most, fallback) {
      if (value === undefined) return fallback;
      if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
      wrong(field, `must be a whole number from ${least} to ${most}`);
      return fallback;
    },
    flag(value, field, fallback = false) {
      if (value !== undefined && typeof value !== 'boolean') wrong(field, 'must be true or false');
      return value === undefined ? fallback : value === true;
    },
    word(value, field, words, fallback) {
      if (value === undefined) return fallback;
      const found = words.find((known) => known === value);
      if (found === undefined) wrong(field, `must be one of: ${words.join(', ')}`);
      return found ?? fallback;
    },
    named: (find, kind, harmless) => (value, field) => {
      const found = typeof value === 'string' ? find(value) : undefined;
      if (found === undefined) wrong(field, `must be the name of ${kind}`);
      return found ?? harmless;
    },
  };
};
