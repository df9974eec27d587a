// Richer coats of arms as data, for the rolls of arms that games bring along: more ordinaries and charges, wavy and
// toothed edges, four quarters, a shield upon a shield. A coat of the first page is one of these too.
import type { RollChargeName } from './charges/roll.ts';
import type { Field, Tincture } from './coats.ts';

export type Paint = Tincture | 'ermine';
export type Edge = 'engrailed' | 'indented' | 'raguly';
export type Spot = readonly [x: number, y: number];

/** Bands that may have an edge of their own. */
export type BandName = 'fess' | 'pale' | 'bend' | 'cross' | 'saltire';
export type ShapeName =
  | 'base'
  | 'bordure'
  | 'canton'
  | 'chevron'
  | 'chief'
  | 'fret'
  | 'fusils'
  | 'label'
  | 'pall'
  | 'tressure';
export interface OrdinaryLayer {
  readonly ordinary: BandName | ShapeName;
  readonly in: Paint;
  readonly width?: number;
  readonly edge?: Edge;
  /** Compony: pieces of a second tincture. */
  readonly with?: Tincture;
  /** Points of a label; three unless told. */
  readonly points?: number;
  /** What each point of a label bears. */
  readonly bears?: readonly ['canton' | 'roundels', Tincture];
}
export interface ChargeLayer {
  readonly charge: RollChargeName;
  readonly in: Tincture;
  readonly at?: Arrangement | readonly Spot[];
  /** Width of each, in units of the shield. */
  readonly size?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}
/** A small plain shield upon the shield. */
export interface ShieldLayer {
  readonly shield: Tincture;
  readonly at: Spot;
  readonly size: number;
}
export type BlazonLayer = OrdinaryLayer | ChargeLayer | ShieldLayer;

export type Blazon =
  | { readonly field: Field; readonly on?: readonly BlazonLayer[] }
  | {
      /** First and fourth, second and third; or all four. */
      readonly quarterly: readonly [Blazon, Blazon] | readonly [Blazon, Blazon, Blazon, Blazon];
      readonly on?: readonly BlazonLayer[];
    };

/** `29 32, 71 32` are two spots. */
export const spots = (text: string): readonly Spot[] =>
  text.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

/** Where charges of usual numbers stand, and how wide each is. */
export const ARRANGEMENTS = {
  '1': { at: spots('50 54'), size: 78 },
  '2-1': {
    at: spots('29 32, 71 32, 50 80'),
    size: 34,
  },
  '2-1-big': {
    at: spots('28 32, 72 32, 50 80'),
    size: 42,
  },
  pale3: {
    at: spots('50 25, 50 55, 50 85'),
    size: 60,
  },
  bend3: {
    at: spots('22 24, 50 52, 77 79'),
    size: 24,
  },
  bend6: {
    at: spots('56 14, 80 22, 85 50, 16 50, 30 76, 52 95'),
    size: 20,
  },
  bordure8: {
    at: spots('10 10, 36 9.5, 64 9.5, 90 10, 9.5 44, 90.5 44, 20 82, 80 82'),
    size: 11,
  },
  chief2: {
    at: spots('28 20, 72 20'),
    size: 24,
  },
  cross4: {
    at: spots('24 22, 76 22, 27 74, 73 74'),
    size: 27,
  },
  cross5: {
    at: spots('50 48, 50 15, 50 86, 17 48, 83 48'),
    size: 19,
  },
  fess3: {
    at: spots('27 20, 73 20, 50 89'),
    size: 27,
  },
  fess6: {
    at: spots('20 19, 50 19, 80 19, 26 82, 50 96, 74 82'),
    size: 20,
  },
  quarter1: { at: spots('27 27'), size: 34 },
} as const satisfies { readonly [name: string]: { readonly at: readonly Spot[]; readonly size: number } };
export type Arrangement = keyof typeof ARRANGEMENTS;
