// For bots: sieges, hunger and the end of a year at a glance, and the events of the cards.
import { firstBlock, onlyBest } from '@rose/parts';
import type { EventAction, RecruitmentAction, ReturnAction, SiegeAction, SurrenderAction } from '../rules/actions.ts';
import { type AreaId, areasIn, regionOf } from '../rules/data/areas.ts';
import { armyOf, type BlockId, fullStrength, isGun } from '../rules/data/blocks.ts';
import { areaOfCity, cityIn, NO_CITY } from '../rules/data/cities.ts';
import { heldBy, insideOf } from '../rules/position.ts';
import { type Action, type During, RESERVE, type Seat, type State, sideOf } from '../rules/state.ts';
import { chance, forcesOf, indexOf, powerOf, riskAt, riskWith } from './forces.ts';
import { nearBest, preciousness } from './pick.ts';
import { fallsBy, worthOf } from './prospects.ts';
import { turnsLeft } from './times.ts';

/** 9.3, 9.5 Out of the gates where the siege can be broken, at the walls where they can be taken; else wait. */
export const siegePriors = (state: During<'siege'>, seat: Seat, actions: readonly SiegeAction[]): readonly number[] => {
  // A Breach costs nothing to try, and comes before the Storming.
  if (actions.some((action) => action.do === 'batter'))
    return actions.map((action) => (action.do === 'batter' ? 1 : 0));
  const { area, step, picked } = state.phase;
  const city = cityIn(area);
  const side = sideOf(seat);
  const forces = forcesOf(state);
  const [inner, outer] = step === 'sortie' ? [side, 1 - side] : [1 - side, side];
  const [walls, siege] = [indexOf(inner, area), indexOf(outer, area)];
  const first = firstBlock(actions);
  const marker = state.marker[city] as number;
  const sortie = step === 'sortie';
  const won = sortie
    ? chance(
        forces.walls[walls] as number,
        forces.wallStrength[walls] as number,
        forces.power[siege] as number,
        forces.strength[siege] as number,
      )
    : chance(
        forces.power[siege] as number,
        forces.strength[siege] as number,
        1.3 * (forces.walls[walls] as number),
        (forces.wallStrength[walls] as number) * (state.breach[city] === 1 ? 1 : 2),
      );
  const waiting = fallsBy(marker, Math.min(3, turnsLeft(state)));
  const urge = sortie ? Math.max(0, won - 0.35) * (0.6 + waiting) : Math.max(0, won - 0.3) * (1.3 - 0.7 * waiting);
  const worth = (action: SiegeAction): number => {
    switch (action.do) {
      case 'batter':
        return 1;
      case 'attack':
        return picked.length > 0 ? (first === Number.POSITIVE_INFINITY ? 1 : 0.3) : 0;
      case 'pass':
        return picked.length > 0 ? 0.02 : 0.35;
      case 'sally':
      case 'storm':
        return action.block === first ? (picked.length > 0 ? 1 : urge) : 0;
    }
  };
  return actions.map(worth);
};

/** 11.1 Hunger takes what is least missed, and nobody's last strength. */
export const starvePriors = (state: State, actions: readonly Action[]): readonly number[] =>
  onlyBest(actions, (action) => {
    if (action.do !== 'starve') return 0;
    return ((state.strength[action.block] as number) > 1 ? 20 : 0) - preciousness(action.block);
  });
export const surrenderPriors = (state: State, seat: Seat, actions: readonly SurrenderAction[]): readonly number[] => {
  const forces = forcesOf(state);
  const first = firstBlock(actions);
  return onlyBest(actions, (action) => {
    switch (action.do) {
      case 'resist':
        return worthOf(action.city) + 0.1 * insideOf(state, areaOfCity(action.city)).length;
      case 'besiege':
        return 0;
      case 'march-out':
        return action.block === first ? -riskAt(forces, sideOf(seat), action.area) : -9;
    }
  });
};
/** 13.2 The weakest gains most by being replaced. */
export const replacePriors = (state: State, actions: readonly Action[]): readonly number[] =>
  onlyBest(actions, (action) =>
    action.do === 'replace' ? -3 * (state.strength[action.block] as number) - preciousness(action.block) : 0,
  );

