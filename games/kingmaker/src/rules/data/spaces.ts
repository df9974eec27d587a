// 15.2 A battle order: three columns of a front and a second line, and a reserve behind them.
export const SPACES = ['front-1', 'front-2', 'front-3', 'second-1', 'second-2', 'second-3', 'reserve'] as const;
export type SpaceName = (typeof SPACES)[number];
export const RESERVE = 6;
export const COLUMNS = [0, 1, 2] as const;
export const spaceName = (space: number): SpaceName => SPACES[space] as SpaceName;
export const isFront = (space: number): boolean => space >= 0 && space < 3;
export const isSecond = (space: number): boolean => space >= 3 && space < RESERVE;
export const columnOf = (space: number): number => space % 3;
/** 15.2 Spaces of the two lines that touch, at a corner at least. */
export const touches = (one: number, other: number): boolean =>
  one !== other && one < RESERVE && other < RESERVE && Math.abs(columnOf(one) - columnOf(other)) <= 1;
