// Ways over land: what each would use of its borders, which uses the least, and how a whole company gets there.
import { areaOfWayPoint, type BorderCrossed, isWayPoint, type Together } from '@rose/board';
import { crossingsOfAll as allCrossings, type BorderLimit, type BorderUse, borderKey, wayForAll } from '@rose/parts';
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
import { seatOfBlock } from './pieces.ts';

export type March = Extract<Action, { do: 'march' }>;
type Sail = Extract<Action, { do: 'sail' }>;
export type Move = March | Sail;
const isSail = (move: Move): move is Sail => move.do === 'sail';
const isMove = (action: Action): action is Move => action.do === 'march' || action.do === 'sail';
export const endOf = (move: Move): AreaId => (move.do === 'sail' ? move.to : (move.path.at(-1) as AreaId));
/** By sea no border is crossed. */
const pathOf = (move: Move): readonly AreaId[] => (move.do === 'march' ? move.path : []);
const startOf = (move: Move): AreaId => (move.do === 'sail' ? move.from : (move.path[0] as AreaId));

/** 5.51 Surprise lets one more block over each border. */
const limitOf = (view: View): BorderLimit => {
  const acting = view.phase.name === 'action' ? view.phase.acting : undefined;
  const more = acting !== undefined && view.cards[acting] === 'event-surprise' ? 1 : 0;
  return (a, b) => borderLimit(borderBetween(a as AreaId, b as AreaId)) + more;
};
const usedIn = ({ phase }: View) => (phase.name === 'action' ? phase.used : []);
const useOf = (view: View): BorderUse =>
  new Map(usedIn(view).map(({ from, to, blocks }) => [borderKey(A[from], A[to]), blocks]));

type Crossing = BorderCrossed<AreaName>;
/** The borders of several moves made one after the other, each as it would stand in the end. */
export const crossingsOfAll = (view: View, moves: readonly Move[]): readonly Crossing[] =>
  allCrossings(moves.map(pathOf), useOf(view), limitOf(view)).map((crossing) => ({
    ...crossing,
    from: areaName(crossing.from),
    to: areaName(crossing.to),
  }));
/** The borders crossed so far in this phase. */
export const crossedSoFar = (view: View): readonly Crossing[] => {
  const limit = limitOf(view);
  return usedIn(view).map(({ from, to, blocks }) => ({ from, to, used: blocks, limit: limit(A[from], A[to]) }));
};

/** Every redraw asks for the ways of several blocks among the same actions: they are sorted by block once. */
const sorted = new WeakMap<readonly Action[], ReadonlyMap<BlockName, readonly Move[]>>();
const byBlock = (may: readonly Action[]): ReadonlyMap<BlockName, readonly Move[]> => {
  const kept = sorted.get(may) ?? Map.groupBy(may.filter(isMove), ({ block }) => blockName(block));
  sorted.set(may, kept);
  return kept;
};
const movesOf = (may: readonly Action[], block: BlockName): readonly Move[] => byBlock(may).get(block) ?? [];
const endsOf = (moves: readonly Move[]): ReadonlySet<AreaId> => new Set(moves.map(endOf));

const companyOf = (picked: readonly string[]): readonly BlockName[] => [...new Set(picked.filter(isBlockName))];
const passes = (move: Move, through: readonly AreaName[]): boolean =>
  through.every((area) => move.do === 'march' && move.path.slice(1, -1).includes(A[area]));

const movesTo = (view: View, may: readonly Action[], picked: readonly string[], to: AreaName): readonly Move[] => {
  const through = picked.filter(isWayPoint).map(areaOfWayPoint).filter(isAreaName);
  const ways = companyOf(picked).map((block) =>
    movesOf(may, block)
      .filter((move) => endOf(move) === A[to] && passes(move, through))
      .map((move) => ({ move, path: pathOf(move) })),
  );
  const plays = (wayForAll(ways, useOf(view), limitOf(view)) ?? []).map(({ move }) => move);
  return isPayable(view, plays) ? plays : [];
};
/** Each alone might go for the last point; together they might cost more. */
const isPayable = (view: View, plays: readonly Move[]): boolean =>
  plays.length < 2 || view.phase.name !== 'action' || pointsFor(view, plays) <= view.phase.points;

/** 5.22 How many blocks may leave an area: all but those whom the enemy's main attack pins. */
const mayLeave = (view: View, area: string): number => {
  const attack = view.attacks.find((one) => one.area === area);
  if (!attack || attack.attacker === view.viewer) return Number.POSITIVE_INFINITY;
  const isMain = (came: string | null): boolean =>
    came === attack.main || (came !== null && !isAreaName(came) && attack.main !== null && !isAreaName(attack.main));
  const known = Object.entries(view.blocks).filter(([, seen]) => seen.place === area && !seen.down);
  const isOwn = (block: string): boolean => seatOfBlock(view, block as BlockName) === view.viewer;
  const attackers = [
    ...view.hidden.filter((one) => one.area === area && one.seat === attack.attacker),
    ...known.filter(([block]) => !isOwn(block)).map(([, seen]) => seen),
  ];
  const defenders = known.filter(([block, { came }]) => isOwn(block) && came === null);
  return defenders.length - attackers.filter(({ came }) => isMain(came)).length;
};
/** 5.2 A company is of one area, and no larger than may leave it: whoever stands elsewhere leads another. */
const isOneCompany = (view: View, company: readonly BlockName[]): boolean => {
  const [area, ...others] = new Set(company.map((block) => view.blocks[block]?.place ?? ''));
  return others.length === 0 && company.length <= mayLeave(view, area ?? '');
};
/** Who of the area may still come along: those with whom a way to some place is left. */
export const mayJoin = (view: View, may: readonly Action[], hand: readonly string[]): readonly string[] => {
  const company = companyOf(hand);
  return [...byBlock(may).keys()].filter(
    (block) =>
      !company.includes(block) &&
      isOneCompany(view, [...company, block]) &&
      together(view, may, [...company, block])?.open.some(isAreaName),
  );
};

/** One block or several and then an area: each goes there by the way that uses the least of its borders. */
export const together = (view: View, may: readonly Action[], picked: readonly string[]): Together<Move> | undefined => {
  const company = companyOf(picked);
  if (company.length === 0 || company.some((block) => movesOf(may, block).length === 0)) return undefined;
  if (!isOneCompany(view, company)) return undefined;
  const last = picked.at(-1) ?? '';
  if (isAreaName(last)) {
    const plays = movesTo(view, may, picked, last);
    return plays.length === 0 ? undefined : { plays, open: [] };
  }
  const [first = new Set<AreaId>(), ...others] = company.map((block) => endsOf(movesOf(may, block)));
  const shared = new Set([...first].filter((end) => others.every((ends) => ends.has(end))));
  // A border too narrow for all of them, or points too few, close the place to the whole company.
  return { plays: [], open: [...shared].map(areaName).filter((area) => movesTo(view, may, picked, area).length > 0) };
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
