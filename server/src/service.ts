// What a service of the server is given, and what it must offer.
import type { Server } from 'node:http';
import type { Database } from './database/index.ts';
import type { Fanout } from './fanout/index.ts';
import type { Visitors } from './http/visitor.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { Vapid } from './notices/vapid.ts';
import type { People } from './people/index.ts';
import type { Handlers, PlaceOf, Queue } from './queue/index.ts';
import type { Settings } from './settings.ts';
import type { Places } from './socket/places.ts';

export interface Dependencies {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly queue: Queue;
  readonly fanout: Fanout;
  readonly people: People;
  /** What time it is at the tables, ISO 8601. */
  now(): string;
  /** Judges a bare request by the settings: its address, whether it comes from a page of the house. */
  readonly visitors: Visitors;
  /** None where no mail server is set. */
  readonly mailer: Mailer | undefined;
  /** The key by which push services know the house. */
  readonly vapid: Vapid;
  /** Where an address is, as all nodes tell it. */
  readonly places: Places;
  /** Not listening yet: `upgrade` may be heard on it. */
  readonly server: Server;
}

/** Something that runs in the house from its opening to its end. */
export interface Service {
  /** The work it does for the queue; a kind belongs to one service. */
  readonly jobs?: Partial<Handlers>;
  /** Where a player is, was last, or was told to be. */
  readonly placeOf?: PlaceOf;
  /** A player is about to leave these tables, which gather or run, for good; their rows still stand. */
  readonly leave?: (player: string, tables: readonly string[]) => Promise<void>;
  /** The database has been lost for some seconds: who is connected is let go, to find another node. */
  readonly letGo?: () => void;
  /** No new connections come any more: finish what is in hand, then let go of everything. */
  stop(): Promise<void>;
}
/** Called once while the house opens, before it listens. */
export type OpenService = (dependencies: Dependencies) => Promise<Service>;
