// A charge is data: marks drawn in order, in a box of -50 to 50, facing dexter (left).
// `c` is the charge's tincture and `k` its ink; anything else is a colour of its own.
export type Paint = 'c' | 'k' | (string & {});

export type Mark =
  /** A closed outline, filled and inked. */
  | {
      readonly solid: string;
      readonly width?: number;
      readonly fill?: Paint;
      readonly ink?: Paint;
      /** Drawn once for each turn, in degrees. */
      readonly turns?: readonly number[];
      /** Drawn again in a mirror. */
      readonly twin?: true;
    }
  /** Thick lines, first all in ink and then all in the tincture, so that limbs flow into each other. */
  | { readonly limbs: readonly Limb[] }
  | { readonly line: string; readonly width: number; readonly ink?: Paint }
  | {
      readonly discs: readonly (readonly [x: number, y: number])[];
      readonly radius: number;
      readonly width?: number;
      readonly fill?: Paint;
      readonly ink?: Paint;
    };
export type Limb = readonly [d: string, width: number, filled?: true];
export type Charge = readonly Mark[];

export const FIFTHS = [0, 72, 144, 216, 288] as const;
export const around = (x: number, y: number, radius: number, count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
  });
