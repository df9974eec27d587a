import type { Cellar } from '../database/index.ts';
import { fileQueue } from './file-queue.ts';
import type { Queue, QueueWishes } from './queue.ts';
import { serverQueue } from './server-queue.ts';

export { type Handlers, JOB_KINDS, type JobKind, type Queue, type QueueWishes } from './queue.ts';

export const openQueue = async (cellar: Cellar, wishes: QueueWishes): Promise<Queue> =>
  cellar.kind === 'sqlite' ? fileQueue(cellar, wishes) : serverQueue(cellar, wishes);
