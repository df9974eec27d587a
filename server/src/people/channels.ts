// Where a player's notices go. Kept here; sending is another's work. The keys of a channel are shown to nobody again.
import type { ChannelCard, ChannelTarget, PeopleTrouble } from '@rose/protocol';
import { type Db, freshId, type PeopleContext } from './context.ts';
import type { Who } from './sessions.ts';

export const MOST_CHANNELS = 10;

const addressOf = (target: ChannelTarget): string => {
  switch (target.kind) {
    case 'push':
      return target.endpoint;
    case 'webhook':
      return target.address;
    case 'mail':
      return '';
  }
};
const hostOf = (target: ChannelTarget): string => URL.parse(addressOf(target))?.host ?? '';

/** Secure and nothing in disguise. That it leads out of the house is checked when something is sent there. */
const isFar = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
};

export const channelsOf = async (db: Db, player: string): Promise<readonly ChannelCard[]> => {
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'kind', 'target', 'created'])
    .where('player', '=', player)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, target, created }) => ({
    id,
    kind,
    host: hostOf(JSON.parse(target) as ChannelTarget),
    created,
  }));
};

const whyNot = async (
  { db }: PeopleContext,
  { player }: Who,
  target: ChannelTarget,
): Promise<PeopleTrouble | undefined> => {
  if (target.kind === 'mail') {
    const row = await db.selectFrom('players').select('email').where('id', '=', player.id).executeTakeFirst();
    return row?.email ? undefined : { trouble: 'bad-request', field: 'email' };
  }
  if (!isFar(addressOf(target)))
    return { trouble: 'bad-request', field: target.kind === 'push' ? 'endpoint' : 'address' };
  return undefined;
};

/** Twice the same is kept once. */
export const openChannel = async (
  context: PeopleContext,
  who: Who,
  target: ChannelTarget,
): Promise<PeopleTrouble | undefined> => {
  const trouble = await whyNot(context, who, target);
  if (trouble) return trouble;
  const { id } = who.player;
  const text = JSON.stringify(target);
  const full = await context.write(async (db) => {
    // Written to itself first: of two who open the same at once the second finds the first.
    await db
      .updateTable('players')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', id)
      .execute();
    const rows = await db.selectFrom('channels').select('target').where('player', '=', id).execute();
    if (rows.some((row) => row.target === text)) return false;
    if (rows.length >= MOST_CHANNELS) return true;
    const values = { id: freshId(), player: id, kind: target.kind, target: text, created: context.now() };
    await db.insertInto('channels').values(values).execute();
    return false;
  }, `player ${id}`);
  return full ? { trouble: 'too-many-channels', most: MOST_CHANNELS } : undefined;
};

export const closeChannel = async (
  { write }: PeopleContext,
  { player }: Who,
  id: string,
): Promise<PeopleTrouble | undefined> => {
  const { numDeletedRows } = await write((db) =>
    db.deleteFrom('channels').where('player', '=', player.id).where('id', '=', id).executeTakeFirst(),
  );
  return Number(numDeletedRows) === 0 ? { trouble: 'not-found' } : undefined;
};
