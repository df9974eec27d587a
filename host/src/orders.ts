// Standing orders: choices that a seat foresaw, and when they hold. Judged by the seat's own view and by what it may do,
// so that whoever leaves one learns nothing by it.
import type { OrderCondition, StandingOrder } from '@rose/protocol';
import { type AnyGame, type Course, isWindow, type Kind, legal, mustAnswer } from '@rose/table';

/** What is kept for a seat: its orders, and the newest entry when they were left. */
export interface KeptOrders {
  readonly orders: readonly StandingOrder[];
  readonly since: number;
}
/** Where orders are kept. */
export interface Orders {
  of(table: string, seat: string): Promise<KeptOrders | undefined>;
  /** Of these very orders only some stay; newer ones stand as they are. */
  strike(table: string, seat: string, kept: KeptOrders, staying?: readonly StandingOrder[]): Promise<void>;
}

const ANY = '*';
const REST = '**';
const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Whether a notation is what an order wants, word by word. */
export const fits = (wanted: string, notation: string): boolean => {
  const [pattern, words] = [wordsOf(wanted), wordsOf(notation)];
  const hasRest = pattern.at(-1) === REST;
  const fixed = hasRest ? pattern.slice(0, -1) : pattern;
  if (hasRest ? words.length < fixed.length : words.length !== fixed.length) return false;
  return fixed.every((word, i) => word === ANY || word === words[i]);
};

/** Why an order can never be meant: a sentence. */
export const whyNoOrder = ({ do: wanted }: StandingOrder): string | undefined => {
  const words = wordsOf(wanted);
  if (words[0] === ANY || words[0] === REST) return 'must begin with the word for what is done';
  const at = words.indexOf(REST);
  return at !== -1 && at < words.length - 1 ? `may have ${REST} only at its end` : undefined;
};

const holds = (condition: OrderCondition, facts: Readonly<Record<string, number>>): boolean => {
  const value = Object.hasOwn(facts, condition.fact) ? facts[condition.fact] : undefined;
  if (value === undefined) return false;
  return 'below' in condition ? value < condition.below : value >= condition.atLeast;
};

export const factsOf = (game: AnyGame, state: Kind['state'], seat: string): Readonly<Record<string, number>> =>
  game.facts?.(game.view(state, seat), seat) ?? {};

/** What the first order that fits would do. */
export const orderedAction = (
  game: AnyGame,
  state: Kind['state'],
  seat: string,
  orders: readonly StandingOrder[],
): Kind['action'] | undefined => {
  const may = legal(game, state, seat);
  const isOpen = isWindow(game, state);
  const facts = factsOf(game, state, seat);
  for (const order of orders) {
    if (order.windows && !isOpen) continue;
    if (!(order.if ?? []).every((condition) => holds(condition, facts))) continue;
    const action = may.find((one) => fits(order.do, game.write(one)));
    if (action) return action;
  }
  return undefined;
};

/** Orders that change a plan back and forth would never come to rest. */
const MOST_AT_ONCE = 60;
/** Whether orders have done as much for a seat as they may before it is at rest again. */
export const isSpent = (game: AnyGame, { steps }: Course<Kind>, seat: string): boolean => {
  const from = steps.findLastIndex(({ state }) => !mustAnswer(game, state).includes(seat));
  const done = steps
    .slice(from + 1)
    .filter(({ entry }) => entry && 'action' in entry && entry.seat === seat && entry.by === 'order');
  return done.length >= MOST_AT_ONCE;
};

/** Orders speak for what comes after the turn in which they were left: the seat must have been at rest since. */
export const isArmed = (game: AnyGame, { steps }: Course<Kind>, seat: string, since: number): boolean => {
  const from = steps.findLastIndex(({ entry }) => (entry?.seq ?? 0) <= since);
  return steps.slice(Math.max(0, from)).some(({ state }) => !mustAnswer(game, state).includes(seat));
};
