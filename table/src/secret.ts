// What not everybody may see. Rules read `.is`; views and the log can only peek.
export interface Hidden<T> {
  readonly is: T;
  readonly seenBy: readonly string[];
}
export const onlyFor = <T>(seats: string | readonly string[], is: T): Hidden<T> => ({
  is,
  seenBy: typeof seats === 'string' ? [seats] : seats,
});
export const peek = <T>(hidden: Hidden<T>, viewer: string): T | undefined =>
  hidden.seenBy.includes(viewer) ? hidden.is : undefined;

/** Plain data as one viewer may read it: each `Hidden` is either its content or nothing. */
export type Peeked<T> =
  T extends Hidden<infer U> ? U | undefined : T extends object ? { readonly [P in keyof T]: Peeked<T[P]> } : T;

const isHidden = (value: object): value is Hidden<unknown> => 'is' in value && 'seenBy' in value;

/** Most of what is told hides nothing, and is handed on as it is. */
const hides = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (isHidden(value)) return true;
  if (Array.isArray(value)) return value.some(hides);
  for (const key in value) if (hides((value as Readonly<Record<string, unknown>>)[key])) return true;
  return false;
};

export const peekInto = <T>(value: T, viewer: string): Peeked<T> => {
  if (typeof value !== 'object' || value === null || !hides(value)) return value as Peeked<T>;
  if (isHidden(value)) return peek(value, viewer) as Peeked<T>;
  if (Array.isArray(value)) return value.map((part: unknown) => peekInto(part, viewer)) as Peeked<T>;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, peekInto(part, viewer)])) as Peeked<T>;
};

/** Plain data with every secret open: for whoever looks back at a game that is over. */
export const uncover = <T>(value: T): Peeked<T> => {
  if (typeof value !== 'object' || value === null) return value as Peeked<T>;
  if (isHidden(value)) return value.is as Peeked<T>;
  if (Array.isArray(value)) return value.map((part: unknown) => uncover(part)) as Peeked<T>;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, uncover(part)])) as Peeked<T>;
};
