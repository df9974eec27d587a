import type { Cellar } from '../database/index.ts';
import { aloneFanout } from './alone.ts';
import type { Fanout } from './fanout.ts';
import { postgresFanout } from './postgres.ts';

export type { Channel, Fanout } from './fanout.ts';

export const openFanout = async (cellar: Cellar, report: (error: unknown) => void): Promise<Fanout> =>
  cellar.kind === 'sqlite' ? aloneFanout() : postgresFanout(cellar, report);
