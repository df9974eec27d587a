// Tints of the map: the four regions of a bonus first, then parts of England for the eye only.
export const TINTS = ['tees', 'trent', 'wales', 'west', 'east', 'south', 'wessex', 'march', 'middle'] as const;
export type Tint = (typeof TINTS)[number];
