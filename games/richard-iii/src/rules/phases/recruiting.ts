// 5.4 Recruiting: one point a block, from the pool, at full strength; it does not move this turn.
import type { Blocks } from '@rose/parts';
import { refuse } from '@rose/table';
import { nameFor } from '../../papers/naming.ts';
import { follow, setOf } from '../../secrecy/fog.ts';
import {
  AREAS,
  type AreaId,
  areaName,
  CITY_AREAS,
  CROWN_AREAS,
  EXILE_AREAS,
  isCity,
  isCrown,
  isExile,
} from '../data/areas.ts';
import { BLOCKS, type BlockId, blockName, homesOf, kindOf, REBEL } from '../data/blocks.ts';
import { armyOf, freePrisoner, isFriendly, isInPool, isOpen, isVacant, put } from '../position.ts';
import {
  type ActionAction,
  type During,
  POOL,
  type RecruitAction,
  type Refusal,
  type Seat,
  type State,
  sideOf,
  type TableIn,
} from '../state.ts';
import { allows, isOwn, whyNotAllowed } from './cards.ts';

/** 6.82 Where an heir enters: a royal heir at a crown, a Pretender's in his exile. */
export const heirEntries = (state: State, seat: Seat): readonly AreaId[] =>
  seat === state.kingSide ? CROWN_AREAS : EXILE_AREAS[seat];

/** 5.4 The areas a block can be recruited in, open or not. */
const entriesOf = (state: State, seat: Seat, block: BlockId): readonly AreaId[] => {
  switch (kindOf(block)) {
    case 'heir':
      return heirEntries(state, seat);
    case 'noble':
    case 'church':
    case 'levy':
    case 'mercenary':
      return homesOf(block);
    case 'bombard':
      return CITY_AREAS;
    case 'rebel':
      return LANDS;
  }
};
const LANDS: readonly AreaId[] = AREAS.filter((area) => !isExile(area));

/** 5.4 Mercenaries of a foreign land are never recruited: they wait there, not in the pool. */
const HOMEBOUND: readonly boolean[] = BLOCKS.map(
  (block) => kindOf(block) === 'mercenary' && homesOf(block).length === 1,
);
const isHomebound = (block: BlockId): boolean => HOMEBOUND[block] === true;

/** 5.4 Friendly or vacant; a bombard needs a friendly city, the Rebel a vacant area. */
const isEntry = (state: State, side: number, block: BlockId, area: AreaId): boolean => {
  if (block === REBEL) return isVacant(state, area);
  return kindOf(block) === 'bombard' ? isFriendly(state, side, area) : isOpen(state, side, area);
};

export const whyNotRecruit = (state: During<'action'>, seat: Seat, action: RecruitAction): Refusal | undefined => {
  const { block, area } = action;
  const name = { block: blockName(block) };
  const forbidden = whyNotAllowed(state, seat, 'recruit');
  if (forbidden) return forbidden;
  if (block === REBEL && !isOwn(state, seat, block))
    return refuse('3.26', { why: 'only-pretender-has-rebel', ...name });
  if (!isOwn(state, seat, block)) return refuse('5.4', { why: 'not-your-block', ...name });
  if (isHomebound(block)) return refuse('5.4', { why: 'never-recruited', ...name });
  if (!isInPool(state, block)) return refuse('5.4', { why: 'not-in-pool', ...name });
  if (state.phase.points === 0) return refuse('5.4', { why: 'no-points-left' });
  const where = areaName(area);
  if (!entriesOf(state, seat, block).includes(area)) {
    if (kindOf(block) === 'bombard') return refuse('5.4', { why: 'needs-friendly-city', area: where });
    if (block === REBEL) return refuse('5.4', { why: 'needs-vacant-area', area: where });
    return refuse('5.4', { why: 'not-its-home', ...name, area: where });
  }
  if (isEntry(state, sideOf(seat), block, area)) return undefined;
  if (kindOf(block) === 'bombard') return refuse('5.4', { why: 'needs-friendly-city', area: where });
  if (block === REBEL) return refuse('5.4', { why: 'needs-vacant-area', area: where });
  return refuse('5.4', { why: 'area-not-open', area: where });
};

export function* recruitCandidates(state: State, seat: Seat): Iterable<RecruitAction> {
  for (const block of armyOf(state, sideOf(seat)))
    if (isInPool(state, block)) for (const area of entriesOf(state, seat, block)) yield recruitOf(block, area);
}
const RECRUITS: readonly RecruitAction[] = BLOCKS.flatMap((block) =>
  AREAS.map((area): RecruitAction => ({ do: 'recruit', block, area })),
);
const recruitOf = (block: BlockId, area: AreaId): RecruitAction =>
  RECRUITS[block * AREAS.length + area] as RecruitAction;

/** Adds the legal recruits: `whyNotRecruit` turned round. */
export const addRecruits = (state: During<'action'>, seat: Seat, into: ActionAction[]): void => {
  if (state.phase.points === 0 || !allows(state, seat, 'recruit')) return;
  const side = sideOf(seat);
  for (const block of armyOf(state, side)) {
    if (!isInPool(state, block) || isHomebound(block)) continue;
    for (const area of entriesOf(state, seat, block))
      if (isEntry(state, side, block, area)) into.push(recruitOf(block, area));
  }
};

/** Who could be recruited in an area by what all know: bombards in cities, royal heirs at crowns, others in exile. */
const comers = (royal: boolean): readonly Blocks[] =>
  [0, 1].flatMap((side) =>
    AREAS.map((area) =>
      setOf(side, (block) => {
        const kind = kindOf(block);
        if (kind === 'heir') return royal ? isCrown(area) : isExile(area);
        return kind === 'bombard' ? isCity(area) : homesOf(block).includes(area);
      }),
    ),
  );
const ROYAL_COMERS = comers(true);
const PRETENDER_COMERS = comers(false);
const comersTo = (side: number, area: AreaId, royal: boolean): Blocks =>
  (royal ? ROYAL_COMERS : PRETENDER_COMERS)[side * AREAS.length + area] as Blocks;

/** 5.4 The block comes onto the map. */
export const recruit = (table: TableIn<'action'>, seat: Seat, { block, area }: RecruitAction): void => {
  const { state } = table;
  const side = sideOf(seat);
  state.phase.points -= 1;
  put(state, block, area);
  state.done[block] = 1;
  if (block !== REBEL) follow(state, side, POOL, area, comersTo(side, area, seat === state.kingSide));
  table.tell('5.4', { say: 'recruited', seat, block: nameFor(seat, block), area: areaName(area) });
  freePrisoner(table);
};
