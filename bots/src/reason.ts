// The words a bot finds for its choice, from what it knows of the scores.
import type { Reason } from './bot.ts';

export interface Findings {
  /** How many actions were on offer, and how many of them lose by force within sight. */
  readonly offered: number;
  readonly losing: number;
  /** The seat's score before it acts, and what the chosen action leads to; -1 to 1. */
  readonly before: number;
  readonly after: number;
  /** The end the chosen action leads to by force, if any, and in how many actions. */
  readonly forced: 'win' | 'loss' | undefined;
  readonly distance: number;
}

/** A change of score smaller than this is no news. */
const NEWS = 0.05;
/** Below this the seat is in trouble whatever it does. */
const BAD = -0.5;

export const reasonOf = ({ offered, losing, before, after, forced, distance }: Findings): Reason => {
  if (forced === 'win') return distance <= 1 ? 'wins' : 'wins-soon';
  if (offered === 1) return 'only-move';
  if (forced === 'loss') return 'best-of-bad';
  if (losing === offered - 1) return 'only-move';
  if (losing * 2 >= offered) return 'avoids-loss';
  if (after > before + NEWS) return 'gains';
  return after < BAD || after < before - NEWS ? 'best-of-bad' : 'holds';
};
