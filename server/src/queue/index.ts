// The queue of jobs: in PostgreSQL by graphile-worker, else in the database file.
import type { Database } from '../database/index.ts';
import { fileQueue } from './file-queue.ts';
import type { Queue, QueueWishes } from './queue.ts';

export {
  type Handlers,
  JOB_KINDS,
  type JobKind,
  LANES,
  type LaneNow,
  type Lanes,
  type PlaceOf,
  type Queue,
  type QueueWishes,
} from './queue.ts';

export const openQueue = async (database: Database, wishes: QueueWishes): Promise<Queue> => {
  if (database.kind === 'sqlite') return fileQueue(database, wishes);
  // A house with a file never needs that queue, nor the memory for it.
  const { serverQueue } = await import('./server-queue.ts');
  return serverQueue(database, wishes);
};
