// Messages made up by chance from the shapes that the house itself checks.
import fc from 'fast-check';

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
export interface Shape {
  readonly _zod: { readonly def: Def };
}

/** Every message of a shape by itself. */
export const variantsOf = (shape: Shape): readonly Shape[] => shape._zod.def.options?.flatMap(variantsOf) ?? [shape];
/** What it asks for. */
export const askOf = ({ _zod: { def } }: Shape): unknown => def.shape?.['ask']?._zod.def.values?.[0];

export const arbitraryOf = (shape: Shape, words: readonly string[]): fc.Arbitrary<unknown> => {
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
export const spoilt = (message: object): fc.Arbitrary<object> =>
  fc
    .record({ at: fc.constantFrom(...Object.keys(message), 'more'), value: fc.jsonValue(), isSpoilt: fc.nat(3) })
    .map(({ at, value, isSpoilt }) => (isSpoilt === 0 ? { ...message, [at]: value } : message));
