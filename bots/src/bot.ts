// What a bot is: it gets what its seat may see and what it may do, and says what it does. Synchronous and pure:
// its dice and its clock are given, so the same seed and the same clock lead to the same thought.
import type { AnyGame, Kind, Random } from '@rose/table';

/** What a bot knows: the view of its seat, never a state. */
export interface Seen {
  readonly game: AnyGame;
  readonly view: object;
  readonly seat: string;
  /** What the seat may do now; never empty. */
  readonly may: readonly Kind['action'][];
}
export interface Control {
  readonly milliseconds: number;
  /** 1 for beginners, 2, or 3 for all the bot can do. */
  readonly strength: number;
  /** A hint: the thought is also put into numbers, which takes a little longer. */
  readonly explains?: boolean;
  /** Milliseconds since any fixed moment: rooms without a clock of their own are lent one. */
  now(): number;
}
/** Why the house advises an action; the same words as the protocol's. */
export type Reason = 'wins' | 'wins-soon' | 'only-move' | 'avoids-loss' | 'gains' | 'holds' | 'best-of-bad';
/** A choice in numbers: what it is worth, what comes nearest to it, what is expected of either. */
export interface Weighed {
  /** Games played out, and the share of them the seat can expect to win: a judgement where they were not played to their end. */
  readonly games: number;
  readonly chance: number;
  readonly next?: { readonly action: Kind['action']; readonly chance: number };
  /** Drawn by lot among so many that are nearly as good: who chooses in secret must not be read. */
  readonly lots?: number;
  /** The game's own numbers: now, after the choice, and after the next best. */
  readonly outlook?: {
    readonly now: Readonly<Record<string, number>>;
    readonly after: Readonly<Record<string, number>>;
    readonly instead?: Readonly<Record<string, number>>;
  };
}
export interface Thought {
  /** One of `may`. */
  readonly action: Kind['action'];
  /** What the bot expects to follow, beginning with its action. */
  readonly line: readonly Kind['action'][];
  /** From -1 (lost) to 1 (won) for the bot's seat. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
  readonly reason: Reason;
  readonly weighed?: Weighed;
  /** The bot that really chose: another one than asked where the game does not offer what its thinking needs. */
  readonly by: string;
}
export interface Bot {
  readonly id: string;
  /** How many strengths it has; without, it knows one way only. */
  readonly strengths?: number;
  choose(seen: Seen, random: Random, control: Control): Thought;
}
