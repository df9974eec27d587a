// For bots: how promising each legal action looks at a glance; 0: not worth a thought. Uses what the state says, and a
// bot only ever has states it has imagined.
import { firstBlock, onlyBest } from '@rose/parts';
import { type AreaId, isCrown, supplyLimit } from '../rules/data/areas.ts';
import { type BlockId, homesOf, isHeir, isWarwick, loyaltyOf, loyaltyToWarwick } from '../rules/data/blocks.ts';
import { type CardId, isEvent, pointsOf } from '../rules/data/cards.ts';
import { bonusOf } from '../rules/phases/line.ts';
import { blocksIn, heldBy, stepsOf } from '../rules/position.ts';
import {
  type Action,
  type BattleAction,
  type CardAction,
  type During,
  POOL,
  type Seat,
  type State,
  sideOf,
} from '../rules/state.ts';
import { isSupporter } from './evaluate.ts';
import { chance, type Forces, fireOf, forcesOf, indexOf, riskAt } from './forces.ts';
import { actionPriors } from './priors-action.ts';

/** What it would hurt to lose. */
export const preciousness = (block: BlockId): number =>
  (isHeir(block) ? 4 : isSupporter(block) ? 2 : 0.5) + fireOf(block);

const AVERAGE_HAND = 17;
const handPoints = (state: State, seat: Seat): number => {
  let points = 0;
  for (const card of state.hands[sideOf(seat)] as readonly CardId[]) points += pointsOf(card);
  return points;
};
/** Cards of equal points are one choice. */
const cardPrior = (state: State, seat: Seat, action: CardAction): number => {
  switch (action.do) {
    case 'ask-redeal':
      return 1;
    case 'keep-hand':
      return 0;
    case 'keep-mine':
      return handPoints(state, seat) >= AVERAGE_HAND ? 1 : 0;
    case 'give-up-mine':
      return handPoints(state, seat) >= AVERAGE_HAND ? 0 : 1;
    case 'play-card': {
      const { card } = action;
      if (isEvent(card)) return 0.6;
      for (const held of state.hands[sideOf(seat)] as readonly CardId[])
        if (held < card && !isEvent(held) && pointsOf(held) === pointsOf(card)) return 0;
      return 0.4 + 0.3 * pointsOf(card);
    }
  }
};

