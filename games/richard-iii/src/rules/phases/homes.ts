// 8.3, 8.4 Where a block goes home.
import type { Blocks } from '@rose/parts';
import { refuse } from '@rose/table';
import { setOf } from '../../secrecy/fog.ts';
import {
  A,
  AREAS,
  type AreaId,
  areaName,
  EXILE_AREAS,
  isCrown,
  isExile,
  ROYAL_SHIELDS,
  supplyLimit,
} from '../data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  type BlockKind,
  blockName,
  colourOf,
  HEIRS,
  homesOf,
  isHeir,
  isNeville,
  isWarwick,
  kindOf,
} from '../data/blocks.ts';
import { at, heldBy, isDeadMan, isOpen, seatOfBlock } from '../position.ts';
import { POOL, type Refusal, type Seat, type State, seatOf, sideOf } from '../state.ts';
import { countedIn } from './feeding.ts';
import { isHeirShield } from './line.ts';

export interface Homes {
  readonly areas: readonly AreaId[];
  /** Whether the pool may be chosen: only without an open home of his own (ruling 11.10). */
  readonly pool: boolean;
}
const CLARENCE = B['l-clarence'];
const orPool = (areas: readonly AreaId[]): Homes => ({ areas, pool: areas.length === 0 });

/** 11.8 Clarence as a Lancastrian needs a York shield where nobody else stands. */
const isVacantFor = (state: State, block: BlockId, area: AreaId): boolean =>
  heldBy(state, 1, area) === 0 && heldBy(state, 0, area) === (at(state, block) === area ? 1 : 0);
/** 7.2 Whether Calais feeds one more. */
const hasRoom = (state: State): boolean => countedIn(state, 1, A.calais) < supplyLimit(A.calais);

const NEVILLES: readonly (readonly BlockId[])[] = [0, 1].map((side) =>
  BLOCKS.filter((block) => isNeville(block) && colourOf(block) === side),
);
/** 8.3 A living Neville may use a dead one's shields; a Yorkist without a shield may go to Calais (ruling 11.7). */
const nevilleExtras = (state: State, block: BlockId, own: readonly AreaId[]): readonly AreaId[] => {
  const side = colourOf(block);
  const dead = (NEVILLES[side] as readonly BlockId[]).filter((man) => man !== block && isDeadMan(state, man));
  const extras = dead.flatMap(homesOf);
  if (side === 1 && own.length === 0 && !isWarwick(block)) extras.push(A.calais);
  return AREAS.filter(
    (area) =>
      extras.includes(area) && !own.includes(area) && (area === A.calais ? hasRoom(state) : isOpen(state, side, area)),
  );
};

/** 8.3 The Pretender's heirs go to exile. 8.4 The King's go to a shield they may use or to a crown. */
const heirHomes = (state: State, seat: Seat, heir: BlockId): Homes => {
  if (seat !== state.kingSide) return { areas: EXILE_AREAS[seat], pool: false };
  const side = sideOf(seat);
  return orPool(
    AREAS.filter((area) => (isCrown(area) || isHeirShield(state, seat, heir, area)) && isOpen(state, side, area)),
  );
};

/** 8.3, 8.4 Nobles and church go to their shields and cathedrals that the enemy does not hold. */
export const homesFor = (state: State, seat: Seat, block: BlockId): Homes => {
  if (isHeir(block)) return heirHomes(state, seat, block);
  if (block === CLARENCE) return orPool(homesOf(block).filter((area) => isVacantFor(state, block, area)));
  const own = homesOf(block).filter((area) => isOpen(state, sideOf(seat), area));
  if (!isNeville(block)) return orPool(own);
  return { areas: [...own, ...nevilleExtras(state, block, own)], pool: own.length === 0 };
};

