// The contract. A game is a folder that exports one `Game`; the kernel, the host, the bots, the page and the
// command line know it only through what stands on this screen.
import type { Odds } from './odds.ts';
import type { Mistake, OptionSpecs } from './options.ts';

/** A section of a game's rules, such as '7.2': what a log line or a refusal cites. */
export type RuleRef = string;

/** The types of one game, bundled: who sits, what may be chosen, what is kept, done, told, refused and shown. */
export interface Kind {
  readonly seat: string;
  readonly options: object;
  readonly state: { readonly phase: { readonly name: string } };
  readonly action: { readonly do: string };
  readonly entry: { readonly say: string };
  readonly why: { readonly why: string };
  readonly how: string;
  readonly view: object;
}

export type PhaseName<K extends Kind> = K['state']['phase']['name'];
/** The state while one phase lasts: `state.phase` is that phase's own facts. */
export type During<K extends Kind, N extends PhaseName<K>> = K['state'] & {
  readonly phase: Extract<K['state']['phase'], { readonly name: N }>;
};
/** The same plain data, writable: only `begin`, `apply` and the changes they call ever hold one. */
export type Draft<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { -readonly [P in keyof T]: Draft<T[P]> }
    : T;
export type Viewer<K extends Kind> = K['seat'] | 'spectator';

/** What a rule may touch while it changes something. */
export interface Table<K extends Kind, S = K['state']> {
  readonly state: Draft<S>;
  /** Throws `count` dice of `sides` sides; the faces, 1 to `sides`, are written into the journal. */
  roll(rule: RuleRef, sides: number, count?: number): readonly number[];
  /** Says that seats learned something that was hidden from them; the entry is sealed. */
  reveal(to: readonly K['seat'][]): void;
  tell(rule: RuleRef, entry: K['entry']): void;
}

/** Why the kernel itself says no, before any rule of a game is asked. */
export type TableWhy =
  | { readonly why: 'game-is-over' }
  | { readonly why: 'not-your-turn' }
  | { readonly why: 'not-now'; readonly verb: string }
  | { readonly why: 'not-an-action'; readonly text: string };
export interface Refusal<K extends Kind> {
  readonly rule: RuleRef | undefined;
  readonly because: K['why'] | TableWhy;
}

export interface Outcome<K extends Kind> {
  /** Nobody: a draw. */
  readonly winners: readonly K['seat'][];
  readonly how: K['how'] | MannerEnd;
  readonly rule: RuleRef;
}
/**
 * Ends that are manners, not rules of play. Resigning and agreeing need a section of the game's that allows them; any
 * table may end before its end, because a seat was lost by time or by leaving, or because all who remained wished so.
 */
export const MANNER_ENDS = ['resigned', 'agreed', 'forfeited', 'abandoned'] as const;
export type MannerEnd = (typeof MANNER_ENDS)[number];
/** The ends that came before the end: nobody lost or won by play. */
export const isPremature = (how: string): boolean => how === 'forfeited' || how === 'abandoned';

/** A chapter of the rulebook: who acts, what might they do, why not, what happens, what next. */
export interface Phase<K extends Kind, N extends PhaseName<K> = PhaseName<K>, A extends K['action'] = K['action']> {
  readonly rule: RuleRef;
  readonly verbs: readonly A['do'][];
  begin(table: Table<K>): void;
  /** Who must act; nobody: the kernel goes on to `next`. */
  active(state: During<K, N>): readonly K['seat'][];
  /** Who may act though nobody waits for them: a player who has confirmed a secret choice and may still reopen it. */
  free?(state: During<K, N>): readonly K['seat'][];
  /** What a hand could reach for: everything legal, and what deserves a reason when it is not. */
  candidates(state: During<K, N>, seat: K['seat']): Iterable<A>;
  /** Total: never throws, and uses only what `seat` may know. */
  whyNot(state: During<K, N>, seat: K['seat'], action: A): Refusal<K> | undefined;
  /** Only after `whyNot` agreed. */
  apply(table: Table<K, During<K, N>>, seat: K['seat'], action: A): void;
  next(state: During<K, N>): PhaseName<K>;
  /** Optional, for speed: exactly the candidates that `whyNot` lets through. A law proves it. */
  legal?(state: During<K, N>, seat: K['seat']): readonly A[];
  /** Optional, for speed: the verbs of the candidates, each once. A law proves it. */
  tries?(state: During<K, N>, seat: K['seat']): readonly A['do'][];
}
export type Phases<K extends Kind> = { readonly [N in PhaseName<K>]: Phase<K, N, K['action']> };

