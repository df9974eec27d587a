// Ways over land: what each would use of its borders, which uses the least, and how a whole company gets there.
import {
  A,
  type Action,
  type AreaId,
  type AreaName,
  areaName,
  type BlockName,
  blockName,
  borderBetween,
  borderLimit,
  isAreaName,
  isBlockName,
  isMajorPort,
  other,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import { areaOfWayPoint, isWayPoint } from './gestures.ts';

export type March = Extract<Action, { do: 'march' }>;
type Sail = Extract<Action, { do: 'sail' }>;
export type Move = March | Sail;
const isSail = (move: Move): move is Sail => move.do === 'sail';
const isMove = (action: Action): action is Move => action.do === 'march' || action.do === 'sail';
export const endOf = (move: Move): AreaId => (move.do === 'sail' ? move.to : (move.path.at(-1) as AreaId));
const startOf = (move: Move): AreaId => (move.do === 'sail' ? move.from : (move.path[0] as AreaId));

/** Either way over it is the same border. */
const keyOf = (a: AreaId, b: AreaId): number => Math.min(a, b) * 64 + Math.max(a, b);
export type Use = ReadonlyMap<number, number>;

/** 5.51 Surprise lets one more block over each border. */
const limitOf = (view: View, a: AreaId, b: AreaId): number => {
  const acting = view.phase.name === 'action' ? view.phase.acting : undefined;
  const surprise = acting !== undefined && view.cards[acting] === 'event-surprise';
  return borderLimit(borderBetween(a, b)) + (surprise ? 1 : 0);
};
export const useOf = (view: View): Use =>
  new Map(
    view.phase.name === 'action' ? view.phase.used.map(({ from, to, blocks }) => [keyOf(A[from], A[to]), blocks]) : [],
  );

export interface Crossing {
  readonly from: AreaName;
  readonly to: AreaName;
  readonly used: number;
  readonly limit: number;
}
const stepsOf = (path: readonly AreaId[]): readonly (readonly [AreaId, AreaId])[] =>
  path.slice(1).map((to, i) => [path[i] as AreaId, to]);
/** The borders of a path as they would stand after it. */
export const crossingsOf = (view: View, path: readonly AreaId[], use: Use = useOf(view)): readonly Crossing[] =>
  stepsOf(path).map(([a, b]) => ({
    from: areaName(a),
    to: areaName(b),
    used: (use.get(keyOf(a, b)) ?? 0) + 1,
    limit: limitOf(view, a, b),
  }));
/** The borders of several moves made one after the other, each as it would stand in the end. */
export const crossingsOfAll = (view: View, moves: readonly Move[]): readonly Crossing[] => {
  let use = useOf(view);
  const all = new Map<number, Crossing>();
  for (const move of moves) {
    if (move.do === 'march')
      for (const crossing of crossingsOf(view, move.path, use))
        all.set(keyOf(A[crossing.from], A[crossing.to]), crossing);
    use = after(use, move);
  }
  return [...all.values()];
};
/** The borders crossed so far in this phase. */
export const crossedSoFar = (view: View): readonly Crossing[] =>
  view.phase.name === 'action'
    ? view.phase.used.map(({ from, to, blocks }) => ({ from, to, used: blocks, limit: limitOf(view, A[from], A[to]) }))
    : [];

const isFull = (view: View, move: Move, use: Use): boolean =>
  move.do === 'march' && crossingsOf(view, move.path, use).some(({ used, limit }) => used > limit);
/** Fewer steps before more, then the way that leaves most room on its narrowest border; the sea comes last. */
const costOf = (view: View, move: Move, use: Use): number => {
  if (move.do === 'sail') return 1000;
  const room = Math.min(...crossingsOf(view, move.path, use).map(({ used, limit }) => limit - used));
  return move.path.length * 10 - room;
};
export const leastUse = (view: View, moves: readonly Move[], use: Use = useOf(view)): Move | undefined =>
  moves.filter((move) => !isFull(view, move, use)).toSorted((a, b) => costOf(view, a, use) - costOf(view, b, use))[0];

const after = (use: Use, move: Move): Use => {
  if (move.do === 'sail') return use;
  const next = new Map(use);
  for (const [a, b] of stepsOf(move.path)) next.set(keyOf(a, b), (next.get(keyOf(a, b)) ?? 0) + 1);
  return next;
};

/** What several touches mean together: moves to be made one after the other, and the places that may still join. */
export interface Together {
  readonly plays: readonly Move[];
  readonly open: readonly string[];
}
const movesOf = (may: readonly Action[], block: BlockName): readonly Move[] =>
  may.filter(isMove).filter((move) => blockName(move.block) === block);
const endsOf = (moves: readonly Move[]): ReadonlySet<AreaId> => new Set(moves.map(endOf));

const companyOf = (picked: readonly string[]): readonly BlockName[] => [...new Set(picked.filter(isBlockName))];
const passes = (move: Move, through: readonly AreaName[]): boolean =>
  through.every((area) => move.do === 'march' && move.path.slice(1, -1).includes(A[area]));

const movesTo = (view: View, may: readonly Action[], picked: readonly string[], to: AreaName): readonly Move[] => {
  const through = picked.filter(isWayPoint).map(areaOfWayPoint).filter(isAreaName);
  let use = useOf(view);
  const plays: Move[] = [];
  for (const block of companyOf(picked)) {
    const ways = movesOf(may, block).filter((move) => endOf(move) === A[to] && passes(move, through));
    const move = leastUse(view, ways, use);
    if (!move) return [];
    plays.push(move);
    use = after(use, move);
  }
  return isPayable(view, plays) ? plays : [];
};
/** Each alone might go for the last point; together they might cost more. */
const isPayable = (view: View, plays: readonly Move[]): boolean =>
  plays.length < 2 || view.phase.name !== 'action' || pointsFor(view, plays) <= view.phase.points;

/** Blocks that could come along: those that share a destination with all who are picked. */
const mayJoin = (
  may: readonly Action[],
  company: readonly BlockName[],
  shared: ReadonlySet<AreaId>,
): readonly string[] => {
  const others = new Set(may.filter(isMove).map((move) => blockName(move.block)));
  return [...others].filter(
    (block) => !company.includes(block) && movesOf(may, block).some((move) => shared.has(endOf(move))),
  );
};

/** One block or several and then an area: each goes there by the way that uses the least of its borders. */
export const together = (view: View, may: readonly Action[], picked: readonly string[]): Together | undefined => {
  const company = companyOf(picked);
  if (company.length === 0 || company.some((block) => movesOf(may, block).length === 0)) return undefined;
  const last = picked.at(-1) ?? '';
  if (isAreaName(last)) {
    const plays = movesTo(view, may, picked, last);
    return plays.length === 0 ? undefined : { plays, open: [] };
  }
  const [first = new Set<AreaId>(), ...others] = company.map((block) => endsOf(movesOf(may, block)));
  const shared = new Set([...first].filter((end) => others.every((ends) => ends.has(end))));
  // A border too narrow for all of them, or points too few, close the place to the whole company.
  const open = [...shared].map(areaName).filter((area) => movesTo(view, may, picked, area).length > 0);
  return { plays: [], open: [...open, ...mayJoin(may, company, new Set(open.map((area) => A[area])))] };
};
/** The areas that the moves of a group leave: each costs an action point unless it is paid for. */
export const originsOf = (moves: readonly Move[]): readonly AreaName[] => [
  ...new Set(moves.map((move) => areaName(startOf(move)))),
];

const isHeldBy = (view: View, seat: Seat, area: AreaId): boolean =>
  view.hidden.some((block) => block.seat === seat && block.area === areaName(area));
/** 5.31 Two go for one between major ports, unless they attack. */
const seaPoints = (view: View, sails: readonly Sail[], acting: Seat, credits: readonly string[]): number => {
  const free = [...credits];
  let points = 0;
  for (const { from, to } of sails) {
    const attacks = isHeldBy(view, other(acting), to);
    const credit = attacks ? -1 : free.indexOf(`${from} ${to}`);
    if (credit >= 0) free.splice(credit, 1);
    else points += 1;
    if (credit < 0 && !attacks && isMajorPort(from) && isMajorPort(to)) free.push(`${from} ${to}`);
  }
  return points;
};
/** What several moves together cost in action points; nothing where a card lets them go free. */
export const pointsFor = (view: View, moves: readonly Move[]): number => {
  const { phase } = view;
  if (phase.name !== 'action' || phase.muster !== null) return 0;
  const marches = originsOf(moves.filter(({ do: verb }) => verb === 'march'));
  const credits = phase.credits.map(({ from, to }) => `${A[from]} ${A[to]}`);
  const byLand = marches.filter((area) => !phase.active.includes(area)).length;
  return byLand + seaPoints(view, moves.filter(isSail), phase.acting, credits);
};
