// What a viewer is shown, by name. Own blocks and what all know stand in `blocks`; enemy blocks that stand with their
// backs to the viewer are `hidden`: area and what all have seen them do, never who they are.
import type { Shown, Written } from '@rose/parts';
import type { AreaName, SeaName } from '../rules/data/areas.ts';
import type { BlockName } from '../rules/data/blocks.ts';
import type { CardName } from '../rules/data/cards.ts';
import type { ATTACK, PHASE, PlaceName, Seat, STATE } from '../rules/state.ts';

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
export interface SeenAttack extends Written<typeof ATTACK> {
  readonly main: AreaName | SeaName | null;
  readonly over: BySeat<readonly AreaName[]>;
}
export interface SeenTurn {
  readonly block: BlockName;
  /** With the bonus it would have now. */
  readonly firepower: number;
}
type Facts<N extends keyof (typeof PHASE)['of']> = Written<(typeof PHASE)['of'][N]>;
/** Of the reserves those that are known: the viewer's own, and blocks that changed sides. */
export interface SeenBattle extends Facts<'battle'> {
  /** The front lines; strengths are in `blocks`. */
  readonly front: BySeat<readonly SeenTurn[]>;
  readonly crossed: readonly { readonly seat: Seat; readonly from: AreaName; readonly to: AreaName }[];
}
export interface SeenCards extends Omit<Facts<'card'>, 'chosen'> {
  /** Who has chosen; the viewer's own card. */
  readonly ready: BySeat<boolean>;
  readonly chosen: CardName | null;
}
export type SeenPhase = SeenCards | Facts<'action'> | SeenBattle | Facts<'supply'> | Facts<'political'>;

/** 8.2 Supporters if the throne were counted now. */
export interface Support {
  readonly least: number;
  readonly most: number;
}

export interface View extends Shown<typeof STATE> {
  readonly viewer: Seat | 'spectator';
  readonly pretender: BlockName | null;
  readonly blocks: { readonly [N in BlockName]?: SeenBlock };
  readonly hidden: readonly HiddenBlock[];
  /** Standing blocks in the pools whose names the viewer is not shown. */
  readonly pools: BySeat<number>;
  readonly fog: { readonly [N in BlockName]?: Fog };
  /** Exact for the viewer's own side. */
  readonly support: BySeat<Support>;
  /** Null: hidden. */
  readonly hands: BySeat<{ readonly count: number; readonly cards: readonly CardName[] | null }>;
  readonly attacks: readonly SeenAttack[];
  readonly phase: SeenPhase;
}
