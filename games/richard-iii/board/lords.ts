// 8.2 How the count for the throne stands. Where nobody wants the page to remember what was seen, it counts heads only.
import { A, type AreaName, isExile, type Seat, type View } from '@rose/richard-iii/ids';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}
/** 8.2 Exile and the Isle of Man do not count. */
export const countsIn = (area: AreaName): boolean => !isExile(A[area]) && area !== 'isle-of-man';

export const lordsOf = (view: View, seat: Seat): Bounds => {
  const { hidden, support, options } = view;
  const turnedAway = hidden.filter((block) => block.seat === seat && countsIn(block.area));
  if (options.fogAid || turnedAway.length === 0) return support[seat];
  const london = turnedAway.some(({ area }) => area === 'middlesex') ? 1 : 0;
  return { least: 0, most: turnedAway.length + london };
};
