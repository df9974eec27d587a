// Options of a table: typed, each with its default, its bounds and the section that explains it.
import type { RuleRef } from './game.ts';

/** What is wrong with something a person wrote by hand: where, and what to do about it. */
export interface Mistake {
  readonly field: string;
  readonly reason: string;
}
export const isMistake = (value: object): value is Mistake => 'field' in value && 'reason' in value;
export const mistake = (field: string, reason: string): Mistake => ({ field, reason });

/** `slow`: the default at tables where a move may take days, if it is another there. */
export type OptionSpec<V> = { readonly default: V; readonly slow?: V; readonly rule: RuleRef } & ([V] extends [boolean]
  ? { readonly kind: 'flag' }
  : [V] extends [number]
    ? { readonly kind: 'number'; readonly min: number; readonly max: number }
    : { readonly kind: 'choice'; readonly values: readonly V[] });
export type OptionSpecs<O> = { readonly [P in keyof O]-?: OptionSpec<O[P]> };
/** The same without its game: what forms and command lines walk over. */
export type AnyOptionSpec = {
  readonly default: unknown;
  readonly slow?: unknown;
  readonly rule: RuleRef;
  readonly kind: string;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly unknown[];
};

const fault = (spec: AnyOptionSpec, value: unknown): string | undefined => {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'number': {
      const { min = 0, max = 0 } = spec;
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
      return fits ? undefined : `must be a whole number from ${min} to ${max}`;
    }
    default:
      return spec.values?.includes(value) ? undefined : `must be one of: ${spec.values?.join(', ')}`;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The options with the defaults of a table where a move may take days. */
export const slowSpecs = <O extends object>(specs: OptionSpecs<O>): OptionSpecs<O> =>
  Object.fromEntries(
    (Object.entries(specs) as [string, AnyOptionSpec][]).map(([name, spec]) => [
      name,
      spec.slow === undefined ? spec : { ...spec, default: spec.slow },
    ]),
  ) as object as OptionSpecs<O>;

/** Options as somebody gave them, completed with defaults and checked. */
export const readOptions = <O extends object>(specs: OptionSpecs<O>, given: unknown): O | Mistake => {
  if (given !== undefined && !isRecord(given)) return mistake('options', 'must be an object');
  const known = Object.entries(specs) as [string, AnyOptionSpec][];
  const values = given ?? {};
  for (const name of Object.keys(values)) {
    if (!known.some(([other]) => other === name))
      return mistake(`options.${name}`, `is unknown; the options are: ${known.map(([other]) => other).join(', ')}`);
  }
  const result: Record<string, unknown> = {};
  for (const [name, spec] of known) {
    const value = Object.hasOwn(values, name) ? values[name] : spec.default;
    const reason = fault(spec, value);
    if (reason !== undefined) return mistake(`options.${name}`, reason);
    result[name] = value;
  }
  return result as O;
};
