// Every message between a page and a host, both ways. The host lives in a worker of the page or in the server;
// the page cannot tell which. Actions travel as notation; a page only ever receives what its seat may know.
import type {
  By,
  Courtesy,
  Entry,
  Kind,
  Manner,
  NoManner,
  NoUndo,
  Odds,
  Opening,
  Outcome,
  Refusal,
  RuleRef,
} from '@rose/table';

export type TableId = string;
/** Who sits on a seat: a person (at an online table, a player), or a bot of the house with its strength, 1 to 3. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string; readonly player?: string }
  /** `keeps`: the player who left the seat to it, and may come back; it consents to nothing in their name. */
  | { readonly kind: 'bot'; readonly bot: string; readonly strength: number; readonly keeps?: string };
export type Seating = { readonly [seat: string]: Sitter };

/** What a page asks. Each ask carries an `id`; its answer carries the same. */
export type Ask =
  | { readonly ask: 'tables' }
  | {
      readonly ask: 'open';
      readonly game: string;
      readonly options?: object;
      readonly position?: object;
      /** In seat order, or to be drawn by lot. */
      readonly sitters: readonly Sitter[];
      readonly draw: boolean;
    }
  /** Follow a table as a seat, or as a spectator; sights come until `leave`. */
  | { readonly ask: 'sit'; readonly table: TableId; readonly viewer: string }
  | { readonly ask: 'leave'; readonly table: TableId }
  | {
      readonly ask: 'play';
      readonly table: TableId;
      readonly seq: number;
      readonly seat: string;
      readonly action: string;
      /** What the same seat does right after it: all is done, or nothing. */
      readonly more?: readonly string[];
    }
  /**
   * Undo within one's right, or back to one's last decision where the others consent (the house always does). `seq`: the
   * newest that the page has seen; what was the seat's last by then is undone, and nothing before it.
   */
  | { readonly ask: 'undo'; readonly table: TableId; readonly seq: number; readonly seat: string }
  /** `seq`: the newest that the page has seen; an offer that came later is not answered by it. */
  | {
      readonly ask: 'manner';
      readonly table: TableId;
      readonly seq: number;
      readonly seat: string;
      readonly manner: Courtesy;
    }
  | { readonly ask: 'why-not'; readonly table: TableId; readonly seat: string; readonly action: string }
  /** Everything that a hand of this seat could reach for now and may not do: asked when it reaches for such a thing. */
  | { readonly ask: 'refusals'; readonly table: TableId; readonly seat: string }
  /** What an action of an open verb, such as an offer, could be made of now. */
  | { readonly ask: 'items'; readonly table: TableId; readonly seat: string }
  | { readonly ask: 'hint'; readonly table: TableId; readonly seat: string }
  /** How the fight under way may end, or the one that these actions lead to; a newer such ask overtakes an older. */
  | { readonly ask: 'odds'; readonly table: TableId; readonly seat: string; readonly actions?: readonly string[] }
  /** `short`: the compact text for links; import, replay and verify read it like a game file. */
  | { readonly ask: 'export'; readonly table: TableId; readonly short?: boolean }
  | { readonly ask: 'import'; readonly file: string }
  | { readonly ask: 'remove'; readonly table: TableId }
  /**
   * A finished or running game step by step; `file` is a game file, checked and not kept. Told and shown as a viewer may
   * know it: a seat, `spectator`, or `everything` once the game is over; without one, as the host thinks best.
   */
  | { readonly ask: 'replay'; readonly table?: TableId; readonly file?: string; readonly viewer?: string }
  | { readonly ask: 'look'; readonly replay: string; readonly step: number; readonly viewer: string }
  /** The steps of a replay once more, as another viewer may read them. */
  | { readonly ask: 'retell'; readonly replay: string; readonly viewer: string }
  | { readonly ask: 'verify'; readonly file: string }
  /** How long the house takes at least over a move. */
  | { readonly ask: 'pace'; readonly milliseconds: number };
export type Request = Ask & { readonly id: number };

