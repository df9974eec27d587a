// 7.2 The odds list, with whole numbers: the stronger side's men against the weaker's, put into the highest step reached.
import { ODDS, type OddsName, type PrintedResult } from '../data/events.ts';

/** For each step above even: so many times the weaker's men, at least. */
const STEPS: readonly (readonly [OddsName, number, number])[] = [
  ['4-1', 4, 1],
  ['3-1', 3, 1],
  ['2-1', 2, 1],
  ['3-2', 3, 2],
  ['5-4', 5, 4],
];
export const oddsOf = (one: number, other: number): OddsName => {
  const [strong, weak] = one >= other ? [one, other] : [other, one];
  if (strong === weak) return 'even';
  return STEPS.find(([, more, less]) => strong * less >= weak * more)?.[0] ?? 'majority';
};
/** 7.2 Whether a printed result wins at these odds. Even forces never win. */
export const winsAt = (odds: OddsName, printed: PrintedResult): boolean =>
  printed !== 'bad-weather' && printed !== 'none' && odds !== 'even' && ODDS.indexOf(odds) >= ODDS.indexOf(printed);
