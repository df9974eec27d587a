// For bots: what stands where, as force. Power is the hits a block does in a cycle; a group's force grows with its power
// and with the hits it can take. Columns by side and area are filled anew for every state.
import { AREA_COUNT, AREAS, type AreaId } from '../rules/data/areas.ts';
import { armyOf, BLOCK_COUNT, BLOCKS, effectivenessOf, isFoot, isGun, isHorse } from '../rules/data/blocks.ts';
import { borderBetween, borderLimit, isRough, neighboursOf } from '../rules/data/borders.ts';
import { type During, FLED, type State, sideOf } from '../rules/state.ts';
import { type Times, timesOf } from './times.ts';

/** Guns fire in one cycle of three; horse is quick, and strikes foot hard that has none. */
const SHARE = { A: 0.4, C: 1.1, I: 1 } as const;
const POWER = Float64Array.from(
  BLOCKS,
  (block) => (effectivenessOf(block) * SHARE[isGun(block) ? 'A' : isHorse(block) ? 'C' : 'I']) / 6,
);
/** Expected hits of one strength of a block in a cycle. */
export const powerOf = (block: number): number => POWER[block] as number;
const TROOP = Uint8Array.from(BLOCKS, (block) => (isGun(block) ? 0 : 1));
const FOOT = Uint8Array.from(BLOCKS, (block) => (isFoot(block) ? 1 : 0));

/** Columns by side and area, of the field alone; `walls` are those inside the city. */
export interface Forces {
  readonly power: Float64Array;
  /** Hits that Infantry and Cavalry can take. */
  readonly strength: Float64Array;
  readonly walls: Float64Array;
  readonly wallStrength: Float64Array;
  /** Blocks that eat: Infantry and Cavalry apart. */
  readonly foot: Float64Array;
  readonly horse: Float64Array;
  readonly guns: Float64Array;
  /** Infantry that did not flee here: it takes an empty city. */
  readonly takers: Float64Array;
  /** What may still follow into a fight there, of a Group Move under way. */
  readonly coming: Float64Array;
  readonly comingStrength: Float64Array;
  readonly times: Times;
}
export const indexOf = (side: number, area: number): number => side * AREA_COUNT + area;

const column = (): Float64Array => new Float64Array(2 * AREA_COUNT);
const COLUMNS = {
  power: column(),
  strength: column(),
  walls: column(),
  wallStrength: column(),
  foot: column(),
  horse: column(),
  guns: column(),
  takers: column(),
  coming: column(),
  comingStrength: column(),
};
const ALL: readonly Float64Array[] = Object.values(COLUMNS);
const FORCES: { -readonly [P in keyof Forces]: Forces[P] } = { ...COLUMNS, times: {} as Times };
const add = (to: Float64Array, index: number, more: number): void => {
  to[index] = (to[index] as number) + more;
};
/** The same columns every time, since new ones are dear: whoever asks reads them before anybody asks again. */
export const forcesOf = (state: State): Forces => {
  for (const one of ALL) one.fill(0);
  risks.fill(-1);
  FORCES.times = timesOf(state);
  const { at, strength, inside, how } = state;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = at[block] as number;
    if (area >= AREA_COUNT) continue;
    const index = (block < 39 ? 0 : AREA_COUNT) + area;
    const steps = strength[block] as number;
    const shot = steps * (POWER[block] as number);
    const troop = TROOP[block] === 1;
    if (inside[block] === 1) {
      add(FORCES.walls, index, shot);
      if (troop) add(FORCES.wallStrength, index, steps);
      continue;
    }
    add(FORCES.power, index, shot);
    if (!troop) {
      add(FORCES.guns, index, steps);
      continue;
    }
    add(FORCES.strength, index, steps);
    if (FOOT[block] === 0) add(FORCES.horse, index, 1);
    else {
      add(FORCES.foot, index, 1);
      if (how[block] !== FLED) add(FORCES.takers, index, 1);
    }
  }
  if (state.phase.name === 'actions') noteFollowers(state as During<'actions'>);
  return FORCES;
};
/** Not all who could follow will. */
const FOLLOW = 0.75;
/** Those of a Group Move under way who have not moved can still follow over the borders of their area. */
const noteFollowers = (state: During<'actions'>): void => {
  const { doing, area: from, acting } = state.phase;
  if (doing !== 'group' && doing !== 'free-group') return;
  const side = sideOf(acting);
  let [power, strength] = [0, 0];
  for (const block of armyOf(side)) {
    if (state.at[block] !== from || state.done[block] === 1 || state.inside[block] === 1) continue;
    power += FOLLOW * (state.strength[block] as number) * powerOf(block);
    strength += FOLLOW * (state.strength[block] as number);
  }
  if (strength === 0) return;
  for (const to of neighboursOf(from as AreaId)) {
    const border = borderBetween(from as AreaId, to);
    if ((state.crossed[side]?.[border] as number) >= borderLimit(border)) continue;
    FORCES.coming[indexOf(side, to)] = power;
    FORCES.comingStrength[indexOf(side, to)] = strength;
  }
};

