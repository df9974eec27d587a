// 11.1 Supply attrition: an area feeds so many; of the surplus each block loses one strength, at its owner's choice.
import { refuse } from '@rose/table';
import { blurLoss, placeNow } from '../../secrecy/fog.ts';
import type { SupplyAction } from '../actions.ts';
import { type AreaId, areaName, isMountain, isOffMap } from '../data/areas.ts';
import { armyOf, type BlockId, blockName, isFoot, isGun, isHorse } from '../data/blocks.ts';
import { cityIn, NO_CITY, sizeOf } from '../data/cities.ts';
import { SUPPLY_MOUNTAIN, SUPPLY_OPEN } from '../data/tables.ts';
import { nameFor, whyNotYours } from '../names.ts';
import { at, fieldOf, heldBy, isBesieged, isInField, isOnMap, weaken } from '../position.ts';
import { LAND } from '../recruiting.ts';
import { settle } from '../sieges.ts';
import {
  type During,
  other,
  type Phase,
  type Refusal,
  type Seat,
  type Side,
  type State,
  seatOf,
  sideOf,
  type TableIn,
} from '../state.ts';

type Hungry = During<'supply'>;
type Due = Hungry['phase']['dues'][number];

/** 11.1 Infantry and Cavalry blocks that an area feeds by itself. */
const baseOf = (area: AreaId): number => (isMountain(area) ? SUPPLY_MOUNTAIN : SUPPLY_OPEN);
/** 11.1 A city feeds as many more Infantry blocks as its size, to the side that controls it, unbesieged. */
const cityBonus = (state: State, side: number, area: AreaId): number => {
  const city = cityIn(area);
  return city !== NO_CITY && state.control[city] === side && !isBesieged(state, city) ? sizeOf(city) : 0;
};
/** 11.1 Blocks above the limit; only field blocks count. */
export const excessIn = (state: State, side: number, area: AreaId): number => {
  if (isOffMap(area) || heldBy(state, side, area) <= baseOf(area)) return 0;
  const field = fieldOf(state, side, area);
  const foot = field.filter(isFoot).length;
  const horse = field.filter(isHorse).length;
  return Math.max(0, horse + Math.max(0, foot - cityBonus(state, side, area)) - baseOf(area));
};
const duesOf = (state: State, side: Side): Due[] =>
  LAND.flatMap((area) => {
    const left = excessIn(state, side, area);
    return left > 0 ? [{ side, area, left }] : [];
  });

const dueFor = (state: Hungry, area: number): Due | undefined =>
  state.phase.dues.find((due) => due.side === state.phase.dues[0]?.side && due.area === area);
const whyNotStarve = (state: Hungry, seat: Seat, block: BlockId): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  const named = { block: blockName(block) };
  if (!isInField(state, block)) return refuse('11.1', { why: 'block-not-on-map', ...named });
  const area = at(state, block);
  if (!dueFor(state, area)) return refuse('11.1', { why: 'area-is-fed', area: areaName(area) });
  if (isGun(block)) return refuse('11.1', { why: 'guns-need-no-supply', ...named });
  return state.done[block] === 1 ? refuse('11.1', { why: 'block-has-paid', ...named }) : undefined;
};
const starve = (table: TableIn<'supply'>, seat: Seat, block: BlockId): void => {
  const { state } = table;
  const area = at(state, block) as AreaId;
  const place = placeNow(state, block);
  const due = dueFor(state, area);
  state.phase.dues = state.phase.dues.flatMap((other) => {
    if (other !== due) return [other];
    return other.left > 1 ? [{ ...other, left: other.left - 1 }] : [];
  });
  state.done[block] = 1;
  table.tell('11.1', { say: 'starved', seat, block: nameFor(seat, block), area: areaName(area) });
  weaken(table, block, 1);
  if (isOnMap(state, block)) blurLoss(state, block, place);
  else settle(table, area, false);
};

export const supply: Phase<'supply', SupplyAction> = {
  rule: '11.1',
  verbs: ['starve'],
  enter(table) {
    const { state } = table;
    const first = sideOf(state.player1);
    state.done.fill(0);
    state.phase = { name: 'supply', dues: [...duesOf(state, first), ...duesOf(state, sideOf(other(state.player1)))] };
    if (state.phase.dues.length > 0) table.reveal([seatOf(0), seatOf(1)]);
  },
  asked({ phase }) {
    const [due] = phase.dues;
    return { must: due ? [seatOf(due.side)] : [] };
  },
  *candidates(state, seat) {
    for (const block of armyOf(sideOf(seat))) if (isInField(state, block)) yield { do: 'starve', block };
  },
  whyNot: (state, seat, { block }) => whyNotStarve(state, seat, block),
  byDefault(state, seat) {
    const block = armyOf(sideOf(seat)).find((one) => !whyNotStarve(state, seat, one));
    return block === undefined ? undefined : { do: 'starve', block };
  },
  apply: (table, seat, { block }) => starve(table, seat, block),
  next: () => 'surrender',
};
