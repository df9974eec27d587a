// Tells other nodes of a change: by the database, or not at all where there is one node.
import type { Database, Pace } from '../database/index.ts';
import { aloneFanout } from './alone.ts';
import type { Fanout } from './fanout.ts';
import { postgresFanout } from './postgres.ts';

export type { Channel, Fanout } from './fanout.ts';

export const openFanout = async (database: Database, report: (error: unknown) => void, pace?: Pace): Promise<Fanout> =>
  database.kind === 'sqlite' ? aloneFanout() : postgresFanout(database, report, pace);
