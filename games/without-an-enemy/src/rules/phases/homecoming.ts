// 12.5 Return: every Regional block outside its home Region goes home, unless a Leader keeps it.
import { refuse } from '@rose/table';
import { blurLoss, fogPlace, sharpen } from '../../secrecy/fog.ts';
import type { ReturnAction } from '../actions.ts';
import { type AreaId, areaName, areasIn, isOffMap, REGIONS, regionOf } from '../data/areas.ts';
import {
  armyOf,
  type BlockId,
  blockName,
  homeOf,
  isLeader,
  isRegional,
  STRONGEST,
  sideOfBlock,
} from '../data/blocks.ts';
import { DEPLOY_STRENGTH } from '../data/tables.ts';
import { nameFor, regionMismatch, whyNotYours } from '../names.ts';
import { at, isInField, placeName, walk } from '../position.ts';
import { settle } from '../sieges.ts';
import {
  type During,
  other,
  type Phase,
  RESERVE,
  type Refusal,
  SEATS,
  type Seat,
  type State,
  sideOf,
  type TableIn,
} from '../state.ts';
import { isOpenHome } from './recruitment.ts';

type Returning = During<'return'>;

/** A Regional block in the field outside its home Region. */
const isAway = (state: State, block: BlockId): boolean =>
  isRegional(block) && isInField(state, block) && regionOf(at(state, block)) !== homeOf(block);
/** 12.5 Optional in the same Area as a Leader of its side. */
const isKept = (state: State, block: BlockId): boolean =>
  armyOf(sideOfBlock(block)).some((leader) => isLeader(leader) && at(state, leader) === at(state, block));
const awayOf = (state: State, seat: Seat): readonly BlockId[] =>
  armyOf(sideOf(seat)).filter((block) => isAway(state, block));
const boundOf = (state: State, seat: Seat): readonly BlockId[] =>
  awayOf(state, seat).filter((block) => !isKept(state, block));
const homesFor = (state: State, block: BlockId): readonly AreaId[] =>
  areasIn(homeOf(block)).filter((area) => isOpenHome(state, sideOfBlock(block), area));

/** 12.5 To an open Area of its home Region; without one, to the Reserve. */
const whyNotHome = (state: Returning, seat: Seat, block: BlockId, to: number): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  const named = { block: blockName(block) };
  if (!isAway(state, block)) return refuse('12.5', { why: 'block-is-home', ...named });
  const homes = homesFor(state, block);
  if (to === RESERVE) return homes.length === 0 ? undefined : refuse('12.5', { why: 'has-open-home', ...named });
  if (isOffMap(to) || regionOf(to) !== homeOf(block))
    return refuse('12.5', { why: 'not-its-region', ...regionMismatch(block, to) });
  return homes.includes(to as AreaId) ? undefined : refuse('12.5', { why: 'not-friendly', area: areaName(to) });
};
const whyNotEnd = (state: Returning, seat: Seat): Refusal | undefined => {
  const [block] = boundOf(state, seat);
  return block === undefined ? undefined : refuse('12.5', { why: 'must-go-home', block: blockName(block) });
};
/** What may be answered: `whyNot` turned round, the homes of a region looked for once. */
const legalReturns = (state: Returning, seat: Seat): readonly ReturnAction[] => {
  const into: ReturnAction[] = [];
  const homes: (readonly AreaId[])[] = [];
  let bound = false;
  for (const block of awayOf(state, seat)) {
    const region = homeOf(block);
    homes[region] ??= homesFor(state, block);
    for (const to of homes[region]) into.push({ do: 'go-home', block, to });
    if (homes[region].length === 0) into.push({ do: 'go-home', block, to: RESERVE });
    bound ||= !isKept(state, block);
  }
  if (!bound) into.push({ do: 'end-return' });
  return into;
};
/** By region: whose home it is. */
const LOCALS: readonly ((block: number) => boolean)[] = REGIONS.map(
  (_, region) => (block: number) => homeOf(block) === region,
);
const goHome = (table: TableIn<'return'>, seat: Seat, block: BlockId, to: number): void => {
  const { state } = table;
  const from = at(state, block) as AreaId;
  if (to === RESERVE) {
    blurLoss(state, block, fogPlace(from, 0), STRONGEST - DEPLOY_STRENGTH);
    state.strength[block] = DEPLOY_STRENGTH;
    state.low[block] = DEPLOY_STRENGTH;
  }
  walk(state, block, to, LOCALS[homeOf(block)]);
  state.done[block] = 1;
  table.tell('12.5', {
    say: 'went-home',
    seat,
    block: nameFor(seat, block),
    from: areaName(from),
    to: placeName(to),
  });
  settle(table, from, false);
};
const end = (table: TableIn<'return'>, seat: Seat): void => {
  table.tell('12.5', { say: 'return-ended', seat });
  table.state.phase.step = 'over';
  sharpen(table.state);
};

export const homecoming: Phase<'return', ReturnAction> = {
  rule: '12.5',
  verbs: ['go-home', 'end-return'],
  enter(table) {
    const { state } = table;
    // Whether anybody is away is learned now.
    table.reveal(SEATS);
    const acting = state.phase.name === 'return' ? other(state.player1) : state.player1;
    state.phase = { name: 'return', step: 'home', acting };
  },
  /** Nobody is away any more: nothing is asked. */
  goOn({ state }) {
    if (awayOf(state, state.phase.acting).length === 0) state.phase.step = 'over';
  },
  asked: ({ phase }) => ({ must: phase.step === 'over' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    for (const block of awayOf(state, seat)) {
      for (const to of areasIn(homeOf(block))) yield { do: 'go-home', block, to };
      yield { do: 'go-home', block, to: RESERVE };
    }
    yield { do: 'end-return' };
  },
  whyNot: (state, seat, action) =>
    action.do === 'go-home' ? whyNotHome(state, seat, action.block, action.to) : whyNotEnd(state, seat),
  legal: legalReturns,
  byDefault: (state, seat) => (whyNotEnd(state, seat) ? undefined : { do: 'end-return' }),
  apply(table, seat, action) {
    if (action.do === 'go-home') goHome(table, seat, action.block, action.to);
    else end(table, seat);
  },
  next: ({ phase, player1 }) => (phase.acting === player1 ? 'return' : 'deck'),
};
