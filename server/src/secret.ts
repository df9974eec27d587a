// What the house makes up once and keeps in its database, the same on every node.
import type { Db } from './lobby/context.ts';

const kept = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst())?.value;

export const secretIn = async (db: Db, name: string, make: () => string | Promise<string>): Promise<string> => {
  const before = await kept(db, name);
  if (before !== undefined) return before;
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Where two nodes opened together, both take what one of them has kept.
  const now = await kept(db, name);
  if (now === undefined) throw new Error(`the secret "${name}" of the house could not be kept`);
  return now;
};
