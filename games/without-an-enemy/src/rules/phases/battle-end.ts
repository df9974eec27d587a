// 8.12 to 8.14 The end of a battle: who has lost, Retreat and Regroup.
import { refuse } from '@rose/table';
import { FOG, know } from '../../secrecy/fog.ts';
import type { BattleAction } from '../actions.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName, isGun, sideOfBlock } from '../data/blocks.ts';
import { type BorderId, borderBetween, borderLimit, NO_BORDER, neighboursOf } from '../data/borders.ts';
import { cityName, NO_CITY } from '../data/cities.ts';
import { GUNS_LOSE_TO } from '../data/tables.ts';
import {
  cameOver,
  eliminate,
  isFortified,
  isInside,
  isOnMap,
  isOpenTo,
  markEntered,
  mayEnter,
  walk,
  weaken,
} from '../position.ts';
import { settle } from '../sieges.ts';
import { FLED, OUT, other, REGROUPED, type Refusal, type Seat, type Side, sideOf } from '../state.ts';
import { areaOf, type BattleTable, everyOf, type Fighting, isShown, nameIn } from './battle-line.ts';
import { isWayOut, refugeOf, roomOver, whyNotInside } from './battle-onset.ts';

/** 9.3, 9.8 Sorties with a marker and Stormings know neither Retreat nor Regroup. */
export const isOpenBattle = ({ phase }: Fighting): boolean => phase.kind !== 'sally' && phase.kind !== 'storm';

/** 8.12 Artillery of a loser that has no other block left is eliminated. */
const loseGuns = (table: BattleTable, side: Side): void => {
  const left = everyOf(table.state, side);
  if (!left.every(isGun)) return;
  for (const gun of left) {
    table.state.phase.line[gun] = OUT;
    eliminate(table, gun);
  }
};
/** The battle is over, and this seat has lost it. */
export const lose = (table: BattleTable, seat: Seat): void => {
  const { state } = table;
  const { phase } = state;
  phase.loser = seat;
  phase.blows = [];
  phase.used = [];
  table.tell('8.12', { say: 'battle-over', area: areaOf(state), winner: other(seat), kind: phase.kind });
  loseGuns(table, sideOf(seat));
  phase.step = isOpenBattle(state) ? 'retreat' : 'regroup';
  phase.acting = seat;
};

/** The loser's blocks that must leave; whoever came from inside goes back there (9.2, 9.3). */
export const retreaters = (state: Fighting): readonly BlockId[] => {
  const { loser } = state.phase;
  return loser === 'nobody' ? [] : everyOf(state, sideOf(loser)).filter((block) => !isInside(state, block));
};
/** 8.12 Defending blocks may retreat into a Fortified City of theirs. */
export const whyNotShelter = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  const { phase } = state;
  if (!retreaters(state).includes(block)) return refuse('8.12', { why: 'not-in-battle', block: blockName(block) });
  const city = refugeOf(state, sideOf(seat));
  const allowed = phase.step === 'retreat' && phase.kind === 'field' && seat !== phase.attacker && city !== NO_CITY;
  if (!allowed) return refuse('8.12', { why: 'no-city-to-enter', area: areaOf(state) });
  if (!isFortified(state, city)) return refuse('8.12', { why: 'not-fortified', city: cityName(city) });
  return whyNotInside(state, block, city);
};
const whyNotOver = (state: Fighting, to: AreaId): Refusal | undefined => {
  const border = borderBetween(state.phase.area, to);
  const names = { from: areaOf(state), to: areaName(to) };
  if (border === NO_BORDER) return refuse('8.12', { why: 'no-border', ...names });
  if (roomOver(state, border) > 0) return undefined;
  return refuse('5.6', { why: 'border-full', ...names, limit: borderLimit(border) });
};
/** 8.12 To a neighbouring Friendly or Vacant Area, not over a border the enemy came by. */
export const whyNotRetreat = (state: Fighting, seat: Seat, block: BlockId, to: AreaId): Refusal | undefined => {
  if (!retreaters(state).includes(block)) return refuse('8.12', { why: 'not-in-battle', block: blockName(block) });
  const wrong = whyNotOver(state, to);
  if (wrong) return wrong;
  const side = sideOf(seat);
  if (isWayOut(state, block, side, to)) return undefined;
  const names = { from: areaOf(state), to: areaName(to) };
  if (cameOver(state, 1 - side, borderBetween(state.phase.area, to), state.phase.area))
    return refuse('8.12', { why: 'border-closed', ...names });
  return whyNotEntered(state, side, block, to, '8.12');
};
const whyNotEntered = (state: Fighting, side: number, block: BlockId, to: AreaId, rule: string) => {
  if (!isOpenTo(state, side, to)) return refuse(rule, { why: 'not-open', area: areaName(to) });
  return mayEnter(state, block, to) ? undefined : refuse('13.3', { why: 'never-entered', area: areaName(to) });
};
/** 8.12 Everywhere the loser's blocks may go. */
export const legalRetreats = (state: Fighting, seat: Seat): readonly BattleAction[] => {
  const side = sideOf(seat);
  const { area: from } = state.phase;
  const open = neighboursOf(from).filter((to) => roomOver(state, borderBetween(from, to)) > 0);
  const into: BattleAction[] = [];
  for (const block of retreaters(state)) {
    if (!whyNotShelter(state, seat, block)) into.push({ do: 'shelter', block });
    for (const area of open) if (isWayOut(state, block, side, area)) into.push({ do: 'retreat', block, area });
  }
  return into;
};

