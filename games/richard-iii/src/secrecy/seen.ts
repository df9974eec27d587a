// What a viewer is shown, by name. Own blocks and what all know stand in `blocks`; enemy blocks that stand with their
// backs to the viewer are `hidden`: area and what all have seen them do, never who they are.
import type { AreaName, SeaName } from '../rules/data/areas.ts';
import type { BlockName } from '../rules/data/blocks.ts';
import type { CardName } from '../rules/data/cards.ts';
import type { Options, PlaceName, Seat } from '../rules/state.ts';

export type BySeat<T> = { readonly [S in Seat]: T };

export interface SeenBlock {
  readonly place: PlaceName;
  /** Null: its strength is hidden (the black Rebel's, standing). */
  readonly steps: number | null;
  readonly down: boolean;
  /** Has moved, was recruited, has paid or has gone home: see `done` of the state. */
  readonly done: boolean;
  /** Where it entered its battle from: a neighbour or a sea. */
  readonly came: AreaName | SeaName | null;
}
export interface HiddenBlock {
  readonly seat: Seat;
  readonly area: AreaName;
  readonly done: boolean;
  readonly came: AreaName | SeaName | null;
  /** In the battle under way, but not yet turned up. */
  readonly reserve: boolean;
}
/** 3.0 What all have seen of a block: where it may be, how strong. */
export interface Fog {
  readonly places: readonly (AreaName | 'pool')[];
  readonly low: number;
  readonly high: number;
}
export interface SeenAttack {
  readonly area: AreaName;
  readonly attacker: Seat;
  readonly main: AreaName | SeaName | null;
  readonly over: BySeat<readonly AreaName[]>;
}
export interface SeenSurplus {
  readonly area: AreaName;
  readonly left: number;
}
export interface SeenTurn {
  readonly block: BlockName;
  /** With the bonus it would have now. */
  readonly firepower: number;
}
export interface SeenBattle {
  readonly name: 'battle';
  readonly step: 'begin' | 'choose' | 'treason' | 'turn' | 'hits' | 'regroup' | 'over';
  readonly area: AreaName | null;
  readonly attacker: Seat;
  readonly round: number;
  readonly acting: Seat;
  /** The front lines; strengths are in `blocks`. */
  readonly front: BySeat<readonly SeenTurn[]>;
  /** Reserves that are known: the viewer's own, and blocks that changed sides. */
  readonly reserves: readonly BlockName[];
  readonly acted: readonly BlockName[];
  readonly turned: readonly BlockName[];
  /** Who has used the roll of King or Pretender. */
  readonly rolled: BySeat<boolean>;
  readonly warwickRolled: boolean;
  readonly crossed: readonly { readonly seat: Seat; readonly from: AreaName; readonly to: AreaName }[];
  readonly treasonSpent: boolean;
  readonly hits: number;
}
export type SeenPhase =
  | {
      readonly name: 'card';
      readonly step: 'deal' | 'ask' | 'answer' | 'choose';
      readonly seat: Seat;
      /** Who has chosen; the viewer's own card. */
      readonly ready: BySeat<boolean>;
      readonly chosen: CardName | null;
    }
  | {
      readonly name: 'action';
      readonly step: 'act' | 'main' | 'done';
      readonly acting: Seat;
      readonly points: number;
      readonly used: readonly { readonly from: AreaName; readonly to: AreaName; readonly blocks: number }[];
      readonly active: readonly AreaName[];
      readonly credits: readonly { readonly from: AreaName; readonly to: AreaName }[];
      readonly muster: AreaName | null;
      readonly plagued: boolean;
    }
  | SeenBattle
  | {
      readonly name: 'supply';
      readonly step: 'succession' | 'minors' | 'executions' | 'limits' | 'over';
      readonly acting: Seat;
      readonly surplus: readonly SeenSurplus[];
    }
  | {
      readonly name: 'political';
      readonly step: 'disband' | 'home' | 'overflow' | 'reset' | 'over';
      readonly acting: Seat;
      readonly surplus: readonly SeenSurplus[];
    };

/** 8.2 Supporters if the throne were counted now. */
export interface Support {
  readonly least: number;
  readonly most: number;
}

export interface View {
  readonly rules: number;
  readonly options: Options;
  readonly viewer: Seat | 'spectator';
  readonly campaign: number;
  readonly turn: number;
  readonly kingSide: Seat;
  /** Null while the throne is empty. */
  readonly king: BlockName | null;
  readonly pretender: BlockName | null;
  readonly prisoner: boolean;
  readonly blocks: { readonly [N in BlockName]?: SeenBlock };
  readonly hidden: readonly HiddenBlock[];
  /** Standing blocks in the pools whose names the viewer is not shown. */
  readonly pools: BySeat<number>;
  readonly fog: { readonly [N in BlockName]?: Fog };
  /** Exact for the viewer's own side. */
  readonly support: BySeat<Support>;
  readonly owed: BySeat<number>;
  /** Null: hidden. */
  readonly hands: BySeat<{ readonly count: number; readonly cards: readonly CardName[] | null }>;
  readonly played: BySeat<readonly CardName[]>;
  readonly asked: BySeat<boolean>;
  readonly dealt: BySeat<'unknown' | 'low' | 'high'>;
  readonly cards: BySeat<CardName | null>;
  readonly player1: Seat;
  readonly attacks: readonly SeenAttack[];
  readonly phase: SeenPhase;
}
