// Sitting down with a name alone, making an account of it, signing in and out.
import type { Language, Me, PeopleTrouble, Player } from '@rose/protocol';
import { SEVERAL } from '../database/index.ts';
import { isTrouble, type PeopleContext, type Result } from './context.ts';
import { emailOf } from './email.ts';
import { rememberHome } from './familiar.ts';
import { keyOf, tidyName, whyNoName } from './names.ts';
import { whyNoPassword } from './passwords.ts';
import {
  addPlayer,
  findAccount,
  isTaken,
  meOf,
  renameAtTables,
  renameInTurns,
  tablesOf,
  takeLooks,
} from './players.ts';
import { beginSession, endOthers, type Who } from './sessions.ts';

/** Whoever asks: known or not yet, with the name their browser gives itself. */
export interface Asker {
  readonly who: Who | undefined;
  readonly agent: string;
  /** Where they ask from, as limits are counted. */
  readonly address?: string;
  /** What their browser was given when it last signed in here. */
  readonly token?: string | undefined;
}

const settingsOf = (language: Language | undefined): object => (language ? { language } : {});

/** A name is written at so many tables in the time of a usual change. */
const TABLES_OF_A_CHANGE = 8;

/** A guest may not bear the name of an account: the others would take one for the other. */
const freeName = async (context: PeopleContext, text: string): Promise<string | PeopleTrouble> => {
  const name = tidyName(text);
  const trouble = whyNoName(name);
  if (trouble) return trouble;
  return (await isTaken(context.db, name)) ? { trouble: 'name-taken' } : name;
};

export const sitAsGuest = async (
  context: PeopleContext,
  { who, agent }: Asker,
  ask: { readonly name: string; readonly language?: Language },
): Promise<Result<Me>> => {
  if (who?.player.kind === 'account') return { trouble: 'already-account', name: who.player.name };
  const name = await freeName(context, ask.name);
  if (typeof name !== 'string') return name;
  if (who) {
    const player = { ...who.player, name };
    await context.write(
      (db) => db.updateTable('players').set({ name }).where('id', '=', player.id).execute(),
      `player ${player.id}`,
    );
    const tables = await renameInTurns(context, player.id);
    await tellAll(context, player.id, tables);
    return { answer: await meOf(context, player), owed: tables.length / TABLES_OF_A_CHANGE };
  }
  const now = context.now();
  const [player, cookie] = await context.write(async (db) => {
    const added = await addPlayer(db, { name, kind: 'guest', settings: settingsOf(ask.language) }, now);
    return [added, await beginSession(db, added.id, agent, now)] as const;
  });
  return { answer: await meOf(context, player), cookie };
};

const tellAll = async (context: PeopleContext, player: string, tables: readonly string[]): Promise<void> => {
  await context.tellPlayer(player);
  for (const table of tables) await context.tellTable(table);
};

interface Registration {
  readonly name: string;
  readonly password: string;
  readonly email?: string;
  readonly language?: Language;
}
interface NewAccount {
  readonly name: string;
  readonly password: string;
  readonly email: string | undefined;
  readonly settings: object;
}

const checked = async (context: PeopleContext, ask: Registration): Promise<NewAccount | PeopleTrouble> => {
  const name = await freeName(context, ask.name);
  if (typeof name !== 'string') return name;
  const weak = whyNoPassword(ask.password, name);
  if (weak) return weak;
  const email = ask.email === undefined ? undefined : emailOf(ask.email);
  if (ask.email !== undefined && email === undefined) return { trouble: 'email-malformed' };
  if (email !== undefined && !context.sendsMail) return { trouble: 'no-mail' };
  const password = await context.passwords.keep(ask.password);
  return password === undefined ? { trouble: 'busy' } : { name, password, email, settings: settingsOf(ask.language) };
};

