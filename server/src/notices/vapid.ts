// The key by which push services know the house. Made once, kept in the database, the same on every node.
import type { Db } from '../lobby/context.ts';

export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}
const NAME = 'vapid';

const kept = async (db: Db): Promise<Vapid | undefined> => {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  return row && (JSON.parse(row.value) as Vapid);
};

export const vapidIn = async (db: Db): Promise<Vapid> => {
  const before = await kept(db);
  if (before) return before;
  const { default: webPush } = await import('web-push');
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Where two nodes opened together, both take what one of them has kept.
  const now = await kept(db);
  if (!now) throw new Error('the key for push services could not be kept');
  return now;
};
