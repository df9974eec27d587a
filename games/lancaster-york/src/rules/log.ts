// What the log can tell. Names only. Of plans it tells nothing before all are revealed.
import type { EarnedTitle, House, Seat, Title } from './data/box.ts';
import type { CardName, MercenaryName, NobleName, PersonName, PlaceName, ShipName } from './data/cards.ts';
import type { RegionName, ZoneName } from './data/regions.ts';
import type { Ignored } from './why.ts';

/** Entries of one shape: one member each. */
type Says<S extends string, T = unknown> = S extends string ? { readonly say: S } & T : never;
type BySeat = { readonly seat: Seat };

/** 8.2 What settled a rank: control points, or the first line of the chart that differed, or the turn order. */
export type Criterion =
  | 'control-points'
  | 'nobles'
  | 'royalCastle'
  | 'largeTown'
  | 'bishop'
  | 'town'
  | 'port'
  | 'ship'
  | 'turn-order';
/** 10.1 The same at the end of the game. */
export type EndCriterion = 'score' | 'kings' | Exclude<Criterion, 'control-points'>;

/** A plan by its names, as it was written: orders that will be ignored included. */
export interface PlanOrders {
  readonly bid: { readonly sum: number; readonly region: RegionName } | null;
  readonly moves: readonly { readonly noble: NobleName; readonly to: RegionName }[];
  readonly sails: readonly { readonly ship: ShipName; readonly to: ZoneName }[];
  readonly forces: readonly { readonly place: PlaceName; readonly troops: number; readonly mercenaries: number }[];
  readonly black: readonly PersonName[];
  readonly white: readonly PersonName[];
}
/** One order. */
export type Order =
  | { readonly order: 'move'; readonly noble: NobleName; readonly to: RegionName }
  | { readonly order: 'sail'; readonly ship: ShipName; readonly to: ZoneName }
  | { readonly order: 'force'; readonly place: PlaceName; readonly troops: number; readonly mercenaries: number }
  | { readonly order: 'black' | 'white'; readonly person: PersonName };

/** A seat's rank in a region, best first; `by` is what put it above the next one, nothing for the last. */
export interface Ranked {
  readonly seat: Seat;
  readonly cp: number;
  readonly vp: number;
  readonly by?: Criterion;
}
export interface Placed {
  readonly seat: Seat;
  readonly score: number;
  readonly by?: EndCriterion;
}
export type ByHouse = { readonly [H in House]: number };
export interface Forces {
  readonly troops: number;
  readonly mercenaries: number;
}

