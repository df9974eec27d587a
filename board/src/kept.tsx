// Of a board of hundreds of parts a touch changes two or three: a kept part is drawn anew only when it would look different.
import { type Component, type ComponentChild, type FunctionComponent, h } from 'preact';

const isPlain = (value: object): boolean => Array.isArray(value) || value.constructor === Object;
/** Whether two values say the same: lists and plain data by what is in them. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!isPlain(a) || !isPlain(b)) return false;
  const [mine, others] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return mine.length === Object.keys(b).length && mine.every(([name, value]) => isSame(value, others[name]));
};

type Props = Readonly<Record<string, unknown>>;
const looksTheSame = (before: Props, now: Props): boolean =>
  Object.keys(now).length === Object.keys(before).length &&
  Object.entries(now).every(
    ([name, value]) =>
      (typeof value === 'function' && typeof before[name] === 'function') || isSame(value, before[name]),
  );

/**
 * Functions among the props are for hands: called after the drawing, never during it. They need not stay the same ones,
 * because always the latest is called.
 */
export const kept = <P extends object>(Draw: (props: P) => ComponentChild): FunctionComponent<P> => {
  function Kept(this: Component<P>, props: P) {
    this.shouldComponentUpdate = (next) => !looksTheSame(this.props as Props, next as Props);
    const latest = (name: string) => (this.props as Readonly<Record<string, (...args: unknown[]) => unknown>>)[name];
    const given: Record<string, unknown> = {};
    for (const [name, value] of Object.entries<unknown>(props as Props))
      given[name] = typeof value === 'function' ? (...args: unknown[]) => latest(name)?.(...args) : value;
    return h(Draw as FunctionComponent, given);
  }
  return Kept as FunctionComponent<P>;
};
