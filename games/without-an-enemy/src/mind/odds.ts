// How a fight may end for a seat, from what it sees alone. What hangs on one die is counted; fights are played out in
// imagined worlds until the time is up, and their error is told.
import { addTo, hitsOfAll, meanOf, noSums, type Sums, sampled, shareError } from '@rose/parts';
import { type IsUp, type Odds, type Random, silent } from '@rose/table';
import type { BattleAction } from '../rules/actions.ts';
import { type AreaId, areaName } from '../rules/data/areas.ts';
import { isFoot, sideOfBlock } from '../rules/data/blocks.ts';
import { cityIn } from '../rules/data/cities.ts';
import { FIRE_MALUS, NEVER_HITS } from '../rules/data/tables.ts';
import { type Fighting, hasDone, powerOf, ranksOf } from '../rules/phases/battle-line.ts';
import { isOnMap, strengthOf } from '../rules/position.ts';
import {
  type Action,
  type During,
  FIRED,
  other,
  type Seat,
  type State,
  sideOf,
  type WithoutAnEnemy,
} from '../rules/state.ts';
import { imagine } from '../secrecy/imagine.ts';
import type { View } from '../secrecy/seen.ts';
import { breach, type Numbers, siegeDie, voyage } from './one-die.ts';
import { bringOn, type Onset } from './onset.ts';
import { playOut, stakesIn } from './reckoning.ts';

const LEAST_SAMPLES = 40;
const MOST_SAMPLES = 20_000;

interface Samples {
  readonly win: Sums;
  readonly lose: Sums;
  readonly neither: Sums;
  readonly own: Sums;
  readonly enemy: Sums;
}
const noSamples = (): Samples => ({
  win: noSums(),
  lose: noSums(),
  neither: noSums(),
  own: noSums(),
  enemy: noSums(),
});
const share = ({ sum, count }: Sums): number => sum / count;
const estimated = ({
  win,
  lose,
  neither,
  own,
  enemy,
}: Samples): Numbers & Pick<Odds, 'exact' | 'samples' | 'error'> => ({
  win: share(win),
  lose: share(lose),
  neither: share(neither),
  ownLost: meanOf(own),
  enemyLost: meanOf(enemy),
  exact: false,
  samples: win.count,
  error: Math.max(...[win, lose, neither].map(({ sum, count }) => shareError(sum, count))),
});
const about = (seat: Seat, area: AreaId) => ({ seat, against: other(seat), place: areaName(area) });

/** 8.9 The hits of the volley that the seat is about to fire. */
const volleyOf = (state: Fighting, seat: Seat, first: BattleAction | undefined): readonly number[] | undefined => {
  if (state.phase.step !== 'fire' || state.phase.blows.length > 0) return undefined;
  const fires = ranksOf(state, sideOf(seat)).filter(
    (block) => isFoot(block) && (hasDone(state, block, FIRED) || (first?.do === 'fire' && first.block === block)),
  );
  if (fires.length === 0) return undefined;
  return hitsOfAll(
    fires.map((block) => ({
      dice: strengthOf(state, block),
      upTo: Math.min(NEVER_HITS - 1, powerOf(state, block, 'fire', FIRE_MALUS)),
    })),
  );
};

const fought = (seen: View, seat: Seat, moves: readonly Action[], random: Random, isUp: IsUp): Odds | undefined => {
  const samples = noSamples();
  let onset: Onset | undefined;
  let thrown: readonly number[] | undefined;
  const once = (): void => {
    const table = silent<WithoutAnEnemy>(imagine(seen, random), random);
    const brought = bringOn(table, seat, moves);
    if (!brought) return;
    if (!onset) thrown = volleyOf(table.state as unknown as Fighting, seat, brought.first);
    onset = brought;
    const { ending, own, enemy } = playOut(table, stakesIn(table.state as unknown as Fighting, seat), brought.first);
    addTo(samples.win, ending === 'won' ? 1 : 0);
    addTo(samples.lose, ending === 'lost' ? 1 : 0);
    addTo(samples.neither, ending === 'neither' ? 1 : 0);
    addTo(samples.own, own);
    addTo(samples.enemy, enemy);
  };
  once();
  if (!onset) return undefined;
  sampled(once, isUp, LEAST_SAMPLES - 1, MOST_SAMPLES);
  return { ...about(seat, onset.area), ...estimated(samples), ...(thrown ? { hits: thrown } : {}) };
};

/** 11.2 To wait before a city, or in it: the die of this turn. A garrison that is not seen is imagined. */
const waited = (seen: View, seat: Seat, random: Random, isUp: IsUp): Odds | undefined => {
  const first = imagine(seen, random) as During<'siege'>;
  const area = first.phase.area as AreaId;
  const city = cityIn(area);
  if ((first.marker[city] as number) < 1) return undefined;
  if (first.control[city] === sideOf(seat))
    return { ...about(seat, area), ...siegeDie(first, seat, city, area), exact: true, samples: 0, error: 0 };
  const samples = noSamples();
  sampled(
    () => {
      const die = siegeDie(imagine(seen, random), seat, city, area);
      for (const name of ['win', 'lose', 'neither'] as const) addTo(samples[name], die[name]);
      addTo(samples.own, die.ownLost.is);
      addTo(samples.enemy, die.enemyLost.is);
    },
    isUp,
    LEAST_SAMPLES,
    MOST_SAMPLES,
  );
  const errors = [samples.win, samples.lose, samples.neither].map((sums) => meanOf(sums).error);
  return { ...about(seat, area), ...estimated(samples), error: Math.max(...errors) };
};

const isOwn = (state: State, seat: Seat, block: number): boolean =>
  isOnMap(state, block as never) && sideOfBlock(block) === sideOf(seat);

export const odds = (
  seen: View,
  seat: Seat,
  moves: readonly Action[],
  random: Random,
  isUp: IsUp,
): Odds | undefined => {
  const [move] = moves;
  const { name } = seen.phase;
  if (name === 'actions' && move?.do === 'sail') {
    const world = imagine(seen, random);
    return isOwn(world, seat, move.block) ? voyage(world, seat, move.block, move.area) : undefined;
  }
  if (name === 'siege' && seen.phase.acting === seat) {
    if (move?.do === 'batter' && seen.phase.step === 'assault')
      return breach(imagine(seen, random) as During<'siege'>, seat);
    if (move?.do === 'pass') return waited(seen, seat, random, isUp);
  }
  return fought(seen, seat, moves, random, isUp);
};
