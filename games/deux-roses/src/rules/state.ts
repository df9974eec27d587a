// The nouns of the game.
import {
  apart,
  choice,
  column,
  flag,
  list,
  maybe,
  type Of,
  one,
  or,
  record,
  row,
  shared,
  type Written,
  whole,
  word,
} from '@rose/parts';
import type { During as DuringOf, Phase as PhaseOf, Refusal as RefusalOf, Table as TableOf } from '@rose/table';
import {
  C,
  CELL_NAMES,
  type CellId,
  type CellName,
  type DirectionId,
  type DirectionName,
  OUTSIDE,
} from './data/cells.ts';

export const SEATS = ['lancaster', 'york'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'lancaster' ? 'york' : 'lancaster');

export interface Options {
  /** Ruling 11. */
  readonly firstPlacerMovesFirst: boolean;
  /** Ruling 12. */
  readonly openingIsSingleStep: boolean;
  /** Ruling 44. */
  readonly noRepetition: boolean;
  /** Ruling 45. */
  readonly plyLimit: number;
}

/** The rules give each army four soldiers. */
export const ARMY = 4;
/** The sieve over the situations seen: so many words of 32 bits. */
export const SIEVE_WORDS = 64;

/** What fills a cell, as the board column stores it. */
export const EMPTY = 0;
export const SOLDIER = { lancaster: 1, york: 2 } as const;
export const CASTLE = { lancaster: 3, york: 4 } as const;

export const CELL = one(C, `a cell, ${CELL_NAMES[0]} to ${CELL_NAMES.at(-1)}`);
/** What is `apart` is said side by side, as `SideView` has it, or by its name alone (the phase). */
export const STATE = record({
  rules: whole(1),
  options: shared<Options>(),
  /** Column: what stands on each of the 37 cells. */
  on: apart(column(CELL, whole(EMPTY, CASTLE.york))),
  /** Where each castle stands, OUTSIDE once ejected; lancaster, york. */
  castles: row(2, maybe(CELL, OUTSIDE)),
  /** 1 while the reinforcement marker shows the moon; lancaster, york. */
  moon: row(2, whole(0, 1)),
  toMove: word(SEATS),
  /** Actions played since the set-up, passes included. */
  actions: whole(0, 100_000),
  /** Passes in a row. */
  passes: whole(0, 100_000),
  /** Ruling 44: the situations seen, two exact numbers each, and a sieve over them that says a quick no. */
  seen: apart(list(whole(0), Number.POSITIVE_INFINITY)),
  sieve: row(SIEVE_WORDS, or(whole(-(2 ** 31), 2 ** 31 - 1), 0)),
  phase: apart(
    choice({
      placement: {},
      /** open: false between two turns, while passes are looked for. */
      play: { open: flag },
    }),
  ),
});
export type State = Of<typeof STATE>;
/** One side as it is said. */
export const SIDE = record({
  castle: maybe(CELL, OUTSIDE),
  soldiers: list(CELL, ARMY, `must be a list of at most ${ARMY} cells`),
  marker: word(['sun', 'moon']),
});
export type SideView = Written<typeof SIDE>;

export type PlacementAction = { readonly do: 'place'; readonly cell: CellId };
export type PlayAction =
  | { readonly do: 'step'; readonly from: CellId; readonly to: CellId }
  | { readonly do: 'march'; readonly from: CellId; readonly to: CellId }
  /** Two soldiers; the one with the lower cell number is named first. */
  | { readonly do: 'translate'; readonly first: CellId; readonly second: CellId; readonly direction: DirectionId }
  | { readonly do: 'breakthrough'; readonly rear: CellId; readonly direction: DirectionId }
  | { readonly do: 'attack'; readonly from: CellId; readonly direction: DirectionId }
  | { readonly do: 'reinforce'; readonly cell: CellId }
  /** Never a choice (ruling 14): asked for, it is refused with the reason. */
  | { readonly do: 'pass' };
export type Action = PlacementAction | PlayAction;

