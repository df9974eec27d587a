// What a player wishes: an address, hours and days off, a language. Hours and days are kept as they were meant, on the
// player's own clock.
import type { Language, Night, PeopleTrouble, Preferences, PreferencesChange, Vacation } from '@rose/protocol';
import { channelsOf } from './channels.ts';
import type { Db, PeopleContext, Result } from './context.ts';
import { emailOf } from './email.ts';
import { knowsPassword } from './secrets.ts';
import { endOthers, type Who } from './sessions.ts';
import { daysLeft, MOST_DAYS, type Spent, spentAfter, whyNoVacation } from './vacation.ts';

/** What `players.settings` holds. */
export interface PlayerSettings {
  readonly language?: Language;
  readonly night?: Night;
  readonly vacation?: Vacation;
  readonly spent?: Spent;
}
export const readSettingsOf = (text: string): PlayerSettings => JSON.parse(text) as PlayerSettings;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const whyNoNight = ({ from, to, zone }: Night): PeopleTrouble | undefined => {
  if (from === to) return { trouble: 'bad-request', field: 'night.to' };
  return isZone(zone) ? undefined : { trouble: 'bad-request', field: 'night.zone' };
};

export const preferencesOf = async ({ db, now }: PeopleContext, player: string): Promise<Preferences> => {
  const row = await db
    .selectFrom('players')
    .select(['email', 'email_proven', 'settings'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  const { night, vacation, language, spent } = readSettingsOf(row.settings);
  return {
    email: row.email === null ? null : { address: row.email, proven: row.email_proven === 1 },
    channels: await channelsOf(db, player),
    night: night ?? null,
    vacation: vacation ?? null,
    daysOff: { most: MOST_DAYS, left: daysLeft({ vacation, spent }, now()) },
    language: language ?? 'en',
  };
};

/** A new address proves nothing about the old one: what was on its way to that opens nothing any more. */
const setEmail = async (db: Db, player: string, email: string | null): Promise<void> => {
  await db.updateTable('players').set({ email, email_proven: 0 }).where('id', '=', player).execute();
  await db.deleteFrom('tokens').where('player', '=', player).execute();
  if (email === null) await db.deleteFrom('channels').where('player', '=', player).where('kind', '=', 'mail').execute();
};

const settingsOf = async (db: Db, player: string): Promise<PlayerSettings> => {
  const row = await db.selectFrom('players').select('settings').where('id', '=', player).executeTakeFirstOrThrow();
  return readSettingsOf(row.settings);
};
const setSettings = async (db: Db, player: string, change: PreferencesChange, now: string): Promise<void> => {
  const before = await settingsOf(db, player);
  const { email: _, password: _password, endOthers: _endOthers, ...rest } = change;
  const spent = rest.vacation === undefined ? {} : { spent: spentAfter(before, rest.vacation, now) };
  const merged = Object.entries({ ...before, ...rest, ...spent });
  const settings = JSON.stringify(Object.fromEntries(merged.filter(([, value]) => value !== null)));
  await db.updateTable('players').set({ settings }).where('id', '=', player).execute();
};

const whyNot = async (
  context: PeopleContext,
  { player }: Who,
  change: PreferencesChange,
): Promise<PeopleTrouble | undefined> => {
  if (typeof change.email === 'string') {
    if (player.kind !== 'account') return { trouble: 'no-account' };
    if (!context.sendsMail) return { trouble: 'no-mail' };
    if (emailOf(change.email) === undefined) return { trouble: 'email-malformed' };
  }
  if (change.email !== undefined && player.kind === 'account') {
    const fits = await knowsPassword(context, player.id, change.password ?? '');
    if (fits === undefined) return { trouble: 'busy' };
    if (!fits) return { trouble: 'wrong-password' };
  }
  const badNight = change.night && whyNoNight(change.night);
  if (badNight || !change.vacation) return badNight ?? undefined;
  return whyNoVacation(await settingsOf(context.db, player.id), change.vacation, context.now());
};

export const changePreferences = async (
  context: PeopleContext,
  who: Who,
  change: PreferencesChange,
): Promise<Result<Preferences>> => {
  const trouble = await whyNot(context, who, change);
  if (trouble) return trouble;
  const { id } = who.player;
  const before = await preferencesOf(context, id);
  const email = typeof change.email === 'string' ? (emailOf(change.email) ?? null) : change.email;
  const isNew = email !== undefined && (email !== before.email?.address || !before.email.proven);
  await context.write(async (db) => {
    if (isNew) await setEmail(db, id, email);
    if (change.email !== undefined && change.endOthers) await endOthers(db, id, who.hash);
    await setSettings(db, id, change, context.now());
  }, `player ${id}`);
  if (isNew && email !== null) await context.order('email', id);
  // Whoever took the account over must not do it unseen.
  if (isNew && before.email?.proven && before.email.address !== email)
    await context.order('moved', id, before.email.address);
  if (change.night !== undefined || change.vacation !== undefined) await context.retime(id);
  await context.tellPlayer(id);
  return { answer: await preferencesOf(context, id) };
};
