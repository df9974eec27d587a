// For bots: what a city is worth, and how likely its keeper is to lose it.
import { areaOfCity, CITIES, type CityId, isMajor, isPort, pointsOf, sizeOf } from '../rules/data/cities.ts';
import { SIEGE_MAX, siegeResult } from '../rules/data/tables.ts';
import { heldBy } from '../rules/position.ts';
import { type State, sideOf } from '../rules/state.ts';
import { chance, type Forces, indexOf, riskAt, takersNear } from './forces.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const MOST_DICE = 6;
/** What falls a turn later counts so much less: an army is bound, and help may come. */
const PATIENCE = 0.88;
/** By marker and dice to come: the chance that a garrison gives up, attrition counted a little. */
const FALLS: readonly (readonly number[])[] = Array.from({ length: SIEGE_MAX + 1 }, (_, marker) => {
  const falls = [0];
  let holds = 1;
  let fallen = 0;
  for (let n = 0; n < MOST_DICE; n++) {
    const level = Math.min(SIEGE_MAX, marker + n);
    const given = FACES.filter((face) => siegeResult(level, face, false).surrender).length;
    const worn = FACES.filter((face) => siegeResult(level, face, false).foot).length;
    const gives = given / 6 + (0.12 * worn) / 6;
    fallen += holds * Math.min(1, gives) * PATIENCE ** (n + 1);
    holds *= Math.max(0, 1 - gives);
    falls.push(fallen);
  }
  return falls;
});
/** Nobody waits for longer: help comes, or other things happen. */
const HORIZON = 4;
export const fallsBy = (marker: number, dice: number, horizon = HORIZON): number =>
  FALLS[Math.max(0, marker)]?.[Math.max(0, Math.min(horizon, dice))] ?? 0;
/** The same once nobody can come in this turn any more: the die of this turn is as good as rolled. */
const fallsNow = (marker: number, dice: number): number => Math.min(1, fallsBy(marker, dice, HORIZON + 1) / PATIENCE);

/** Beyond its points: room, recruits and ships. */
const MINOR = Float64Array.from(
  CITIES,
  (city) => 0.06 * sizeOf(city) + (isMajor(city) ? 0.12 : 0) + (isPort(city) ? 0.05 : 0),
);
export const minorWorth = (city: number): number => MINOR[city] as number;
/** What it means to hold a city, in points of the track. */
export const worthOf = (city: number): number => pointsOf(city) + minorWorth(city);

/** Of a threat that may come, or be met, this much is feared. */
const FEAR = 0.22;
const MARCHED_IN = 0.92;
const LEFT_OPEN = 0.62;
const WATCHED = 0.3;
const RELIEF = 0.6;
const DISTANT = 0.1;
const SIEGE_BEGUN = 0.75;
const STORMED = 0.5;
/** 9.5 Besieging guns have no part in a Storming; those on the walls fire and engage. */
const GUN = 0.13;
const WALLS = 1.5;
/** A garrison that was beaten in the field first holds so much less. */
const BROKEN = 0.35;

/** The chance that one side beats the other where both stand. */
export const battleChance = (forces: Forces, area: number, attacker: number): number => {
  const [a, d] = [indexOf(attacker, area), indexOf(1 - attacker, area)];
  return chance(
    (forces.power[a] as number) + (forces.coming[a] as number),
    (forces.strength[a] as number) + (forces.comingStrength[a] as number),
    forces.power[d] as number,
    forces.strength[d] as number,
  );
};
/** Whether the battle there has come so far that nobody goes inside before it. */
export const isUnderWay = ({ phase }: State, area: number): boolean =>
  phase.name === 'battle' && phase.area === area && phase.step !== 'main' && phase.step !== 'retire';
/** Who attacks where both stand. */
export const attackerIn = (state: State, area: number): number => {
  const { phase } = state;
  if (phase.name === 'battle' && phase.area === area) return sideOf(phase.attacker);
  const found = state.attackers[area] as number;
  return found === 0 ? sideOf(state.player1) : found - 1;
};

