// Writes and sends a letter that was ordered. Its token is made here, at the last moment: what waits in the queue opens
// nothing, whoever reads it.
import { createHash } from 'node:crypto';
import type { Mailer } from '../mail.ts';
import { wordsOf } from '../mail-words.ts';
import type { Letter, PeopleContext } from './context.ts';
import { readSettingsOf } from './preferences.ts';
import { issueToken } from './secrets.ts';

export interface Order {
  readonly letter: Letter;
  readonly player: string;
  /** Where it goes, when not to the player's present address. */
  readonly to?: string;
}
export const isOrder = (payload: unknown): payload is Order =>
  typeof payload === 'object' &&
  payload !== null &&
  'letter' in payload &&
  (payload.letter === 'reset' || payload.letter === 'email' || payload.letter === 'moved') &&
  'player' in payload &&
  typeof payload.player === 'string';

/** One of a kind waits for a player at a time, but what goes to different addresses does not replace each other. */
export const letterKey = (letter: Letter, player: string, to?: string): string =>
  to === undefined
    ? `${letter} ${player}`
    : `${letter} ${player} ${createHash('sha256').update(to).digest('hex').slice(0, 16)}`;

/** The page that takes the token: after the `#`, so that it reaches no log of any server. */
const linkOf = (publicUrl: string, letter: Letter, token: string): string => `${publicUrl}/#/${letter}/${token}`;

export const sendLetter = async (
  context: PeopleContext,
  mailer: Mailer,
  publicUrl: string,
  { letter, player, to }: Order,
): Promise<void> => {
  const row = await context.db
    .selectFrom('players')
    .select(['name', 'email', 'email_proven', 'settings'])
    .where('id', '=', player)
    .where('kind', '=', 'account')
    .where('removed', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const { language = 'en' } = readSettingsOf(row.settings);
  if (letter === 'moved') {
    const words = wordsOf(letter, language, { name: row.name, link: `${publicUrl}/#/account` });
    if (to !== undefined) await mailer.send({ to, ...words });
    context.log.info('letter sent', { letter, player });
    return;
  }
  // Between order and letter the address may have gone, or have been proven.
  if (!row.email || (letter === 'reset') !== (row.email_proven === 1)) return;
  const token = await issueToken(context, letter, player);
  const link = linkOf(publicUrl, letter, token);
  await mailer.send({ to: row.email, ...wordsOf(letter, language, { name: row.name, link }) });
  context.log.info('letter sent', { letter, player });
};
