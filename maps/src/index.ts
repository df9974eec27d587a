// The door: from seeds and a real coast to a map whose neighbours are those of the rules.
export { type Contact, contactsOf, wrongContacts } from './contacts.ts';
export { makeMap, type Survey, survey } from './make.ts';
export { packed } from './pack.ts';
export { paperModule } from './paper.ts';
export { places } from './places.ts';
export { projectionOf } from './projection.ts';
export type { MapSea } from './sea.ts';
export type {
  AreaSpec,
  Bound,
  Frame,
  LandSpec,
  Lens,
  LonLat,
  MapSpec,
  NaturalBorder,
  PlaceSpec,
  Places,
  Projection,
  RoadSpec,
  SeaSpec,
} from './spec.ts';
export { moduleFor, moduleOf } from './write.ts';
