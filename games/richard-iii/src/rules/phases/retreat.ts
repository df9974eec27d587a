// 6.6, 6.7 Retreat and regroup: to a neighbouring area that is friendly or vacant, within the limits of the borders;
// pirates only over the sea they came by (5.54).
import { refuse } from '@rose/table';
import { type AreaId, areaName, coastsOf, type SeaId, seaName, touchesSea } from '../data/areas.ts';
import { type BlockId, blockName } from '../data/blocks.ts';
import { BORDER_COUNT, type BorderId, borderBetween, borderLimit, NO_BORDER, neighboursOf } from '../data/borders.ts';
import { cameBy, freePrisoner, isEnemyExile, isOpen, put } from '../position.ts';
import { BY_SEA, other, type Refusal, type Seat, sideOf, type Table } from '../state.ts';
import { attackOn } from './attack.ts';
import { battleOf, type Fighting } from './line.ts';

const codeOf = (seat: Seat, border: BorderId): number => sideOf(seat) * BORDER_COUNT + border;
/** 6.6 Each border's limit starts afresh every round, and for the regroup (ruling 8.2). */
const isFull = (state: Fighting, seat: Seat, border: BorderId): boolean => {
  const code = codeOf(seat, border);
  let used = 0;
  for (const crossing of state.phase.crossed) if (crossing === code) used++;
  return used >= borderLimit(border);
};
/** 6.6 Closed is a border the enemy entered by; if both did, Player 2 may still use it (ruling 8.3). */
const isClosed = (state: Fighting, seat: Seat, border: BorderId): boolean => {
  const attack = attackOn(state, state.phase.area);
  const over = (who: Seat): readonly BorderId[] => attack?.over[sideOf(who)] ?? [];
  if (!over(other(seat)).includes(border)) return false;
  return seat === state.player1 || !over(seat).includes(border);
};
/** 5.54 The sea a pirate came by. */
const pirateSea = (state: Fighting, block: BlockId): SeaId | undefined => {
  const came = cameBy(state, block);
  return came >= BY_SEA ? ((came - BY_SEA) as SeaId) : undefined;
};

type Leaving = 'retreat' | 'regroup';
const RULES = { retreat: '6.6', regroup: '6.7' } as const;

/** Why a block may not go there from the battle. */
export const whyNotGo = (
  state: Fighting,
  seat: Seat,
  block: BlockId,
  to: AreaId,
  how: Leaving,
): Refusal | undefined => {
  const rule = RULES[how];
  const from = state.phase.area as AreaId;
  const names = { from: areaName(from), to: areaName(to) };
  const side = sideOf(seat);
  const sea = pirateSea(state, block);
  if (sea !== undefined) {
    if (to === from || !touchesSea(to, sea))
      return refuse('5.54', { why: 'only-by-sea', block: blockName(block), area: names.to, sea: seaName(sea) });
  } else if (borderBetween(from, to) === NO_BORDER) return refuse(rule, { why: 'no-border', ...names });
  if (isEnemyExile(side, to)) return refuse('2.7', { why: 'enemy-exile', area: names.to });
  if (!isOpen(state, side, to)) return refuse(rule, { why: 'area-not-open', area: names.to });
  if (sea !== undefined) return undefined;
  const border = borderBetween(from, to);
  if (how === 'retreat' && isClosed(state, seat, border)) return refuse(rule, { why: 'border-closed', ...names });
  if (!isFull(state, seat, border)) return undefined;
  return refuse(rule, { why: 'border-full', ...names, limit: borderLimit(border) });
};

/** Places a hand could point at: neighbours, or the coasts of a pirate's sea. */
export const aroundBattle = (state: Fighting, block: BlockId): readonly AreaId[] => {
  const sea = pirateSea(state, block);
  return sea === undefined ? neighboursOf(state.phase.area as AreaId) : coastsOf(sea);
};
export const waysOut = (state: Fighting, seat: Seat, block: BlockId, how: Leaving): readonly AreaId[] =>
  aroundBattle(state, block).filter((area) => whyNotGo(state, seat, block, area, how) === undefined);
export const hasWayOut = (state: Fighting, seat: Seat, block: BlockId, how: Leaving): boolean =>
  aroundBattle(state, block).some((area) => whyNotGo(state, seat, block, area, how) === undefined);

/** The block leaves the battle. */
export const go = (table: Table, seat: Seat, block: BlockId, to: AreaId): void => {
  const { state } = table;
  const phase = battleOf(state);
  if (cameBy(state, block) < BY_SEA) phase.crossed.push(codeOf(seat, borderBetween(phase.area as AreaId, to)));
  put(state, block, to);
  state.came[block] = 0;
  state.done[block] = 1;
  freePrisoner(table);
};
