// Time and absence at online tables: clocks, who stands in, votes to end, and the choices a seat leaves for later.

import type { Sitter } from './messages.ts';

export type ClockTerms =
  | { readonly kind: 'none' }
  /** Days for each move; what is left over goes to the bank, which holds no more than `cap` days. */
  | { readonly kind: 'slow'; readonly daysPerMove: number; readonly bank: number; readonly cap: number }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number };
/** A bot that may take the place of somebody who leaves or runs out of time: its strength, 1 to 3. */
export interface StandIn {
  readonly bot: string;
  readonly strength: number;
}
/** The bot of a seat that nobody plays, where the game itself knows what is done then and no other was agreed. */
export const GAME_STAND_IN: StandIn = { bot: 'stand-in', strength: 1 };
/** Who plays a seat that was given up at a table that goes on, where nothing else was agreed. */
export const VACANT: Sitter = { kind: 'bot', bot: 'steward', strength: 2 };

/** A vote to end the game before its end: the seats of persons that are for it, and those still asked. */
export interface EndVote {
  /** Which question it is: one that was put away and asked again is another. */
  readonly id: string;
  readonly agreed: readonly string[];
  readonly waiting: readonly string[];
}

/** Below a number, or that number and more; a fact that the view does not have fits nothing. */
export type OrderCondition =
  | { readonly fact: string; readonly below: number }
  | { readonly fact: string; readonly atLeast: number };
/**
 * A choice that a seat has foreseen, in notation: `*` stands for any one word, `**` at the end for the rest. The first
 * whose conditions all hold and that fits something the seat may do is done.
 */
export interface StandingOrder {
  readonly do: string;
  /** Only where all are asked alike; and it stays until its player takes it back. */
  readonly windows?: true;
  readonly if?: readonly OrderCondition[];
}
export interface OrdersKept {
  readonly orders: readonly StandingOrder[];
  /** Whether the game ever asks all alike. */
  readonly windows: boolean;
  /** What conditions may name at this table, with the numbers of this moment. */
  readonly facts: Readonly<Record<string, number>>;
}
