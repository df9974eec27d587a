// What comes over the wire, made up by chance from the very shapes that the protocol checks: a message that is added there
// is tried here from the same day. Whatever it is, it is answered, and nothing inside goes wrong.
import { ONLINE_SHAPE, REQUEST_SHAPE } from '@rose/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOT, comeIn, guest, house, offerOf, seatAll } from './rig.ts';

/** As much of a shape as is needed to make one up. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly Shape[];
  readonly element?: Shape;
  readonly innerType?: Shape;
  readonly valueType?: Shape;
}
interface Shape {
  readonly _zod: { readonly def: Def };
}

const arbitraryOf = (shape: Shape, words: readonly string[]): fc.Arbitrary<unknown> => {
  const of = (inner: Shape): fc.Arbitrary<unknown> => arbitraryOf(inner, words);
  const { def } = shape._zod;
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape ?? {});
      const needed = parts.filter(([, part]) => part._zod.def.type !== 'optional').map(([name]) => name);
      const model = Object.fromEntries(parts.map(([name, part]) => [name, of(part)]));
      return fc.record(model, { requiredKeys: needed });
    }
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'union':
      return fc.oneof(...(def.options ?? []).map(of));
    case 'optional':
    case 'nonoptional':
    case 'default':
      return def.innerType ? of(def.innerType) : fc.constant(undefined);
    case 'nullable':
      return def.innerType ? fc.oneof(of(def.innerType), fc.constant(null)) : fc.constant(null);
    case 'array':
      return def.element ? fc.array(of(def.element), { maxLength: 4 }) : fc.constant([]);
    case 'record':
      return def.valueType
        ? fc.dictionary(fc.string({ maxLength: 8 }), of(def.valueType), { maxKeys: 3 })
        : fc.constant({});
    case 'string':
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...words) },
        fc.string({ maxLength: 80, unit: 'binary' }),
      );
    case 'number':
      return fc.oneof(fc.nat(30), fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
};

/** Now and then one part of it is something else. */
const spoilt = (message: object): fc.Arbitrary<object> =>
  fc
    .record({ at: fc.constantFrom(...Object.keys(message), 'more'), value: fc.jsonValue(), isSpoilt: fc.nat(3) })
    .map(({ at, value, isSpoilt }) => (isSpoilt === 0 ? { ...message, [at]: value } : message));

const MUCH = { burst: 1_000_000, perSecond: 1_000_000 };
const WIDE = { knock: MUCH, socket: MUCH, address: MUCH, think: MUCH, make: MUCH, say: MUCH };

test('whatever has the shape of an ask, or nearly, is answered', { timeout: 120_000 }, async () => {
  const at = await house('sqlite', { rates: WIDE });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const { table, key, seats } = await seatAll('richard-iii', [ann, ben]);
  const lone = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
  const waiting = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { access: 'public' }));
  const words = [
    table,
    lone.table,
    waiting.table,
    key,
    ...seats,
    'spectator',
    ann.who.player,
    ben.who.player,
    'steward',
  ];
  words.push('deux-roses', 'richard-iii', 'lancaster', 'york', 'resign', 'a line', '__proto__', 'constructor', '');
  const shapes = [REQUEST_SHAPE, ONLINE_SHAPE] as unknown as readonly Shape[];
  const message = fc
    .oneof(...shapes.map((shape) => arbitraryOf(shape, words)))
    .chain((made) => spoilt(made as object))
    .filter((made) => !('ask' in made && made.ask === 'hint'));
  const tried = new Set<unknown>();
  let person = ann;
  for (const [i, made] of fc.sample(message, { numRuns: 1_500, seed: 1485 }).entries()) {
    // Whoever sends too much that is no ask is let go; so each comes again before that.
    if (i % 100 === 0) person = await comeIn(at, (i % 200 === 0 ? ann : ben).who);
    if ('ask' in made) tried.add(made.ask);
    const { id: _id, ...ask } = made as { readonly id?: unknown };
    const answer = await person.ask(ask as never);
    expect(answer, JSON.stringify(made)).toBeTypeOf('object');
    expect(answer, JSON.stringify(made)).not.toMatchObject({ trouble: 'internal' });
  }
  expect(tried.size).toBeGreaterThan(35);
  expect(at.logged).toEqual([]);
});
