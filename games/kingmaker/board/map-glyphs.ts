// Symbols of places as lines, so that all of one colour are one path: towers by the hundred of their garrison, a keep for a
// royal castle, a house where there are no walls, a cross for a cathedral, an anchor for a port.
import type { Point } from '@rose/board';
import type { PlaceKind } from '@rose/kingmaker/ids';

/** The middle of the symbol's foot, and how many units one of its own is wide. */
export interface Stand extends Point {
  readonly s: number;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
/** A tower with three merlons, from its left foot. */
const tower = ({ x, y, s }: Stand, left: number, width: number, high: number): string => {
  const step = n((width / 5) * s);
  const crown = `h${step}v${step}h${step}v-${step}h${step}v${step}h${step}v-${step}h${step}`;
  return `M${n(x + left * s)} ${n(y)}v${n(-high * s)}${crown}V${n(y)}z`;
};
const wall = ({ x, y, s }: Stand, half: number, high: number): string =>
  `M${n(x - half * s)} ${n(y)}v${n(-high * s)}h${n(2 * half * s)}V${n(y)}z`;
const house = ({ x, y, s }: Stand): string =>
  `M${n(x - 4.2 * s)} ${n(y)}v${n(-4.3 * s)}l${n(4.2 * s)} ${n(-3.7 * s)}l${n(4.2 * s)} ${n(3.7 * s)}V${n(y)}z`;
const gate = ({ x, y, s }: Stand, half: number, high: number): string => {
  const round = n(half * s);
  return `M${n(x - half * s)} ${n(y)}v${n((half - high) * s)}a${round} ${round} 0 0 1 ${n(2 * half * s)} 0V${n(y)}z`;
};

/** Walls in three colours, what is ink, and thin lines. */
export interface Glyph {
  readonly stone?: string;
  readonly gold?: string;
  readonly sand?: string;
  readonly ink?: string;
  readonly line?: string;
}
const GLYPHS: { readonly [K in PlaceKind]: (at: Stand) => Glyph } = {
  city: (at) => ({
    stone: wall(at, 8, 5) + tower(at, -8.5, 5, 9) + tower(at, 3.5, 5, 9) + tower(at, -3.5, 7, 12.5),
    ink: gate(at, 1.5, 4),
  }),
  town: (at) => ({
    stone: wall(at, 5, 4.5) + tower(at, -6.5, 5, 9) + tower(at, 1.5, 5, 9),
    ink: gate(at, 1.1, 3),
  }),
  'open-town': (at) => ({
    stone: tower(at, -6.5, 5, 8.5) + tower(at, 1.5, 5, 8.5),
    line: `M${n(at.x - 1.2 * at.s)} ${n(at.y - at.s)}h${n(0.8 * at.s)}m${n(0.8 * at.s)} 0h${n(0.8 * at.s)}`,
  }),
  unfortified: (at) => ({ stone: house(at) }),
  'royal-castle': (at) => ({ gold: tower(at, -5.5, 11, 9), ink: gate(at, 1.5, 4.2) }),
  castle: (at) => ({ sand: tower(at, -3.1, 6.2, 9), ink: gate(at, 0.9, 2.6) }),
  field: ({ x, y, s }) => ({
    line: `M${n(x - 3.5 * s)} ${n(y)}l${n(7 * s)} ${n(-7 * s)}M${n(x + 3.5 * s)} ${n(y)}l${n(-7 * s)} ${n(-7 * s)}`,
  }),
  refuge: () => ({}),
};
export const glyphOf = (kind: PlaceKind, at: Stand): Glyph => GLYPHS[kind](at);

/** How high each stands, how wide it is to either side. */
export const HEIGHTS: { readonly [K in PlaceKind]: number } = {
  city: 12.5,
  town: 9,
  'open-town': 8.5,
  unfortified: 8,
  'royal-castle': 9,
  castle: 9,
  field: 7,
  refuge: 0,
};
export const HALF_WIDTHS: { readonly [K in PlaceKind]: number } = {
  city: 8.5,
  town: 6.5,
  'open-town': 6.5,
  unfortified: 4.5,
  'royal-castle': 5.8,
  castle: 3.4,
  field: 3.6,
  refuge: 0,
};
export const CROSS_HEIGHT = 6.4;
export const crossOf = (kind: PlaceKind, { x, y, s }: Stand): string => {
  const top = y - HEIGHTS[kind] * s;
  return `M${n(x)} ${n(top - 0.4 * s)}v${n(-6 * s)}M${n(x - 2.3 * s)} ${n(top - 4.3 * s)}h${n(4.6 * s)}`;
};
export const ANCHOR_WIDTH = 6;
/** Beside the foot of its place. */
export const anchorOf = (kind: PlaceKind, stand: Stand): string => {
  const s = stand.s * 0.82;
  const [x, y] = [stand.x + (HALF_WIDTHS[kind] + 3.4) * stand.s, stand.y - 3.6 * stand.s];
  const stock = `M${n(x)} ${n(y - 3 * s)}v${n(7 * s)}M${n(x - 2 * s)} ${n(y - 1.2 * s)}h${n(4 * s)}`;
  const arms = `M${n(x - 3.4 * s)} ${n(y + 1.3 * s)}c${n(0.2 * s)} ${n(2.1 * s)} ${n(1.8 * s)} ${n(2.9 * s)} ${n(3.4 * s)} ${n(2.9 * s)}s${n(3.2 * s)} ${n(-0.8 * s)} ${n(3.4 * s)} ${n(-2.9 * s)}`;
  const ring = `M${n(x - 1.1 * s)} ${n(y - 4 * s)}a${n(1.1 * s)} ${n(1.1 * s)} 0 1 1 ${n(2.2 * s)} 0a${n(1.1 * s)} ${n(1.1 * s)} 0 1 1 ${n(-2.2 * s)} 0`;
  return stock + arms + ring;
};
