// Who is ahead, from -1 to 1: the track as it is likely to stand, the King's safety, strength in the field and what can
// still be raised, weighed by the time that is left.
import { AREA_COUNT, isMountain, isOffMap } from '../rules/data/areas.ts';
import { BLOCK_COUNT, FULL, KING, returnsWhenLost } from '../rules/data/blocks.ts';
import { FIRST_YEAR } from '../rules/data/calendar.ts';
import { CITIES, cityIn, isMajor, LONDON, NO_CITY, pointsOf, sizeOf, sympathyOf } from '../rules/data/cities.ts';
import { SETUPS } from '../rules/data/scenarios.ts';
import { outcome } from '../rules/outcome.ts';
import { heldBy, isBesieged } from '../rules/position.ts';
import { type During, GONE, LOST, OUT, RESERVE, type Seat, type State, sideOf } from '../rules/state.ts';
import { type Forces, forcesOf, indexOf, powerOf, ratioOf, riskAt } from './forces.ts';
import { attackerIn, battleChance, fallOf, fallsBy, isUnderWay, minorWorth } from './prospects.ts';

/** A block by its strength: power counts, and so does standing there at all. */
const STANDING = 0.12;
/** Of a block that is not on the map, what counts; of one inside a besieged city. */
const IN_RESERVE = 0.3;
const LOST_FOR_NOW = 0.18;
const OFF_MAP = 0.75;
const SHUT_IN = 0.75;
/** A block is worth something for standing there at all. */
const PRESENT = 0.8;
const FORCE = 9;
const FORCE_TURNS = 2.5;
/** Points of the year's end, for each that would be had now. */
const RECRUIT = 0.25;
const KING_RISK = 0.8;
const MAJOR = 0.7;
const NEAR_MAJOR = 1.5;

/** By side and area, how much of what stands there will. */
const keep = new Float64Array(2 * AREA_COUNT);
const LOSSES = 0.3;
const lossOf = (ratio: number): number => Math.min(0.85, LOSSES * ratio);
const keepBoth = (state: State, forces: Forces, area: number): void => {
  const attacker = attackerIn(state, area);
  const [a, d] = [indexOf(attacker, area), indexOf(1 - attacker, area)];
  const won = battleChance(forces, area, attacker);
  const ratio = ratioOf(
    forces.power[a] as number,
    forces.strength[a] as number,
    forces.power[d] as number,
    forces.strength[d] as number,
  );
  const city = cityIn(area);
  const refuge =
    city !== NO_CITY && state.control[city] === 1 - attacker && !isBesieged(state, city) && !isUnderWay(state, area);
  keep[a] = 1 - lossOf(1 / ratio) * (refuge ? 0.5 : 1) - 0.1 * (1 - won);
  keep[d] = 1 - (lossOf(ratio) + 0.1 * won) * (refuge ? 0.5 : 1);
};
/** By side, how much will be left of who fights from inside a city. */
const shut: [number, number] = [1, 1];
/** 9.3, 9.5 A Sortie or a Storming under way: those who fight in it, against walls or not. */
const keepAssault = (state: State): void => {
  shut[0] = 1;
  shut[1] = 1;
  const { phase } = state;
  if (phase.name !== 'battle' || (phase.kind !== 'sally' && phase.kind !== 'sortie' && phase.kind !== 'storm')) return;
  const attacker = sideOf(phase.attacker);
  const ratio = ratioInLine(state as During<'battle'>, attacker);
  const storms = phase.kind === 'storm';
  const inner = storms ? 1 - attacker : attacker;
  const walls = storms && state.breach[cityIn(phase.area)] === 0 ? 2 : 1;
  const [own, theirs] = [lossOf(1 / ratio), lossOf(ratio) / walls];
  shut[inner as 0 | 1] = 1 - (storms ? theirs : own);
  const outer = indexOf(1 - inner, phase.area);
  keep[outer] = (keep[outer] as number) * (1 - (storms ? own : theirs));
};
const ratioInLine = ({ phase, strength }: During<'battle'>, side: number): number => {
  const power = [0, 0];
  const steps = [0, 0];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (phase.line[block] === OUT) continue;
    const of = block < 39 ? 0 : 1;
    power[of] = (power[of] as number) + (strength[block] as number) * powerOf(block);
    steps[of] = (steps[of] as number) + (strength[block] as number);
  }
  const enemy = 1 - side;
  return ratioOf(power[side] as number, steps[side] as number, power[enemy] as number, steps[enemy] as number);
};
/** 11.1 What hunger takes of a group, as a share. */
const hungerOf = (state: State, forces: Forces, side: number, area: number): number => {
  const index = indexOf(side, area);
  const strength = forces.strength[index] as number;
  if (strength === 0 || isOffMap(area)) return 0;
  const city = cityIn(area);
  const feeds = city !== NO_CITY && state.control[city] === side && !isBesieged(state, city) ? sizeOf(city) : 0;
  const eaters = (forces.horse[index] as number) + Math.max(0, (forces.foot[index] as number) - feeds);
  return Math.max(0, eaters - (isMountain(area) ? 3 : 4)) / strength;
};
const FEAR = 0.2;
/** Who may still march before the turn ends fears hunger less. */
const HUNGRY = 0.9;
const MAY_MARCH = 0.2;
/** Who pays for supply in this turn is settled. */
const isFed = ({ phase }: State): boolean =>
  phase.name === 'supply' || phase.name === 'surrender' || phase.name === 'victory';
