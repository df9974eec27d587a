// Changing a password, finding back in without one, and proving an address: all that hangs on a secret.
import type { Me, PeopleAnswers } from '@rose/protocol';
import type { Asker } from './accounts.ts';
import { type Db, type Letter, later, type PeopleContext, type Result } from './context.ts';
import { freshToken, hashOf, isToken } from './cookies.ts';
import { rememberHome } from './familiar.ts';
import { whyNoPassword } from './passwords.ts';
import { findAccount, meOf } from './players.ts';
import { beginSession, endOthers, type Who } from './sessions.ts';

/** Those that bring something to prove. */
type TokenLetter = Exclude<Letter, 'moved'>;
/** In seconds. */
const LASTS: { readonly [L in TokenLetter]: number } = { reset: 3_600, email: 3 * 86_400 };

const passwordOf = async ({ db }: PeopleContext, player: string): Promise<string | undefined> => {
  const row = await db.selectFrom('players').select('password').where('id', '=', player).executeTakeFirst();
  return row?.password ?? undefined;
};
export const knowsPassword = async (
  context: PeopleContext,
  player: string,
  password: string,
): Promise<boolean | undefined> => context.passwords.fits(password, await passwordOf(context, player));

/** Whoever was signed in elsewhere is not any more, and letters on their way open nothing. */
const setPassword = async (db: Db, player: string, password: string, except: string | undefined): Promise<number> => {
  await db.updateTable('players').set({ password }).where('id', '=', player).execute();
  await db.deleteFrom('tokens').where('player', '=', player).where('purpose', '=', 'reset').execute();
  return endOthers(db, player, except);
};

export const changePassword = async (
  context: PeopleContext,
  { player, hash }: Who,
  ask: { readonly old: string; readonly new: string },
): Promise<Result<PeopleAnswers['/api/password']>> => {
  if (player.kind !== 'account') return { trouble: 'no-account' };
  const fits = await knowsPassword(context, player.id, ask.old);
  if (fits === undefined) return { trouble: 'busy' };
  if (!fits) return { trouble: 'wrong-password' };
  const weak = whyNoPassword(ask.new, player.name);
  if (weak) return weak;
  const password = await context.passwords.keep(ask.new);
  if (password === undefined) return { trouble: 'busy' };
  const ended = await context.write((db) => setPassword(db, player.id, password, hash));
  await context.tellPlayer(player.id);
  context.log.info('secret changed', { player: player.id, ended });
  return { answer: { ended } };
};

/** Answers before it has looked, so that neither words nor time tell whether somebody has that name. */
export const askReset = (context: PeopleContext, { name }: { readonly name: string }): Result<object> => {
  if (!context.sendsMail) return { trouble: 'no-mail' };
  const look = async (): Promise<void> => {
    const found = await findAccount(context.db, name);
    if (found?.email_proven === 1) await context.order('reset', found.id);
  };
  look().catch((error: unknown) => context.log.error('letter not ordered', { error }));
  return { answer: {} };
};

/** A new token for a letter; those of earlier letters open nothing any more. */
export const issueToken = async (
  { write, now }: PeopleContext,
  letter: TokenLetter,
  player: string,
): Promise<string> => {
  const token = freshToken();
  await write(async (inside) => {
    await inside.deleteFrom('tokens').where('player', '=', player).where('purpose', '=', letter).execute();
    const expires = later(now(), LASTS[letter]);
    await inside
      .insertInto('tokens')
      .values({ hash: hashOf(token), player, purpose: letter, expires })
      .execute();
  });
  return token;
};

const ownerOf = async ({ db, now }: PeopleContext, letter: TokenLetter, token: string) =>
  isToken(token)
    ? db
        .selectFrom('tokens')
        .innerJoin('players', 'players.id', 'tokens.player')
        .select(['players.id', 'players.name'])
        .where('tokens.hash', '=', hashOf(token))
        .where('tokens.purpose', '=', letter)
        .where('tokens.expires', '>', now())
        .where('players.kind', '=', 'account')
        .where('players.removed', 'is', null)
        .executeTakeFirst()
    : undefined;

/** Of two who come with one token, one finds it. */
const spend = async (db: Db, token: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('tokens').where('hash', '=', hashOf(token)).executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

export const resetPassword = async (
  context: PeopleContext,
  { who, agent, address }: Asker,
  ask: { readonly token: string; readonly password: string },
): Promise<Result<Me>> => {
  const owner = await ownerOf(context, 'reset', ask.token);
  if (!owner) return { trouble: 'token-spent' };
  const weak = whyNoPassword(ask.password, owner.name);
  if (weak) return weak;
  const password = await context.passwords.keep(ask.password);
  if (password === undefined) return { trouble: 'busy' };
  const cookie = await context.write(async (db) => {
    if (!(await spend(db, ask.token))) return undefined;
    await setPassword(db, owner.id, password, undefined);
    return beginSession(db, owner.id, agent, context.now());
  });
  if (cookie === undefined) return { trouble: 'token-spent' };
  await rememberHome(context, owner.id, { address, token: cookie });
  await context.tellPlayer(owner.id);
  context.log.info('secret reset', { player: owner.id, wasSignedIn: who !== undefined });
  return { answer: await meOf(context, { ...owner, kind: 'account' }), cookie };
};

export const proveEmail = async (
  context: PeopleContext,
  { token }: { readonly token: string },
): Promise<Result<object>> => {
  const owner = await ownerOf(context, 'email', token);
  if (!owner) return { trouble: 'token-spent' };
  const spent = await context.write(async (db) => {
    if (!(await spend(db, token))) return false;
    await db.updateTable('players').set({ email_proven: 1 }).where('id', '=', owner.id).execute();
    return true;
  });
  return spent ? { answer: {} } : { trouble: 'token-spent' };
};
