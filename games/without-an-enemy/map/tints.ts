// Tints of the map: a region and one of three strengths.
import { REGIONS, type RegionName } from '../src/rules/data/areas.ts';

export const STRENGTHS = 3;
export const regionOfTint = (tint: number): RegionName => REGIONS[Math.floor(tint / STRENGTHS)] ?? 'N';
