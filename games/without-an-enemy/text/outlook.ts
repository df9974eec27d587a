// What of an adviser's expectations is worth a sentence, for both languages. Averages over imagined games: no rule.
import type { Expected } from '@rose/table/text';

/** One of the numbers, on both sides: what is expected, and what it is now. */
export interface Both {
  readonly own: number;
  readonly ownNow: number;
  readonly enemy: number;
  readonly enemyNow: number;
}
export type Count = 'track' | 'cities' | 'strength';
export type Telling =
  /** The lead on the track: above 0 the seat's own. */
  | { readonly tells: 'track'; readonly lead: number; readonly leadNow: number }
  | ({ readonly tells: 'cities' | 'strength' } & Both)
  /** How often the King is taken. */
  | { readonly tells: 'king'; readonly share: number }
  /** What most speaks for the advice beside the next best: so much more of one's own, or less of the enemy's. */
  | { readonly tells: 'beside'; readonly count: Count; readonly whose: 'own' | 'enemy'; readonly by: number };

const NAMES = { cities: 'enemyCities', strength: 'enemyStrength' } as const;
/** How much one more of each counts when they are compared. */
const WEIGHTS: { readonly [C in Count]: number } = { track: 3, cities: 1, strength: 0.3 };
const LEAST_CHANGE = { cities: 0.15, strength: 0.5 } as const;
const LEAST_TRACK = 0.1;
const LEAST_LEAD = 0.15;
const LEAST_SHARE = 0.02;

const at = (numbers: Expected['now'], name: string): number => numbers[name] ?? 0;
const bothOf = ({ now, after }: Expected, count: 'cities' | 'strength'): Both => ({
  own: at(after, count),
  ownNow: at(now, count),
  enemy: at(after, NAMES[count]),
  enemyNow: at(now, NAMES[count]),
});
const hasChanged = ({ own, ownNow, enemy, enemyNow }: Both, least: number): boolean =>
  Math.max(Math.abs(own - ownNow), Math.abs(enemy - enemyNow)) >= least;

type Lead = Extract<Telling, { tells: 'beside' }>;
const leads = (after: Expected['now'], instead: Expected['now']): readonly Lead[] => [
  { tells: 'beside', count: 'track', whose: 'own', by: at(after, 'track') - at(instead, 'track') },
  ...(['cities', 'strength'] as const).flatMap((count): Lead[] => [
    { tells: 'beside', count, whose: 'own', by: at(after, count) - at(instead, count) },
    { tells: 'beside', count, whose: 'enemy', by: at(instead, NAMES[count]) - at(after, NAMES[count]) },
  ]),
];
const beside = ({ after, instead }: Expected): readonly Telling[] => {
  if (!instead) return [];
  const weigh = ({ count, by }: Lead): number => by * WEIGHTS[count];
  const best = leads(after, instead).reduce((one, two) => (weigh(two) > weigh(one) ? two : one));
  return weigh(best) > LEAST_LEAD ? [best] : [];
};

export const tellings = (expected: Expected): readonly Telling[] => {
  const { now, after } = expected;
  const [lead, leadNow] = [at(after, 'track'), at(now, 'track')];
  const taken = at(now, 'king') - at(after, 'king');
  return [
    ...(Math.abs(lead - leadNow) >= LEAST_TRACK ? [{ tells: 'track', lead, leadNow } as const] : []),
    ...(['cities', 'strength'] as const).flatMap((count): Telling[] => {
      const both = bothOf(expected, count);
      return hasChanged(both, LEAST_CHANGE[count]) ? [{ tells: count, ...both }] : [];
    }),
    ...(taken >= LEAST_SHARE ? [{ tells: 'king', share: taken } as const] : []),
    ...beside(expected),
  ];
};
