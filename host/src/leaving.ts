// What a player who leaves had begun in secret is not carried on by another: the game says how it is undone.
import type { Trouble } from '@rose/protocol';
import { isAsked, outcomeOf, stateOf } from '@rose/table';
import { untilKept } from './again.ts';
import type { Live, Lives } from './live.ts';

const tryOnce = async (lives: Lives, live: Live, seat: string): Promise<'done' | 'raced' | Trouble> => {
  const { game, course } = live;
  const state = stateOf(course);
  if (outcomeOf(game, course) || !isAsked(game, state, seat)) return 'done';
  const action = game.left?.(game.view(state, seat), seat);
  if (!action) return 'done';
  return lives.commit(live, (change) => {
    const refusal = change.act(seat, action, 'default');
    return refusal && { trouble: 'refused', refusal };
  });
};
/** Inside a turn of the table. */
export const emptied = async (lives: Lives, live: Live, seat: string): Promise<object | Trouble> => {
  const result = await untilKept(() => tryOnce(lives, live, seat));
  return typeof result === 'string' ? {} : result;
};
