// What the log can tell: names only. What not everybody may know is Hidden.
import type { Hidden } from '@rose/table';
import type { Fate, Leave } from './actions.ts';
import type { AreaName } from './data/areas.ts';
import type { CrownName } from './data/crown.ts';
import type { EventName, OddsName, PrintedResult } from './data/events.ts';
import type { House, NobleName, PieceName, RoyalName } from './data/persons.ts';
import type { PlaceName } from './data/places.ts';
import type { SeaName } from './data/seas.ts';
import type { Seat } from './data/seats.ts';
import type { ShipName } from './data/ships.ts';
import type { SpaceName } from './data/spaces.ts';
import type { ItemKind } from './parley/items.ts';
import type { Ballot } from './parliament/steps.ts';

/** Where somebody stands: inside a place, in the open, at sea. */
export type Where =
  | { readonly in: PlaceName }
  | { readonly near: AreaName }
  | { readonly aboard: ShipName }
  | { readonly sea: SeaName };
/** Entries of one shape: one member each. */
type Says<S extends string, T = unknown> = S extends string ? { readonly say: S } & T : never;
type By = { readonly seat: Seat };
type Nobles = { readonly nobles: readonly NobleName[] };
type Pieces = { readonly pieces: readonly PieceName[] };
type At = { readonly where: Where };
type Place = { readonly place: PlaceName };

export type SetupEntry =
  | Says<'dealt', { readonly cards: number; readonly deck: number }>
  /** The cards that were turned up for a player without a noble; the last is the noble. */
  | Says<'noble-found', By & { readonly cards: Hidden<readonly CrownName[]> }>
  | Says<'allocating', By>
  | Says<
      'allocated',
      By & {
        readonly nobles: readonly { readonly noble: NobleName; readonly cards: readonly CrownName[] }[];
        readonly chancery: number;
      }
    >
  | Says<'starts', By & { readonly because: 'chancellor' | 'bishop' | 'men' | 'lot' }>
  | Says<'placed', By & { readonly noble: NobleName } & At>;
export type TurnEntry =
  | Says<'round-begins', { readonly round: number }>
  | Says<'turn-begins', By>
  | Says<'card-turned', By & { readonly card: EventName }>
  | Says<'card-kept', By & { readonly card: Hidden<EventName> }>
  | Says<'no-card', By>
  | Says<'called', By & { readonly noble: NobleName } & At>
  | Says<'heir-follows', { readonly royal: RoyalName; readonly noble: NobleName }>
  | Says<'ship-driven', { readonly ship: ShipName; readonly port: PlaceName; readonly pieces: readonly PieceName[] }>
  | Says<'embassy', { readonly royal: PieceName; readonly place: PlaceName }>
  | Says<'embassy-fails', { readonly place: PlaceName }>;
export type CardEntry =
  | Says<'played', By & { readonly card: CrownName; readonly noble: NobleName }>
  | Says<'entered', By & { readonly noble: NobleName } & At>
  | Says<'drawn', By & { readonly card: Hidden<CrownName> }>
  | Says<'turned-up', By & { readonly cards: readonly CrownName[] }>
  | Says<'deck-empty' | 'turn-ends', By>;
/** Told to the seat alone. */
export type WaitingEntry = Says<'waits' | 'no-longer', By & { readonly action: string }>;
export type MoveEntry =
  | Says<
      'marched',
      By & Pieces & { readonly from: Where; readonly to: Where; readonly road: boolean; readonly steps: number }
    >
  | Says<'grouped', By & Pieces & At>
  | Says<'convoy', By & { readonly ship: ShipName; readonly leader: ShipName }>
  | Says<'boarded', By & Pieces & { readonly ship: ShipName }>
  | Says<'sailed', By & { readonly ships: readonly ShipName[]; readonly to: Where; readonly points: number }>
  | Says<'landed', By & Pieces & At>
  | Says<'free-move', By & { readonly mover: PieceName | ShipName }>
  | Says<'leave-asked', By & Place & { readonly owner: Seat; readonly mover: PieceName | ShipName; readonly to: Where }>
  | Says<'leave-answered', By & Place & { readonly visitor: Seat; readonly leave: Leave }>
  | Says<'permitted' | 'withdrawn', By & { readonly visitor: Seat; readonly place: PlaceName | 'all' }>
  | Says<'put-out', Pieces & Place>
  | Says<'lodged', By & { readonly visitor: Seat } & Place>
  | Says<'window-asked', { readonly seats: readonly Seat[] }>
  | Says<'window-passed', By>;
