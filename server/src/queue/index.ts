import type { Cellar } from '../database/index.ts';
import { fileQueue } from './file-queue.ts';
import type { Queue, QueueWishes } from './queue.ts';

export { type Handlers, JOB_KINDS, type JobKind, type Queue, type QueueWishes } from './queue.ts';

export const openQueue = async (cellar: Cellar, wishes: QueueWishes): Promise<Queue> => {
  if (cellar.kind === 'sqlite') return fileQueue(cellar, wishes);
  // A house with a file never needs that queue, nor the memory for it.
  const { serverQueue } = await import('./server-queue.ts');
  return serverQueue(cellar, wishes);
};
