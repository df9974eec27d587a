// Every reason to refuse an order, and every reason to ignore one, with the names a sentence needs.
import type { Seat } from './data/box.ts';
import type { CardName, NobleName, PersonName, PieceName, PlaceName, ShipName } from './data/cards.ts';
import type { RegionName, ZoneName } from './data/regions.ts';

/** 5.3 Why an order of a plan comes to nothing. The same reasons refuse the order when it is given (ruling 47). */
export type Ignored =
  /** Nobody owns the person or the place (yet, or since it became neutral). */
  | 'nobody-owns-it'
  /** Its card has left the game: it can never be owned again. */
  | 'left-the-game'
  /** A move of somebody else's noble or ship. */
  | 'not-your-piece'
  /** A black cube on an own person. */
  | 'your-own-person'
  /** A white cube on somebody else's person. */
  | 'not-your-person'
  /** An attack in a region without presence. */
  | 'no-presence'
  | 'no-shared-border'
  | 'beyond-two-zones';

export type Why =
  // 2 draft
  | { readonly why: 'card-not-shown'; readonly card: CardName }
  | { readonly why: 'card-is-taken'; readonly card: CardName; readonly by: Seat }
  // 4 planning: orders that are illegal when given
  | { readonly why: 'nobody-owns-it'; readonly card: PersonName | PlaceName }
  | { readonly why: 'left-the-game'; readonly card: PersonName | PlaceName }
  /** `owner` null: nobody has picked the piece. */
  | { readonly why: 'not-your-piece'; readonly piece: PieceName; readonly owner: Seat | null }
  | { readonly why: 'your-own-person'; readonly person: PersonName }
  | { readonly why: 'not-your-person'; readonly person: PersonName; readonly owner: Seat }
  | { readonly why: 'no-presence'; readonly place: PlaceName; readonly region: RegionName }
  | {
      readonly why: 'no-shared-border';
      readonly noble: NobleName;
      readonly from: RegionName;
      readonly to: RegionName;
    }
  | { readonly why: 'beyond-two-zones'; readonly ship: ShipName; readonly from: ZoneName; readonly to: ZoneName }
  // 4 planning: tokens and money
  | { readonly why: 'no-landing'; readonly region: RegionName }
  | { readonly why: 'bid-above-treasury'; readonly sum: number; readonly money: number }
  /** `left`: how many could stand there at most. */
  | { readonly why: 'not-enough-troops'; readonly count: number; readonly left: number }
  | { readonly why: 'not-enough-mercenaries'; readonly count: number; readonly held: number; readonly left: number }
  | { readonly why: 'no-cube-left'; readonly colour: 'black' | 'white' }
  /** One cube of a player per person. */
  | { readonly why: 'cube-lies-there'; readonly person: PersonName; readonly colour: 'black' | 'white' }
  // 4 planning: nothing would change
  | { readonly why: 'already-so' }
  | { readonly why: 'no-such-order' }
  | { readonly why: 'plan-is-empty' }
  // 4.1 confirming
  | { readonly why: 'plan-is-locked' }
  | { readonly why: 'plan-is-open' };