export type CombatEntry =
  | Says<
      'attack-declared',
      By & {
        readonly attackers: readonly NobleName[];
        readonly defenders: readonly NobleName[];
        readonly area: AreaName;
        readonly men: readonly [number, number];
        readonly odds: OddsName;
      }
    >
  | Says<'ambush-laid', By>
  | Says<
      'town-fight-declared',
      By &
        Place & {
          readonly attackers: readonly NobleName[];
          readonly defenders: readonly NobleName[];
          readonly men: readonly [number, number];
        }
    >
  | Says<'garrison-won', Place & { readonly odds: OddsName }>
  | Says<'garrison-executes', { readonly noble: NobleName }>
  | Says<'pardoned', By & { readonly noble: NobleName; readonly card: CrownName }>
  | Says<'siege-declared', By & Nobles & Place & { readonly men: number; readonly needed: number }>
  | Says<'called-off', By>
  | Says<'combat-card', { readonly card: EventName; readonly result: PrintedResult }>
  | Says<'free-move-found', By & { readonly card: EventName }>
  | Says<'bad-weather'>
  | Says<'battle-won', By & { readonly odds: OddsName }>
  | Says<'indecisive', { readonly odds: OddsName }>
  | Says<'place-taken', By & Place>
  | Says<'place-holds', Place>
  | Says<'siege-laid' | 'siege-lifted', Place>
  | Says<'lord-named', By & Place & { readonly noble: NobleName }>;
export type FateEntry =
  | Says<'died', Pieces & { readonly cause: Cause }>
  | Says<'executed', By & { readonly piece: PieceName }>
  | Says<'captured', By & Nobles>
  | Says<'held' | 'freed', By & { readonly noble: NobleName }>
  | Says<'returned', By & { readonly noble: NobleName } & At>
  | Says<'spoils', By & { readonly card: CrownName; readonly noble: NobleName }>
  | Says<'heir-taken', By & { readonly royal: RoyalName }>
  | Says<'heir-uncontrolled', { readonly royal: RoyalName }>
  | Says<'turned-neutral', Place>
  | Says<'both-houses', By>
  | Says<'crowned', By & { readonly piece: PieceName } & Place>
  | Says<'wishes-end', By>
  | Says<
      'counted',
      { readonly seats: readonly { readonly seat: Seat; readonly lords: number; readonly commons: number }[] }
    >;
type Ballots = {
  readonly ballots: readonly { readonly seat: Seat; readonly commons: Ballot; readonly lords: Ballot }[];
  /** Votes for and against. */
  readonly commons: readonly [number, number];
  readonly lords: readonly [number, number];
  readonly carried: boolean;
};
type Award = { readonly card: CrownName; readonly noble: NobleName };
type Pair = { readonly noble: NobleName; readonly other: NobleName };
export type ParliamentEntry =
  | Says<'summoned', By & Place & Nobles>
  | Says<'parliament-ignored' | 'sealed' | 'homes-unseen' | 'pardons-proposed' | 'acclaimed', By>
  | Says<'came', By & Pieces>
  | Says<'house-counted', By & { readonly house: House }>
  | Says<
      'votes-counted',
      { readonly seats: readonly { readonly seat: Seat; readonly lords: number; readonly commons: number }[] }
    >
  | Says<
      'king-named',
      {
        readonly king: PieceName | null;
        readonly votes: readonly { readonly piece: PieceName; readonly votes: number }[];
      }
    >
  | Says<'chancery-drawn', { readonly cards: readonly CrownName[] }>
  | Says<'awarded' | 'nominated', By & Award>
  | Says<'declined', By & { readonly noble: NobleName }>
  | Says<'not-awarded', { readonly card: CrownName; readonly to: 'deck' | 'chancery' }>
  | Says<'voted', Award & Ballots>
  | Says<'pardons-voted', Ballots>
  | Says<'swap-proposed' | 'swap-refused', By & Pair>
  | Says<'swapped', { readonly offices: readonly Award[] }>
  | Says<'peace-begins', By & { readonly area: AreaName }>
  | Says<'went-home', By & Pieces & At>
  | Says<'parliament-over', By & Place>;
