/** Chances are drawn on a ground this high. */
export const HEIGHT = 100;

/** A curve from left to right, one unit a step; the higher, the better for the first seat. */
export const curveOf = (chances: readonly number[]): string =>
  chances.map((chance, i) => `${i === 0 ? 'M' : 'L'}${i} ${(HEIGHT * (1 - chance)).toFixed(1)}`).join('');
