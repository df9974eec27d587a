// Where an account is at home: addresses from which its player has signed in, and devices, known by the token that they were
// given then. Whoever tries passwords from elsewhere, be it from all over the world, does not lock them out there.
import { createHash } from 'node:crypto';
import { type Db, later, type PeopleContext } from './context.ts';
import { findAccount } from './players.ts';

const DAY = 86_400;
const LASTS = 90 * DAY;
/** Where somebody asks from. The token opens no session any more once that has ended: it only says which device it is. */
export interface Place {
  readonly address?: string | undefined;
  readonly token?: string | undefined;
}
/** Of each player an own hash, so that the rows do not tell who shares an address. */
const hashOf = (player: string, mark: string): string => createHash('sha256').update(`${player} ${mark}`).digest('hex');
type Mark = keyof Place;
/** A device says more than an address, which many may share. */
const MARKS: readonly Mark[] = ['token', 'address'];
interface Marked {
  readonly by: Mark;
  readonly hash: string;
}
const marksOf = (player: string, place: Place): readonly Marked[] =>
  MARKS.flatMap((by) => {
    const mark = place[by];
    return mark === undefined ? [] : { by, hash: hashOf(player, mark) };
  });

export const rememberHome = async ({ write, now }: PeopleContext, player: string, place: Place): Promise<void> => {
  const seen = now();
  await write(async (db) => {
    for (const { hash: address } of marksOf(player, place))
      await db
        .insertInto('familiar')
        .values({ player, address, seen })
        .onConflict((conflict) => conflict.columns(['player', 'address']).doUpdateSet({ seen }))
        .execute();
  });
};

/** By what a place is known to an account, as passwords that are tried there are counted; none for strangers. */
export const homeOf = async ({ db, now }: PeopleContext, name: string, place: Place): Promise<Marked | undefined> => {
  const account = await findAccount(db, name);
  const marks = account ? marksOf(account.id, place) : [];
  if (!account || marks.length === 0) return undefined;
  const rows = await db
    .selectFrom('familiar')
    .select('address')
    .where('player', '=', account.id)
    .where(
      'address',
      'in',
      marks.map(({ hash }) => hash),
    )
    .where('seen', '>', later(now(), -LASTS))
    .execute();
  return marks.find(({ hash }) => rows.some(({ address }) => address === hash));
};

export const forgetHomes = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom('familiar').where('seen', '<', later(now, -LASTS)).execute();
};
