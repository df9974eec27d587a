// Fields with members, and one of several kinds of them.
import type { Fields, PlainReader } from '../reading.ts';
import { type AnyField, type Field, type Still, under, type ValueOf, type Written, within } from './field.ts';
import { type Covered, word } from './plain.ts';

export type Members = { readonly [key: string]: AnyField };
type Values<M extends Members> = { -readonly [K in keyof M]: ValueOf<M[K]> };
type Words<M extends Members> = {
  readonly [K in keyof M as [Written<M[K]>] extends [never] ? never : K]: Written<M[K]>;
};
type ShownWords<M extends Members> = {
  readonly [K in keyof M as [Written<M[K]>] extends [never] ? never : M[K] extends Covered ? never : K]: Written<M[K]>;
};
/** What a record shows to everybody, in words. */
export type Shown<F extends { readonly members: Members }> = ShownWords<F['members']>;
export interface RecordField<M extends Members> extends Field<Values<M>, Words<M>> {
  readonly members: M;
  /** The members that have words. */
  readonly keys: readonly string[];
  /** Reads where only some members stand already; of the others, those that are not blank by nature must be said. */
  readWith(page: PlainReader, given: unknown, at: string, standing: Partial<Values<M>>): Values<M>;
  /** Some members in words. */
  say<K extends keyof Words<M>>(value: Still<Pick<Values<M>, K>>, keys: readonly K[]): Pick<Words<M>, K>;
  /** What all may see, in words. */
  show(value: Still<Values<M>>): ShownWords<M>;
  /** Reads members into a value that stands, one after the other: those named, or all that have words. */
  fill<K extends keyof M & string>(
    page: PlainReader,
    standing: { [P in K]: ValueOf<M[P]> },
    given: Fields,
    at?: string,
    keys?: readonly K[],
  ): void;
}

export const record = <const M extends Members>(members: M): RecordField<M> => {
  type Any = Record<string, unknown>;
  const entries = Object.entries(members);
  const keys = entries.filter(([, field]) => !field.apart).map(([key]) => key);
  const shown = keys.filter((key) => !members[key]?.covered);
  const make = (value: (field: AnyField, key: string) => unknown): Values<M> => {
    const made: Any = {};
    for (const [key, field] of entries) made[key] = value(field, key);
    return made as Values<M>;
  };
  const say = (value: Any, some: readonly string[]): Any => {
    const words: Any = {};
    for (const key of some) words[key] = (members[key] as AnyField).write(value[key]);
    return words;
  };
  const read = (page: PlainReader, given: unknown, at: string, standing?: Partial<Values<M>>): Values<M> => {
    const words = page.fields(given, at, keys);
    const before = standing as Any | undefined;
    return make((field, key) => {
      const stands = before?.[key];
      if (stands !== undefined && (field.apart || words[key] === undefined)) return stands;
      return field.apart ? field.blank() : field.read(page, words[key], under(at, key), stands);
    });
  };
  return {
    members,
    keys,
    blank: () => make((field) => field.blank()),
    write: (value) => say(value as Any, keys) as Words<M>,
    say: say as RecordField<M>['say'],
    show: (value) => say(value as Any, shown) as ShownWords<M>,
    read,
    readWith: read,
    fill(page, standing, given, at = '', some) {
      const target = standing as Any;
      for (const key of some ?? keys)
        target[key] = (members[key] as AnyField).read(page, given[key], under(at, key), target[key]);
    },
    fault(value) {
      for (let i = 0; i < entries.length; i++) {
        const [key, field] = entries[i] as (typeof entries)[number];
        const fault = field.fault((value as Any)[key]);
        if (fault) return within(key, fault);
      }
      return undefined;
    },
    copied: (value, depth) =>
      `{${entries.map(([key, field]) => ` ${key}: ${field.copied(`${value}.${key}`, depth)}`).join(',')} }`,
  };
};

type Kinds = { readonly [name: string]: Members };
type Named<N extends string, M extends Members> = { readonly name: Field<N, N> } & M;
type Flat<T> = { [P in keyof T]: T[P] };
type OneOf<C extends Kinds> = { [N in keyof C & string]: Flat<Values<Named<N, C[N]>>> }[keyof C & string];
type OneOfWords<C extends Kinds> = { [N in keyof C & string]: Flat<Words<Named<N, C[N]>>> }[keyof C & string];
export interface ChoiceField<C extends Kinds> extends Field<OneOf<C>, OneOfWords<C>> {
  readonly of: { readonly [N in keyof C & string]: RecordField<Named<N, C[N]>> };
  /** Which kind the words are of; their name alone may stand for them. */
  which(page: PlainReader, given: unknown, at: string, standing?: keyof C & string): keyof C & string;
}

/** One of several kinds, told apart by their `name`: the phases of a game. */
export const choice = <const C extends Kinds>(kinds: C): ChoiceField<C> => {
  type Name = keyof C & string;
  type Any = Readonly<Record<string, unknown>> & { readonly name: Name };
  const names = Object.keys(kinds) as Name[];
  const name = word(names);
  const of = Object.fromEntries(
    names.map((own) => [own, record({ name: word([own]), ...kinds[own] } as Members)]),
  ) as unknown as { [N in Name]: Field<Any> };
  const first = of[names[0] as Name];
  const which = (page: PlainReader, given: unknown, at: string, standing?: Name): Name => {
    const said = typeof given === 'string' ? given : page.fields(given, at)['name'];
    return name.read(page, said, under(at, 'name'), standing ?? names[0]);
  };
  const field: Field<Any> = {
    blank: () => first.blank(),
    write: (value) => of[(value as Any).name].write(value),
    read(page, given, at, standing) {
      const own = which(page, given, at, standing?.name);
      const before = standing?.name === own ? standing : of[own].blank();
      return of[own].read(page, typeof given === 'string' ? {} : given, at, before);
    },
    fault(value) {
      const known = of[(value as Any).name] as Field<Any> | undefined;
      return known ? known.fault(value) : within('name', { field: '', reason: `must be one of: ${names.join(', ')}` });
    },
    copied: (value, depth) =>
      names
        .map((own, n) => {
          const copied = of[own].copied(value, depth);
          return n === names.length - 1 ? copied : `${value}.name === '${own}' ? ${copied} : `;
        })
        .join(''),
  };
  return { ...field, of, which } as unknown as ChoiceField<C>;
};
