// Where an account is at home: addresses from which its player has signed in. Whoever tries passwords from elsewhere, be it
// from all over the world, does not lock them out there.
import { createHash } from 'node:crypto';
import { type Db, later, type PeopleContext } from './context.ts';
import { findAccount } from './players.ts';

const DAY = 86_400;
const LASTS = 90 * DAY;
/** Of each player an own hash, so that the rows do not tell who shares an address. */
const hashOf = (player: string, address: string): string =>
  createHash('sha256').update(`${player} ${address}`).digest('hex');

export const rememberHome = async (
  { db, now }: PeopleContext,
  player: string,
  address: string | undefined,
): Promise<void> => {
  if (address === undefined) return;
  const seen = now();
  await db
    .insertInto('familiar')
    .values({ player, address: hashOf(player, address), seen })
    .onConflict((conflict) => conflict.columns(['player', 'address']).doUpdateSet({ seen }))
    .execute();
};

export const isAtHome = async ({ db, now }: PeopleContext, name: string, address: string): Promise<boolean> => {
  const account = await findAccount(db, name);
  if (!account) return false;
  const row = await db
    .selectFrom('familiar')
    .select('seen')
    .where('player', '=', account.id)
    .where('address', '=', hashOf(account.id, address))
    .executeTakeFirst();
  return row !== undefined && row.seen > later(now(), -LASTS);
};

export const forgetHomes = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom('familiar').where('seen', '<', later(now, -LASTS)).execute();
};