export const isOnMap = (state: State, block: BlockId): boolean => at(state, block) < POOL && !isExile(at(state, block));
/** Why a block does not go there. */
export const whyNotHome = (state: State, seat: Seat, block: BlockId, to: number): Refusal | undefined => {
  const rule = seat === state.kingSide ? '8.4' : '8.3';
  const name = { block: blockName(block) };
  if (seatOfBlock(state, block) !== seat) return refuse(rule, { why: 'not-your-block', ...name });
  if (at(state, block) >= POOL) return refuse(rule, { why: 'block-not-on-map', ...name });
  if (state.done[block] === 1) return refuse(rule, { why: 'block-is-home', ...name });
  if (isExile(at(state, block))) return refuse(rule, { why: 'stays-in-exile', ...name });
  const { areas, pool } = homesFor(state, seat, block);
  if (to === POOL) return pool ? undefined : refuse(rule, { why: 'has-open-home', ...name });
  if (areas.includes(to as AreaId)) return undefined;
  const area = areaName(to);
  if (to === A.calais && isNeville(block) && !hasRoom(state))
    return refuse('8.3', { why: 'home-is-full', ...name, area });
  if (isHeir(block) && seat !== state.kingSide) return refuse(rule, { why: 'no-place-for-heir', ...name, area });
  return isHome(state, seat, block, to as AreaId)
    ? refuse(rule, { why: 'home-is-taken', ...name, area })
    : refuse(rule, { why: 'not-its-home', ...name, area });
};
/** A shield, cathedral or crown that the block could go home to, were it open. */
const isHome = (state: State, seat: Seat, block: BlockId, to: AreaId): boolean =>
  isHeir(block) ? isCrown(to) || isHeirShield(state, seat, block, to) : homesOf(block).includes(to);

/** Every area a block could ever go home to. */
const THINKABLE: readonly (readonly AreaId[])[] = BLOCKS.map((block) => {
  const side = colourOf(block) === 0 ? 0 : 1;
  const seat = seatOf(side);
  const own = homesOf(block);
  if (isNeville(block)) {
    const family = (NEVILLES[side] as readonly BlockId[]).flatMap(homesOf);
    return AREAS.filter((area) => family.includes(area));
  }
  if (!isHeir(block)) return own;
  const shields = [...ROYAL_SHIELDS[seat], ...HEIRS[seat].flatMap(homesOf), ...EXILE_AREAS[seat]];
  return AREAS.filter((area) => isCrown(area) || shields.includes(area));
});
export const thinkableHomes = (block: BlockId): readonly AreaId[] => THINKABLE[block] as readonly AreaId[];

/** Who goes home or leaves exile: the others have disbanded (8.1). */
const LORDS: readonly BlockKind[] = ['heir', 'noble', 'church'];
const lordsOf = (side: number, fits: (block: BlockId) => boolean): Blocks =>
  setOf(side, (block) => LORDS.includes(kindOf(block)) && fits(block));
const LORD_SETS: readonly Blocks[] = [0, 1].map((side) => lordsOf(side, () => true));
const COMMON_LORDS: readonly Blocks[] = [0, 1].map((side) => lordsOf(side, (block) => !isHeir(block)));
export const lords = (side: number): Blocks => LORD_SETS[side] as Blocks;

/** Who could go home to an area, by what all know: of the heirs, royal ones on the map, a Pretender's in exile. */
const goers = (royal: boolean): readonly Blocks[] =>
  [0, 1].flatMap((side) =>
    AREAS.map((area) =>
      lordsOf(side, (block) => thinkableHomes(block).includes(area) && (!isHeir(block) || isExile(area) !== royal)),
    ),
  );
const ROYAL_GOERS = goers(true);
const PRETENDER_GOERS = goers(false);
export const goersTo = (side: number, to: number, royal: boolean): Blocks => {
  if (to === POOL) return (royal ? LORD_SETS : COMMON_LORDS)[side] as Blocks;
  return (royal ? ROYAL_GOERS : PRETENDER_GOERS)[side * AREAS.length + to] as Blocks;
};
