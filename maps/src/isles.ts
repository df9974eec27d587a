// The British Isles as every map of the house begins with them: what is land, how the earth is laid out flat, and the board.
import type { LandSpec, Projection } from './spec.ts';

/** The board, and how far the drawing goes on beyond it. */
export const BOARD = { box: { x: 0, y: 0, width: 1092, height: 846 }, bleed: 240 } as const;
/** A projection of Britain; each map says where it stands and what it draws larger. */
export const FLAT: Omit<Projection, 'into'> = {
  parallels: [50.5, 54.8],
  meridian: -2.1,
  fit: '-5.75 50, 1.8 52.5, -2 55.85, -5.7 51, 1.75 51.2',
};

/** Outlines that part Britain from Ireland, both of which are one country or two on a modern map. */
const AROUND_BRITAIN = '-6.6 49.8, -5.5 51.6, -5.3 53.5, -4.9 54.5, -5.4 54.95, -5.4 56.2, -9 59, 3 59, 3 49.5';
const AROUND_IRELAND = '-11 51, -5.6 51.6, -5.2 54.8, -6.1 55.4, -8 56, -11 55';
/** Above its mouth the Severn is a river: its banks touch. */
const UPPER_SEVERN = '-2.68 51.62, -2.6 51.58, -2.3 51.68, -2.3 51.82, -2.6 51.8';

export const LANDS = {
  britain: { countries: ['United Kingdom'], within: AROUND_BRITAIN, leastIsland: 14, filled: [UPPER_SEVERN] },
  man: { countries: ['Isle of Man'], leastIsland: 14 },
  ireland: { countries: ['Ireland', 'United Kingdom'], within: AROUND_IRELAND, leastIsland: 30 },
  continent: { countries: ['France', 'Belgium', 'Netherlands', 'Germany'], leastIsland: 30 },
} as const satisfies Readonly<Record<string, LandSpec>>;
