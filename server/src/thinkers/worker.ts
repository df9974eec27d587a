// A thread in which bots think and odds are weighed.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { BOTS } from '@rose/bots';
import { thinkOver, weighUp } from '@rose/host';
import { GAMES } from '../../../games/all.ts';
import type { Thought, Wish } from './pool.ts';

/** Moves of persons come first. Linux counts by thread; elsewhere this would slow down the whole house. */
const GENTLE = 5;
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + GENTLE));

const now = (): number => performance.now();

const answer = (wish: Wish): Thought => {
  const { id } = wish;
  try {
    if ('weigh' in wish) return { id, odds: weighUp(GAMES, wish.weigh, now) };
    return { id, advice: thinkOver(GAMES, BOTS, wish.think, now) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (wish: Wish) => parentPort?.postMessage(answer(wish)));
