// How near the map is looked at, by the pixels a unit takes.

/** From afar only cities and what is asked about are named; nearer all places; nearest their garrisons, too. */
export type Near = 1 | 2 | 3;
/** Pixels a unit at which each begins. */
export const NEAR_FROM: { readonly [N in Near]: number } = { 1: 1, 2: 1.6, 3: 3.2 };
/** A hair less is as near. */
const HAIR = 0.99;
export const nearOf = (scale: number): Near => (scale < NEAR_FROM[2] * HAIR ? 1 : scale < NEAR_FROM[3] * HAIR ? 2 : 3);
