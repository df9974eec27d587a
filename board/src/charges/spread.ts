// One charge for several spots: marks that look the same are one path, wherever they stand.
import type { Charge, Limb, Mark } from './charge.ts';

type Offset = readonly [x: number, y: number];
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** An outline of straight lines and curves (no arcs) elsewhere, or in a mirror; what is relative stays as it is. */
export const moved = (outline: string, [dx, dy]: Offset, mirror: 1 | -1 = 1): string => {
  let [command, at] = ['M', 0];
  return outline.replaceAll(/[a-z]|\s*-?\d*\.?\d+/gi, (part) => {
    if (/[a-z]/i.test(part)) {
      [command, at] = [part, 0];
      return part;
    }
    const isAcross = command === 'H' || command === 'h' || (command !== 'V' && command !== 'v' && at++ % 2 === 0);
    const isFixed = command === command.toUpperCase();
    const value = Number(part) * (isAcross ? mirror : 1) + (isFixed ? (isAcross ? dx : dy) : 0);
    return ` ${hundredth(value)}`;
  });
};

const isMovable = (mark: Mark): boolean => !('solid' in mark) || (!mark.turns && !/a/i.test(mark.solid));
const marksAt = (mark: Mark, offsets: readonly Offset[]): readonly Mark[] => {
  const all = (outline: string, mirror: 1 | -1 = 1): string =>
    offsets.map((offset) => moved(outline, offset, mirror)).join('');
  if ('limbs' in mark) return [{ limbs: mark.limbs.map(([d, ...looks]): Limb => [all(d), ...looks]) }];
  if ('line' in mark) return [{ ...mark, line: all(mark.line) }];
  if ('discs' in mark)
    return [{ ...mark, discs: offsets.flatMap(([dx, dy]) => mark.discs.map(([x, y]) => [x + dx, y + dy] as const)) }];
  const { twin, ...one } = mark;
  const here = { ...one, solid: all(mark.solid) };
  return twin ? [here, { ...one, solid: all(mark.solid, -1) }] : [here];
};
/** Nothing where a mark of it turns about its middle: such a charge is drawn spot by spot. */
export const spread = (charge: Charge, offsets: readonly Offset[]): Charge | undefined =>
  charge.every(isMovable) ? charge.flatMap((mark) => marksAt(mark, offsets)) : undefined;
