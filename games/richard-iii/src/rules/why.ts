// Every reason to refuse, with the names a sentence needs.
import type { AreaName, SeaName } from './data/areas.ts';
import type { BlockName } from './data/blocks.ts';
import type { CardName } from './data/cards.ts';

type Block = { readonly block: BlockName };
type Area = { readonly area: AreaName };
type Border = { readonly from: AreaName; readonly to: AreaName };

export type Why =
  /** The phase knows this verb, but asks something else now. */
  | { readonly why: 'not-at-this-step'; readonly verb: string }
  | ({ readonly why: 'not-your-block' } & Block)
  // 1.1, 5.1 cards
  | { readonly why: 'card-not-in-hand'; readonly card: CardName }
  // 5.0 actions
  | { readonly why: 'card-does-not-allow'; readonly card: CardName; readonly verb: string }
  | { readonly why: 'no-points-left' }
  /** Not standing on the map: in the pool, a minor, aside or dead. */
  | ({ readonly why: 'block-not-on-map' } & Block)
  | ({ readonly why: 'block-is-face-down' } & Block)
  | ({ readonly why: 'block-is-prisoner' } & Block)
  | ({ readonly why: 'block-has-moved' } & Block)
  | ({ readonly why: 'block-stands-elsewhere' } & Block & Area)
  | ({ readonly why: 'no-border' } & Border)
  | { readonly why: 'too-far'; readonly limit: number }
  | ({ readonly why: 'steps-straight-back' } & Area)
  | ({ readonly why: 'enemy-exile' } & Area)
  | ({ readonly why: 'border-full'; readonly limit: number } & Border)
  | ({ readonly why: 'stops-after-red' } & Border)
  | ({ readonly why: 'stops-at-enemy' } & Area)
  | ({ readonly why: 'too-many-borders'; readonly limit: number } & Area)
  | ({ readonly why: 'pinned'; readonly pinned: number } & Area)
  | ({ readonly why: 'border-closed' } & Border)
  | { readonly why: 'name-muster-first' }
  | { readonly why: 'muster-already-named' }
  | ({ readonly why: 'muster-ends-elsewhere' } & Area)
  /** Enemy or contested: not a place for this. */
  | ({ readonly why: 'area-not-open' } & Area)
  | { readonly why: 'plague-already-named' }
  | ({ readonly why: 'no-enemy-city' } & Area)
  | ({ readonly why: 'cannot-sail' } & Block)
  | ({ readonly why: 'not-on-that-sea'; readonly sea: SeaName } & Area)
  /** Two seas would do; the other one is to be named. */
  | { readonly why: 'name-other-sea'; readonly sea: SeaName }
  | ({ readonly why: 'already-there' } & Block & Area)
  | ({ readonly why: 'not-in-pool' } & Block)
  | ({ readonly why: 'never-recruited' } & Block)
  | ({ readonly why: 'not-its-home' } & Block & Area)
  | ({ readonly why: 'needs-friendly-city' } & Area)
  | ({ readonly why: 'needs-vacant-area' } & Area)
  | ({ readonly why: 'only-pretender-has-rebel' } & Block)
  | ({ readonly why: 'main-not-open' } & Area)
  | ({ readonly why: 'border-not-used' } & Border)
  // 6.0 battles
  | ({ readonly why: 'no-battle-there' } & Area)
  | ({ readonly why: 'not-in-front-line' } & Block)
  | ({ readonly why: 'not-its-turn' } & Block)
  | ({ readonly why: 'must-retreat' } & Block)
  | { readonly why: 'no-retreat-in-round-1' }
  | ({ readonly why: 'only-by-sea'; readonly sea: SeaName } & Block & Area)
  | ({ readonly why: 'not-senior-heir' } & Block)
  | ({ readonly why: 'has-no-roll' } & Block)
  | ({ readonly why: 'roll-is-used' } & Block)
  | ({ readonly why: 'never-disloyal' } & Block)
  | ({ readonly why: 'turned-already' } & Block)
  | ({ readonly why: 'wears-title' } & Block)
  | ({ readonly why: 'warwick-may-not' } & Block)
  | ({ readonly why: 'not-strongest' } & Block)
  | ({ readonly why: 'not-in-battle' } & Block)
  // 6.8, 7.0 supply
  | ({ readonly why: 'not-the-next-minor' } & Block)
  | ({ readonly why: 'no-place-for-heir' } & Block & Area)
  | ({ readonly why: 'no-turncoat' } & Block)
  | ({ readonly why: 'area-is-fed' } & Area)
  | ({ readonly why: 'block-has-paid' } & Block)
  | ({ readonly why: 'feeds-itself' } & Block & Area)
  // 8.0 political turn
  | ({ readonly why: 'stays-in-exile' } & Block)
  | ({ readonly why: 'block-is-home' } & Block)
  | ({ readonly why: 'has-open-home' } & Block)
  | ({ readonly why: 'home-is-full' } & Block & Area)
  | ({ readonly why: 'home-is-taken' } & Block & Area)
  | ({ readonly why: 'not-in-exile' } & Block);
