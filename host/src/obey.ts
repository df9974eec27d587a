// Standing orders are carried out by the house, like a bot's turn and at the same pace: nobody can tell before an order
// is done that there was one. Whatever no longer fits is void, in silence.
import { act, type Kind, stateOf } from '@rose/table';
import { diceFor } from './dice.ts';
import type { Live, Lives } from './live.ts';
import { isArmed, isSpent, orderedAction } from './orders.ts';
import type { Outside } from './outside.ts';
import { lastSeq, timedAt } from './sight.ts';

interface Chosen {
  readonly seat: string;
  readonly action: Kind['action'];
}
/** False when something could not be kept. */
export type Obey = (live: Live) => Promise<boolean>;

export const createObey = (outside: Outside, lives: Lives): Obey => {
  const { orders, pace = 800 } = outside;
  if (!orders) return async () => true;

  const strike = async (live: Live, seat: string): Promise<void> => {
    const kept = await orders.of(live.record.table, seat);
    if (kept) await orders.strike(live.record.table, seat, kept);
  };
  /** What the orders of the seats that must act want done; those that fit no more are struck out. */
  const choose = async (live: Live): Promise<Chosen | undefined> => {
    const { record, game, course } = live;
    const last = course.entries.at(-1);
    // Whoever takes something back has changed their mind, and must not find it done again.
    if (last && 'undo' in last) await strike(live, last.seat);
    for (const seat of timedAt(live)) {
      const kept = await orders.of(record.table, seat);
      if (!kept || !isArmed(game, course, seat, kept.since)) continue;
      const action = isSpent(game, course, seat) ? undefined : orderedAction(game, stateOf(course), seat, kept.orders);
      if (action) return { seat, action };
      await orders.strike(record.table, seat, kept);
    }
    return undefined;
  };
  const carryOut = async (live: Live): Promise<boolean> => {
    const chosen = await choose(live);
    if (!chosen) return true;
    const { seat, action } = chosen;
    const result = await lives.commit(live, (course) => {
      const dice = diceFor(live.record.secret ?? '', lastSeq(course) + 1);
      const step = act(live.game, course, seat, action, dice, 'order');
      return 'because' in step ? { trouble: 'refused', refusal: step } : undefined;
    });
    return typeof result === 'string' || result.trouble !== 'storage';
  };
  return async (live) => {
    if (!(await lives.inTurn(live, () => choose(live)))) return true;
    await outside.wait(pace);
    return lives.inTurn(live, () => carryOut(live));
  };
};
