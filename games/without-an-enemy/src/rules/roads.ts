// 5.5 Every way a block could take, made once. Nobody goes on after a rough border, and no way crosses itself.
import type { MoveAction } from './actions.ts';
import { AREAS, type AreaId } from './data/areas.ts';
import { type BlockId, classOf } from './data/blocks.ts';
import { type BorderId, borderBetween, borderLimit, isRough, neighboursOf } from './data/borders.ts';
import { ALLOWANCE } from './data/tables.ts';

export interface Road {
  readonly path: readonly AreaId[];
  readonly to: AreaId;
  readonly border: BorderId;
  readonly limit: number;
  readonly steps: number;
  readonly on: readonly Road[];
  /** The move of each block along it, made once, by verb. */
  readonly moves: MoveAction[];
  readonly joins: MoveAction[];
}
/** Cavalry with one more area. */
export const LONGEST = 4;
const roadsFrom = (path: readonly AreaId[], left: number): readonly Road[] => {
  const here = path.at(-1) as AreaId;
  return neighboursOf(here)
    .filter((to) => !path.includes(to))
    .map((to) => {
      const border = borderBetween(here, to);
      const longer = [...path, to];
      const on = left > 1 && !isRough(border) ? roadsFrom(longer, left - 1) : [];
      const limit = borderLimit(border);
      return { path: longer, to, border, limit, steps: path.length, on, moves: [], joins: [] };
    });
};
const ROADS: readonly (readonly Road[])[] = AREAS.map((area) => roadsFrom([area], LONGEST));
export const roadsOf = (area: number): readonly Road[] => ROADS[area] as readonly Road[];

export const moveAlong = (road: Road, block: BlockId, verb: 'move' | 'join'): MoveAction => {
  const made = verb === 'move' ? road.moves : road.joins;
  const known = made[block];
  if (known) return known;
  const move: MoveAction = { do: verb, block, path: road.path };
  made[block] = move;
  return move;
};

/** 5.5 Infantry 2, Cavalry 3, Artillery 1. */
export const allowanceOf = (block: number): number => ALLOWANCE[classOf(block)];
/** By areas: who could have gone so far. */
export const REACHES: readonly ((block: number) => boolean)[] = [0, 1, 2, 3, 4].map(
  (steps) => (block: number) => allowanceOf(block) >= steps,
);
