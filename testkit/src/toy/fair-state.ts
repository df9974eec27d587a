// The nouns of the fair, a second toy: what happens out of turn. One seat after the other trades, the next may be asked
// for its leave in the middle of that, and all may make each other offers that nobody else hears of.
export const SEATS = ['ann', 'ben', 'cat'] as const;
export type Seat = (typeof SEATS)[number];
export interface Options {
  readonly rounds: number;
}
export interface Offer {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly coins: number;
  readonly words: string;
}
/** The seat may ask once to cross, and ends its turn. */
export interface TradePhase {
  readonly name: 'trade';
  readonly seat: Seat;
  readonly crossed: boolean;
  readonly over: boolean;
}
/** In the middle of a trade: whether the next seat lets the trader pass. */
export interface LeavePhase {
  readonly name: 'leave';
  readonly asked: Seat;
  readonly answer: 'yes' | 'no' | 'none';
}
/** Nobody is asked: everybody earns a coin. */
export interface HarvestPhase {
  readonly name: 'harvest';
}
export interface State {
  readonly options: Options;
  readonly round: number;
  readonly coins: readonly number[];
  readonly offers: readonly Offer[];
  /** How many offers each seat has made: it numbers its own. */
  readonly made: readonly number[];
  readonly phase: TradePhase | LeavePhase | HarvestPhase;
  readonly under: readonly State['phase'][];
}
export type Action =
  | { readonly do: 'cross' | 'end' | 'let' | 'forbid' }
  | { readonly do: 'offer'; readonly to: Seat; readonly coins: number; readonly words: string }
  | { readonly do: 'accept' | 'withdraw'; readonly from: Seat; readonly id: number };
export type LogEntry =
  | { readonly say: 'earned' }
  | { readonly say: 'asked' | 'let' | 'forbade' | 'crossed' | 'ended'; readonly seat: Seat }
  | { readonly say: 'paid'; readonly from: Seat; readonly to: Seat; readonly coins: number };
export type Why =
  | { readonly why: 'already-crossed' }
  | { readonly why: 'too-poor'; readonly coins: number }
  | { readonly why: 'too-many-offers' }
  | { readonly why: 'no-such-offer'; readonly id: number }
  | { readonly why: 'not-now-here' };
export interface View {
  readonly options: Options;
  readonly viewer: Seat | 'spectator';
  readonly round: number;
  readonly coins: readonly number[];
  /** Those the viewer is a party to, and how many it has made. */
  readonly offers: readonly Offer[];
  readonly made: number;
  readonly phase: State['phase'];
  readonly under: State['under'];
}
export interface Fair {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: 'richest' | 'level';
  readonly view: View;
}
export const indexOf = (seat: Seat): number => SEATS.indexOf(seat);
export const after = (seat: Seat): Seat => SEATS[(indexOf(seat) + 1) % SEATS.length] as Seat;
export const coinsOf = (state: State, seat: Seat): number => state.coins[indexOf(seat)] as number;
