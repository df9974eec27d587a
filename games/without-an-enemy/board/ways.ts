// Ways over land: what each would use of its borders, and how a whole army gets somewhere, as many as can.
import { areaOfWayPoint, type BorderCrossed, isWayPoint, type Together } from '@rose/board';
import {
  afterWay,
  crossingsOfAll as allCrossings,
  type BorderLimit,
  type BorderUse,
  borderKey,
  leastUse,
} from '@rose/parts';
import {
  A,
  type Action,
  type AreaId,
  type AreaName,
  areaName,
  areaOfCity,
  type BlockName,
  BORDERS,
  blockName,
  borderBetween,
  borderLimit,
  cityIn,
  cityName,
  effectIs,
  endsOf,
  fitsFilter,
  garrisonLimit,
  isAreaName,
  isBlockName,
  isCardName,
  isCityName,
  K,
  NO_CITY,
  RESERVE,
  T,
  type View,
} from '@rose/without-an-enemy/ids';
import { INSIDE } from './gestures.ts';
import { piecesOf } from './pieces.ts';

export type March = Extract<Action, { do: 'move' | 'join' }>;
type Fall = Extract<Action, { do: 'retreat' | 'regroup' | 'march-out' | 'go-home' }>;
type Shelter = Extract<Action, { do: 'shelter' }>;
/** A block that goes somewhere: on the march, falling back, home, or into the city of the battle. */
export type Going = March | Fall | Shelter;
const GOINGS: readonly Action['do'][] = ['move', 'join', 'retreat', 'regroup', 'march-out', 'go-home', 'shelter'];
export const isGoing = (action: Action): action is Going =>
  GOINGS.includes(action.do) && !(action.do === 'go-home' && action.to === RESERVE);
/** Where it ends; none for the city of the battle. */
export const endOf = (going: Going): AreaId | undefined => {
  if (going.do === 'shelter') return undefined;
  if (going.do === 'move' || going.do === 'join') return going.path.at(-1);
  return (going.do === 'go-home' ? going.to : going.area) as AreaId;
};
/** The place that is touched to send it there. */
export const goalOf = (going: Going): string => {
  const end = endOf(going);
  return end === undefined ? INSIDE : areaName(end);
};
/** The way of a march. */
export const pathOf = (going: Going): readonly AreaId[] =>
  going.do === 'move' || going.do === 'join' ? going.path : [];

const limitOf: BorderLimit = (a, b) => borderLimit(borderBetween(a as AreaId, b as AreaId));
/** What a side has sent over each border: in this turn, or out of the battle, which is counted apart (8.12, 8.13). */
const usedBy = ({ phase, crossed }: View): readonly (readonly [from: AreaName, to: AreaName, used: number])[] => {
  if (phase.name !== 'actions' && phase.name !== 'battle') return [];
  const inTurn: { readonly [border: string]: number | undefined } = crossed[phase.acting];
  const count = (border: string): number =>
    phase.name === 'battle' ? phase.used.filter((used) => used === border).length : (inTurn[border] ?? 0);
  return BORDERS.flatMap((border) => {
    const [from, to] = endsOf(border).map(areaName) as [AreaName, AreaName];
    const used = count(`${from}-${to}`);
    return used > 0 ? [[from, to, used] as const] : [];
  });
};
const useOf = (view: View): BorderUse =>
  new Map(usedBy(view).map(([from, to, used]) => [borderKey(A[from], A[to]), used]));
/** The borders it crosses: whoever leaves a battle goes next door. */
const bordersOf = ({ phase }: View, going: Going): readonly AreaId[] => {
  const isFalling = going.do === 'retreat' || going.do === 'regroup';
  return isFalling && phase.name === 'battle' ? [A[phase.area as AreaName], going.area] : pathOf(going);
};

