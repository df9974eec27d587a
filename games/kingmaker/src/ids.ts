// What texts and boards may know of the game: its nouns and names, no rule and no state.
export { type Chances, chancesOf, type Ending as FightEnding, type Fight, type FightKind } from './mind/odds-cards.ts';
export { isWavering, type Told, unseenBy } from './mind/odds-unseen.ts';
export { read, write } from './papers/notation.ts';
export type { Action } from './rules/actions.ts';
export { oddsOf, winsAt } from './rules/combat/odds.ts';
export * from './rules/data/areas.ts';
export * from './rules/data/crown.ts';
export * from './rules/data/events.ts';
export * from './rules/data/persons.ts';
export {
  areaOfPlace,
  garrisonOf,
  hasCathedral,
  isPlaceName,
  isPort,
  kindOf,
  P,
  PLACE_NAMES,
  PLACES,
  type PlaceId,
  type PlaceKind,
  type PlaceName,
  placeName,
  placesIn,
  roomOf,
  votesOfPlace,
} from './rules/data/places.ts';
export * from './rules/data/roads.ts';
export * from './rules/data/seas.ts';
export * from './rules/data/seats.ts';
export * from './rules/data/sections.ts';
export * from './rules/data/ships.ts';
export * from './rules/data/spaces.ts';
export type { Kingmaker } from './rules/kind.ts';
export type { Cause, LogEntry, Where } from './rules/log.ts';
export { PRESETS, type PresetName } from './rules/options.ts';
export { type Alike, type Item, readItem, thingOf, writeItem } from './rules/parley/items.ts';
export type { Ballot, SittingStep } from './rules/parliament/steps.ts';
export { areaAt, atSea, isAboard, isAtSea, isInside, NONE, placeAt, seaAt, shipAt } from './rules/spots.ts';
export type * from './secrecy/seen.ts';
