// 3 The end of the game.
import type { Outcome } from '@rose/table';
import { other, type Skeleton, type State } from './state.ts';

/** 3 Whoever takes the last stone wins. */
export const outcome = ({ left, toMove }: State): Outcome<Skeleton> | undefined =>
  left === 0 ? { winners: [other(toMove)], how: 'last-stone', rule: '3' } : undefined;