/** The Attacker must have won after three cycles: he needs so much more than the Defender. */
const ATTACK = 1.3;
/** The chance that an attack of so much power and strength wins against a defence. */
export const chance = (power: number, strength: number, guard: number, defenders: number): number => {
  const attack = power * strength;
  if (attack <= 0) return 0;
  const defence = ATTACK * ATTACK * guard * defenders;
  const a = attack * attack;
  return a / (a + defence * defence);
};
/** How many times as strong one group is as another, by Lanchester's square law. */
export const ratioOf = (power: number, strength: number, guard: number, defenders: number): number =>
  Math.sqrt((power * strength + 0.01) / (guard * defenders + 0.01));

interface Reach {
  readonly areas: Uint8Array;
  readonly eases: Float64Array;
}
/** Areas from which Infantry reaches another in one move, and how surely. */
const reachOf = (to: AreaId): Reach => {
  const ease = new Map<number, number>();
  for (const via of neighboursOf(to)) {
    for (const from of neighboursOf(via))
      if (from !== to && !isRough(borderBetween(from, via))) ease.set(from, Math.max(ease.get(from) ?? 0, 0.6));
  }
  for (const via of neighboursOf(to)) ease.set(via, isRough(borderBetween(via, to)) ? 0.7 : 1);
  return { areas: Uint8Array.from(ease.keys()), eases: Float64Array.from(ease.values()) };
};
const REACH: readonly Reach[] = AREAS.map(reachOf);

/** Of what stands around besides the strongest group, this much is taken to come too. */
const HELP = 0.35;
/** How likely the strongest group of the other side in reach, helped by some of the others, would win here; looked for
 * once. */
export const riskAt = (forces: Forces, side: number, area: number): number => {
  const index = indexOf(side, area);
  if ((risks[index] as number) < 0) risks[index] = riskWith(forces, side, area, 0, 0);
  return risks[index] as number;
};
const risks = column();
/** The same with so much more power and strength to defend it. */
export const riskWith = (forces: Forces, side: number, area: number, more: number, moreStrength: number): number => {
  const enemy = (1 - side) * AREA_COUNT;
  const { areas, eases } = REACH[area] as Reach;
  let most = 0;
  let mostStrength = 0;
  let all = 0;
  let allStrength = 0;
  for (let n = 0; n < areas.length; n++) {
    const from = areas[n] as number;
    const shot = (forces.power[enemy + from] as number) * (eases[n] as number);
    if (shot === 0) continue;
    const strength = (forces.strength[enemy + from] as number) * (eases[n] as number);
    all += shot;
    allStrength += strength;
    if (shot <= most) continue;
    most = shot;
    mostStrength = strength;
  }
  if (all === 0) return 0;
  const own = indexOf(side, area);
  return chance(
    most + HELP * (all - most),
    mostStrength + HELP * (allStrength - mostStrength),
    (forces.power[own] as number) + more,
    (forces.strength[own] as number) + moreStrength,
  );
};
/** How surely Infantry of a side could march into an area in one move: 0 where there is none in reach. */
export const takersNear = (forces: Forces, side: number, area: number): number => {
  const { areas, eases } = REACH[area] as Reach;
  let none = 1;
  for (let n = 0; n < areas.length; n++) {
    const count = forces.foot[indexOf(side, areas[n] as number)] as number;
    if (count > 0) none *= 1 - (eases[n] as number) * (count > 1 ? 0.8 : 0.55);
  }
  return 1 - none;
};
