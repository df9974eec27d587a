// For bots: the action phase at a glance. Call supporters, bring them out of exile, attack what can be beaten, help whom
// is attacked, leave what is threatened. Of several roads to one place only the first counts.
import { A, type AreaId, isExile, supplyLimit } from '../rules/data/areas.ts';
import { type BlockId, isHeir, kindOf, REBEL } from '../rules/data/blocks.ts';
import type { CardId } from '../rules/data/cards.ts';
import { attackOn } from '../rules/phases/attack.ts';
import { blocksIn, heldBy, isDone, stepsOf } from '../rules/position.ts';
import { type Action, type During, type Seat, sideOf } from '../rules/state.ts';
import { isSupporter } from './evaluate.ts';
import { chance, type Forces, fireOf, forcesOf, indexOf, riskAt } from './forces.ts';

interface Glance {
  readonly state: During<'action'>;
  readonly forces: Forces;
  readonly side: number;
  /** Turns of the campaign after this one. */
  readonly turns: number;
  /** By area: supporters of the enemy there. */
  readonly prizes: Float64Array;
  readonly risks: Float64Array;
  readonly seen: Set<number>;
}
const AREAS = 33;
const riskOf = ({ forces, side, risks }: Glance, area: number): number => {
  const known = risks[area] as number;
  if (known >= 0) return known;
  const risk = riskAt(forces, side, area);
  risks[area] = risk;
  return risk;
};
const prizeIn = ({ state, side, prizes }: Glance, area: number): number => {
  const known = prizes[area] as number;
  if (known >= 0) return known;
  let prize = 0;
  for (const block of blocksIn(state, 1 - side, area)) prize += isHeir(block) ? 2 : isSupporter(block) ? 1 : 0.3;
  prizes[area] = prize;
  return prize;
};

/** The chance of an attack on an area with what is there and a group that may follow. */
const attackChance = ({ forces, side }: Glance, area: number, fire: number, steps: number): number => {
  const a = indexOf(side, area);
  const d = indexOf(1 - side, area);
  return chance(
    (forces.fire[a] as number) + fire,
    (forces.steps[a] as number) + steps,
    forces.guard[d] as number,
    forces.steps[d] as number,
  );
};
/** Fire and steps that could still leave an area with a block, at most three more. */
const companyOf = ({ state, side }: Glance, block: BlockId, area: number): readonly [number, number] => {
  let fire = stepsOf(state, block) * fireOf(block);
  let steps = stepsOf(state, block);
  let more = 0;
  for (const other of blocksIn(state, side, area)) {
    if (other === block || isDone(state, other) || more === 2) continue;
    more++;
    fire += stepsOf(state, other) * fireOf(other);
    steps += stepsOf(state, other);
  }
  return [fire, steps];
};

const marchIntoBattle = (glance: Glance, block: BlockId, from: number, to: number, isMine: boolean): number => {
  const { state, forces, side } = glance;
  const fire = stepsOf(state, block) * fireOf(block);
  const steps = stepsOf(state, block);
  if (isMine) {
    const engaged = heldBy(state, side, to) > 0;
    const now = attackChance(glance, to, 0, 0);
    if (engaged && now > 0.85) return 0.05;
    const [companyFire, companySteps] = companyOf(glance, block, from);
    const then = attackChance(glance, to, companyFire, companySteps);
    const gain = engaged ? 6 * (attackChance(glance, to, fire, steps) - now) + 1 : 0;
    return Math.max(0, then - 0.4) * (1 + prizeIn(glance, to)) * 2 + (then > 0.5 ? gain : 0);
  }
  const a = indexOf(1 - side, to);
  const d = indexOf(side, to);
  const lost = (more: number, moreSteps: number): number =>
    chance(
      forces.fire[a] as number,
      forces.steps[a] as number,
      (forces.guard[d] as number) + more,
      (forces.steps[d] as number) + moreSteps,
    );
  return 8 * (lost(0, 0) - lost(fire, steps));
};

/** A quiet move: out of danger, out of exile, into London. */
const quietMove = (glance: Glance, block: BlockId, from: number, to: number): number => {
  const { state, side, turns, forces } = glance;
  const supporter = isSupporter(block);
  if (heldBy(state, side, to) >= supplyLimit(to)) return 0;
  let worth = 0.03;
  const there = riskAt(forces, side, to, stepsOf(state, block) * fireOf(block), stepsOf(state, block));
  const here = isExile(from) ? 0 : riskOf(glance, from);
  worth += Math.max(0, here - there) * (supporter ? 1.5 : 0.4);
  if (isExile(from) && !isExile(to)) worth += (supporter ? 1.6 : 0.8) * (1.1 - there) * (turns < 3 ? 1.5 : 1);
  if (!isExile(from) && isExile(to)) return 0.01;
  if (to === A.middlesex && heldBy(state, side, to) === 0) worth += 0.7 * (1 - there);
  if (heldBy(state, side, from) > supplyLimit(from)) worth += 0.5;
  return worth * (1.1 - there);
};
const movePrior = (glance: Glance, seat: Seat, block: BlockId, from: number, to: number): number => {
  const { state, side, seen } = glance;
  const code = block * AREAS + to;
  if (heldBy(state, 1 - side, to) === 0) {
    if (seen.has(code)) return 0;
    seen.add(code);
    return quietMove(glance, block, from, to);
  }
  const attack = attackOn(state, to);
  return marchIntoBattle(glance, block, from, to, attack === undefined || attack.attacker === seat);
};

const recruitPrior = (glance: Glance, block: BlockId, area: AreaId): number => {
  const { state, side, forces, turns } = glance;
  if (heldBy(state, side, area) >= supplyLimit(area)) return 0;
  const there = riskAt(forces, side, area, stepsOf(state, block) * fireOf(block), stepsOf(state, block));
  const safe = 1.15 - there;
  if (isHeir(block)) return 3 * safe;
  if (isSupporter(block)) return 2.2 * safe;
  if (block === REBEL) return 0.25 * (turns > 0 ? 1 : 0.2);
  return (turns > 0 ? 0.35 : 0.1) * stepsOf(state, block) * fireOf(block) * (kindOf(block) === 'bombard' ? 0.6 : 1);
};

const worthOf = (glance: Glance, seat: Seat, action: Action): number => {
  switch (action.do) {
    case 'march':
      return movePrior(glance, seat, action.block, action.path[0] as number, action.path.at(-1) as number);
    case 'sail':
      return movePrior(glance, seat, action.block, action.from, action.to);
    case 'recruit':
      return recruitPrior(glance, action.block, action.area);
    case 'plague':
      return 1 + prizeIn(glance, action.area);
    case 'muster':
      return 0.05 + 0.1 * heldBy(glance.state, glance.side, action.area);
    case 'main':
      return 1;
    case 'end-actions':
      return glance.state.phase.points > 0 ? 0.15 : 0.6;
    default:
      return 0;
  }
};

const prizes = new Float64Array(AREAS);
const risks = new Float64Array(AREAS);
export const actionPriors = (state: During<'action'>, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const side = sideOf(seat);
  const glance: Glance = {
    state,
    forces: forcesOf(state),
    side,
    turns: (state.hands[side] as readonly CardId[]).length,
    prizes: prizes.fill(-1),
    risks: risks.fill(-1),
    seen: new Set(),
  };
  return actions.map((action) => worthOf(glance, seat, action));
};
