// What a player who leaves had begun in secret is not carried on by another: the game says how it is undone.
import type { Trouble } from '@rose/protocol';
import { act, isAsked, outcomeOf, stateOf } from '@rose/table';
import { diceFor } from './dice.ts';
import type { Live, Lives } from './live.ts';
import { lastSeq } from './sight.ts';

/** Inside a turn of the table. */
export const emptied = async (lives: Lives, live: Live, seat: string): Promise<object | Trouble> => {
  const { game, course, record } = live;
  const state = stateOf(course);
  if (outcomeOf(game, course) || !isAsked(game, state, seat)) return {};
  const action = game.left?.(game.view(state, seat), seat);
  if (!action) return {};
  const result = await lives.commit(live, (next) => {
    const step = act(game, next, seat, action, diceFor(record.secret ?? '', lastSeq(next) + 1), 'default');
    return 'because' in step ? { trouble: 'refused', refusal: step } : undefined;
  });
  return typeof result === 'string' ? {} : result;
};
