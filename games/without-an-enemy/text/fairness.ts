// How fair a scenario is: how often each side won when the house played itself.
import type { ScenarioName, Seat } from '@rose/without-an-enemy/ids';
import { FAIRNESS } from './fairness.gen.ts';

/** Of a hundred games: the share, and between which it lies by 95 % certainty. */
export type Share = readonly [share: number, low: number, high: number];
export type Tally = { readonly [S in Seat]: Share } & {
  readonly games: number;
  /** For each decision, of who thinks as long as he may. */
  readonly milliseconds?: number;
  readonly drawn: number;
};
/** The players of the house whose games are counted. */
export type Player = 'greedy' | 'steward';
export type Fairness = { readonly [S in ScenarioName]?: { readonly [P in Player]?: Tally } };

/** By scenario, what is known of it in words; nothing of one that was not measured. */
export const fairnessNotes = (say: (tallies: readonly (readonly [Player, Tally])[]) => string) =>
  Object.fromEntries(
    Object.entries(FAIRNESS).map(([scenario, tallies]) => [
      scenario,
      say((Object.entries(tallies) as [Player, Tally][]).toReversed()),
    ]),
  );