export interface ToldLine {
  readonly rule: RuleRef;
  readonly entry: Kind['entry'];
}
/** One standing step of a table, as the viewer may read it. */
export interface LogStep {
  readonly seq: number;
  readonly seat: string | undefined;
  readonly manner?: Manner;
  /** `order`: the seat's standing order did it, not its hand. */
  readonly by?: By;
  readonly told: readonly ToldLine[];
}
export interface Refused {
  readonly action: string;
  readonly refusal: Refusal<Kind>;
}
/** A table as one viewer sees it now. `log` replaces what follows the first `keep` steps the page holds. */
export interface Sight {
  readonly table: TableId;
  readonly game: string;
  readonly options: object;
  readonly seating: Seating;
  readonly opened: string;
  readonly viewer: string;
  readonly seq: number;
  readonly view: object;
  readonly phase: string;
  readonly active: readonly string[];
  readonly may: readonly string[];
  /** The verbs a hand could reach for, allowed or not; what is refused and why is asked for. */
  readonly verbs: readonly string[];
  /** Verbs whose actions cannot be listed, such as an offer; what they are made of is asked for. */
  readonly open?: readonly string[];
  readonly keep: number;
  readonly log: readonly LogStep[];
  readonly noUndo: NoUndo | undefined;
  readonly offer: string | undefined;
  readonly outcome: Outcome<Kind> | undefined;
  /** The seat a bot is thinking for. */
  readonly thinking: string | undefined;
  /** Where the journal has nearly taken all it takes of the viewer's seat: so many entries more. */
  readonly journalLeft?: number;
  /** How the time stands; none where nobody agreed on a clock. */
  readonly clock?: ClockSight;
  /** In a window, where all are asked alike: no answer is given before this moment, ISO 8601. */
  readonly answersFrom?: string;
  /** SHA-256 of the dice secret; the secret itself once the table is closed. */
  readonly commitment: string;
  readonly secret: string | undefined;
}
/** A seat's time: `left` is what it had, in milliseconds, at the clock's `at`; while it runs it is gone at `deadline`. */
export interface SeatClock {
  readonly left: number;
  /** Nights and days off are in it already, where they do not count. */
  readonly deadline?: string;
}
export interface ClockSight {
  readonly kind: 'slow' | 'live';
  readonly at: string;
  readonly seats: { readonly [seat: string]: SeatClock };
}
export interface TableCard {
  readonly table: TableId;
  readonly game: string;
  readonly seating: Seating;
  readonly opened: string;
  readonly touched: string;
  readonly active: readonly string[];
  readonly steps: number;
  readonly last: LogStep | undefined;
  readonly outcome: Outcome<Kind> | undefined;
}
/** The game file: what is exported, imported, shared as a link, recorded for tests. */
export interface GameFile {
  readonly format: 'rose-and-crown/1';
  readonly opening: Opening;
  readonly entries: readonly Entry[];
  readonly seating: Seating;
  readonly opened: string;
  readonly commitment: string;
  /** Published when the table has closed. */
  readonly secret?: string;
  /** The dice that drew the seats, before those of the set-up: of as many sides as there are seats, then one fewer. */
  readonly lots?: readonly number[];
  /** An unfinished game that was carried to another house goes on there with new dice: whose dice came before. */
  readonly earlier?: readonly EarlierDice[];
  /** Fingerprint of the last state, to check a replay. */
  readonly fingerprint: string;
}
export interface EarlierDice {
  /** The last entry thrown with them. */
  readonly until: number;
  readonly commitment: string;
}
export interface ReplayStep extends LogStep {
  /** None where the action would tell the viewer a secret. */
  readonly action: string | undefined;
  readonly active: readonly string[];
}
export interface Advice {
  readonly action: string;
  /** What the house expects to follow, in notation. */
  readonly line: readonly string[];
  /** From -1 (lost) to 1 (won) for the seat that asked. */
  readonly score: number;
  readonly depth: number;
  readonly reason: AdviceReason;
  /** The choice in numbers, for whoever asked why. */
  readonly weighed?: Weighed;
}
export interface Weighed {
  /** Games played out, and the share of them the seat can expect to win. */
  readonly games: number;
  readonly chance: number;
  /** What comes nearest to it, in notation. */
  readonly next?: { readonly action: string; readonly chance: number };
  /** Drawn by lot among so many that are nearly as good. */
  readonly lots?: number;
  /** The game's own numbers: now, after the choice, and after the next best. */
  readonly outlook?: {
    readonly now: Readonly<Record<string, number>>;
    readonly after: Readonly<Record<string, number>>;
    readonly instead?: Readonly<Record<string, number>>;
  };
}
export type AdviceReason = 'wins' | 'wins-soon' | 'only-move' | 'avoids-loss' | 'gains' | 'holds' | 'best-of-bad';

