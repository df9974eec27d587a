// Where things lie: the stones in rows, counted from the end of the pile, and the bowl they are taken to.
import type { Arrow, Point } from '@rose/board';

export const ROW = 5;
export const GAP = 24;
export const BOWL = 'bowl';
export const bowlAt = (stones: number): Point => ({ x: ROW * GAP + GAP, y: (Math.ceil(stones / ROW) * GAP) / 2 });
export const stoneAt = (n: number): Point => ({ x: (n % ROW) * GAP + GAP / 2, y: Math.floor(n / ROW) * GAP + GAP / 2 });
export const boxOf = (stones: number) => ({
  x: 0,
  y: 0,
  width: (ROW + 2) * GAP,
  height: Math.max(2, Math.ceil(stones / ROW)) * GAP,
});

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW } as const;
/** Which stone an arrow leads to, counted from the first; -1 is the bowl, which lies right of every row. */
export const towards = (n: number, arrow: Arrow, left: number): number => {
  if (n < 0) return arrow === 'ArrowLeft' ? left - 1 : n;
  const isLast = n % ROW === ROW - 1 || n === left - 1;
  if (arrow === 'ArrowRight' && isLast) return -1;
  const next = n + STEPS[arrow];
  return next >= 0 && next < left ? next : n;
};
