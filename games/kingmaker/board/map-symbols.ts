// How large a symbol is at this distance, and where it stands.
import type { PlaceName } from '@rose/kingmaker/ids';
import { MAP } from '../map/index.ts';
import type { Stand } from './map-glyphs.ts';
import { NEAR_FROM } from './map-near.ts';

/** Pixels a unit of a symbol: it grows more slowly than the map. */
const AFAR = 0.86;
const LEAST = 0.45;
export const symbolSize = (scale: number): number => {
  const from = NEAR_FROM[2];
  if (scale <= from) return Math.max(LEAST, AFAR * scale ** 0.8);
  return AFAR * from ** 0.8 * (scale / from) ** 0.35;
};
/** Half of the symbol lies above its spot. */
const FOOT = 4;
export const standOf = (id: PlaceName, scale: number): Stand => {
  const { x, y } = MAP.spots[id];
  const s = symbolSize(scale) / scale;
  return { x, y: y + FOOT * s, s };
};
