// The map of this game: the drawing, and where things stand on it.

export { DRAWING } from './map.gen.ts';
export { type AreaPlace, COMPASS, type Mark, PLACES, SCENERY, SEA_PLACES } from './places.ts';
export { type Spot, type Standing, standing } from './standing.ts';
