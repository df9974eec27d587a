// 8.2 Holdings, and how they are compared: nobles from the highest down, then the lines of the control chart.
import { CAPTAIN_POINTS } from './data/box.ts';
import { controlPoints, FIRST_MERCENARY, FIRST_NOBLE } from './data/cards.ts';
import type { Criterion } from './log.ts';
import { regionOf } from './position.ts';
import { NONE, type State } from './state.ts';

export interface Holdings {
  /** Values, the highest first. */
  readonly nobles: readonly number[];
  /** Castles, large towns, bishops, towns, ports, ships. */
  readonly counts: readonly number[];
}
export type ChartCriterion = Exclude<Criterion, 'control-points' | 'turn-order'>;
const COUNTED: readonly ChartCriterion[] = ['royalCastle', 'largeTown', 'bishop', 'town', 'port', 'ship'];
/** Where the run of a card kind (castles, large towns, towns, ports, bishops, ships) stands in the chart. */
const CHART_PLACE = [0, 1, 3, 4, 2, 5] as const;

/** What the seats in `seats` (bits) hold together in a region, or on the whole board. */
export const holdingsOf = (state: State, seats: number, region: number | undefined, captain: boolean): Holdings => {
  const nobles: number[] = [];
  const counts = [0, 0, 0, 0, 0, 0];
  for (let card = 0; card < FIRST_MERCENARY; card++) {
    const owner = state.owner[card] as number;
    if (owner === NONE || (seats & (1 << owner)) === 0) continue;
    if (region !== undefined && regionOf(state, card) !== region) continue;
    if (card >= FIRST_NOBLE) nobles.push(controlPoints(card));
    else {
      const place = CHART_PLACE[Math.floor(card / 6)] as number;
      counts[place] = (counts[place] as number) + 1;
    }
  }
  const landed = state.captain !== NONE && (seats & (1 << state.captain)) !== 0;
  if (captain && landed && (region === undefined || state.landed === region)) nobles.push(CAPTAIN_POINTS);
  return { nobles: nobles.sort((a, b) => b - a), counts };
};

/** Which of two is better, and by what: below 0 the first, above 0 the second; nothing where they are level. */
export const compareHoldings = (
  a: Holdings,
  b: Holdings,
): { readonly sign: number; readonly by: ChartCriterion } | undefined => {
  const longest = Math.max(a.nobles.length, b.nobles.length);
  for (let n = 0; n < longest; n++) {
    const difference = (b.nobles[n] ?? 0) - (a.nobles[n] ?? 0);
    if (difference !== 0) return { sign: difference, by: 'nobles' };
  }
  for (const [n, by] of COUNTED.entries()) {
    const difference = (b.counts[n] as number) - (a.counts[n] as number);
    if (difference !== 0) return { sign: difference, by };
  }
  return undefined;
};