const keptAlone = (state: State, forces: Forces, side: number, area: number, eats: boolean): number => {
  const { acts, turns } = forces.times;
  const risk = isOffMap(area) ? 0 : FEAR * riskAt(forces, side, area);
  const fear = acts[side] === turns ? MAY_MARCH : HUNGRY;
  const hunger = eats ? fear * hungerOf(state, forces, side, area) : 0;
  return Math.max(0.1, 1 - 0.35 * risk - hunger);
};
const keepAll = (state: State, forces: Forces): void => {
  const eats = !isFed(state);
  for (let area = 0; area < AREA_COUNT; area++) {
    const royal = heldBy(state, 0, area) > 0;
    const rebel = heldBy(state, 1, area) > 0;
    if (royal && rebel) keepBoth(state, forces, area);
    else if (royal || rebel) {
      const side = royal ? 0 : 1;
      keep[indexOf(side, area)] = keptAlone(state, forces, side, area, eats);
    }
  }
};

const BASE = Float64Array.from(FULL, (_, block) => powerOf(block) * 6 * 0.45 + STANDING * 3);
/** Force of both sides, the King's first. */
const both: [number, number] = [0, 0];
const forceOfBoth = (state: State): void => {
  both[0] = 0;
  both[1] = 0;
  const { at, strength, inside } = state;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const place = at[block] as number;
    if (place > LOST) continue;
    const side = block < 39 ? 0 : 1;
    const base = BASE[block] as number;
    let force: number;
    if (place === RESERVE) force = IN_RESERVE * base * (0.7 + 0.1 * (FULL[block] as number));
    else if (place === LOST) force = returnsWhenLost(block) ? LOST_FOR_NOW * base : 0;
    else {
      const standing = base * ((strength[block] as number) + PRESENT);
      if (inside[block] === 1) force = SHUT_IN * standing * (shut[side] as number);
      else if (isOffMap(place)) force = OFF_MAP * standing;
      else force = standing * (keep[indexOf(side, place)] as number);
    }
    both[side] += force;
  }
};

/** 12.3 Points that a side would have at the end of the year. */
const recruitsOf = (state: State, side: number): number => {
  let points = 0;
  for (let area = 0; area < AREA_COUNT; area++)
    if (!isOffMap(area) && heldBy(state, side, area) > 0 && heldBy(state, 1 - side, area) === 0) points++;
  for (const city of CITIES)
    if (isMajor(city) && state.control[city] === side && !isBesieged(state, city)) points += city === LONDON ? 3 : 1;
  return points;
};

/** 14.4 The chance that the King is taken. */
const kingRisk = (state: State, forces: Forces): number => {
  const area = state.at[KING] as number;
  if (area === GONE) return 1;
  if (area >= AREA_COUNT || isOffMap(area)) return 0;
  const weak = state.strength[KING] === 1 ? 1.6 : state.strength[KING] === 2 ? 1.2 : 0.9;
  if (state.inside[KING] === 1) return 0.5 * fallsBy(state.marker[cityIn(area)] as number, 3);
  const index = indexOf(0, area);
  if (heldBy(state, 1, area) > 0) return Math.min(0.9, weak * 0.7 * (1.1 - (keep[index] as number)));
  if (forces.times.acts[1] === 0) return 0;
  const risk = riskAt(forces, 0, area);
  return weak * 0.4 * risk * risk;
};

/** 14.1 The track by expectation, and cities for what else they bring. */
const trackToCome = (state: State, forces: Forces, turns: number): number => {
  let track = -KING_RISK * kingRisk(state, forces);
  if (state.at[KING] === GONE) track = -1;
  const minor = Math.min(1, turns / 5) * 0.5;
  for (const city of CITIES) {
    const keeper = state.control[city] as number;
    const falls = fallOf(state, forces, city);
    const royal = keeper === 0 ? 1 - falls : falls;
    const points = pointsOf(city);
    if (points > 0) track += points * (sympathyOf(city) === 1 ? royal : royal - 1);
    track += minor * minorWorth(city) * (2 * royal - 1);
  }
  return track;
};

/** How far the King is ahead, in logits of winning. */
const lead = (state: State): number => {
  const forces = forcesOf(state);
  const turns = forces.times.toCome + 0.5;
  keepAll(state, forces);
  keepAssault(state);
  forceOfBoth(state);
  const { royalistFrom, parliamentTo, lastYear } = SETUPS[state.options.scenario];
  const track = trackToCome(state, forces, turns) - (royalistFrom + parliamentTo) / 2;
  const sharp = 1.7 / (0.4 + 0.4 * Math.sqrt(turns));
  const beyond = Math.max(0, Math.abs(track) - NEAR_MAJOR);
  const major = state.year === FIRST_YEAR ? 0 : MAJOR * Math.sign(track) * beyond * beyond;
  const later = lastYear > state.year ? RECRUIT * (recruitsOf(state, 0) - recruitsOf(state, 1)) : 0;
  const [royal, rebel] = both;
  const force = (FORCE * (royal - rebel + later)) / (royal + rebel + 1);
  return sharp * track + major + (force * turns) / (turns + FORCE_TURNS);
};

export const evaluate = (state: State, seat: Seat): number => {
  const end = outcome(state);
  if (end) return end.winners.length === 0 ? 0 : end.winners.includes(seat) ? 1 : -1;
  const ahead = Math.tanh(lead(state) / 2);
  return seat === 'royalist' ? ahead : -ahead;
};
