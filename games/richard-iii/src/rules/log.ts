// What the log can tell. Names only; what the other side may not know is Hidden.
import type { Hidden } from '@rose/table';
import type { AreaName, SeaName } from './data/areas.ts';
import type { BlockName } from './data/blocks.ts';
import type { CardName } from './data/cards.ts';
import type { PlaceName, Seat } from './state.ts';

/** A block turned up: who it is and how strong. */
export interface Shown {
  readonly block: BlockName;
  readonly steps: number;
}
/** Entries of one shape: one member each. */
type Says<S extends string, T> = S extends string ? { readonly say: S } & T : never;
type BySeat = { readonly seat: Seat };
type Block = { readonly block: BlockName };
type Roll = { readonly firepower: number; readonly faces: readonly number[]; readonly hits: number };

export type CardEntry =
  | { readonly say: 'turn-begins'; readonly campaign: number; readonly turn: number }
  | { readonly say: 'cards-dealt'; readonly campaign: number }
  | ({ readonly say: 'redeal-asked'; readonly hand: readonly CardName[] } & BySeat)
  /** hand-kept: would not ask; own-hand-kept, hand-given-up: the other's answer. */
  | Says<'hand-kept' | 'own-hand-kept' | 'hand-given-up', BySeat>
  | ({ readonly say: 'card-chosen'; readonly card: Hidden<CardName> } & BySeat)
  | {
      readonly say: 'cards-revealed';
      readonly lancaster: CardName;
      readonly york: CardName;
      readonly player1: Seat;
    };
export type ActionEntry =
  | ({
      readonly say: 'marched';
      readonly block: Hidden<BlockName>;
      /** From the first area to the last. */
      readonly path: readonly AreaName[];
      readonly attacks: boolean;
    } & BySeat)
  | ({
      readonly say: 'sailed';
      readonly block: Hidden<BlockName>;
      readonly from: AreaName;
      readonly to: AreaName;
      readonly sea: SeaName;
      readonly attacks: boolean;
    } & BySeat)
  | ({ readonly say: 'recruited'; readonly block: Hidden<BlockName>; readonly area: AreaName } & BySeat)
  | Says<'mustered' | 'plagued', BySeat & { readonly area: AreaName }>
  | ({ readonly say: 'main-attack'; readonly area: AreaName; readonly from: AreaName } & BySeat)
  | ({ readonly say: 'actions-ended'; readonly unused: number } & BySeat)
  | { readonly say: 'prisoner-freed'; readonly block: BlockName; readonly area: AreaName };
export type BattleEntry =
  | {
      readonly say: 'battle-begins';
      readonly area: AreaName;
      readonly attacker: Seat;
      readonly lancaster: readonly Shown[];
      readonly york: readonly Shown[];
      /** How many wait in reserve: Lancaster, York. */
      readonly reserves: readonly [number, number];
    }
  | { readonly say: 'round-begins'; readonly area: AreaName; readonly round: number }
  | ({ readonly say: 'reserves-deployed'; readonly area: AreaName; readonly blocks: readonly Shown[] } & BySeat)
  | { readonly say: 'roles-swapped'; readonly area: AreaName; readonly attacker: Seat }
  | ({ readonly say: 'treason-held' } & BySeat)
  | ({
      readonly say: 'treachery-rolled';
      readonly by: BlockName | 'event-treason';
      readonly target: BlockName;
      readonly faces: readonly number[];
      readonly turned: boolean;
    } & BySeat)
  | ({ readonly say: 'turned'; readonly from: BlockName; readonly to: BlockName; readonly steps: number } & BySeat)
  | ({ readonly say: 'fired' } & BySeat & Block & Roll)
  | Says<'charged' | 'fired-back', BySeat & Block & Roll & { readonly target: BlockName }>
  /** `left`: the strength that remains. */
  | ({ readonly say: 'hit'; readonly hits: number; readonly left: number } & BySeat & Block)
  | ({ readonly say: 'passed' } & BySeat & Block)
  | ({ readonly say: 'retreated'; readonly from: AreaName; readonly to: AreaName } & BySeat & Block)
  | ({ readonly say: 'no-way-out'; readonly area: AreaName } & BySeat & Block)
  | ({ readonly say: 'eliminated'; readonly area: AreaName | 'pool'; readonly fate: Fate } & BySeat & Block)
  | ({ readonly say: 'battle-won'; readonly area: AreaName } & BySeat)
  | ({
      readonly say: 'regrouped';
      readonly block: Hidden<BlockName>;
      readonly from: AreaName;
      readonly to: AreaName;
    } & BySeat);
/** Dead for good, face-down in the pool, or face-down at home. */
export type Fate = 'dead' | 'pool' | 'home';
export type SupplyEntry =
  | Says<'crowned' | 'usurped', BySeat & Block & { readonly place: PlaceName }>
  | ({ readonly say: 'minor-entered'; readonly area: AreaName } & BySeat & Block)
  | Says<'minor-waits' | 'executed' | 'spared', BySeat & Block>
  | ({ readonly say: 'starved'; readonly area: AreaName; readonly block: Hidden<BlockName> } & BySeat);
export type PoliticalEntry =
  | { readonly say: 'armies-disbanded'; readonly campaign: number }
  | { readonly say: 'throne-counted'; readonly lancaster: number; readonly york: number; readonly kingSide: Seat }
  | ({
      readonly say: 'went-home';
      readonly block: Hidden<BlockName>;
      readonly from: AreaName;
      readonly to: AreaName | 'pool';
    } & BySeat)
  | ({ readonly say: 'left-exile'; readonly block: Hidden<BlockName>; readonly area: AreaName } & BySeat)
  | { readonly say: 'campaign-begins'; readonly campaign: number };
export type LogEntry = CardEntry | ActionEntry | BattleEntry | SupplyEntry | PoliticalEntry;