const besieged = (state: State, forces: Forces, city: CityId, keeper: number, area: number): number => {
  const enemy = 1 - keeper;
  const marker = state.marker[city] as number;
  const siege = indexOf(enemy, area);
  const { times } = forces;
  const dice = times.dice - (marker < 0 ? 1 : 0);
  const isLate = (times.acts[keeper] as number) !== times.turns && !times.isAfterDice;
  let falls = isLate ? fallsNow(marker, dice) : fallsBy(marker, dice);
  if ((forces.foot[siege] as number) === 0) falls *= 0.3;
  const walls = indexOf(keeper, area);
  const stormed = chance(
    (forces.power[siege] as number) - GUN * (forces.guns[siege] as number),
    forces.strength[siege] as number,
    WALLS * (forces.walls[walls] as number),
    (forces.wallStrength[walls] as number) * (state.breach[city] === 1 ? 1 : 2),
  );
  const stage = Math.max(0, marker) + (state.breach[city] === 1 || isLate ? 1 : 0);
  falls += (1 - falls) * STORMED * stormed * Math.min(1, stage / 2);
  if (heldBy(state, keeper, area) > 0) return falls * (1 - 0.9 * battleChance(forces, area, keeper));
  if ((times.acts[keeper] as number) > 0) falls *= 1 - DISTANT - RELIEF * riskAt(forces, enemy, area);
  const { phase } = state;
  const storms = phase.name === 'battle' && phase.area === area && phase.kind === 'storm';
  return storms ? falls + (1 - falls) * stormed : falls;
};
const contested = (state: State, forces: Forces, keeper: number, area: number): number => {
  const attacker = attackerIn(state, area);
  const won = battleChance(forces, area, attacker);
  const enemy = 1 - keeper;
  const foot = (forces.takers[indexOf(enemy, area)] as number) > 0 ? 1 : WATCHED;
  // A keeper who defends goes inside; one who comes back too late leaves the gates open.
  if (attacker === enemy) {
    const siege = SIEGE_BEGUN * fallsBy(0, forces.times.dice - 1);
    return foot * won * (isUnderWay(state, area) ? siege + (1 - siege) * BROKEN : siege);
  }
  return foot * (1 - won) * MARCHED_IN;
};
const enteredBy = (state: State, forces: Forces, enemy: number, area: number): number => {
  const { times } = forces;
  if ((forces.takers[indexOf(enemy, area)] as number) === 0) {
    if (times.acts[enemy] === 0) return 0;
    return 0.1 + WATCHED * takersNear(forces, enemy, area);
  }
  if (!times.isBeforeCount) return times.turns > 1 ? LEFT_OPEN : 0;
  const late = state.phase.name !== 'actions' || (times.acts[1 - enemy] as number) < times.turns;
  return late ? MARCHED_IN + 0.07 : MARCHED_IN * (1 - 0.3 * riskAt(forces, enemy, area));
};

/** The chance that the keeper of a city loses it. */
export const fallOf = (state: State, forces: Forces, city: CityId): number => {
  const area = areaOfCity(city);
  const keeper = state.control[city] as number;
  const enemy = 1 - keeper;
  if ((state.garrison[city] as number) > 0) return besieged(state, forces, city, keeper, area);
  const [own, theirs] = [heldBy(state, keeper, area), heldBy(state, enemy, area)];
  if (theirs > 0) return own > 0 ? contested(state, forces, keeper, area) : enteredBy(state, forces, enemy, area);
  const { acts, dice } = forces.times;
  const theirActs = acts[enemy] as number;
  if (theirActs === 0) return 0;
  if (own > 0) return FEAR * riskAt(forces, keeper, area) * fallsBy(0, dice - 2);
  const near = takersNear(forces, enemy, area);
  if (near === 0) return 0;
  const ours = takersNear(forces, keeper, area);
  return near * (LEFT_OPEN - ((acts[keeper] as number) >= theirActs ? 0.3 : 0.15) * ours);
};
