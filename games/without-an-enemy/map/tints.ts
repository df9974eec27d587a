// Tints of the map: a region and one of three strengths.

/** North, Midlands, West, South, East: they decide who is raised where. */
export const REGION_NAMES = ['N', 'M', 'W', 'S', 'E'] as const;
export type Region = (typeof REGION_NAMES)[number];
export const STRENGTHS = 3;
export const regionOfTint = (tint: number): Region => REGION_NAMES[Math.floor(tint / STRENGTHS)] ?? 'N';
