// What a player wishes: an address, hours and days off, a language. Hours and days are kept as they were meant, on the
// player's own clock.
import type { Language, Night, PeopleTrouble, Preferences, PreferencesChange, Vacation } from '@rose/protocol';
import { channelsOf } from './channels.ts';
import { emailOf } from './email.ts';
import type { Db, Ledger, Result } from './ledger.ts';
import type { Who } from './sessions.ts';

/** What `players.settings` holds. */
export interface PlayerSettings {
  readonly language?: Language;
  readonly night?: Night;
  readonly vacation?: Vacation;
}
export const readSettingsOf = (text: string): PlayerSettings => JSON.parse(text) as PlayerSettings;

const MOST_VACATION_DAYS = 366;
const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const isDay = (day: string): boolean => {
  const moment = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(day);
};
const whyNoNight = ({ from, to, zone }: Night): PeopleTrouble | undefined => {
  if (from === to) return { trouble: 'bad-request', field: 'night.to' };
  return isZone(zone) ? undefined : { trouble: 'bad-request', field: 'night.zone' };
};
const whyNoVacation = ({ from, until }: Vacation): PeopleTrouble | undefined => {
  if (!isDay(from)) return { trouble: 'bad-request', field: 'vacation.from' };
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  return isDay(until) && days >= 0 && days <= MOST_VACATION_DAYS
    ? undefined
    : { trouble: 'bad-request', field: 'vacation.until' };
};

export const preferencesOf = async (db: Db, player: string): Promise<Preferences> => {
  const row = await db
    .selectFrom('players')
    .select(['email', 'email_proven', 'settings'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  const { night, vacation, language } = readSettingsOf(row.settings);
  return {
    email: row.email === null ? null : { address: row.email, proven: row.email_proven === 1 },
    channels: await channelsOf(db, player),
    night: night ?? null,
    vacation: vacation ?? null,
    language: language ?? 'en',
  };
};

/** A new address proves nothing about the old one: what was on its way to that opens nothing any more. */
const setEmail = async (db: Db, player: string, email: string | null): Promise<void> => {
  await db.updateTable('players').set({ email, email_proven: 0 }).where('id', '=', player).execute();
  await db.deleteFrom('tokens').where('player', '=', player).execute();
  if (email === null) await db.deleteFrom('channels').where('player', '=', player).where('kind', '=', 'mail').execute();
};

const setSettings = async (db: Db, player: string, change: PreferencesChange): Promise<void> => {
  const row = await db.selectFrom('players').select('settings').where('id', '=', player).executeTakeFirstOrThrow();
  const { email: _, ...rest } = change;
  const merged = Object.entries({ ...readSettingsOf(row.settings), ...rest });
  const settings = JSON.stringify(Object.fromEntries(merged.filter(([, value]) => value !== null)));
  await db.updateTable('players').set({ settings }).where('id', '=', player).execute();
};

const whyNot = (ledger: Ledger, { player }: Who, change: PreferencesChange): PeopleTrouble | undefined => {
  if (typeof change.email === 'string') {
    if (player.kind !== 'account') return { trouble: 'no-account' };
    if (!ledger.sendsMail) return { trouble: 'no-mail' };
    if (emailOf(change.email) === undefined) return { trouble: 'email-malformed' };
  }
  return (change.night && whyNoNight(change.night)) ?? (change.vacation ? whyNoVacation(change.vacation) : undefined);
};

export const changePreferences = async (
  ledger: Ledger,
  who: Who,
  change: PreferencesChange,
): Promise<Result<Preferences>> => {
  const trouble = whyNot(ledger, who, change);
  if (trouble) return trouble;
  const { id } = who.player;
  const before = await preferencesOf(ledger.db, id);
  const email = typeof change.email === 'string' ? (emailOf(change.email) ?? null) : change.email;
  const isNew = email !== undefined && (email !== before.email?.address || !before.email.proven);
  await ledger.db.transaction().execute(async (db) => {
    if (isNew) await setEmail(db, id, email);
    await setSettings(db, id, change);
  });
  if (isNew && email !== null) await ledger.order('email', id);
  if (change.night !== undefined || change.vacation !== undefined) await ledger.retime(id);
  await ledger.tellPlayer(id);
  return { answer: await preferencesOf(ledger.db, id) };
};
