// A change that the store did not take, because another host was faster: it is made anew on what stands now, where it is
// still wanted.
import type { Trouble } from '@rose/protocol';

type Kept = 'done' | 'raced' | Trouble;
export const MOST_RACES = 3;
/** Who sits where hangs on every entry and on every other seat: others may be faster again and again. */
export const MOST_SEATINGS = 20;

export const untilKept = async (attempt: () => Promise<Kept>, isWanted: () => boolean = () => true): Promise<Kept> => {
  let result = await attempt();
  for (let races = 1; result === 'raced' && races < MOST_RACES && isWanted(); races++) result = await attempt();
  return result;
};
