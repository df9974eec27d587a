// People, as the rest of the house knows them.
import type { ChannelTarget, Me, PeopleTrouble, Player, Preferences, PreferencesChange } from '@rose/protocol';
import { closeChannel, openChannel } from './channels.ts';
import type { PeopleContext, Result } from './context.ts';
import { meOf } from './players.ts';
import { changePreferences, preferencesOf } from './preferences.ts';
import { stands, tidy, type Who, whoIs } from './sessions.ts';

export type { Asker } from './accounts.ts';
export type { PeopleContext, Result } from './context.ts';
export { isTrouble } from './context.ts';
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

export const createPeople = (context: PeopleContext): People => ({
  playerOf: async (header) => (await whoIs(context, header))?.player,
  whoIs: (header) => whoIs(context, header),
  stands: (session) => stands(context, session),
  tidy: () => tidy(context),
});

export const whoAmI = async (context: PeopleContext, who: Who | undefined): Promise<Result<Me>> => ({
  answer: await meOf(context, who?.player),
});

const wished = async (context: PeopleContext, who: Who, trouble?: PeopleTrouble): Promise<Result<Preferences>> =>
  trouble ?? { answer: await preferencesOf(context, who.player.id) };

export const wishes = (context: PeopleContext, who: Who): Promise<Result<Preferences>> => wished(context, who);
export const changeWishes = (
  context: PeopleContext,
  who: Who,
  change: PreferencesChange,
): Promise<Result<Preferences>> => changePreferences(context, who, change);
export const addChannel = async (
  context: PeopleContext,
  who: Who,
  target: ChannelTarget,
): Promise<Result<Preferences>> => wished(context, who, await openChannel(context, who, target));
export const dropChannel = async (context: PeopleContext, who: Who, id: string): Promise<Result<Preferences>> =>
  wished(context, who, await closeChannel(context, who, id));
