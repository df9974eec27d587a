// What a viewer is shown: by names, built up field by field. Everything is open but the plans and the pile (0.3).
import type { Shown } from '@rose/parts';
import type { House, Seat, Title } from '../rules/data/box.ts';
import type { CardName, NobleName, PersonName, PlaceName, ShipName } from '../rules/data/cards.ts';
import type { RegionName, ZoneName } from '../rules/data/regions.ts';
import type { ByHouse, Criterion, EndCriterion, Ranked } from '../rules/log.ts';
import type { STATE } from '../rules/state.ts';
import type { Ignored } from '../rules/why.ts';

export interface SeenPlayer {
  readonly seat: Seat;
  readonly house: House | null;
  readonly score: number;
  readonly money: number;
  readonly mercenaries: number;
  /** The French-aid token is unused. */
  readonly aid: boolean;
  /** What the cards held pay in taxes. */
  readonly income: number;
  readonly cards: readonly CardName[];
  readonly titles: readonly Title[];
  /** The plan is confirmed; false outside planning. */
  readonly locked: boolean;
}

/** What is known of one order: its price, what of it will be paid, and why it is ignored if it is. */
export interface SeenMove {
  readonly noble: NobleName;
  readonly from: RegionName;
  readonly to: RegionName;
  readonly ignored: Ignored | null;
}
export interface SeenSail {
  readonly ship: ShipName;
  readonly from: ZoneName;
  readonly to: ZoneName;
  readonly ignored: Ignored | null;
}
export interface SeenForce {
  readonly place: PlaceName;
  readonly role: 'defence' | 'attack';
  readonly troops: number;
  readonly mercenaries: number;
  /** Of all the troops planned; 0 when ignored. */
  readonly price: number;
  /** How many of the troops the money will buy. */
  readonly bought: number;
  readonly ignored: Ignored | null;
}
export interface SeenCube {
  readonly colour: 'black' | 'white';
  readonly person: PersonName;
  /** 0 when ignored. */
  readonly price: number;
  /** Whether the money reaches so far. */
  readonly paid: boolean;
  readonly ignored: Ignored | null;
}
/** 5.2 The viewer's own plan, reckoned as deployment will reckon it. */
export interface SeenPlan {
  readonly bid: { readonly sum: number; readonly region: RegionName } | null;
  readonly moves: readonly SeenMove[];
  readonly sails: readonly SeenSail[];
  /** In the order of payment; ignored ones last. */
  readonly cubes: readonly SeenCube[];
  readonly forces: readonly SeenForce[];
  /** Of everything that is not ignored. */
  readonly cost: number;
  /** What will be paid. */
  readonly paid: number;
  /** What is left in the purse then. */
  readonly left: number;
  /** The plan costs more than the purse holds. */
  readonly short: boolean;
  /** Tokens that are still free. */
  readonly free: {
    readonly troops: number;
    readonly mercenaries: number;
    readonly black: number;
    readonly white: number;
  };
}

/** 8.1, 8.3 How a region would be judged now. Without houses there are no votes. */
export interface SeenRegion {
  readonly region: RegionName;
  /** Best first; only those with control points. */
  readonly ranking: readonly Ranked[];
  readonly votes: { readonly cp: ByHouse; readonly house: House | null; readonly by: Criterion | null } | null;
}
/** Parliament as it would go. */
export interface SeenParliament {
  readonly regions: readonly SeenRegion[];
  readonly king: { readonly house: House | null; readonly votes: ByHouse } | null;
  /** What each would score in all, titles and bonuses included. */
  readonly gains: readonly { readonly seat: Seat; readonly vp: number }[];
}

export type SeenPhase =
  | { readonly name: 'turn-order' | 'deployment' | 'bribery' | 'combat' | 'parliament' }
  /** `picks`: who picks from here on, the next first. */
  | { readonly name: 'draft'; readonly picked: number; readonly picks: readonly Seat[] }
  /** Who is asked now, and for how much; those after him who will be asked. */
  | {
      readonly name: 'taxes';
      readonly asked: number;
      readonly offers: readonly { readonly seat: Seat; readonly sum: number }[];
    }
  | { readonly name: 'planning'; readonly waiting: readonly Seat[] };

export interface View extends Shown<typeof STATE> {
  readonly viewer: Seat | 'spectator';
  readonly seats: readonly Seat[];
  readonly year: number;
  readonly phase: SeenPhase;
  readonly players: readonly SeenPlayer[];
  /** The owner of every card that has one. */
  readonly owners: { readonly [N in CardName]?: Seat };
  /** Of nobles and ships that are in play. */
  readonly nobles: { readonly [N in NobleName]?: RegionName };
  readonly ships: { readonly [N in ShipName]?: ZoneName };
  /** Cards nobody has seen yet, in the order of the box, not of the pile. */
  readonly unseen: readonly CardName[];
  /** Mercenaries in the common supply. */
  readonly supply: number;
  readonly captain: { readonly seat: Seat; readonly region: RegionName } | null;
  readonly markers: readonly { readonly region: RegionName; readonly house: House | null }[];
  /** Parliament if it were held on the board as it is. */
  readonly parliament: SeenParliament;
  /** While planning, the viewer's own plan, and Parliament if that plan alone were carried out. */
  readonly plan: SeenPlan | null;
  readonly forecast: SeenParliament | null;
  /** For looking back once the game is over: every plan, and the pile in its order. null while these are secrets. */
  readonly open: {
    readonly plans: readonly { readonly seat: Seat; readonly plan: SeenPlan }[];
    readonly pile: readonly CardName[];
  } | null;
  /** 0.4 Whether players may talk now. */
  readonly talk: boolean;
  /** The final table, best first, once the game is over. */
  readonly ranking: readonly { readonly seat: Seat; readonly score: number; readonly by?: EndCriterion }[] | null;
}
