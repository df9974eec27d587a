// For bots: a battle at a glance. Foot waits to engage, hits go where they hurt least, who is losing leaves in time.

import { firstBlock, onlyBest } from '@rose/parts';
import type { BattleAction } from '../rules/actions.ts';
import { type AreaId, isOffMap } from '../rules/data/areas.ts';
import { type BlockId, effectivenessOf, isFoot, isGun, isHorse, KING } from '../rules/data/blocks.ts';
import { borderBetween } from '../rules/data/borders.ts';
import { cityIn, NO_CITY } from '../rules/data/cities.ts';
import { withdrawalOf } from '../rules/data/tables.ts';
import { everyOf, type Fighting, ranksOf } from '../rules/phases/battle-line.ts';
import { refugeOf, withdrawalModifier } from '../rules/phases/battle-onset.ts';
import { heldBy } from '../rules/position.ts';
import { type Seat, sideOf } from '../rules/state.ts';
import { chance, type Forces, forcesOf, indexOf, powerOf, ratioOf, riskAt, riskWith } from './forces.ts';
import { preciousness } from './pick.ts';
import { fallsBy, worthOf } from './prospects.ts';
import { turnsLeft } from './times.ts';

interface Sum {
  power: number;
  strength: number;
}
const sumOf = (state: Fighting, blocks: readonly BlockId[]): Sum => {
  const line = { power: 0, strength: 0 };
  for (const block of blocks) {
    const steps = state.strength[block] as number;
    line.power += steps * powerOf(block) * (isGun(block) && state.phase.cycle > 1 ? 0 : 1);
    if (!isGun(block)) line.strength += steps;
  }
  return line;
};
/** The chance of a side in the battle under way; the Attacker's time runs out. */
const winning = (state: Fighting, side: number): number => {
  const { attacker, cycle, kind } = state.phase;
  const own = sumOf(state, everyOf(state, side));
  const theirs = sumOf(state, everyOf(state, 1 - side));
  if (kind === 'storm') {
    const walls = side === sideOf(attacker) ? theirs : own;
    walls.strength *= state.breach[cityIn(state.phase.area)] === 1 ? 1 : 2;
  }
  const late = cycle <= 1 ? 1 : cycle === 2 ? 0.75 : 0.45;
  if (side === sideOf(attacker)) return late * chance(own.power, own.strength, theirs.power, theirs.strength);
  return 1 - late * chance(theirs.power, theirs.strength, own.power, own.strength);
};
const ratio = (state: Fighting, side: number): number => {
  const own = sumOf(state, everyOf(state, side));
  const theirs = sumOf(state, everyOf(state, 1 - side));
  return ratioOf(own.power, own.strength, theirs.power, theirs.strength);
};

/** 5.8 The border over which most came. */
const mainPriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const ranks = ranksOf(state, sideOf(seat));
  return onlyBest(actions, (action) => {
    if (action.do !== 'main') return 0;
    const came = ranks.filter((block) => borderTo(state, action.area) === state.came[block]);
    return sumOf(state, came).power;
  });
};
const borderTo = ({ phase }: Fighting, from: AreaId): number => borderBetween(from, phase.area as AreaId) + 1;

/** 8.3 Into the city where the field cannot be held: all of them, one after the other, as many as find room. */
const retirePriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const side = sideOf(seat);
  const holds = winning(state, side);
  const city = refugeOf(state, side);
  const siege = fallsBy(0, turnsLeft(state) - 1);
  const worth = city === NO_CITY ? 0 : worthOf(city);
  const away = Math.max(holds > 0.85 ? 0 : 0.05, (0.62 - holds) * 2.5) * (1 - 0.3 * siege) * (0.7 + 0.3 * worth);
  const begun = city !== NO_CITY && (state.garrison[city] as number) > 0;
  const shelter = actions.some((action) => action.do === 'shelter');
  const best = onlyBest(actions, (action) => (action.do === 'shelter' ? rankInside(action.block) : -99));
  return actions.map((action, n) => {
    if (action.do === 'stand') return shelter && begun ? 0.35 : Math.max(0.05, holds);
    return (best[n] as number) * (begun ? 1 : away);
  });
};
/** Foot first, guns last. */
const rankInside = (block: BlockId): number => (isFoot(block) ? 10 : isHorse(block) ? 5 : 0) + preciousness(block);