/** Why an ask could not be done: the page words it and says what to do next. */
export type Trouble =
  | { readonly trouble: 'bad-request'; readonly field: string }
  /** Marks of accents are piled up on one letter, more of them than any script needs. */
  | { readonly trouble: 'piled-marks'; readonly field: string; readonly most: number }
  | { readonly trouble: 'no-such-table' }
  | { readonly trouble: 'no-such-game'; readonly game: string }
  | { readonly trouble: 'not-your-seat' }
  | { readonly trouble: 'stale'; readonly seq: number }
  | { readonly trouble: 'refused'; readonly refusal: Refusal<Kind> }
  | { readonly trouble: 'no-undo'; readonly reason: NoUndo }
  | { readonly trouble: 'no-manner'; readonly reason: NoManner }
  | { readonly trouble: 'bad-file'; readonly field: string; readonly reason: string }
  | { readonly trouble: 'mistake'; readonly field: string; readonly reason: string }
  | { readonly trouble: 'storage' }
  /** Nothing more is written down at this table than ways to end it. */
  | { readonly trouble: 'journal-full'; readonly most: number }
  | { readonly trouble: 'internal' };

export interface Verdict {
  readonly ok: boolean;
  readonly rolls: number;
  /** How many of the rolls are proven to come from the published secret. */
  readonly proven: number;
  readonly entries: number;
  /** The game goes on: its secret is not published yet, so no roll is proven. */
  readonly running: boolean;
  /** What does not hold, in words of the file format: field and reason. */
  readonly faults: readonly { readonly field: string; readonly reason: string }[];
}

/** The answers, by what was asked. */
export interface Answers {
  readonly tables: { readonly tables: readonly TableCard[] };
  readonly open: { readonly table: TableId };
  readonly sit: { readonly sight: Sight };
  readonly leave: object;
  readonly play: { readonly seq: number };
  readonly undo: { readonly seq: number };
  readonly manner: { readonly seq: number };
  readonly 'why-not': { readonly refusal: Refusal<Kind> | undefined };
  /** `seq`: the number of the sight that these refusals belong to. */
  readonly items: { readonly seq: number; readonly may: readonly string[]; readonly mayNot: readonly Refused[] };
  readonly refusals: { readonly seq: number; readonly mayNot: readonly Refused[] };
  readonly hint: { readonly advice: Advice };
  /** None: there is no fight in sight, the game knows no odds, or a newer ask came. */
  readonly odds: { readonly odds: Odds | undefined };
  readonly export: { readonly file: string; readonly name: string };
  readonly import: { readonly table: TableId };
  readonly remove: object;
  readonly replay: {
    readonly replay: string;
    readonly game: string;
    readonly seating: Seating;
    /** Whose eyes the steps are told for, and whose may be chosen, the likeliest first. */
    readonly viewer: string;
    readonly viewers: readonly string[];
    /** Whether it makes a difference who looks. */
    readonly secrets: boolean;
    readonly steps: readonly ReplayStep[];
    /** The first seat's chance to win at each step, as the house judges it, for games of two; none while secrets last. */
    readonly chances: readonly number[] | undefined;
    readonly outcome: Outcome<Kind> | undefined;
    /** None while secrets last: it would give away the position to whoever tries them all. */
    readonly fingerprint: string | undefined;
  };
  readonly look: { readonly view: object; readonly phase: string };
  readonly retell: { readonly steps: readonly ReplayStep[] };
  readonly verify: { readonly verdict: Verdict };
  readonly pace: object;
}
export type Reply =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly trouble: Trouble };
/** What the host sends unasked: a table changed for this viewer, or the list of tables did. */
export type News = { readonly news: 'sight'; readonly sight: Sight } | { readonly news: 'tables' };
export type FromHost = Reply | News;