/** 12.4 Strength where it counts; nothing is left over that could be spent. */
export const recruitmentPriors = (
  state: State,
  seat: Seat,
  actions: readonly RecruitmentAction[],
): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const raise = (block: BlockId, area: number, steps: number): number => {
    const risk = riskAt(forces, side, area);
    const city = cityIn(area);
    const covers = steps === 0 && city !== NO_CITY && heldBy(state, side, area) === 0 ? worthOf(city) : 0;
    const grows = powerOf(block) * (0.7 + risk * (1 - risk) * 2) * (isGun(block) ? 0.7 : 1);
    return grows * (steps === 0 ? 0.6 + 0.12 * fullStrength(block) : 1) + 0.3 * covers;
  };
  const worth = (action: RecruitmentAction): number => {
    switch (action.do) {
      case 'strengthen':
        return raise(action.block, state.at[action.block] as number, 1);
      case 'deploy':
        return raise(action.block, action.area, 0);
      case 'excise':
        return regionWorth(state, side, action.region);
      case 'end-recruitment':
        return actions.length === 1 ? 1 : 0;
    }
  };
  return nearBest(actions.map(worth), 0.6);
};
const regionWorth = (state: State, side: number, region: number): number => {
  let room = 0.1;
  for (const block of armyOf(side)) {
    const place = state.at[block] as number;
    if (place < RESERVE && regionOf(place) === region && state.inside[block] === 0)
      room += (fullStrength(block) - (state.strength[block] as number)) * powerOf(block);
  }
  for (const area of areasIn(region)) room += 0.05 * heldBy(state, side, area);
  return room;
};

/** 12.5 Home to a city that stands open, or among friends; who may stay with a Leader stays. */
export const homePriors = (state: State, seat: Seat, actions: readonly ReturnAction[]): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const first = firstBlock(actions);
  const mayStay = actions.some((action) => action.do === 'end-return');
  const worths = actions.map((action) => {
    if (action.do === 'end-return') return 1;
    if (action.block !== first) return 0;
    if (action.to === RESERVE) return 0.01;
    const steps = state.strength[action.block] as number;
    const safe = 1.1 - riskWith(forces, side, action.to, steps * powerOf(action.block), steps);
    const city = cityIn(action.to);
    const covers = city !== NO_CITY && heldBy(state, side, action.to) === 0 ? worthOf(city) : 0;
    const crowded = heldBy(state, side, action.to) >= 4 ? 0.3 : 1;
    return (safe + covers) * crowded * (mayStay ? 0.15 : 1);
  });
  return worths.some((worth) => worth > 0) ? worths : actions.map(() => 1);
};

/** 15.1 What is given goes to the best, what is taken from the least. */
export const eventPriors = (state: State, seat: Seat, actions: readonly EventAction[]): readonly number[] => {
  const side = sideOf(seat);
  const forces = forcesOf(state);
  const worth = (action: EventAction): number => {
    switch (action.do) {
      case 'add':
        return powerOf(action.block) * (1 + riskAt(forces, side, state.at[action.block] as AreaId));
      case 'deploy':
        return powerOf(action.block) * 1.6 + coverOf(state, side, action.area);
      case 'lose':
        return 1 / (preciousness(action.block) + ((state.strength[action.block] as number) > 1 ? 0 : 2));
      case 'seize':
        return 1;
      case 'undermine':
        return worthOf(action.city);
      case 'hold':
        return 0.1 + (forces.power[indexOf(1 - side, action.area)] as number);
      case 'end-event':
        return 0.05;
    }
  };
  return nearBest(actions.map(worth), 0.5);
};
const coverOf = (state: State, side: number, area: AreaId): number => {
  const city = cityIn(area);
  return city !== NO_CITY && state.control[city] === side && heldBy(state, side, area) === 0 ? 0.5 * worthOf(city) : 0;
};