/** The chance that all dice against a loyalty are even. */
const turns = (dice: number): number => (dice === 0 ? 0 : 0.5 ** dice);
/** The chance to win the battle under way, by the lines and reserves in its area. */
const winning = (state: During<'battle'>, seat: Seat): number => {
  const { attacker, area } = state.phase;
  const side = sideOf(attacker);
  let [fire, steps, guard, defenders] = [0, 0, 0, 0];
  for (const block of blocksIn(state, side, area)) {
    fire += stepsOf(state, block) * fireOf(block);
    steps += stepsOf(state, block);
  }
  for (const block of blocksIn(state, 1 - side, area)) {
    guard += stepsOf(state, block) * (fireOf(block) + bonusOf(state, block) / 6);
    defenders += stepsOf(state, block);
  }
  const won = chance(fire, steps, guard, defenders);
  return seat === attacker ? won : 1 - won;
};
/** Worked out when somebody asks. */
interface Odds {
  won(): number;
  forces(): Forces;
}
const oddsIn = (state: During<'battle'>, seat: Seat): Odds => {
  let won: number | undefined;
  let forces: Forces | undefined;
  return {
    won() {
      won ??= winning(state, seat);
      return won;
    },
    forces() {
      forces ??= forcesOf(state);
      return forces;
    },
  };
};
/** Fire is the rule; charge and treachery where they promise more; retreat from a battle that is being lost. */
const turnPrior = (state: During<'battle'>, seat: Seat, odds: Odds, action: BattleAction): number => {
  switch (action.do) {
    case 'fire':
      return 1;
    case 'charge': {
      const shots = stepsOf(state, action.block) * fireOf(action.block);
      const kill = shots / stepsOf(state, action.target);
      return kill < 0.4 ? 0 : 0.3 * kill * preciousness(action.target);
    }
    case 'treachery': {
      const dice = isWarwick(action.block) ? loyaltyToWarwick(action.target) : loyaltyOf(action.target);
      return 1.3 * turns(dice) * (stepsOf(state, action.target) - 0.5);
    }
    case 'retreat': {
      const won = odds.won();
      if (state.phase.round < 4 && won > 0.55) return 0;
      const safe =
        1 - riskAt(odds.forces(), sideOf(seat), action.area, fireOf(action.block), stepsOf(state, action.block));
      return (0.05 + Math.max(0, 0.55 - won) * 5) * (0.2 + safe);
    }
    case 'treason':
      return turns(loyaltyOf(action.block)) * (stepsOf(state, action.block) + 1);
    case 'hold-treason':
      return 0.4;
    case 'pass':
    case 'fight':
    case 'take-hits':
    case 'regroup':
    case 'end-regroup':
      return 0;
  }
};
const battlePriors = (state: During<'battle'>, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  switch (state.phase.step) {
    case 'choose':
      return onlyBest(actions, () => 1);
    case 'hits':
      return onlyBest(actions, (action) => ('block' in action ? -preciousness(action.block) : 0));
    case 'regroup':
      return regroupPriors(state, seat, actions);
    case 'treason':
    case 'turn':
    case 'begin':
    case 'over': {
      const odds = oddsIn(state, seat);
      const first = firstBlock(actions);
      const isTreason = state.phase.step === 'treason';
      return actions.map((action) =>
        isTreason || ('block' in action && action.block === first) ? turnPrior(state, seat, odds, action) : 0,
      );
    }
  }
};
/** Most stay; those leave who are safer, or less crowded, elsewhere. */
const regroupPriors = (state: During<'battle'>, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const here = riskAt(forces, side, state.phase.area);
  const crowded = heldBy(state, side, state.phase.area) > supplyLimit(state.phase.area) ? 0.5 : 0;
  return actions.map((action) => {
    if (action.do !== 'regroup') return 0.5;
    if (heldBy(state, side, action.area) >= supplyLimit(action.area)) return 0;
    const steps = stepsOf(state, action.block);
    const there = riskAt(forces, side, action.area, steps * fireOf(action.block), steps);
    const company = heldBy(state, side, action.area) > 0 ? 0.1 : 0;
    return Math.max(0, 0.05 + company + crowded + (here - there) * (isSupporter(action.block) ? 1.5 : 0.7));
  });
};

/** Home to where it is safe; a royal heir to a crown beside friends. */
const homePriors = (state: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const first = firstBlock(actions);
  return onlyBest(actions, (action) => {
    if (action.do !== 'go-home' || action.block !== first) return -10;
    if (action.to === POOL) return -5;
    const bonus = homesOf(action.block).includes(action.to as AreaId) || isCrown(action.to) ? 0.1 : 0;
    const friends = Math.min(3, (forces.steps[indexOf(side, action.to)] as number) / 4);
    return bonus + 0.1 * friends - riskAt(forces, side, action.to, fireOf(action.block), stepsOf(state, action.block));
  });
};
const supplyPriors = (state: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  if (actions.some((action) => action.do === 'execute'))
    return actions.map((action) => (action.do === 'spare' ? 1 : 0.3));
  const forces = forcesOf(state);
  return onlyBest(actions, (action) => {
    if (action.do === 'starve') return (stepsOf(state, action.block) > 1 ? 10 : 0) - preciousness(action.block);
    if (action.do !== 'enter-minor') return 0;
    return -riskAt(forces, sideOf(seat), action.area, fireOf(action.block), stepsOf(state, action.block));
  });
};

export const priors = (state: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  switch (state.phase.name) {
    case 'card':
      return (actions as readonly CardAction[]).map((action) => cardPrior(state, seat, action));
    case 'action':
      return actionPriors(state as During<'action'>, seat, actions);
    case 'battle':
      return battlePriors(state as During<'battle'>, seat, actions as readonly BattleAction[]);
    case 'supply':
      return supplyPriors(state, seat, actions);
    case 'political':
      if (state.phase.step === 'home') return homePriors(state, seat, actions);
      return onlyBest(actions, (action) => ('block' in action ? -preciousness(action.block) : 0));
  }
};
