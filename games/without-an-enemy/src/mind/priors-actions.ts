// For bots: the actions of a turn at a glance. March into cities that stand open, attack what can be beaten, cover what is
// threatened, help who is attacked, raise troops where they are needed. Of several ways to one place the first counts.
import type { MoveAction } from '../rules/actions.ts';
import { AREA_COUNT, type AreaId, isOffMap } from '../rules/data/areas.ts';
import { armyOf, BLOCK_COUNT, type BlockId, fullStrength, isFoot, isGun, KING } from '../rules/data/blocks.ts';
import { neighboursOf } from '../rules/data/borders.ts';
import { LONGEST } from '../rules/data/cards.ts';
import { cityIn, NO_CITY, sizeOf } from '../rules/data/cities.ts';
import { voyageOf } from '../rules/data/tables.ts';
import { heldBy } from '../rules/position.ts';
import { allowanceOf } from '../rules/roads.ts';
import { voyageModifier } from '../rules/seas.ts';
import { type Action, type During, type Seat, type State, sideOf } from '../rules/state.ts';
import { chance, type Forces, forcesOf, indexOf, powerOf, riskAt, riskWith, takersNear } from './forces.ts';
import { attackerIn, fallOf, worthOf } from './prospects.ts';

interface Glance {
  readonly state: During<'actions'>;
  readonly forces: Forces;
  readonly side: number;
  readonly turns: number;
}
/** By area: what is looked up once for all moves; below -1 not yet. */
const NOT_YET = -9;
const needs = new Float64Array(AREA_COUNT);
const crowds = new Float64Array(AREA_COUNT);
const companies = new Float64Array(2 * (LONGEST + 1) * AREA_COUNT);
const seen = new Uint8Array(BLOCK_COUNT * AREA_COUNT);

const riskOf = ({ forces, side }: Glance, area: number): number => (isOffMap(area) ? 0 : riskAt(forces, side, area));
/** What an area asks for: a city of ours that may fall, or one of theirs that may be had. */
const needOf = ({ state, forces, side }: Glance, area: number): number => {
  if (needs[area] !== NOT_YET) return needs[area] as number;
  const city = cityIn(area);
  let need = 0;
  if (city !== NO_CITY) {
    const falls = fallOf(state, forces, city);
    need = worthOf(city) * (state.control[city] === side ? falls : 1 - falls);
  }
  needs[area] = need;
  return need;
};
/** 11.1 Blocks that could still be fed, below nothing where too many stand. */
const roomIn = ({ state, forces, side }: Glance, area: number): number => {
  if (crowds[area] !== NOT_YET) return crowds[area] as number;
  const index = indexOf(side, area);
  const city = cityIn(area);
  const feeds = city !== NO_CITY && state.control[city] === side ? sizeOf(city) : 0;
  const room = 4 - (forces.horse[index] as number) - Math.max(0, (forces.foot[index] as number) - feeds);
  crowds[area] = room;
  return room;
};

/** By areas to go: power and strength that could still leave an area with a Group Move and come so far. */
const companyOf = ({ state, side }: Glance, area: number, steps: number): readonly [number, number] => {
  const index = (steps * AREA_COUNT + area) * 2;
  if (companies[index] === NOT_YET) {
    let [power, strength] = [0, 0];
    for (const block of armyOf(side)) {
      if (state.at[block] !== area || state.inside[block] === 1 || state.done[block] === 1) continue;
      if (allowanceOf(block) < steps) continue;
      power += (state.strength[block] as number) * powerOf(block);
      strength += isGun(block) ? 0 : (state.strength[block] as number);
    }
    companies[index] = power;
    companies[index + 1] = strength;
  }
  return [companies[index] as number, companies[index + 1] as number];
};
const attackChance = ({ forces, side }: Glance, area: number, power: number, strength: number): number => {
  const [a, d] = [indexOf(side, area), indexOf(1 - side, area)];
  return chance(
    (forces.power[a] as number) + power,
    (forces.strength[a] as number) + strength,
    forces.power[d] as number,
    forces.strength[d] as number,
  );
};

