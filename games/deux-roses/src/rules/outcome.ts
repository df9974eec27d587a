// 6 The end of the game.
import type { Outcome } from '@rose/table';
import { OUTSIDE } from './data/cells.ts';
import type { DeuxRoses, State } from './state.ts';

export const outcome = (state: State): Outcome<DeuxRoses> | undefined => {
  // 6.1 A castle that has left the board loses, also on the last action (ruling 45).
  if (state.castles[0] === OUTSIDE) return { winners: ['york'], how: 'castle-ejected', rule: '6.1' };
  if (state.castles[1] === OUTSIDE) return { winners: ['lancaster'], how: 'castle-ejected', rule: '6.1' };
  // 3.5 Both players passed in a row (ruling 14).
  if (state.passes >= 2) return { winners: [], how: 'both-passed', rule: '3.5' };
  // 6.3 The limit of actions of both players together.
  if (state.actions >= state.options.plyLimit) return { winners: [], how: 'ply-limit', rule: '6.3' };
  return undefined;
};