/** What passed in a deal: as notation, but of hand cards what others may know of them. */
export type DealItem =
  | { readonly kind: Exclude<ItemKind, 'hand' | 'event' | 'any'>; readonly is: string }
  | { readonly kind: 'hand'; readonly from: Seat; readonly to: Seat; readonly card: Hidden<string> };
/** Lines that only the parties of an offer hear. */
export type OfferEntry =
  | Says<'offered', By & { readonly offer: string; readonly terms: string; readonly words: string }>
  | Says<'agreed' | 'offer-refused' | 'offer-retracted', By & { readonly offer: string }>
  | Says<'offer-lapsed', By & { readonly offer: string; readonly because: 'impossible' | 'over' }>
  | Says<'loan-due', By & { readonly lender: Seat; readonly item: string }>;
export type ParleyEntry =
  | OfferEntry
  | WaitingEntry
  | Says<'deal', { readonly seats: readonly Seat[]; readonly items: readonly DealItem[]; readonly words: string }>
  | Says<'allied', { readonly seats: readonly Seat[] }>
  | Says<'commanded', By & Nobles & { readonly noble: NobleName }>
  | Says<'command-ended', By & { readonly noble: NobleName }>
  | Says<'left-alliance', By & { readonly allies: readonly Seat[] }>
  | Says<'promise-judged', By & { readonly by: Seat; readonly words: string; readonly fate: Fate }>;
/** What somebody died of. */
export type Cause = 'plague' | 'combat' | 'siege' | 'execution' | 'storm' | 'sickness' | 'called' | 'refuge';

/** 15, 16 The advanced game and the variants. */
export type AdvancedEntry =
  | Says<'loyalty', { readonly noble: NobleName; readonly dice: number; readonly stays: boolean }>
  | Says<'duke-claimed', By & { readonly noble: NobleName }>
  | Says<'arrayed', By & { readonly front: readonly NobleName[]; readonly second: number }>
  | Says<'engaged', By & { readonly space: SpaceName }>
  | Says<'supported', By & { readonly noble: NobleName; readonly space: SpaceName }>
  | Says<'detached', By & { readonly noble: NobleName; readonly men: number; readonly space: SpaceName }>
  | Says<'shifted', By & { readonly noble: Hidden<NobleName>; readonly space: SpaceName }>
  | Says<
      'encounter',
      {
        readonly space: SpaceName;
        readonly attackers: readonly NobleName[];
        readonly defenders: readonly NobleName[];
        readonly men: readonly [number, number];
        readonly odds: OddsName;
        readonly winner: Seat | null;
      }
    >
  | Says<'exchanged', By & { readonly noble: PieceName; readonly other: PieceName }>
  | Says<'rescued', { readonly noble: NobleName }>
  | Says<'field-won', By>
  | Says<'field-left'>
  | Says<'commissioned', By & Nobles & { readonly noble: NobleName }>
  | Says<'crossed', By & Pieces & { readonly from: Where; readonly to: Where }>
  | Says<'calais-holds'>
  | Says<'calais-lost', Pieces & { readonly area: AreaName; readonly ships: readonly ShipName[] }>
  | Says<'mercenaries-left', { readonly cards: readonly CrownName[] }>
  | Says<'royal-death', { readonly dice: number; readonly royal: RoyalName; readonly dead: boolean }>
  | Says<'gave-back', By & { readonly card: Hidden<CrownName> }>
  | Says<'treachery', By & { readonly cards: number }>
  | Says<'ships-sunk', { readonly ships: readonly ShipName[] }>
  | Says<'ships-sent-home', { readonly ships: readonly ShipName[] }>
  | Says<'catastrophe-begins', By & { readonly card: EventName; readonly rounds: number }>
  | Says<'catastrophe-ends', { readonly card: EventName }>
  | Says<'wavers', By & { readonly noble: NobleName }>
  | Says<
      'deserted' | 'changed-sides',
      By & { readonly noble: NobleName; readonly die: number; readonly odds: OddsName }
    >
  | Says<'set-aside', { readonly card: EventName }>
  | Says<'took-refuge', By & Pieces & { readonly area: AreaName }>
  | Says<'refuge-ends', By & { readonly card: EventName }>
  | Says<'refuge-found', By & { readonly card: Hidden<EventName> }>;

export type LogEntry =
  | SetupEntry
  | TurnEntry
  | CardEntry
  | MoveEntry
  | CombatEntry
  | FateEntry
  | ParliamentEntry
  | AdvancedEntry
  | ParleyEntry;
