// People, as the rest of the house knows them.
import type { ChannelTarget, Me, PeopleTrouble, Player, Preferences, PreferencesChange } from '@rose/protocol';
import { closeChannel, openChannel } from './channels.ts';
import type { Ledger, Result } from './ledger.ts';
import { meOf } from './players.ts';
import { changePreferences, preferencesOf } from './preferences.ts';
import { stands, tidy, type Who, whoIs } from './sessions.ts';

export type { Asker } from './accounts.ts';
export type { Done, Ledger, Letter, Result } from './ledger.ts';
export { isTrouble } from './ledger.ts';
export { REMOVED_NAME } from './names.ts';
export { type PlayerSettings, readSettingsOf } from './preferences.ts';
export type { Who } from './sessions.ts';

export interface People {
  /** Whom the cookie header of a request stands for. */
  playerOf(cookieHeader: string | undefined): Promise<Player | undefined>;
  /** The same with the session, for whoever keeps a connection open. */
  whoIs(cookieHeader: string | undefined): Promise<Who | undefined>;
  /** Whether a session still stands; asked again when a player is told of. */
  stands(session: string): Promise<boolean>;
  /** Takes away what nobody will come back for. */
  tidy(): Promise<void>;
}

export const createPeople = (ledger: Ledger): People => ({
  playerOf: async (header) => (await whoIs(ledger, header))?.player,
  whoIs: (header) => whoIs(ledger, header),
  stands: (session) => stands(ledger, session),
  tidy: () => tidy(ledger),
});

export const whoAmI = async (ledger: Ledger, who: Who | undefined): Promise<Result<Me>> => ({
  answer: await meOf(ledger, who?.player),
});

const wished = async (ledger: Ledger, who: Who, trouble?: PeopleTrouble): Promise<Result<Preferences>> =>
  trouble ?? { answer: await preferencesOf(ledger, who.player.id) };

export const wishes = (ledger: Ledger, who: Who): Promise<Result<Preferences>> => wished(ledger, who);
export const changeWishes = (ledger: Ledger, who: Who, change: PreferencesChange): Promise<Result<Preferences>> =>
  changePreferences(ledger, who, change);
export const addChannel = async (ledger: Ledger, who: Who, target: ChannelTarget): Promise<Result<Preferences>> =>
  wished(ledger, who, await openChannel(ledger, who, target));
export const dropChannel = async (ledger: Ledger, who: Who, id: string): Promise<Result<Preferences>> =>
  wished(ledger, who, await closeChannel(ledger, who, id));
