// The contract, first of three files: the rules of a game. What bots and advice may ask of it stands in `advice.ts`,
// what is done for an absent seat in `absent.ts`. Everything else knows a game only through these three. A whole game in small,
// to read beside them, is `scripts/skeleton`.
import type { ForAbsent } from './absent.ts';
import type { ForBots } from './advice.ts';
import type { Mistake, OptionSpecs } from './options.ts';

/** A section of a game's rules, such as '7.2': what a log line or a refusal cites. */
export type RuleRef = string;

/**
 * The types of one game, bundled. What is not for everybody is `covered` in the state (`parts/src/fields/field.ts`) and
 * `Hidden` in an entry (`secret.ts`): `onlyFor(seats, it)`.
 */
export interface Kind {
  readonly seat: string;
  /** What is chosen before a game begins. */
  readonly options: object;
  /** `under`: the phases that rest beneath the present one, where the rules of the game interrupt; the last is next. */
  readonly state: { readonly phase: { readonly name: string }; readonly under?: readonly { readonly name: string }[] };
  /** What a seat does: a verb and what it is done with. */
  readonly action: { readonly do: string };
  /** A line of the log, as data. */
  readonly entry: { readonly say: string };
  /** A reason why not, as data. */
  readonly why: { readonly why: string };
  /** The ways in which a game may end. */
  readonly how: string;
  /** What one viewer may see. */
  readonly view: object;
}

export type PhaseName<K extends Kind> = K['state']['phase']['name'];
/** The state while one phase lasts: `state.phase` is that phase's own facts. */
export type During<K extends Kind, N extends PhaseName<K>> = K['state'] & {
  readonly phase: Extract<K['state']['phase'], { readonly name: N }>;
};
/** The same plain data, writable: only `enter`, `goOn`, `apply` and the changes they call ever hold one. */
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
  /** Says that seats learned something that was hidden from them; nobody can take the action back alone any more. */
  reveal(to: readonly K['seat'][]): void;
  tell(rule: RuleRef, entry: K['entry']): void;
  /** Another phase comes first: the present one rests in `state.under` and goes on when that is over. */
  interrupt(phase: K['state']['phase']): void;
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

/**
 * Who is asked now, and how; nobody in two ways. Only who must answer is waited for, prompted and timed, but `candidates` and
 * `whyNot` are asked about all of them.
 */
export interface Asked<S extends string> {
  /** Nobody: the kernel goes on. */
  readonly must: readonly S[];
  /** They may act though nobody waits for them: a card out of turn, an offer. */
  readonly may?: readonly S[];
  /** They have confirmed a secret choice and may still change it. */
  readonly reopen?: readonly S[];
}

