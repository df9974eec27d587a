// The contract, second of three files: what bots and advice may ask of a game. All of it is optional; a game without
// any is played at random.
import type { Draft, Kind, Random } from './game.ts';
import type { Odds } from './odds.ts';

/** Whether the time for a thought is up. */
export type IsUp = () => boolean;

export interface ForBots<K extends Kind> {
  /** One possible state behind a view. */
  imagine?(view: K['view'], random: Random): K['state'];
  /** Who is ahead, -1 to 1. */
  evaluate?(state: K['state'], seat: K['seat']): number;
  /** A number that tells positions apart, for a search without secrets and dice: it remembers what it has seen. Where
   * there is none it is taken from the whole state, which is right and slow. */
  key?(state: K['state']): number;
  /** Cheap: how promising each of these legal actions looks at a glance; 0: not worth a thought. */
  priors?(state: K['state'], seat: K['seat'], actions: readonly K['action'][]): readonly number[];
  /** For how many turns who has much time plays a game out, 2 where nothing is said: 1 where the dice of a second turn would
   * blur more than its end tells. */
  readonly foresight?: 1 | 2;
  /** Whole plans, where they are written at once and in secret. */
  readonly planner?: Planner<K>;
  /** What a bot does out of turn at this moment, where its seat may act though nobody waits for it: an answer to an
   * offer, an offer of its own; mostly nothing. By the view alone, cheap, and never twice the same without need.
   * `people`: the seats that persons hold, also those that a bot keeps for them meanwhile. */
  aside?(view: K['view'], seat: K['seat'], random: Random, people: readonly K['seat'][]): K['action'] | undefined;
  /** Numbers players count by, in a state that the adviser only imagines; the game's words name them. */
  outlook?(state: K['state'], seat: K['seat']): Readonly<Record<string, number>>;
  /** How the fight under way, or the one that these actions lead to, may end for a seat, by its view alone. */
  odds?(view: K['view'], seat: K['seat'], actions: readonly K['action'][], dice: Random, isUp: IsUp): Odds | undefined;
}

/**
 * Where seats write whole plans at once and in secret, one small action after the other: what is needed to
 * weigh plans as wholes and to write down the chosen one. What a plan is, only its game knows.
 */
export interface Planner<K extends Kind> {
  /** What a seat knows while it writes, its own sheet included, who is ready left out; nothing where it writes none. */
  sheet(view: K['view']): string | undefined;
  blank(state: K['state'], seat: K['seat']): object;
  written(state: K['state'], seat: K['seat']): object;
  /** A plan as somebody might write it who does not think long. */
  likely(state: K['state'], seat: K['seat'], random: Random): object;
  /** All plans that are one sensible change away, and one of them or a little further. */
  near(state: K['state'], seat: K['seat'], plan: object): readonly object[];
  vary(state: K['state'], seat: K['seat'], plan: object, random: Random): object;
  /** Puts a plan on the seat's sheet in a state the caller owns; `evaluate` then weighs all plans as they lie. */
  lay(state: Draft<K['state']>, seat: K['seat'], plan: object): void;
  /** For who thinks further than this turn, -1 to 1: what plans as they lie lead to; what to hope for before any is. */
  worth(state: K['state'], seat: K['seat']): number;
  promise(state: K['state'], seat: K['seat']): number;
  /** The next action that brings the sheet closer to the plan; once it is there, the one that confirms it. */
  toward(state: K['state'], seat: K['seat'], plan: object): K['action'];
}