/** A block leaves the battle for a neighbouring area; seen while it lies open. */
const leaveFor = (table: BattleTable, block: BlockId, to: AreaId, how: number): void => {
  const { state } = table;
  const border: BorderId = borderBetween(state.phase.area, to);
  const shown = isShown(state, block);
  const side = sideOfBlock(block);
  state.phase.used.push(border);
  state.phase.line[block] = OUT;
  markEntered(state, side, border, to);
  walk(state, block, to);
  if (shown) know(state, block);
  state.how[block] = how;
};
/** 8.12 One block retreats; a gun may lose strength on the way, not in a Withdrawal. */
export const retreat = (table: BattleTable, seat: Seat, block: BlockId, to: AreaId): void => {
  const { state } = table;
  const rule = state.phase.step === 'leave' ? '8.4' : '8.12';
  table.tell(rule, {
    say: 'retreated',
    seat,
    block: nameIn(state, block),
    from: areaOf(state),
    to: areaName(to),
  });
  const open = isShown(state, block);
  leaveFor(table, block, to, FLED);
  if (!isGun(block) || state.phase.step === 'leave') return;
  const [face = 1] = table.roll('8.12', 6);
  const lost = face <= GUNS_LOSE_TO;
  table.tell('8.12', { say: 'gun-dragged', seat, block: nameIn(state, block), face, lost });
  if (!lost) return;
  weaken(table, block, 1);
  if (!isOnMap(state, block)) return;
  if (open) FOG.showSteps(state, block, state.strength[block] as number);
  else FOG.showLoss(state, block);
};
/** Whether the retreat still asks; who has nowhere to go is eliminated. */
export const retreatAsks = (table: BattleTable): boolean => {
  const { state } = table;
  const left = retreaters(state);
  const { loser } = state.phase;
  if (left.length === 0 || loser === 'nobody') return false;
  if (legalRetreats(state, loser).length > 0) return true;
  for (const block of left) {
    table.tell('8.12', { say: 'no-way-out', seat: loser, block: blockName(block), area: areaOf(state) });
    state.phase.line[block] = OUT;
    eliminate(table, block);
  }
  return false;
};
export function* retreatCandidates(state: Fighting): Iterable<BattleAction> {
  const { step, kind } = state.phase;
  for (const block of retreaters(state)) {
    if (step === 'retreat' && kind === 'field') yield { do: 'shelter', block };
    for (const area of neighboursOf(state.phase.area)) yield { do: 'retreat', block, area };
  }
}

/** What follows at once for the city: sieges begun, ended, or won. */
export const settleBattle = (table: BattleTable, besieged: boolean): void =>
  settle(table, table.state.phase.area, besieged);

/** 8.13 The winner's blocks of this battle that may still regroup. */
const regroupers = (state: Fighting): readonly BlockId[] => {
  const { loser } = state.phase;
  if (loser === 'nobody' || !isOpenBattle(state)) return [];
  return everyOf(state, sideOf(other(loser))).filter((block) => !isInside(state, block));
};
export const whyNotRegroup = (state: Fighting, seat: Seat, block: BlockId, to: AreaId): Refusal | undefined => {
  if (!regroupers(state).includes(block)) return refuse('8.13', { why: 'not-in-battle', block: blockName(block) });
  return whyNotOver(state, to) ?? whyNotEntered(state, sideOf(seat), block, to, '8.13');
};
export function* regroupCandidates(state: Fighting): Iterable<BattleAction> {
  for (const block of regroupers(state))
    for (const area of neighboursOf(state.phase.area)) yield { do: 'regroup', block, area };
  yield { do: 'end-regroup' };
}
export const regroupAsks = (state: Fighting, seat: Seat): boolean => legalRegroups(state, seat).length > 1;
/** 8.13 The regroups that are open: borders are looked at once for all blocks. */
export const legalRegroups = (state: Fighting, seat: Seat): readonly BattleAction[] => {
  const { area } = state.phase;
  const side = sideOf(seat);
  const open = neighboursOf(area).filter(
    (to) => roomOver(state, borderBetween(area, to)) > 0 && isOpenTo(state, side, to),
  );
  const into: BattleAction[] = [];
  for (const block of regroupers(state))
    for (const to of open) if (mayEnter(state, block, to)) into.push({ do: 'regroup', block, area: to });
  into.push({ do: 'end-regroup' });
  return into;
};
export const regroup = (table: BattleTable, seat: Seat, block: BlockId, to: AreaId): void => {
  const { state } = table;
  table.tell('8.13', {
    say: 'regrouped',
    seat,
    block: nameIn(state, block),
    from: areaOf(state),
    to: areaName(to),
  });
  leaveFor(table, block, to, REGROUPED);
};
