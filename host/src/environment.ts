// The environment of a host: where it keeps tables, what it plays, chance, time and thought. In a page's
// worker and in a server these differ; the host does not.
import type { Advice, Seating } from '@rose/protocol';
import type { AnyGame, Odds, Random } from '@rose/table';
import type { Calendar } from './calendar.ts';
import type { Orders } from './orders.ts';
import type { Store } from './store.ts';

/** What a bot is asked: plain data, so that it can think elsewhere. It holds what its seat may know, nothing else. */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly strength: number;
  readonly milliseconds: number;
  /** For the bot's own dice, which have nothing to do with the table's. */
  readonly seed: number;
  readonly seat: string;
  readonly view: object;
  /** For a hint: the answer says why in numbers. */
  readonly explains?: boolean;
  /** In notation. Empty when the seat is not to act: then only the score of the answer counts. */
  readonly may: readonly string[];
}
/** What is asked about a fight: plain data too, and again only what the seat may know. */
export interface OddsRequest {
  readonly game: string;
  readonly milliseconds: number;
  readonly seed: number;
  readonly seat: string;
  readonly view: object;
  /** In notation. Empty: the fight under way. */
  readonly actions: readonly string[];
}
/** A change that this host made and kept. */
export interface Changed {
  readonly table: string;
  /** The newest entry. */
  readonly seq: number;
  /** Whether those who look on can see it: if not, nobody but its seat must hear of it. */
  readonly isPublic: boolean;
  /** Whether it is for others to act now, or for nobody any more. */
  readonly isTurn: boolean;
  readonly seating: Seating;
}
/** Work of an ask, counted where somebody counts. */
export const metered = <T>({ meter }: Pick<Environment, 'meter'>, work: () => T): T => (meter ? meter(work) : work());

export interface Environment {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** The bots that can be asked to think. */
  readonly bots: readonly string[];
  /** 32 bytes nobody can guess. */
  readonly secret: () => Uint8Array;
  /** The time, ISO 8601. */
  readonly now: () => string;
  /** Fails when it cannot; an aborted thought may never answer. */
  readonly think: (request: ThinkRequest, signal: AbortSignal) => Promise<Advice>;
  /** Soon done, so what is begun may be finished; fails when it is no longer wanted. */
  readonly weigh: (request: OddsRequest, signal: AbortSignal) => Promise<Odds | undefined>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** For bots and their seeds, never for a table's dice. */
  readonly random: Random;
  /** How new tables are called; by default, by a part of a secret. */
  readonly freshId?: () => string;
  /** Where strangers meet: nobody is told of tables that are not theirs. */
  readonly isOpenHouse?: boolean;
  /**
   * Where several hosts share a store, a bot's turn is work that one of them does. What follows from an entry the store
   * puts down together with it; `enlist` is for the rest: an opening, a seat that changed hands, somebody who sat down.
   */
  readonly enlist?: (table: string, seq: number) => void;
  /** Where several hosts share a store: whether anybody watches a table by another of them. */
  readonly isWatched?: (table: string) => boolean;
  /** Where players are known: the hours that do not count for their slow clocks. */
  readonly calendars?: (players: readonly string[]) => Promise<{ readonly [player: string]: Calendar }>;
  /** Where seats may leave orders. */
  readonly orders?: Orders;
  /** How many entries a seat may write; ends are always written. */
  readonly mostEntries?: number;
  /** A journal is about to be read: what is called after each entry, and waited for where others must have their turn. */
  readonly breather?: () => () => Promise<void> | undefined;
  /** Does work during which nobody else is served, and may count what it cost against whoever asked for it. */
  readonly meter?: <T>(work: () => T) => T;
  /** How long the house takes at least over a move, in milliseconds. */
  readonly pace?: number;
  /** Where people wait for each other: how long no answer is given in a window, in milliseconds. */
  readonly windowTime?: number;
  /** This host changed a table: for whoever tells the others. */
  readonly noticed?: (change: Changed) => void;
  /** What went wrong inside, for whoever keeps the house. */
  readonly report: (error: unknown) => void;
}
