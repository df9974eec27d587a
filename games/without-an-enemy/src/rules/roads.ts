// 5.5 Every way a block could take, made once. Nobody goes on after a rough border, and no way crosses itself. The ways
// from an area are numbers in a row, each before those that go on from it, so that a look along them is one loop.
import type { MoveAction } from './actions.ts';
import { AREAS, type AreaId } from './data/areas.ts';
import { BLOCKS, type BlockId, classOf } from './data/blocks.ts';
import { type BorderId, borderBetween, borderLimit, isRough, neighboursOf } from './data/borders.ts';
import { LONGEST } from './data/cards.ts';
import { ALLOWANCE } from './data/tables.ts';
import type { Pad } from './pad.ts';

const PATHS: (readonly AreaId[])[] = [];
const NEXT: number[] = [];
const addFrom = (path: readonly AreaId[]): void => {
  const here = path.at(-1) as AreaId;
  for (const to of neighboursOf(here)) {
    if (path.includes(to)) continue;
    const road = PATHS.length;
    PATHS.push([...path, to]);
    NEXT.push(0);
    if (path.length < LONGEST && !isRough(borderBetween(here, to))) addFrom([...path, to]);
    NEXT[road] = PATHS.length;
  }
};
const FIRST: readonly number[] = AREAS.map((area) => {
  const first = PATHS.length;
  addFrom([area]);
  return first;
});
const borderOf = (path: readonly AreaId[]): BorderId => borderBetween(path.at(-2) as AreaId, path.at(-1) as AreaId);

/** By road: where it ends, over which border, how many may cross that, how long it is, and which road is not on it. */
export const ROAD_TO = Uint8Array.from(PATHS, (path) => path.at(-1) as number);
export const ROAD_BORDER = Uint8Array.from(PATHS, borderOf);
export const ROAD_LIMIT = Uint8Array.from(PATHS, (path) => borderLimit(borderOf(path)));
export const ROAD_STEPS = Uint8Array.from(PATHS, (path) => path.length - 1);
export const ROAD_NEXT = Int32Array.from(NEXT);
/** By road: how many go on from it by one step; and by area, how many begin there. */
const branchesBetween = (first: number, last: number): number => {
  let branches = 0;
  for (let road = first; road < last; road = ROAD_NEXT[road] as number) branches++;
  return branches;
};
export const ROAD_BRANCHES = Uint8Array.from(PATHS, (_, road) => branchesBetween(road + 1, ROAD_NEXT[road] as number));
/** The roads from an area: from the first to before the last. */
export const firstRoad = (area: number): number => FIRST[area] as number;
export const lastRoad = (area: number): number => FIRST[area + 1] ?? PATHS.length;

export const AREA_BRANCHES = Uint8Array.from(AREAS, (area) => branchesBetween(firstRoad(area), lastRoad(area)));

type Verb = MoveAction['do'];
/** By block and area, its moves along the roads from there, each made once. */
const MADE: { readonly [V in Verb]: (MoveAction | undefined)[][] } = { move: [], join: [] };
const madeBy = (block: BlockId, area: AreaId, verb: Verb): (MoveAction | undefined)[] => {
  const place = block * AREAS.length + area;
  MADE[verb][place] ??= new Array<MoveAction | undefined>(lastRoad(area) - firstRoad(area));
  return MADE[verb][place];
};
/** Notes the moves of a block along some roads from its area. */
export const noteMoves = (pad: Pad, roads: readonly number[], block: BlockId, area: AreaId, verb: Verb): void => {
  const made = madeBy(block, area, verb);
  const first = firstRoad(area);
  const { items } = pad;
  let { count } = pad;
  for (let n = 0; n < roads.length; n++) {
    const road = roads[n] as number;
    items[count++] = made[road - first] ?? moveAlong(road, block, area, verb);
  }
  pad.count = count;
};
export const moveAlong = (road: number, block: BlockId, area: AreaId, verb: Verb): MoveAction => {
  const made = madeBy(block, area, verb);
  const spot = road - firstRoad(area);
  const known = made[spot];
  if (known) return known;
  const move: MoveAction = { do: verb, block, path: PATHS[road] as readonly AreaId[] };
  made[spot] = move;
  return move;
};

/** 5.5 Infantry 2, Cavalry 3, Artillery 1. */
const ALLOWANCES: readonly number[] = BLOCKS.map((block) => ALLOWANCE[classOf(block)]);
export const allowanceOf = (block: number): number => ALLOWANCES[block] as number;
/** By areas: who could have gone so far. */
export const REACHES: readonly ((block: number) => boolean)[] = Array.from(
  { length: LONGEST + 1 },
  (_, steps) => (block: number) => allowanceOf(block) >= steps,
);