const FACES = [1, 2, 3, 4, 5, 6];
/** 8.4 By the die and what it would cost. */
const withdrawPriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const holds = winning(state, sideOf(seat));
  const modifier = withdrawalModifier(state);
  let away = 0;
  let loss = 0;
  for (const face of FACES) {
    const found = withdrawalOf(face + modifier);
    if (found.success) away += 1 / 6;
    loss += found.loss / 6;
  }
  const leave = away * Math.max(0, 0.6 - holds) * 2.5 - 0.08 * loss;
  return actions.map((action) => (action.do === 'withdraw' ? Math.max(0.02, leave) : Math.max(0.05, holds)));
};
/** 8.6 Who is losing leaves; the Attacker's time runs out after the third cycle anyway. */
const orderPriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const won = winning(state, sideOf(seat));
  const strong = ratio(state, sideOf(seat));
  const leave = Math.max(0.02, (0.5 - won) * 1.6) * (strong > 1.1 ? 0.25 : 1);
  return actions.map((action) => (action.do === 'order-retreat' ? leave : Math.max(0.06, won)));
};
/** 8.9 A volley comes first and hits less: only the best foot fires, and seldom. */
const firePrior = (block: BlockId): number => {
  const power = effectivenessOf(block);
  return power <= 1 ? 0 : power === 2 ? 0.12 : 0.2;
};

/** 8.12 To where it is safe; into the city where it is worth holding. */
const retreatPriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const first = firstBlock(actions);
  const city = cityIn(state.phase.area);
  const inside = city === NO_CITY ? 0 : worthOf(city) * (1.1 - fallsBy(0, turnsLeft(state) - 1)) + 0.25;
  const worths = actions.map((action) => {
    if (!('block' in action) || action.block !== first) return 0;
    if (action.do === 'shelter') return Math.max(0.05, isGun(action.block) ? 0.3 : inside);
    return action.do === 'retreat' ? refuge(state, forces, side, action.block, action.area) : 0;
  });
  return worths.some((worth) => worth > 0) ? worths : actions.map(() => 1);
};
const refuge = (state: Fighting, forces: Forces, side: number, block: BlockId, area: AreaId): number => {
  const steps = state.strength[block] as number;
  const safe = 1 - riskWith(forces, side, area, steps * powerOf(block), steps);
  const city = cityIn(area);
  const covers =
    city !== NO_CITY && state.control[city] === side && heldBy(state, side, area) === 0 ? worthOf(city) : 0;
  const crowded = heldBy(state, side, area) >= 4 ? 0.3 : 0;
  return Math.max(0.02, 0.2 + safe + 0.4 * covers - crowded - (isOffMap(area) ? 0.5 : 0)) * 0.8;
};
/** 8.13 Foot that regroups takes an open city; else most stay. */
const regroupPriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const here = indexOf(side, state.phase.area);
  const eaters = (forces.horse[here] as number) + (forces.foot[here] as number);
  const crowded = eaters > 5 ? 0.4 : 0;
  return actions.map((action) => {
    if (action.do !== 'regroup') return 0.5;
    const city = cityIn(action.area);
    const takes =
      city !== NO_CITY &&
      state.control[city] !== side &&
      isFoot(action.block) &&
      heldBy(state, side, action.area) === 0;
    if (takes) return eaters > 1 ? 1 + 2 * worthOf(city) : 0.3;
    const king = action.block === KING ? 0.3 * riskAt(forces, side, state.phase.area) : 0;
    const covers = city !== NO_CITY && heldBy(state, side, action.area) === 0 ? 0.3 * worthOf(city) : 0;
    const worth = crowded + king + covers * riskAt(forces, side, action.area);
    return worth < 0.2 ? 0 : worth * (heldBy(state, side, action.area) > 3 ? 0.2 : 1);
  });
};
/** 9.2 Those inside help a relief that has a chance. */
const aidPriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const won = winning(state, sideOf(seat));
  const first = firstBlock(actions);
  return actions.map((action) => {
    if (action.do === 'stand') return won > 0.85 || first === Number.POSITIVE_INFINITY ? 1 : 0.25;
    return action.do === 'aid' && action.block === first ? Math.max(0.1, Math.min(won, 0.9)) : 0;
  });
};

export const battlePriors = (state: Fighting, seat: Seat, actions: readonly BattleAction[]): readonly number[] => {
  const { step, blows } = state.phase;
  if (blows.length > 0) return onlyBest(actions, (action) => ('block' in action ? -preciousness(action.block) : 0));
  switch (step) {
    case 'main':
      return mainPriors(state, seat, actions);
    case 'retire':
      return retirePriors(state, seat, actions);
    case 'garrison':
      return aidPriors(state, seat, actions);
    case 'withdraw':
      return withdrawPriors(state, seat, actions);
    case 'order':
      return orderPriors(state, seat, actions);
    case 'places': {
      const best = onlyBest(actions, (action) => (action.do === 'storm' ? powerOf(action.block) : -1));
      return actions.map((action, n) => (action.do === 'storm' ? (best[n] as number) : 0.05));
    }
    case 'aim':
      return actions.map((action) => (action.do === 'ready' ? 1 : 0.12));
    case 'fire':
      return actions.map((action) => ('block' in action ? firePrior(action.block) : 1));
    case 'leave':
    case 'retreat':
      return retreatPriors(state, seat, actions);
    case 'regroup':
      return regroupPriors(state, seat, actions);
    default:
      return actions.map(() => 1);
  }
};
