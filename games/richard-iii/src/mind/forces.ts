// For bots: what stands where, as force. Fire is expected hits a round; a group's force grows with its fire and with the
// hits it can take. What an area may lose to a neighbour is its risk.
import { AREA_COUNT, AREAS, isCrown } from '../rules/data/areas.ts';
import {
  B,
  BLOCK_COUNT,
  BLOCKS,
  type BlockId,
  colourOf,
  homesOf,
  isHeir,
  letterOf,
  printedFirepower,
} from '../rules/data/blocks.ts';
import { borderBetween, isRed, neighboursOf } from '../rules/data/borders.ts';
import { type State, sideOf } from '../rules/state.ts';

/** Who fires first loses less. */
const PROMPTNESS = { A: 1.2, B: 1, C: 0.85, D: 0.9 } as const;
const FIRE = Float64Array.from(BLOCKS, (block) => (printedFirepower(block) * PROMPTNESS[letterOf(block)]) / 6);
/** Expected hits of one step of a block. */
export const fireOf = (block: BlockId): number => FIRE[block] as number;
const AT_HOME = Float64Array.from(
  BLOCKS.flatMap((block) => AREAS.map((area) => (homesOf(block).includes(area) ? 1 / 6 : 0))),
);

/** Columns by side and area. */
export interface Forces {
  readonly fire: Float64Array;
  /** Fire when attacked there: bonuses included. */
  readonly guard: Float64Array;
  readonly steps: Float64Array;
}
export const indexOf = (side: number, area: number): number => side * AREA_COUNT + area;

const CROWNED = Float64Array.from(
  BLOCKS.flatMap((block) => AREAS.map((area) => (isHeir(block) && isCrown(area) ? 1 / 6 : 0))),
);
const COLOUR = Uint8Array.from(BLOCKS, colourOf);
/** 3.26 The Rebel's colour is no side's: he fights for the Pretender. */
const REBEL_COLOUR = 2;
const HENRY = B['l-henry-vi'];
const fire = new Float64Array(2 * AREA_COUNT);
const guard = new Float64Array(2 * AREA_COUNT);
const steps = new Float64Array(2 * AREA_COUNT);
const FORCES: Forces = { fire, guard, steps };
/** The same columns every time, since new ones are dear: whoever asks reads them before anybody asks again. */
export const forcesOf = (state: State): Forces => {
  fire.fill(0);
  guard.fill(0);
  steps.fill(0);
  const royal = sideOf(state.kingSide);
  const { at, down, steps: strengths } = state;
  const prisoner = state.prisoner ? HENRY : -1;
  for (let n = 0; n < BLOCK_COUNT; n++) {
    const area = at[n] as number;
    if (area >= AREA_COUNT || down[n] === 1 || n === prisoner) continue;
    const colour = COLOUR[n] as number;
    const side = colour === REBEL_COLOUR ? 1 - royal : colour;
    const index = side * AREA_COUNT + area;
    const strength = strengths[n] as number;
    const shot = strength * (FIRE[n] as number);
    const spot = n * AREA_COUNT + area;
    const bonus = (AT_HOME[spot] as number) + (side === royal ? (CROWNED[spot] as number) : 0);
    fire[index] = (fire[index] as number) + shot;
    guard[index] = (guard[index] as number) + shot + strength * bonus;
    steps[index] = (steps[index] as number) + strength;
  }
  return FORCES;
};

/** Who fires first and need not leave in the last round has the better of equal forces. */
const DEFENDER = 1.15;
/** The chance that an attack of so much fire and so many steps wins against a defence. */
export const chance = (fire: number, steps: number, guard: number, defenders: number): number => {
  const attack = fire * steps;
  if (attack === 0) return 0;
  const defence = DEFENDER * DEFENDER * guard * defenders;
  const a = attack * Math.sqrt(attack);
  return a / (a + defence * Math.sqrt(defence));
};

/** Areas from which a block reaches another in one move, and how surely: a neighbour, or two steps away. */
const REACH: readonly { readonly areas: Uint8Array; readonly eases: Float64Array }[] = AREAS.map((to) => {
  const ease = new Map<number, number>();
  for (const via of neighboursOf(to)) {
    ease.set(via, 1);
    for (const from of neighboursOf(via))
      if (from !== to && !isRed(borderBetween(from, via)) && !ease.has(from)) ease.set(from, 0.6);
  }
  for (const via of neighboursOf(to)) ease.set(via, isRed(borderBetween(via, to)) ? 0.7 : 1);
  return { areas: Uint8Array.from(ease.keys()), eases: Float64Array.from(ease.values()) };
});

/** How likely the strongest enemy group in reach, helped by half of the others, would win here. */
export const riskAt = (forces: Forces, side: number, area: number, more = 0, moreSteps = 0): number => {
  const enemy = (1 - side) * AREA_COUNT;
  let most = 0;
  let mostSteps = 0;
  let all = 0;
  let allSteps = 0;
  const { areas, eases } = REACH[area] as (typeof REACH)[number];
  for (let n = 0; n < areas.length; n++) {
    const from = areas[n] as number;
    const ease = eases[n] as number;
    const shot = (forces.fire[enemy + from] as number) * ease;
    if (shot === 0) continue;
    const strength = (forces.steps[enemy + from] as number) * ease;
    all += shot;
    allSteps += strength;
    if (shot <= most) continue;
    most = shot;
    mostSteps = strength;
  }
  if (all === 0) return 0;
  const own = indexOf(side, area);
  return chance(
    most + 0.3 * (all - most),
    mostSteps + 0.3 * (allSteps - mostSteps),
    (forces.guard[own] as number) + more,
    (forces.steps[own] as number) + moreSteps,
  );
};
