// What the log can tell. Names only; what the other side may not know is Hidden.
import type { Hidden } from '@rose/table';
import type { BattleKind } from './battle-facts.ts';
import type { AreaName, RegionName, SeaName } from './data/areas.ts';
import type { BlockName } from './data/blocks.ts';
import type { TurnName } from './data/calendar.ts';
import type { CardName } from './data/cards.ts';
import type { CityName } from './data/cities.ts';
import type { Seat } from './fields.ts';
import type { PlaceName } from './places.ts';

/** Entries of one shape: one member each. */
type Says<S extends string, T> = S extends string ? { readonly say: S } & T : never;
type BySeat = { readonly seat: Seat };
type Block = { readonly block: BlockName };
type Secret = { readonly block: Hidden<BlockName> };
type Area = { readonly area: AreaName };
type City = { readonly city: CityName };
type Way = { readonly from: AreaName; readonly to: AreaName };
/** The dice of one block. */
export interface BlockRoll {
  readonly block: BlockName;
  /** Its effectiveness with all that changes it. */
  readonly power: number;
  readonly faces: readonly number[];
  readonly hits: number;
}

export type YearEntry =
  | Says<'cards-dealt' | 'year-ends' | 'year-over', { readonly year: number }>
  | Says<'turn-begins', { readonly year: number; readonly turn: TurnName }>
  | Says<'track', { readonly track: number }>
  | Says<
      'arrived',
      {
        readonly event: 'henrietta' | 'cessation' | 'manchester' | 'covenant' | 'callendar' | 'nma';
        readonly blocks: readonly BlockName[];
        readonly to: AreaName | 'reserve';
      }
    >;
export type CardEntry =
  | Says<'card-chosen', BySeat & { readonly card: Hidden<CardName> }>
  | Says<'cards-revealed', { readonly royalist: CardName; readonly parliament: CardName }>
  | Says<'order-set', { readonly player1: Seat }>
  | Says<'event', BySeat & { readonly card: CardName }>
  | Says<'card-removed', { readonly card: CardName }>
  | Says<'quarrel', BySeat & Area & { readonly holds: boolean }>
  | Says<'lost-strength', BySeat & Secret & { readonly area: Hidden<AreaName> }>
  | Says<'placed', Block & Area>
  | Says<'sea-seized', BySeat & { readonly sea: SeaName }>;
export type OperationEntry =
  | Says<'moved', BySeat & Secret & { readonly path: readonly AreaName[]; readonly attacks: boolean }>
  | Says<
      'sailed',
      BySeat &
        Secret &
        Way & {
          readonly face: number;
          readonly modifier: number;
          readonly result: 'eliminated' | 'returns' | 'arrives';
          readonly loss: number;
        }
    >
  | Says<'strengthened', BySeat & Secret & { readonly area: Hidden<AreaName> }>
  | Says<'deployed', BySeat & Secret & Area & { readonly strength: number }>
  | Says<'mustered', BySeat & Area>
  | Says<'actions-ended', BySeat & { readonly unused: number }>;
export type BattleEntry =
  | Says<'area-picked', Area>
  | Says<'event-aimed', BySeat & Area>
  | Says<'battle-begins', Area & { readonly kind: BattleKind; readonly attacker: Seat }>
  | Says<'main-named', BySeat & Area & { readonly from: AreaName }>
  | Says<'went-inside', BySeat & Secret & City>
  | Says<'came-to-aid' | 'joined-storm', BySeat & Secret & Area>
  | Says<'picked', BySeat & Secret & Area & { readonly storms: boolean }>
  | Says<
      'withdrew',
      BySeat &
        Area & { readonly face: number; readonly modifier: number; readonly success: boolean; readonly loss: number }
    >
  | Says<'cycle-begins', Area & { readonly cycle: number }>
  | Says<'rallied', BySeat & Block & { readonly face: number; readonly back: boolean }>
  | Says<'retreat-ordered', BySeat & Area>
  | Says<'reserves-in', BySeat & Area & { readonly blocks: readonly BlockName[] }>
  | Says<'rolled', BySeat & Area & { readonly rolls: readonly BlockRoll[] }>
  | Says<'hit', BySeat & Block & { readonly left: number }>
  | Says<'hit-ignored', BySeat & Block & Area>
  | Says<'rout-check', BySeat & Block & { readonly face: number; readonly routs: boolean }>
  | Says<'pursuit-check', BySeat & Block & { readonly face: number; readonly pursues: boolean }>
  | Says<'battle-over', Area & { readonly winner: Seat; readonly kind: BattleKind }>
  | Says<'retreated' | 'regrouped', BySeat & Secret & Way>
  | Says<'gun-dragged', BySeat & Secret & { readonly face: number; readonly lost: boolean }>
  | Says<'no-way-out', BySeat & Block & Area>
  | Says<'eliminated' | 'king-captured', BySeat & Block & Area>;
export type SiegeEntry =
  | Says<'siege-begins', City & Area>
  | Says<'siege-slackens', City>
  | Says<'siege-over' | 'city-taken' | 'surrendered' | 'resisted', BySeat & City>
  | Says<'marker-raised', City & { readonly marker: number }>
  | Says<
      'battered',
      BySeat &
        City & { readonly index: number; readonly face: number; readonly modifier: number; readonly opened: boolean }
    >
  | Says<
      'siege-rolled',
      City & {
        readonly marker: number;
        readonly face: number;
        readonly foot: boolean;
        readonly horse: boolean;
        readonly surrender: boolean;
      }
    >
  | Says<'marched-out', BySeat & Secret & Way>
  | Says<'starved', BySeat & Secret & Area>;
export type YearEndEntry =
  | Says<'replaced', Block & { readonly by: BlockName; readonly place: PlaceName }>
  | Says<'excise-spent', BySeat & { readonly region: RegionName }>
  | Says<'recruitment-ended' | 'return-ended', BySeat>
  | Says<'went-home', BySeat & Secret & { readonly from: AreaName; readonly to: PlaceName }>;
export type LogEntry = YearEntry | CardEntry | OperationEntry | BattleEntry | SiegeEntry | YearEndEntry;