type Crossing = BorderCrossed<AreaName>;
/** The borders of several moves made one after the other, each as it would stand in the end. */
export const crossingsOfAll = (view: View, goings: readonly Going[]): readonly Crossing[] =>
  allCrossings(
    goings.map((going) => bordersOf(view, going)),
    useOf(view),
    limitOf,
  ).map((crossing) => ({
    ...crossing,
    from: areaName(crossing.from),
    to: areaName(crossing.to),
  }));
/** The borders crossed so far. */
export const crossedSoFar = (view: View): readonly Crossing[] =>
  usedBy(view).map(([from, to, used]) => ({ from, to, used, limit: limitOf(A[from], A[to]) }));

/** Every redraw asks for the ways of many blocks among the same actions: they are sorted by block once. */
const sorted = new WeakMap<readonly Action[], ReadonlyMap<BlockName, readonly Going[]>>();
const byBlock = (may: readonly Action[]): ReadonlyMap<BlockName, readonly Going[]> => {
  const kept = sorted.get(may) ?? Map.groupBy(may.filter(isGoing), ({ block }) => blockName(block));
  sorted.set(may, kept);
  return kept;
};
const goingsOf = (may: readonly Action[], block: BlockName): readonly Going[] => byBlock(may).get(block) ?? [];
const companyOf = (picked: readonly string[]): readonly BlockName[] => [...new Set(picked.filter(isBlockName))];
const passes = (going: Going, through: readonly AreaName[]): boolean =>
  through.every((area) => pathOf(going).slice(1, -1).includes(A[area]));

/** A muster costs nothing more: whoever can join it does. */
const preferred = (ways: readonly Going[]): readonly Going[] => {
  const joins = ways.filter(({ do: verb }) => verb === 'join');
  return joins.length > 0 ? joins : ways;
};
/** Each by the way that uses the least of its borders; who finds none stays. */
export const goingsTo = (
  view: View,
  may: readonly Action[],
  picked: readonly string[],
  to: string,
): readonly Going[] => {
  const through = picked.filter(isWayPoint).map(areaOfWayPoint).filter(isAreaName);
  const taken: Going[] = [];
  let use = useOf(view);
  for (const block of freeFirst(view, may, companyOf(picked))) {
    const ways = goingsOf(may, block).filter((going) => goalOf(going) === to && passes(going, through));
    const way = leastUse(
      preferred(ways).map((going) => ({ going, path: bordersOf(view, going) })),
      use,
      limitOf,
    );
    if (!way || !isPayable(view, [...taken, way.going]) || !hasRoom(view, taken, way.going)) continue;
    taken.push(way.going);
    use = afterWay(use, way.path);
  }
  return taken;
};

/** 5.7 A Contested Area is left by those alone whom the enemy does not pin. */
const unpinned = (view: View, area: string): number => {
  const field = piecesOf(view).filter((piece) => piece.area === area && piece.city === undefined);
  const own = field.filter(({ seat }) => seat === view.viewer).length;
  const enemies = field.length - own;
  return enemies === 0 ? own : own - enemies;
};
/** 1.7 How many more the city of the battle can hold. */
const roomInside = (view: View): number => {
  const city = view.phase.name === 'battle' ? cityIn(A[view.phase.area as AreaName]) : NO_CITY;
  if (city === NO_CITY) return 0;
  return garrisonLimit(city) - piecesOf(view).filter((piece) => piece.city === cityName(city)).length;
};
/** Each alone might leave, or go in; together they might be too many. */
const hasRoom = (view: View, taken: readonly Going[], going: Going): boolean => {
  if (going.do === 'shelter') return taken.length < roomInside(view);
  if (going.do !== 'move' && going.do !== 'join') return true;
  const from = whereIs(view, blockName(going.block));
  const gone = taken.filter(({ block }) => whereIs(view, blockName(block)) === from).length;
  return gone < unpinned(view, from ?? '');
};
/** Each alone might go for the last point; together they might cost more. */
const isPayable = (view: View, goings: readonly Going[]): boolean =>
  view.phase.name !== 'actions' || pointsFor(view, goings) <= view.ap[view.phase.acting];