/** Into a field where enemies stand: to attack, or to help who is attacked. */
const intoBattle = (glance: Glance, block: BlockId, from: number, to: number, steps: number): number => {
  const { state, forces, side } = glance;
  const strength = state.strength[block] as number;
  const power = strength * powerOf(block);
  const engaged = heldBy(state, side, to) > 0;
  const city = cityIn(to);
  if (engaged && attackerIn(state, to) !== side) {
    const [a, d] = [indexOf(1 - side, to), indexOf(side, to)];
    const lost = (more: number, moreStrength: number): number =>
      chance(
        forces.power[a] as number,
        forces.strength[a] as number,
        (forces.power[d] as number) + more,
        (forces.strength[d] as number) + moreStrength,
      );
    const gain = lost(0, 0) - lost(power, strength);
    return gain * (4 + 3 * needOf(glance, to));
  }
  const now = engaged ? attackChance(glance, to, 0, 0) : 0;
  if (engaged && now > 0.9) return 0.03;
  const [company, companyStrength] = companyOf(glance, from, steps);
  const then = attackChance(glance, to, company, companyStrength);
  const prize =
    0.5 + 0.12 * (forces.strength[indexOf(1 - side, to)] as number) + (city === NO_CITY ? 0 : 2 * needOf(glance, to));
  const gain = engaged ? 5 * (attackChance(glance, to, power, strength) - now) : 0;
  const exposed = block === KING ? 0.4 : 1;
  return exposed * (Math.max(0, then - 0.4) * prize + (then > 0.5 ? gain : 0));
};
/** Before a city that the enemy holds from inside. */
const intoSiege = (glance: Glance, block: BlockId, to: number): number => {
  const { forces, side } = glance;
  const index = indexOf(side, to);
  const need = needOf(glance, to);
  const first = isFoot(block) && (forces.foot[index] as number) === 0 ? 1.2 : 0;
  const guns = isGun(block) ? 0.6 : 0;
  return need * (0.4 + first + guns) * (roomIn(glance, to) > 0 || isGun(block) ? 1 : 0.15);
};
/** A quiet move: into an open city, to cover one, out of danger or hunger, nearer to where things happen. */
const quietly = (glance: Glance, block: BlockId, from: number, to: number): number => {
  const { state, forces, side } = glance;
  const city = cityIn(to);
  const [own, foot] = [heldBy(state, side, to), isFoot(block)];
  const power = (state.strength[block] as number) * powerOf(block);
  const steps = state.strength[block] as number;
  const there = riskWith(forces, side, to, power, steps);
  let worth = 0.02;
  if (city !== NO_CITY) {
    const need = needOf(glance, to);
    const mine = state.control[city] === side;
    if (!mine && foot && (forces.takers[indexOf(side, to)] as number) === 0) worth += 2.6 * need;
    else if (mine && own === 0) worth += (foot ? 1.6 : 1) * need;
    else if (mine) worth += need * (riskOf(glance, to) - there) * 3;
  }
  if (isOffMap(from)) worth += 0.8;
  if (roomIn(glance, from) < 0) worth += 0.5;
  if (roomIn(glance, to) <= 0 && !isGun(block)) worth -= 0.5;
  worth += 0.4 * (riskOf(glance, from) - there) * (block === KING ? 2 : 1);
  worth += 0.12 * nearness(glance, to) - 0.12 * nearness(glance, from);
  return leaving(glance, block, from, worth);
};
/** What is left behind: a city that would then stand open. */
const leaving = (glance: Glance, block: BlockId, from: number, worth: number): number => {
  const { state, forces, side } = glance;
  const city = cityIn(from);
  if (city === NO_CITY || isOffMap(from)) return worth;
  if (state.control[city] !== side) {
    const last = isFoot(block) && (forces.foot[indexOf(side, from)] as number) === 1;
    return last ? worth - 1.2 * worthOf(city) : worth;
  }
  if (heldBy(state, side, from) > 1) return worth;
  return (
    worth -
    1.2 * worthOf(city) * takersNear(forces, 1 - side, from) * ((forces.times.acts[1 - side] as number) > 0 ? 1 : 0)
  );
};
/** How much there is to win or to lose around an area. */
const nearness = (glance: Glance, area: number): number => {
  let near = 0;
  for (const to of neighboursOf(area as AreaId)) near += needOf(glance, to);
  return Math.min(2, near);
};