/** Where a pushed piece ends: a cell, or off the board. */
export type Landing = CellName | 'outside';
export type LogEntry =
  | { readonly say: 'castles-stand'; readonly lancaster: CellName; readonly york: CellName }
  | { readonly say: 'placed'; readonly seat: Seat; readonly cell: CellName }
  | { readonly say: 'stepped'; readonly seat: Seat; readonly from: CellName; readonly to: CellName }
  | { readonly say: 'marched'; readonly seat: Seat; readonly from: CellName; readonly to: CellName }
  | {
      readonly say: 'translated';
      readonly seat: Seat;
      readonly from: readonly [CellName, CellName];
      readonly to: readonly [CellName, CellName];
    }
  | {
      readonly say: 'broke-through';
      readonly seat: Seat;
      readonly rear: CellName;
      readonly front: CellName;
      readonly target: CellName;
      readonly piece: 'soldier' | 'castle';
      readonly landing: Landing;
    }
  | {
      readonly say: 'attacked';
      readonly seat: Seat;
      readonly from: CellName;
      readonly target: CellName;
      readonly piece: 'soldier' | 'castle';
      readonly landing: Landing;
    }
  | { readonly say: 'reinforced'; readonly seat: Seat; readonly cell: CellName }
  | { readonly say: 'markers-turned-to-sun' }
  | { readonly say: 'passed'; readonly seat: Seat };

export type Why =
  | { readonly why: 'not-your-soldier'; readonly cell: CellName }
  | { readonly why: 'cell-taken'; readonly cell: CellName }
  | { readonly why: 'off-the-board'; readonly direction: DirectionName }
  // 2 Set-up
  | { readonly why: 'red-star'; readonly cell: CellName }
  | { readonly why: 'first-touches-castle'; readonly cell: CellName; readonly castle: CellName }
  | { readonly why: 'touches-no-soldier'; readonly cell: CellName }
  // 3 Moves
  | { readonly why: 'opening-is-a-step' }
  | { readonly why: 'not-a-neighbour'; readonly from: CellName; readonly to: CellName }
  | { readonly why: 'that-is-a-step'; readonly from: CellName; readonly to: CellName }
  | { readonly why: 'no-chain'; readonly from: CellName }
  | { readonly why: 'chain-does-not-reach'; readonly from: CellName; readonly to: CellName }
  | { readonly why: 'soldiers-do-not-touch'; readonly cells: readonly [CellName, CellName] }
  | { readonly why: 'translation-never-pushes'; readonly cell: CellName }
  | { readonly why: 'must-act' }
  // 4 Combat
  | { readonly why: 'nobody-to-push'; readonly cell: CellName }
  | { readonly why: 'own-piece'; readonly cell: CellName }
  | { readonly why: 'no-front-soldier'; readonly rear: CellName; readonly cell: CellName }
  | { readonly why: 'no-support'; readonly target: CellName }
  | { readonly why: 'cell-behind-taken'; readonly target: CellName; readonly behind: CellName }
  | { readonly why: 'only-breakthrough-ejects-castle'; readonly castle: CellName }
  // 5 Reinforcements
  | { readonly why: 'no-soldier-lost' }
  | { readonly why: 'marker-shows-moon' }
  | { readonly why: 'not-linked-to-castle'; readonly cell: CellName }
  // 6 End
  | { readonly why: 'situation-seen-before' };

export type How = 'castle-ejected' | 'both-passed' | 'ply-limit';

/** Everything is open here (ruling 51), so a view is the position by name, the same for every viewer. */
export interface View extends Pick<Written<typeof STATE>, 'rules' | 'options' | 'toMove' | 'actions' | 'passes'> {
  readonly phase: State['phase']['name'];
  readonly lancaster: SideView;
  readonly york: SideView;
  /** Situations that may not come back, each as short text; left out where only a picture is wanted. */
  readonly seen?: readonly string[];
}

export interface DeuxRoses {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: How;
  readonly view: View;
}
export type Table = TableOf<DeuxRoses>;
/** The state while it may be changed. */
export type Writable = Table['state'];
export type Refusal = RefusalOf<DeuxRoses>;
export type During<N extends State['phase']['name']> = DuringOf<DeuxRoses, N>;
export type Phase<N extends State['phase']['name'], A extends Action> = PhaseOf<DeuxRoses, N, A>;