export type LogEntry =
  // 0, 1
  | Says<'houses-dealt', { readonly houses: readonly { readonly seat: Seat; readonly house: House }[] }>
  | Says<'turn-began', { readonly turn: number; readonly year: number; readonly order: readonly Seat[] }>
  // 2
  | Says<
      'cards-shown',
      { readonly waiting: readonly CardName[]; readonly fresh: readonly CardName[]; readonly pile: number }
    >
  /** `at`: where a noble or a ship enters. */
  | Says<'card-picked', BySeat & { readonly card: CardName; readonly at: RegionName | ZoneName | null }>
  | Says<
      'mercenaries-hired',
      BySeat & { readonly card: MercenaryName; readonly tokens: number; readonly supply: number }
    >
  | Says<'cards-left', { readonly cards: readonly CardName[] }>
  // 9
  | Says<'title-taken', BySeat & { readonly title: EarnedTitle; readonly from: Seat | null; readonly count: number }>
  | Says<'title-returned', { readonly title: EarnedTitle; readonly from: Seat }>
  // 3
  | Says<'taxes-paid', BySeat & { readonly sum: number; readonly money: number }>
  | Says<'aid-taken', BySeat & { readonly sum: number; readonly money: number }>
  | Says<'aid-declined', BySeat & { readonly sum: number }>
  // 4
  | Says<'plan-locked' | 'plan-unlocked', BySeat>
  // 5
  | Says<'plan-revealed', BySeat & { readonly plan: PlanOrders }>
  | Says<'bid-paid', BySeat & { readonly sum: number; readonly region: RegionName; readonly money: number }>
  /** `tied`: others who bid as much and stand later in turn order. */
  | Says<'captain-won', BySeat & { readonly region: RegionName; readonly sum: number; readonly tied: readonly Seat[] }>
  | Says<'no-captain'>
  | Says<'order-ignored', BySeat & { readonly order: Order; readonly reason: Ignored }>
  | Says<
      'cube-paid' | 'cube-dropped',
      BySeat & {
        readonly colour: 'black' | 'white';
        readonly person: PersonName;
        readonly price: number;
        readonly money: number;
      }
    >
  /** `bought` of `planned` troops arrive; fewer when the money ran out. */
  | Says<
      'troops-paid' | 'troops-short',
      BySeat & {
        readonly place: PlaceName;
        readonly planned: number;
        readonly bought: number;
        readonly price: number;
        readonly money: number;
      }
    >
  | Says<'noble-moved', BySeat & { readonly noble: NobleName; readonly from: RegionName; readonly to: RegionName }>
  /** `port`: she is back in her home port. */
  | Says<
      'ship-moved',
      BySeat & {
        readonly ship: ShipName;
        readonly from: ZoneName;
        readonly to: ZoneName;
        readonly port: boolean;
      }
    >
  | Says<'force-placed', BySeat & Forces & { readonly place: PlaceName; readonly owner: Seat }>
  // 6
  | Says<'bribe-failed', BySeat & { readonly person: PersonName; readonly owner: Seat }>
  | Says<
      'bribe-worked',
      BySeat & { readonly person: PersonName; readonly from: Seat; readonly at: RegionName | ZoneName }
    >
  | Says<'guards-returned', { readonly persons: readonly PersonName[] }>
  // 7
  /** `garrison`: what stepped out for this battle, 0 after the first. Each side lost `losses`; `left` of the winner. */
  | Says<
      'battle-fought',
      BySeat & {
        readonly place: PlaceName;
        readonly against: Seat;
        readonly attackers: Forces;
        readonly defenders: Forces;
        readonly garrison: number;
        readonly losses: number;
        readonly result: 'taken' | 'held' | 'neutral';
        readonly left: number;
      }
    >
  /** A place that became neutral this turn, taken without a fight. */
  | Says<'place-entered', BySeat & { readonly place: PlaceName; readonly left: number }>
  | Says<'forces-went-home', { readonly mercenaries: number; readonly supply: number }>
  // 8
  | Says<'region-judged', { readonly region: RegionName; readonly ranking: readonly Ranked[] }>
  /** `house` nobody: a region without control points gives no votes, its marker is set aside. */
  | Says<
      'votes-cast',
      {
        readonly region: RegionName;
        readonly votes: number;
        readonly cp: ByHouse;
        readonly house: House | null;
        readonly by: Criterion | null;
      }
    >
  /** `by` null: more votes; else what settled equal votes. */
  | Says<
      'king-crowned',
      {
        readonly house: House;
        readonly votes: ByHouse;
        readonly by: Exclude<Criterion, 'control-points'> | null;
        readonly seats: readonly Seat[];
        readonly vp: number;
      }
    >
  | Says<'no-king'>
  | Says<'titles-scored', BySeat & { readonly titles: readonly Title[]; readonly vp: number }>
  | Says<'trade-scored', BySeat & { readonly ports: readonly PlaceName[]; readonly vp: number }>
  | Says<'church-scored', BySeat & { readonly towns: readonly PlaceName[]; readonly vp: number }>
  | Says<
      'turn-ended',
      { readonly turn: number; readonly scores: readonly { readonly seat: Seat; readonly score: number }[] }
    >
  | Says<'captain-returned', BySeat>
  // 10
  | Says<'game-ended', { readonly ranking: readonly Placed[] }>;
