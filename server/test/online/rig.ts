// A house of one or more nodes for a test, with clients who have names; all of it is gone after the test.
import type { OnlineAsk, TableId } from '@rose/protocol';
import type { AnyGame } from '@rose/table';
import { onTestFinished } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import type { DatabaseKind } from '../../src/database/index.ts';
import { freshPlace } from '../databases.ts';
import { type Client, connect } from './client.ts';
import { type Newcomer, type Node, type NodeWishes, newcomer, openNode } from './node.ts';

export const house = async (kind: DatabaseKind = 'sqlite', wishes: NodeWishes = {}): Promise<Node> =>
  node(await freshPlace(kind), wishes);
export const node = async (place: string, wishes: NodeWishes = {}): Promise<Node> => {
  const opened = await openNode(place, wishes);
  onTestFinished(() => opened.stop());
  return opened;
};

export interface Guest extends Client {
  readonly who: Newcomer;
}
export const comeIn = async ({ port }: Pick<Node, 'port'>, who: Newcomer): Promise<Guest> => {
  const client = await connect(port, { cookie: who.cookie });
  onTestFinished(() => client.socket.terminate());
  return { ...client, who };
};
export const guest = async (at: Node, name: string): Promise<Guest> => comeIn(at, await newcomer(at, name));
export const stranger = async ({ port }: Pick<Node, 'port'>): Promise<Client> => {
  const client = await connect(port);
  onTestFinished(() => client.socket.terminate());
  return client;
};

export type Offer = Extract<OnlineAsk, { ask: 'offer' }>;
export const offerOf = (game: string, chairs: Offer['chairs'], changes: Partial<Offer> = {}): Offer => ({
  ask: 'offer',
  game,
  chairs,
  sides: 'chosen',
  access: 'link',
  clock: { kind: 'none' },
  standIn: { bot: 'random', strength: 1 },
  ...changes,
});
export const BOT = { kind: 'bot', bot: 'random', strength: 1 } as const;

export interface Match {
  readonly table: TableId;
  readonly key: string;
  readonly seats: readonly string[];
}
/** A table of persons, one a seat, all of them sitting there. */
export const seatAll = async (
  game: string,
  people: readonly Guest[],
  options: object = {},
  changes: Partial<Offer> = {},
): Promise<Match> => {
  const [owner, ...others] = people as [Guest, ...Guest[]];
  const chairs = people.map((_, i) => (i === 0 ? { kind: 'me' } : { kind: 'open' }) as Offer['chairs'][number]);
  const { table, key } = await owner.get(offerOf(game, chairs, { options, ...changes }));
  for (const [i, other] of others.entries()) await other.get({ ask: 'join', table, key, chair: i + 1 });
  const { seats } = await seatsOf(owner, table);
  for (const [i, person] of people.entries()) await person.get({ ask: 'sit', table, viewer: seats[i] as string });
  return { table, key, seats };
};
export const seatsOf = async (client: Client, table: TableId): Promise<{ readonly seats: readonly string[] }> => {
  const { sight } = await client.get({ ask: 'sit', table, viewer: 'spectator' });
  return { seats: Object.keys(sight.seating) };
};
/** A game of the catalogue in which one may resign, also at a table of more than two. */
export const withResigning = (id: string): ReadonlyMap<string, AnyGame> => {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no such game: ${id}`);
  return new Map([[id, { ...game, meta: { ...game.meta, manners: { resign: '1' } } }]]);
};
/** The first who may act does the first thing, or whatever is picked; answers false when nobody may. */
export const playOne = async (
  { table, seats }: Match,
  people: readonly Client[],
  pick: (may: readonly string[]) => string = (may) => may[0] ?? '',
): Promise<boolean> => {
  for (const [i, person] of people.entries()) {
    const sight = person.sight(table);
    const seat = seats[i] as string;
    if (!sight?.active.includes(seat) || sight.may.length === 0) continue;
    const { seq } = await person.get({ ask: 'play', table, seq: sight.seq, seat, action: pick(sight.may) });
    await person.until(() => (person.sight(table)?.seq ?? 0) >= seq);
    return true;
  }
  return false;
};
/** All are for ending the game here: the first asks, the others answer. */
export const endHere = async (table: TableId, people: readonly Client[]): Promise<void> => {
  for (const [i, one] of people.entries()) {
    const vote = i === 0 ? {} : { vote: (await one.until(() => one.about(table)?.endVote)).id };
    await one.get({ ask: 'vote-end', table, agree: true, ...vote });
  }
};
/** All see the same number of entries (in games without secret edits). */
export const inStep = async ({ table }: Match, people: readonly Client[]): Promise<void> => {
  const most = Math.max(...people.map((person) => person.sight(table)?.seq ?? 0));
  for (const person of people) await person.until(() => (person.sight(table)?.seq ?? 0) >= most);
};
