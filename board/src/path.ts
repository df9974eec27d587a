// Points and outlines. Numbers are rounded to a tenth: nobody sees more, and the page stays small.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
export const spot = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const polygon = (corners: readonly Point[]): string => `M${corners.map(spot).join('L')}Z`;

/** The point at `degrees` clockwise from twelve o'clock. */
export const clock = (radius: number, degrees: number): Point => ({
  x: Math.sin((degrees * Math.PI) / 180) * radius,
  y: -Math.cos((degrees * Math.PI) / 180) * radius,
});

export const turns = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i * 360) / count);

/** A regular figure, its first corner `turn` degrees from twelve o'clock. */
export const ngon = (sides: number, radius: number, turn = 0): string =>
  polygon(turns(sides).map((degrees) => clock(radius, degrees + turn)));

export const star = (rays: number, outer: number, inner: number): string =>
  polygon(turns(rays * 2).map((degrees, i) => clock(i % 2 === 0 ? outer : inner, degrees)));

/** A flower of round lobes that meet on a circle of radius `waist`. */
export const lobes = (count: number, waist: number, lobe: number, turn = 0): string => {
  const meets = turns(count).map((degrees) => clock(waist, degrees + turn - 180 / count));
  const [first, ...others] = meets;
  if (!first) throw new Error('a flower without lobes');
  return `M${spot(first)}${[...others, first].map((to) => `A${lobe} ${lobe} 0 1 1 ${spot(to)}`).join('')}Z`;
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;
/** An outline written in points alone (M, L, C, Q) turned about the middle, degrees clockwise. */
export const turned = (outline: string, degrees: number): string => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return outline.replaceAll(/(-?\d*\.?\d+)\s*(-?\d*\.?\d+)/g, (_, x: string, y: string) => {
    const [across, down] = [Number(x), Number(y)];
    return ` ${hundredth(across * cos - down * sin)} ${hundredth(across * sin + down * cos)}`;
  });
};

/** Open lines along points: `M… L…`. */
export const polyline = (points: readonly Point[]): string => `M${points.map(spot).join('L')}`;

/** The point `share` of the way from one point to another; over 1 it lies beyond. */
export const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