/** The guest's own row becomes the account: seats, results and notes go on as they were. */
const promote = async (context: PeopleContext, { player }: Who, account: NewAccount, agent: string) =>
  context.write(async (db) => {
    const { name, password, email = null } = account;
    const { numUpdatedRows } = await db
      .updateTable('players')
      .set({ kind: 'account', name, name_key: keyOf(name), password, email, email_proven: 0 })
      .where('id', '=', player.id)
      .where('kind', '=', 'guest')
      .where('removed', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return undefined;
    await takeLooks(db, player.id, name);
    await endOthers(db, player.id, undefined);
    const tables = name === player.name ? [] : await renameAtTables(db, player.id, name);
    const promoted: Player = { id: player.id, name, kind: 'account' };
    return { player: promoted, tables, cookie: await beginSession(db, player.id, agent, context.now()) };
  }, SEVERAL);

const enrol = async (context: PeopleContext, account: NewAccount, agent: string) =>
  context.write(async (db) => {
    const player = await addPlayer(db, { ...account, kind: 'account' }, context.now());
    return { player, tables: [], cookie: await beginSession(db, player.id, agent, context.now()) };
  });

export const register = async (
  context: PeopleContext,
  { who, agent, address }: Asker,
  ask: Registration,
): Promise<Result<Me>> => {
  if (who?.player.kind === 'account') return { trouble: 'already-account', name: who.player.name };
  const account = await checked(context, ask);
  if (isTrouble(account)) return account;
  try {
    const made = who ? await promote(context, who, account, agent) : await enrol(context, account, agent);
    if (!made) return { trouble: 'signed-out' };
    await tellAll(context, made.player.id, made.tables);
    await rememberHome(context, made.player.id, { address, token: made.cookie });
    if (account.email !== undefined) await context.order('email', made.player.id);
    context.log.info('account made', { player: made.player.id, wasGuest: who !== undefined });
    return { answer: await meOf(context, made.player), cookie: made.cookie };
  } catch (error) {
    // The unique keys decide between two who ask at once for one name, or for names that look the same.
    if (await isTaken(context.db, account.name)) return { trouble: 'name-taken' };
    throw error;
  }
};

/** Games of a guest hang on the cookie: it is not thrown away unasked. */
const guestGames = async ({ db }: PeopleContext, who: Who | undefined): Promise<number> => {
  if (who?.player.kind !== 'guest') return 0;
  const { gathering, running } = await tablesOf(db, who.player.id);
  return gathering + running;
};

export const signIn = async (
  context: PeopleContext,
  { who, agent, address }: Asker,
  ask: { readonly name: string; readonly password: string; readonly leave?: boolean },
): Promise<Result<Me>> => {
  const found = await findAccount(context.db, ask.name);
  const fits = await context.passwords.fits(ask.password, found?.password ?? undefined);
  if (fits === undefined) return { trouble: 'busy' };
  if (!found || !fits) return { trouble: 'wrong-name-or-password' };
  const tables = await guestGames(context, who);
  if (tables > 0 && !ask.leave) return { trouble: 'guest-has-games', tables };
  const cookie = await context.write(async (db) => {
    if (who) await db.deleteFrom('sessions').where('hash', '=', who.hash).execute();
    return beginSession(db, found.id, agent, context.now());
  });
  await rememberHome(context, found.id, { address, token: cookie });
  if (who) await context.tellPlayer(who.player.id);
  return { answer: await meOf(context, { id: found.id, name: found.name, kind: 'account' }), cookie };
};

export const signOut = async (
  context: PeopleContext,
  { who, address, token }: Asker,
  ask: { readonly leave?: boolean },
): Promise<Result<Me>> => {
  const tables = await guestGames(context, who);
  if (tables > 0 && !ask.leave) return { trouble: 'guest-has-games', tables };
  if (who) {
    await context.write((db) => db.deleteFrom('sessions').where('hash', '=', who.hash).execute());
    await context.tellPlayer(who.player.id);
  }
  // An account's cookie opens nothing from now on, but the device stays known by it.
  if (who?.player.kind !== 'account') return { answer: await meOf(context, undefined), cookie: null };
  await rememberHome(context, who.player.id, { address, token });
  return { answer: await meOf(context, undefined) };
};
