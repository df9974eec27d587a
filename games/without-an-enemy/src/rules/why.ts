// Every reason to refuse, with the names a sentence needs.
import type { AreaName, RegionName } from './data/areas.ts';
import type { BlockName } from './data/blocks.ts';
import type { CardName } from './data/cards.ts';
import type { CityName } from './data/cities.ts';

type Block = { readonly block: BlockName };
type Area = { readonly area: AreaName };
type City = { readonly city: CityName };
type Border = { readonly from: AreaName; readonly to: AreaName };

export type Why =
  /** The phase knows this verb, but asks something else now. */
  | { readonly why: 'not-at-this-step'; readonly verb: string }
  | ({ readonly why: 'not-your-block' } & Block)
  | ({ readonly why: 'block-not-on-map' } & Block)
  | ({ readonly why: 'not-in-reserve' } & Block)
  // 3, 4 cards
  | { readonly why: 'card-not-in-hand'; readonly card: CardName }
  // 5 operations
  | { readonly why: 'no-points-left' }
  | ({ readonly why: 'block-is-inside' } & Block & City)
  | ({ readonly why: 'block-has-moved' } & Block)
  | ({ readonly why: 'block-stands-elsewhere' } & Block & Area)
  | ({ readonly why: 'blocks-are-held' } & Area)
  | ({ readonly why: 'no-border' } & Border)
  | ({ readonly why: 'too-far'; readonly limit: number } & Block)
  | ({ readonly why: 'way-crosses-itself' } & Area)
  | ({ readonly why: 'border-full'; readonly limit: number } & Border)
  | ({ readonly why: 'stops-after-rough' } & Border)
  | ({ readonly why: 'stops-at-enemy' } & Area)
  | ({ readonly why: 'pinned'; readonly pinned: number } & Area)
  | ({ readonly why: 'border-closed' } & Border)
  | ({ readonly why: 'not-from-battle-to-enemy' } & Area)
  | ({ readonly why: 'yorkshire-neutral' } & Area)
  | ({ readonly why: 'covenanters-only' } & Area)
  | ({ readonly why: 'never-entered' } & Area)
  | { readonly why: 'no-muster-open' }
  | ({ readonly why: 'muster-ends-elsewhere' } & Area)
  | ({ readonly why: 'not-friendly' } & Area)
  | ({ readonly why: 'not-open' } & Area)
  // 6 the sea
  | ({ readonly why: 'not-coastal' } & Area)
  | ({ readonly why: 'already-there' } & Block & Area)
  | ({ readonly why: 'not-its-region'; readonly region: RegionName } & Block & Area)
  | { readonly why: 'ireland-limit'; readonly limit: number }
  // 7, 12 recruitment
  | ({ readonly why: 'is-full-strength' } & Block)
  | ({ readonly why: 'never-strengthened' } & Block)
  | ({ readonly why: 'outside-its-region'; readonly region: RegionName } & Block)
  | ({ readonly why: 'besieged' } & Block & City)
  | ({ readonly why: 'port-fed' } & City)
  | ({ readonly why: 'no-recruits-there' } & Area)
  | { readonly why: 'no-region-points'; readonly region: RegionName; readonly cost: number }
  | ({ readonly why: 'needs-major-city' } & Area)
  | ({ readonly why: 'besieger-has-it' } & Area)
  // 15.1 events
  | ({ readonly why: 'event-does-not-fit' } & Block)
  | ({ readonly why: 'event-not-there' } & Area)
  | ({ readonly why: 'had-its-share' } & Block)
  | ({ readonly why: 'another-port' } & City)
  | { readonly why: 'event-not-done' }
  | ({ readonly why: 'no-siege-to-raise' } & City)
  | ({ readonly why: 'no-enemy-there' } & Area)
  // 8, 9 tactics
  | ({ readonly why: 'nothing-to-resolve' } & Area)
  | ({ readonly why: 'border-not-used' } & Border)
  | ({ readonly why: 'not-in-battle' } & Block)
  | ({ readonly why: 'guns-need-company' } & Block & City)
  | ({ readonly why: 'city-full'; readonly limit: number } & City)
  | ({ readonly why: 'no-city-to-enter' } & Area)
  | ({ readonly why: 'not-fortified' } & City)
  | { readonly why: 'no-way-for-all' }
  | ({ readonly why: 'not-strongest' } & Block)
  | ({ readonly why: 'wrong-class' } & Block)
  | ({ readonly why: 'chosen-already' } & Block)
  | { readonly why: 'nobody-chosen' }
  | ({ readonly why: 'arrived-by-retreat' } & Block)
  | { readonly why: 'storm-limit'; readonly limit: number }
  | ({ readonly why: 'no-storm-yet'; readonly marker: number } & City)
  | { readonly why: 'storming-forbidden' }
  | { readonly why: 'breach-is-open' }
  | { readonly why: 'breach-tried' }
  | { readonly why: 'no-guns-before-it' }
  | ({ readonly why: 'no-marker' } & City)
  // 11 supply
  | ({ readonly why: 'area-is-fed' } & Area)
  | ({ readonly why: 'block-has-paid' } & Block)
  | ({ readonly why: 'guns-need-no-supply' } & Block)
  | ({ readonly why: 'not-besieged' } & City)
  | ({ readonly why: 'nearer-friends' } & Area)
  // 12, 13 the end of the year
  | { readonly why: 'not-new-model'; readonly block: BlockName }
  | ({ readonly why: 'others-on-the-map' } & Block)
  | ({ readonly why: 'block-is-home' } & Block)
  | ({ readonly why: 'has-open-home' } & Block)
  | ({ readonly why: 'must-go-home' } & Block);
