// Standing orders are carried out by the house, like a bot's turn and at the same pace: nobody can tell before an order
// is done that there was one. Whatever no longer fits is void, in silence.
import type { Trouble } from '@rose/protocol';
import { type Kind, mayAct, stateOf } from '@rose/table';
import { untilKept } from './again.ts';
import type { Environment } from './environment.ts';
import type { Live, Lives } from './live.ts';
import { isArmed, isSpent, type KeptOrders, orderedAction } from './orders.ts';
import { isBot, timedAt } from './sight.ts';
import { heldFor } from './windows.ts';

interface Chosen {
  readonly seat: string;
  readonly action: Kind['action'];
}
/** False when something could not be kept. */
export type Obey = (live: Live) => Promise<boolean>;

export const createObey = (environment: Environment, lives: Lives): Obey => {
  const { orders, pace = 800 } = environment;
  if (!orders) return async () => true;

  const strike = async (live: Live, seat: string): Promise<void> => {
    const kept = await orders.of(live.record.table, seat);
    if (kept) await orders.strike(live.record.table, seat, kept);
  };
  /** Who may have left orders for this moment: persons who must answer, and those who may act aside. */
  const orderly = (live: Live): readonly string[] => [
    ...timedAt(live),
    ...mayAct(live.game, stateOf(live.course)).filter((seat) => !isBot(live.record, seat)),
  ];
  /** Those for windows stay: they are not for the question that no order fits. */
  const strikeVoid = async ({ record }: Live, seat: string, kept: KeptOrders): Promise<void> => {
    const staying = kept.orders.filter(({ windows }) => windows);
    if (staying.length < kept.orders.length) await orders.strike(record.table, seat, kept, staying);
  };
  /** What the orders of these seats want done; those of a seat that must answer and fit no more are struck out. */
  const choose = async (live: Live): Promise<Chosen | undefined> => {
    const { record, game, course } = live;
    const last = course.entries.at(-1);
    // Whoever takes something back has changed their mind, and must not find it done again.
    if (last && 'undo' in last) await strike(live, last.seat);
    const timed = timedAt(live);
    for (const seat of orderly(live)) {
      const kept = await orders.of(record.table, seat);
      if (!kept || !isArmed(game, course, seat, kept.since)) continue;
      const action = isSpent(game, course, seat) ? undefined : orderedAction(game, stateOf(course), seat, kept.orders);
      if (action) return { seat, action };
      if (timed.includes(seat)) await strikeVoid(live, seat, kept);
    }
    return undefined;
  };
  const tryOnce = async (live: Live): Promise<'done' | 'raced' | Trouble> => {
    const chosen = await choose(live);
    if (!chosen) return 'done';
    const { seat, action } = chosen;
    return lives.commit(live, (change) => {
      const refusal = change.act(seat, action, 'order');
      return refusal && { trouble: 'refused', refusal };
    });
  };
  const carryOut = async (live: Live): Promise<boolean> => {
    const result = await untilKept(() => tryOnce(live));
    return result === 'done' || (result !== 'raced' && result.trouble !== 'storage');
  };
  return async (live) => {
    if (!(await lives.inTurn(live, () => choose(live)))) return true;
    await environment.wait(Math.max(pace, heldFor(environment, live)));
    return lives.inTurn(live, () => carryOut(live));
  };
};
