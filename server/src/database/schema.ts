// What the database holds. The same on SQLite and on PostgreSQL: JSON is text, moments are ISO 8601 text in UTC (so that
// both compare alike), yes and no are 1 and 0, ids are text.
import type { Selectable } from 'kysely';

export type Flag = 0 | 1;

export interface PlayersRow {
  readonly id: string;
  readonly name: string;
  /** The name as it is looked up (NFKC, lower case); guests share names, so theirs is not kept here. */
  readonly name_key: string | null;
  /** Of an earlier time: looks are rows of their own now. */
  readonly name_look: string | null;
  readonly kind: 'guest' | 'account';
  readonly password: string | null;
  readonly email: string | null;
  readonly email_proven: Flag;
  readonly settings: string;
  readonly created: string;
  readonly removed: string | null;
}
/** What the name of an account is drawn like, in small letters, in capitals, as typed: nobody else may look the same. */
export interface LooksRow {
  readonly look: string;
  readonly player: string;
}
/** Where an account has signed in from, as a hash of both: those addresses are not locked out with the others. */
export interface FamiliarRow {
  readonly player: string;
  readonly address: string;
  readonly seen: string;
}
export interface SessionsRow {
  /** SHA-256 of the token: whoever reads the database cannot sit down as somebody else. */
  readonly hash: string;
  readonly id: string;
  readonly player: string;
  readonly created: string;
  readonly seen: string;
  readonly agent: string;
}
export interface TokensRow {
  readonly hash: string;
  readonly player: string;
  readonly purpose: 'reset' | 'email';
  readonly expires: string;
}
export interface TablesRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly state: 'gathering' | 'running' | 'over';
  readonly access: 'public' | 'link';
  /** The secret of the invitation link. */
  readonly key: string;
  readonly owner: string;
  readonly terms: string;
  /** The host's record; none while the table gathers. */
  readonly record: string | null;
  readonly seating: string;
  readonly card: string | null;
  readonly seq: number;
  readonly clock: string | null;
  readonly deadline: string | null;
  /** What waits for answers: a take-back asked for, votes. */
  readonly pending: string | null;
  /** The journal of a finished game, deflated; its entries are gone from their own table then. */
  readonly packed: Uint8Array | null;
  readonly opened: string;
  readonly touched: string;
  readonly ended: string | null;
}
export interface EntriesRow {
  readonly table_id: string;
  readonly seq: number;
  readonly entry: string;
  readonly at: string;
}
/** What a replay must agree with. */
export interface CheckpointsRow {
  readonly table_id: string;
  readonly seq: number;
  readonly fingerprint: string;
}
export interface SeatsRow {
  readonly table_id: string;
  readonly seat: string;
  readonly player: string | null;
}
export interface ChatRow {
  readonly table_id: string;
  readonly n: number;
  readonly player: string;
  readonly audience: 'players' | 'spectators' | 'house';
  readonly text: string;
  readonly at: string;
}
/** A line between two who sit at a table, numbered among these two. */
export interface WhispersRow {
  readonly table_id: string;
  readonly pair: string;
  readonly n: number;
  readonly player: string;
  readonly reader: string;
  readonly text: string;
  readonly at: string;
}
export interface NotesRow {
  readonly table_id: string;
  readonly player: string;
  readonly text: string;
}
export interface OrdersRow {
  readonly table_id: string;
  readonly seat: string;
  readonly orders: string;
}
export interface BlocksRow {
  readonly player: string;
  readonly other: string;
}
export interface ReportsRow {
  readonly id: string;
  readonly player: string;
  readonly table_id: string;
  readonly n: number;
  readonly reason: string;
  readonly at: string;
  /** Who said the line, and what it was. */
  readonly speaker: string;
  readonly said: string;
}
export interface ResultsRow {
  readonly table_id: string;
  readonly seat: string;
  readonly player: string | null;
  readonly game: string;
  readonly side: string;
  readonly place: number;
  readonly won: Flag;
  readonly ending: string;
  readonly at: string;
}
export interface RatingsRow {
  readonly player: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly at: string;
}
export interface ChannelsRow {
  readonly id: string;
  readonly player: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly target: string;
  readonly created: string;
}
export interface NoticesRow {
  readonly id: string;
  readonly player: string;
  readonly table_id: string;
  readonly seq: number;
  readonly kind: string;
  readonly made: string;
  readonly sent: string | null;
}
export interface MutesRow {
  readonly player: string;
  readonly table_id: string;
}
export interface SecretsRow {
  readonly name: string;
  readonly value: string;
}
/** Work that waits, where the house has no PostgreSQL to keep it. */
export interface JobsRow {
  readonly key: string;
  readonly kind: string;
  readonly payload: string;
  readonly due: string;
  readonly tries: number;
  /** Changes with every replacement, so that work done on the old order does not strike out the new one. */
  readonly mark: string;
}
export interface MigrationsRow {
  readonly number: number;
  readonly name: string;
  readonly at: string;
}

export interface Schema {
  readonly players: PlayersRow;
  readonly sessions: SessionsRow;
  readonly looks: LooksRow;
  readonly familiar: FamiliarRow;
  readonly tokens: TokensRow;
  readonly tables: TablesRow;
  readonly entries: EntriesRow;
  readonly checkpoints: CheckpointsRow;
  readonly seats: SeatsRow;
  readonly chat: ChatRow;
  readonly whispers: WhispersRow;
  readonly notes: NotesRow;
  readonly orders: OrdersRow;
  readonly blocks: BlocksRow;
  readonly reports: ReportsRow;
  readonly results: ResultsRow;
  readonly ratings: RatingsRow;
  readonly channels: ChannelsRow;
  readonly notices: NoticesRow;
  readonly mutes: MutesRow;
  readonly secrets: SecretsRow;
  readonly jobs: JobsRow;
  readonly migrations: MigrationsRow;
}
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