export interface Meta<K extends Kind> {
  readonly id: string;
  /** Raised when a fix changes what an old journal would replay to; written into every opening. */
  readonly rules: number;
  readonly seats: readonly K['seat'][];
  /** A choice of scenario is the option named `scenario`. */
  readonly options: OptionSpecs<K['options']>;
  /** Whether anything is hidden from anybody: one device passed around then needs a curtain. */
  readonly secrets: boolean;
  /** The sections that allow resigning and agreeing on a draw. */
  readonly manners: { readonly resign?: RuleRef; readonly draw?: RuleRef };
}

/**
 * For bots, where seats write whole plans at once and in secret, one small action after the other: what is needed to
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

export interface Game<K extends Kind> {
  readonly meta: Meta<K>;
  readonly phases: Phases<K>;
  /** The seats that play under these options, in order. */
  seats(options: K['options']): readonly K['seat'][];
  /** `rules`: the number the table was opened under; an old table keeps its rules for life. */
  setup(options: K['options'], table: Pick<Table<K>, 'roll' | 'tell'>, rules: number): K['state'];
  /** Notation: the short text of an action in journals, messages, links, tests and on the command line. */
  write(action: K['action']): string;
  read(text: string): K['action'] | undefined;
  /** The readable document of a position, and back; what a document leaves out has its default. */
  toPosition(state: K['state']): object;
  fromPosition(document: unknown, rules?: number): K['state'] | Mistake;
  view(state: K['state'], viewer: Viewer<K>): K['view'];
  /** What a page draws, where that is less than the view: what only a bot needs is not sent with every move. */
  picture?(state: K['state'], viewer: Viewer<K>): K['view'];
  /** The table with nothing hidden, for looking back at a closed game; needless where there are no secrets. */
  everything?(state: K['state']): K['view'];
  outcome(state: K['state']): Outcome<K> | undefined;
  /** Throws when something that must always hold does not. */
  assert(state: K['state']): void;
  copy?(state: K['state']): Draft<K['state']>;
  /** For bots: one possible state behind a view; who is ahead in it, -1 to 1; a number that tells positions apart. */
  imagine?(view: K['view'], random: Random): K['state'];
  evaluate?(state: K['state'], seat: K['seat']): number;
  key?(state: K['state']): number;
  /** For bots, cheap: how promising each of these legal actions looks at a glance; 0: not worth a thought. */
  priors?(state: K['state'], seat: K['seat'], actions: readonly K['action'][]): readonly number[];
  /** For bots: whole plans, where they are written at once and in secret. */
  readonly planner?: Planner<K>;
  /** What is done for a seat that nobody plays, where no bot was agreed; never anything that needs judgement. */
  standIn?(view: K['view'], seat: K['seat']): K['action'];
  /** Numbers that a seat may name as conditions of orders it leaves, from its own view: names as they would be said. */
  facts?(view: K['view'], seat: K['seat']): Readonly<Record<string, number>>;
  /** For advice: numbers players count by, in a state that the adviser only imagines; the game's words name them. */
  outlook?(state: K['state'], seat: K['seat']): Readonly<Record<string, number>>;
  /** How the fight under way, or the one that these actions lead to, may end for a seat, by its view alone. */
  odds?(view: K['view'], seat: K['seat'], actions: readonly K['action'][], dice: Random, isUp: IsUp): Odds | undefined;
}

/** One die of `sides` sides, 1 to `sides`. */
export type Random = (sides: number) => number;
/** Whether the time for a thought is up. */
export type IsUp = () => boolean;
export type AnyGame = Game<Kind>;

export const refuse = <const W extends Kind['why']>(rule: RuleRef, because: W): { rule: RuleRef; because: W } => ({
  rule,
  because,
});
