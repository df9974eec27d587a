// The door: from seeds and a real coast to a map whose neighbours are those of the rules.
export { makeMap, survey } from './make.ts';
export { packed } from './pack.ts';
export { places } from './places.ts';
export { projectionOf } from './projection.ts';
export type { AreaSpec, Bound, MapSpec, NaturalBorder, Places, SeaSpec } from './spec.ts';
export { moduleFor, moduleOf } from './write.ts';
