// What of an adviser's expectations is worth a sentence, for both languages. Averages over imagined games: no rule.
import type { Expected } from '@rose/table/text';

/** One of the numbers, on both sides: what is expected, and what it is now. */
export interface Both {
  readonly own: number;
  readonly ownNow: number;
  readonly enemy: number;
  readonly enemyNow: number;
}
export type Count = 'lords' | 'strength' | 'heirs';
export type Telling =
  /** The share of the games that end the campaign with the throne. */
  | { readonly tells: 'throne'; readonly share: number }
  | ({ readonly tells: 'lords' | 'strength' } & Both)
  | { readonly tells: 'heirs'; readonly own: number; readonly enemy: number }
  /** What most speaks for the advice beside the next best: so much more of one's own, or less of the enemy's. */
  | { readonly tells: 'beside'; readonly count: Count; readonly whose: 'own' | 'enemy'; readonly by: number };

const NAMES = { lords: 'enemyLords', strength: 'enemyStrength', heirs: 'enemyHeirs' } as const;
/** How much one more of each counts when they are compared. */
const WEIGHTS: { readonly [C in Count]: number } = { lords: 1, strength: 0.3, heirs: 2 };
const LEAST_CHANGE: { readonly [C in Count]: number } = { lords: 0.15, strength: 0.5, heirs: 0.03 };
const LEAST_LEAD = 0.15;
const LEAST_SHIFT = 0.02;

const at = (numbers: Expected['now'], name: string): number => numbers[name] ?? 0;
const bothOf = ({ now, after }: Expected, count: Count): Both => ({
  own: at(after, count),
  ownNow: at(now, count),
  enemy: at(after, NAMES[count]),
  enemyNow: at(now, NAMES[count]),
});
const hasChanged = ({ own, ownNow, enemy, enemyNow }: Both, count: Count): boolean =>
  Math.max(Math.abs(own - ownNow), Math.abs(enemy - enemyNow)) >= LEAST_CHANGE[count];

const beside = ({ after, instead }: Expected): Telling | undefined => {
  let best: Extract<Telling, { tells: 'beside' }> | undefined;
  let most = LEAST_LEAD;
  if (!instead) return undefined;
  for (const count of ['lords', 'heirs', 'strength'] as const)
    for (const whose of ['own', 'enemy'] as const) {
      const name = whose === 'own' ? count : NAMES[count];
      const by = (at(after, name) - at(instead, name)) * (whose === 'own' ? 1 : -1);
      if (by * WEIGHTS[count] <= most) continue;
      most = by * WEIGHTS[count];
      best = { tells: 'beside', count, whose, by };
    }
  return best;
};

export const tellings = (expected: Expected): readonly Telling[] => {
  const { now, after } = expected;
  const isOver = at(after, 'campaign') - at(now, 'campaign') > 0.5;
  if (isOver || Math.abs(at(after, 'throne') - at(now, 'throne')) > LEAST_SHIFT)
    return [{ tells: 'throne', share: at(after, 'throne') }];
  const counts = (['lords', 'strength'] as const).flatMap((count): Telling[] => {
    const both = bothOf(expected, count);
    return hasChanged(both, count) ? [{ tells: count, ...both }] : [];
  });
  const heirs = bothOf(expected, 'heirs');
  const lost = { own: heirs.ownNow - heirs.own, enemy: heirs.enemyNow - heirs.enemy };
  const lead = beside(expected);
  return [
    ...counts,
    ...(hasChanged(heirs, 'heirs') ? [{ tells: 'heirs', ...lost } as const] : []),
    ...(lead ? [lead] : []),
  ];
};