const march = (glance: Glance, { block, path }: MoveAction): number => {
  const steps = path.length - 1;
  const [from, to] = [path[0] as number, path[steps] as number];
  const code = block * AREA_COUNT + to;
  if (seen[code] === 1) return 0;
  seen[code] = 1;
  const { state, side } = glance;
  let worth: number;
  if (heldBy(state, 1 - side, to) > 0) worth = leaving(glance, block, from, intoBattle(glance, block, from, to, steps));
  else if (isHeldInside(state, 1 - side, to)) worth = leaving(glance, block, from, intoSiege(glance, block, to));
  else worth = quietly(glance, block, from, to);
  const paid = state.phase.doing !== 'nothing' && state.phase.area === from;
  return Math.max(0, worth) * (paid ? 1.4 : 1);
};
const isHeldInside = (state: State, side: number, area: number): boolean => {
  const city = cityIn(area);
  return city !== NO_CITY && (state.garrison[city] as number) > 0 && state.control[city] === side;
};

const FACES = [1, 2, 3, 4, 5, 6];
/** 6.4 What is left of a block on average when it has sailed, where it was meant to go. */
const sail = (glance: Glance, block: BlockId, to: AreaId): number => {
  const { state, side } = glance;
  const from = state.at[block] as AreaId;
  const modifier = voyageModifier(state, side, from, to);
  let arrives = 0;
  let lost = 0;
  for (const face of FACES) {
    const { result, loss } = voyageOf(face + modifier);
    if (result === 'arrives') arrives += 1 / 6;
    lost += (result === 'eliminated' ? (state.strength[block] as number) : loss) / 6;
  }
  const worth = quietly(glance, block, from, to) + (isOffMap(from) ? 0.3 : -0.2);
  return Math.max(0, arrives * worth - 0.3 * lost);
};
/** What one more strength does where it stands. */
const growth = (glance: Glance, block: BlockId, area: number, steps: number): number => {
  const risk = riskOf(glance, area);
  const matters = 0.6 + 0.5 * risk * (1 - risk) * 4 + 0.2 * nearness(glance, area);
  const hungry = roomIn(glance, area) < (steps === 0 ? 1 : 0) ? 0.3 : 1;
  return powerOf(block) * 0.9 * matters * hungry * Math.min(1, glance.turns / 3);
};
const deploy = (glance: Glance, block: BlockId, area: AreaId): number => {
  const raised = growth(glance, block, area, 0) * (0.7 + 0.12 * fullStrength(block));
  const city = cityIn(area);
  return city === NO_CITY || isGun(block) ? raised : raised + 0.05 * needOf(glance, area);
};

const worthIn = (glance: Glance, action: Action): number => {
  const { state } = glance;
  switch (action.do) {
    case 'move':
    case 'join':
      return march(glance, action);
    case 'sail':
      return sail(glance, action.block, action.area);
    case 'strengthen':
      return growth(glance, action.block, state.at[action.block] as number, 1);
    case 'deploy':
      return deploy(glance, action.block, action.area);
    case 'muster':
      return 0.02 + 0.05 * needOf(glance, action.area);
    case 'end-actions':
      return (state.ap[glance.side] as number) > 0 ? 0.04 : 0.15;
    default:
      return 0;
  }
};
/** Only the best are worth a thought. */
const FLOOR = 0.22;
export const actionPriors = (state: During<'actions'>, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const side = sideOf(seat);
  for (const one of [needs, crowds, companies]) one.fill(NOT_YET);
  seen.fill(0);
  const forces = forcesOf(state);
  const glance: Glance = { state, forces, side, turns: forces.times.turns };
  const worths = actions.map((action) => worthIn(glance, action));
  let best = 0;
  for (const worth of worths) best = Math.max(best, worth);
  return worths.map((worth, n) => (worth >= FLOOR * best || actions[n]?.do === 'end-actions' ? worth : 0));
};