const whereIs = (view: View, block: string): string | undefined =>
  isBlockName(block) ? view.blocks[block]?.place : undefined;
/** In the field or inside its city. */
const areaOf = (view: View, block: string): string | undefined => {
  const place = whereIs(view, block);
  return place !== undefined && isCityName(place) ? areaName(areaOfCity(T[place])) : place;
};
/** The rest of its army: blocks of the same area that may go too. */
export const armyWith = (view: View, may: readonly Action[], block: string): readonly string[] => {
  if (!isBlockName(block) || goingsOf(may, block).length === 0) return [];
  return [...byBlock(may).keys()].filter((other) => other !== block && whereIs(view, other) === whereIs(view, block));
};
/** 5.3 An army is of one area: others there may still come along, whoever stands elsewhere is another army. */
export const mayJoin = (view: View, may: readonly Action[], company: readonly string[]): readonly string[] => {
  const area = areaOf(view, company[0] ?? '');
  return [...byBlock(may).keys()].filter((other) => !company.includes(other) && areaOf(view, other) === area);
};

export const isGoal = (place: string): boolean => isAreaName(place) || place === INSIDE;
/** One block or several and then an area: those who can, go. */
export const together = (
  view: View,
  may: readonly Action[],
  picked: readonly string[],
): Together<Going> | undefined => {
  const company = companyOf(picked);
  const [leader] = company;
  if (leader === undefined || company.some((block) => goingsOf(may, block).length === 0)) return undefined;
  if (company.some((block) => areaOf(view, block) !== areaOf(view, leader))) return undefined;
  const last = picked.at(-1) ?? '';
  if (isGoal(last)) {
    const plays = goingsTo(view, may, picked, last);
    return plays.length === 0 ? undefined : { plays, open: [] };
  }
  // Whoever was touched first leads: the others come along as far as they can.
  return { plays: [], open: [...new Set(goingsOf(may, leader).map(goalOf))] };
};
/** Who of the company would stay behind if the rest went. */
export const leftBehind = (company: readonly string[], goings: readonly Going[]): readonly BlockName[] =>
  companyOf(company).filter((block) => !goings.some((going) => blockName(going.block) === block));

/** What a group move finds: whether one may still go for nothing (15.1), and which is under way. */
interface Purse {
  readonly free: boolean;
  readonly doing: string;
  readonly area: string | null;
}
/** 15.1 Whether an event lets it go for nothing. */
const goesFree = (view: View, { free, doing, area }: Purse, { block, path: [from] }: March): boolean => {
  const card: string | null = view.phase.name === 'actions' ? view.cards[view.phase.acting] : null;
  const event = card !== null && isCardName(card) ? effectIs(K[card], 'free-group-move') : undefined;
  if (!event || !fitsFilter(event.filter, block)) return false;
  return free || (doing === 'free-group' && from !== undefined && area === areaName(from));
};
/** Those whom an event lets go for nothing go before the others, who would end it. */
const freeFirst = (view: View, may: readonly Action[], company: readonly BlockName[]): readonly BlockName[] => {
  const { phase } = view;
  if (phase.name !== 'actions') return company;
  const isFree = (block: BlockName): boolean =>
    goingsOf(may, block).some((going) => going.do === 'move' && goesFree(view, phase, going));
  return company.toSorted((one, other) => Number(isFree(other)) - Number(isFree(one)));
};
/** 5.2 What these marches cost, one after the other: a group that is under way is paid for. */
export const pointsFor = (view: View, goings: readonly Going[]): number => {
  if (view.phase.name !== 'actions') return 0;
  let purse: Purse = view.phase;
  let points = 0;
  for (const going of goings) {
    if (going.do !== 'move') continue;
    const area = areaName(going.path[0] as AreaId);
    const isFree = goesFree(view, purse, going);
    if (!isFree && !(purse.doing === 'group' && purse.area === area)) points += 1;
    purse = { free: false, doing: isFree ? 'free-group' : 'group', area };
  }
  return points;
};
