// How a plan is written down: the next order that brings what stands on the sheet closer to the plan that is meant.
// What is not meant is taken back first; moves come before the attacks that rely on them.
import { NOBLES, PERSONS, PIECES, type PieceId, PLACES, SHIPS } from '../rules/data/cards.ts';
import type { RegionId, ZoneId } from '../rules/data/regions.ts';
import { bitOf, slotOf } from '../rules/position.ts';
import { NONE, type Plan, type PlanningAction } from '../rules/state.ts';

const moveTo = (piece: PieceId, to: number): PlanningAction => {
  const noble = NOBLES.find((other) => other === piece);
  if (noble !== undefined) return { do: 'move', noble, region: to as RegionId };
  const ship = SHIPS.find((other) => other === piece);
  if (ship === undefined) throw new Error(`lancaster-york: ${piece} does not move`);
  return { do: 'sail', ship, zone: to as ZoneId };
};

const takenBack = (now: Plan, meant: Plan): PlanningAction | undefined => {
  if (now.landing !== NONE && meant.bid === 0) return { do: 'unbid' };
  for (const person of PERSONS) {
    const bit = bitOf(person);
    if ((now.black & ~meant.black & bit) !== 0) return { do: 'unbribe', person };
    if ((now.white & ~meant.white & bit) !== 0) return { do: 'unguard', person };
  }
  for (const place of PLACES) {
    if (now.troops[place] !== 0 && meant.troops[place] === 0) return { do: 'troops', place, count: 0 };
    if (now.mercenaries[place] !== 0 && meant.mercenaries[place] === 0) return { do: 'mercenaries', place, count: 0 };
  }
  return undefined;
};
const moved = (now: Plan, meant: Plan): PlanningAction | undefined => {
  for (const piece of PIECES) {
    const to = meant.to[slotOf(piece)] as number;
    if (to === now.to[slotOf(piece)]) continue;
    return to === NONE ? { do: 'stay', piece } : moveTo(piece, to);
  }
  return undefined;
};
/** Tokens are limited: places that give some up come first. */
const placed = (now: Plan, meant: Plan): PlanningAction | undefined => {
  for (const sign of [-1, 1])
    for (const verb of ['troops', 'mercenaries'] as const)
      for (const place of PLACES) {
        const count = meant[verb][place] as number;
        if (Math.sign(count - (now[verb][place] as number)) === sign) return { do: verb, place, count };
      }
  return undefined;
};
const bought = (now: Plan, meant: Plan): PlanningAction | undefined => {
  if (meant.bid !== 0 && (meant.bid !== now.bid || meant.landing !== now.landing))
    return { do: 'bid', sum: meant.bid, region: meant.landing as RegionId };
  for (const person of PERSONS) {
    const bit = bitOf(person);
    if ((meant.white & ~now.white & bit) !== 0) return { do: 'guard', person };
    if ((meant.black & ~now.black & bit) !== 0) return { do: 'bribe', person };
  }
  return undefined;
};

/** Once the sheet says what is meant, it is confirmed. */
export const nextOrder = (now: Plan, meant: Plan): PlanningAction =>
  takenBack(now, meant) ?? moved(now, meant) ?? bought(now, meant) ?? placed(now, meant) ?? { do: 'lock' };
