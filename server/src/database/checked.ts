// What may be bound to a query. SQLite takes `true` for 1 and a plain object for nothing without a word, PostgreSQL
// writes an object as JSON and refuses a zero character: here both refuse the same, before anything is sent.
import { CompiledQuery, type Dialect, type RootOperationNode } from 'kysely';

/** Why a value cannot be kept, or nothing. */
const fault = (value: unknown): string | undefined => {
  if (value === null || value instanceof Uint8Array) return undefined;
  switch (typeof value) {
    case 'string':
      return value.includes('\0') ? 'a text with a zero character' : undefined;
    case 'number':
      if (!Number.isFinite(value)) return `the number ${value}`;
      return Number.isInteger(value) && !Number.isSafeInteger(value) ? `the inexact number ${value}` : undefined;
    default:
      return `a value of the type ${typeof value}`;
  }
};

const check = <R>(query: CompiledQuery<R>): CompiledQuery<R> => {
  const at = query.parameters.findIndex((value) => fault(value) !== undefined);
  if (at !== -1) throw new Error(`database: cannot keep ${fault(query.parameters[at])}, ${at + 1} in: ${query.sql}`);
  return query;
};

/** A query that is written out in the words of its database, looked at like all others. */
export const writtenOut = <R>(text: string, values: readonly unknown[]): CompiledQuery<R> =>
  check(CompiledQuery.raw(text, [...values]) as CompiledQuery<R>);

/** The same dialect, with everything that is bound looked at first. */
export const checked = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler() {
    const compiler = dialect.createQueryCompiler();
    return { compileQuery: (node: RootOperationNode, id) => check(compiler.compileQuery(node, id)) };
  },
});
