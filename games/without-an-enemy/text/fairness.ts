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

/** Whom a scenario favours, of the games that had a winner, and by how much. */
export interface Leaning {
  readonly to: Seat | undefined;
  readonly isStrong: boolean;
}
const [PLAIN, STRONG] = [0.6, 0.8];
/** Sixty to forty is where a scenario counts as lopsided. */
export const leaningOf = ({ royalist: [ours], parliament: [theirs] }: Tally): Leaning => {
  const most = Math.max(ours, theirs) / (ours + theirs);
  if (most <= PLAIN) return { to: undefined, isStrong: false };
  return { to: ours > theirs ? 'royalist' : 'parliament', isStrong: most > STRONG };
};

/** By scenario, what is known of it in words; nothing of one that was not measured. */
export const fairnessNotes = (say: (leaning: Leaning, tallies: readonly (readonly [Player, Tally])[]) => string) =>
  Object.fromEntries(
    Object.entries(FAIRNESS).flatMap(([scenario, tallies]) => {
      const all = (Object.entries(tallies) as [Player, Tally][]).toReversed();
      // the strongest player's games tell most
      const [best] = all;
      return best ? [[scenario, say(leaningOf(best[1]), all)]] : [];
    }),
  );