/** A chapter of the rulebook in which nobody is asked: what happens, and what next. */
export interface Automatic<K extends Kind, N extends PhaseName<K> = PhaseName<K>> {
  readonly rule: RuleRef;
  /** Another phase led here: sets `state.phase`. A phase that only ever interrupts needs none. */
  enter?(table: Table<K>): void;
  /** What is done without a question, up to the next one or to the end of the phase: after entering, after each answer,
   * after an interruption, and where a written position begins. Where a question stands it changes nothing. */
  goOn?(table: Table<K, During<K, N>>): void;
  /** Asked once nobody must answer. Nothing: back to the phase that rests beneath. */
  next(state: During<K, N>): PhaseName<K> | undefined;
}
/** A chapter of the rulebook: who is asked, what might they do, why not, what happens, what next. */
export interface Phase<K extends Kind, N extends PhaseName<K> = PhaseName<K>, A extends K['action'] = K['action']>
  extends Automatic<K, N> {
  readonly verbs: readonly A['do'][];
  asked(state: During<K, N>): Asked<K['seat']>;
  /** What a hand could reach for: everything legal that can be listed, and what deserves a reason when it is not. */
  candidates(state: During<K, N>, seat: K['seat']): Iterable<A>;
  /** Total: never throws, and uses only what `seat` may know. */
  whyNot(state: During<K, N>, seat: K['seat'], action: A): Refusal<K> | undefined;
  /** Only after `whyNot` agreed. */
  apply(table: Table<K, During<K, N>>, seat: K['seat'], action: A): void;
  /** Whether all who could act are asked alike now, so that nothing shows who holds what. How soon somebody answers would
   * show it, too: where people wait for each other, no answer is given before such a window has been open for a while. */
  isWindow?(state: During<K, N>): boolean;
  /** What counts as the seat's answer when its time is up; it is recorded as given by default. */
  byDefault?(state: During<K, N>, seat: K['seat']): A | undefined;
  /** Verbs whose actions cannot be listed, such as an offer: legal by `whyNot` alone, and never among the candidates. */
  readonly open?: {
    readonly verbs: readonly A['do'][];
    /** The smallest actions, one for each thing that could be part of one: so that each can be refused with its reason. */
    items(state: During<K, N>, seat: K['seat']): Iterable<A>;
    /** A legal one as somebody might make it, for the fuzzer and the bots; nothing where none comes to mind. */
    sample(state: During<K, N>, seat: K['seat'], random: Random): A | undefined;
  };
  /** Optional, for speed: exactly the candidates that `whyNot` lets through. A law proves it. */
  legal?(state: During<K, N>, seat: K['seat']): readonly A[];
  /** Optional, for speed: what draws one legal action by dice, without listing all; nothing where the dice fell badly, and
   * are thrown again. Whatever they show it is legal, and for each legal action there are faces that draw it: by law. */
  drawer?(state: During<K, N>, seat: K['seat']): Drawer<A>;
  /** Optional, for speed: the verbs of the candidates, each once. A law proves it. */
  verbsNow?(state: During<K, N>, seat: K['seat']): readonly A['do'][];
}
/** A phase of either kind: where nobody is ever asked, what belongs to asking is absent. */
export type AnyPhase<K extends Kind, N extends PhaseName<K> = PhaseName<K>> = Automatic<K, N> &
  Partial<Phase<K, N, K['action']>>;
export type Phases<K extends Kind> = { readonly [N in PhaseName<K>]: AnyPhase<K, N> };

export interface Meta<K extends Kind> {
  readonly id: string;
  /** Raised when a fix changes what an old journal would replay to; written into every opening. */
  readonly rules: number;
  readonly seats: readonly K['seat'][];
  /** A choice of scenario is the option named `scenario`. */
  readonly options: OptionSpecs<K['options']>;
  /** Options that are set together, each by what it says otherwise than the defaults; how many play stays apart. */
  readonly presets?: { readonly [preset: string]: Partial<K['options']> };
  /** Whether anything is hidden from anybody: one device passed around then needs a curtain. */
  readonly secrets: boolean;
  /** Nothing is ever thrown or shuffled: there is no secret of dice to prove, and a search need not fear any. */
  readonly diceless?: true;
  /** Whether a question that names its answer (`byDefault`) has a time limit of its own at tables with a clock: a minute
   * at a live one, a day at a slow one. Everybody must be able to see whether a question names one. */
  readonly questionTime?: true;
  /** The sections that allow resigning and agreeing on a draw. */
  readonly manners: { readonly resign?: RuleRef; readonly draw?: RuleRef };
}

export interface Game<K extends Kind> extends ForBots<K>, ForAbsent<K> {
  readonly meta: Meta<K>;
  readonly phases: Phases<K>;
  /** The seats that play under these options, in order. */
  seats(options: K['options']): readonly K['seat'][];
  /** The table before the first decision. Its phase stands as if it had been entered: `enter` is only for phases that another
   * leads to. `rules`: the number the table was opened under; an old table keeps its rules for life. */
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
}

/** Draws one legal action of the state it was made for, or nothing. */
export type Drawer<A> = (random: Random) => A | undefined;
/** One die of `sides` sides, 1 to `sides`. */
export type Random = (sides: number) => number;
export type AnyGame = Game<Kind>;

export const refuse = <const W extends Kind['why']>(rule: RuleRef, because: W): { rule: RuleRef; because: W } => ({
  rule,
  because,
});
