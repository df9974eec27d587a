// 6.1 to 6.3 The course of a battle: lines, rounds, reserves, swapped roles, its end.

import { sharpen } from '../../secrecy/fog.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName } from '../data/blocks.ts';
import { blocksIn, cameBy, eliminate, freePrisoner, heldBy, isWon } from '../position.ts';
import { type Attack, SEATS, type Seat, type State, sideOf, type Table } from '../state.ts';
import { attackOn, isMain } from './attack.ts';
import { battleArea, battleOf, type Fighting, frontOf, nextGroup, turnUpAll, type WritableBattle } from './line.ts';
import { hasWayOut } from './retreat.ts';
import { targetsOf, treasonHolder } from './treachery.ts';

/** 6.2 Attackers must be gone after the fourth round. */
export const LAST_ROUND = 4;
const fighting = (table: Table): Fighting => table.state as Fighting;

export const noBattle = (state: State, treasonSpent: boolean): WritableBattle => ({
  name: 'battle',
  step: 'choose',
  area: -1,
  attacker: state.player1,
  round: 0,
  acting: state.player1,
  reserves: [],
  acted: [],
  turned: [],
  rolled: [0, 0],
  warwickRolled: false,
  crossed: [],
  treasonSpent,
  hits: 0,
});

/** 6.3 Blocks that did not come with the main attack, and those that came to help the defender, wait. */
export const reservesOf = (state: State, attack: Attack): BlockId[] =>
  SEATS.flatMap((seat) =>
    blocksIn(state, sideOf(seat), attack.area).filter((block) =>
      seat === attack.attacker ? !isMain(attack, cameBy(state, block)) : cameBy(state, block) !== 0,
    ),
  ).sort((a, b) => a - b);

/** 1.3 Player 1 chooses the next battle; a sole battle begins at once. */
export const nextBattle = (table: Table): void => {
  const { state } = table;
  const [sole, ...more] = state.attacks;
  if (sole === undefined) battleOf(state).step = 'over';
  else if (more.length === 0) startBattle(table, sole.area);
};

/** 6.1 The front lines are turned up; Treason is offered, then round 1 begins. */
export const startBattle = (table: Table, area: AreaId): void => {
  const { state } = table;
  const attack = attackOn(state, area) as Attack;
  const phase = battleOf(state);
  phase.area = area;
  phase.attacker = attack.attacker;
  phase.round = 1;
  phase.reserves = reservesOf(state, attack);
  showLines(table);
  offerTreason(table);
};
export const showLines = (table: Table): void => {
  const { state } = table;
  const { attacker, reserves } = battleOf(state);
  table.reveal(SEATS);
  const lancaster = turnUpAll(table, frontOf(fighting(table), 'lancaster'));
  const york = turnUpAll(table, frontOf(fighting(table), 'york'));
  sharpen(state);
  const waiting = SEATS.map(
    (seat) => reserves.filter((block) => blocksIn(state, sideOf(seat), battleOf(state).area).includes(block)).length,
  );
  const [first = 0, second = 0] = waiting;
  table.tell('6.1', {
    say: 'battle-begins',
    area: battleArea(fighting(table)),
    attacker,
    lancaster,
    york,
    reserves: [first, second],
  });
};
/** 5.55 The holder of Treason is asked where somebody can be tried. */
export const offerTreason = (table: Table): void => {
  const holder = treasonHolder(fighting(table));
  const phase = battleOf(table.state);
  if (holder && phase.round === 1 && targetsOf(fighting(table), holder, 'event-treason').length > 0) {
    phase.step = 'treason';
    phase.acting = holder;
  } else goOn(table);
};

/** 6.3 The reserves of a side join the line; in the middle of a round they do not act before the next. */
const deploy = (table: Table, seat: Seat, resting: boolean): void => {
  const phase = battleOf(table.state);
  const fresh = blocksIn(table.state, sideOf(seat), phase.area).filter((block) => phase.reserves.includes(block));
  if (fresh.length === 0) return;
  phase.reserves = phase.reserves.filter((block) => !fresh.includes(block));
  if (resting) for (const block of fresh) phase.acted.push(block);
  table.reveal(SEATS);
  const area = battleArea(fighting(table));
  table.tell('6.3', { say: 'reserves-deployed', seat, area, blocks: turnUpAll(table, fresh) });
};
/** 6.3 A line that is gone is filled by its reserves; if it was the Defender's in round 1, the roles are swapped. */
const fillLines = (table: Table): void => {
  const phase = battleOf(table.state);
  for (const seat of SEATS) {
    if (frontOf(fighting(table), seat).length > 0) continue;
    deploy(table, seat, true);
    if (phase.round === 1 && seat !== phase.attacker) {
      phase.attacker = seat;
      table.tell('6.3', { say: 'roles-swapped', area: battleArea(fighting(table)), attacker: seat });
    }
  }
};

const nextRound = (table: Table): void => {
  const phase = battleOf(table.state);
  phase.round += 1;
  if (phase.round > LAST_ROUND) throw new Error(`richard-iii: a fifth round in ${areaName(phase.area)}`);
  phase.acted = [];
  phase.crossed = [];
  table.tell('6.2', { say: 'round-begins', area: battleArea(fighting(table)), round: phase.round });
  for (const seat of SEATS) deploy(table, seat, false);
  if (phase.round === 2) sharpen(table.state);
};

/** 6.6 In the last round an attacker who has nowhere to go is eliminated. Says whether anybody was. */
const loseTheTrapped = (table: Table, seat: Seat, blocks: readonly BlockId[]): boolean => {
  const trapped = blocks.find((block) => !hasWayOut(fighting(table), seat, block, 'retreat'));
  if (trapped === undefined) return false;
  const area = battleArea(fighting(table));
  table.tell('6.6', { say: 'no-way-out', seat, block: blockName(trapped), area });
  eliminate(table, trapped);
  return true;
};

/** Runs the battle on to the next decision. */
export const goOn = (table: Table): void => {
  const { state } = table;
  const phase = battleOf(state);
  for (;;) {
    if (isWon(state)) return;
    if (heldBy(state, 0, phase.area) === 0 || heldBy(state, 1, phase.area) === 0) break;
    fillLines(table);
    const group = nextGroup(fighting(table));
    if (group === undefined) {
      nextRound(table);
      continue;
    }
    const mustLeave = phase.round === LAST_ROUND && group.seat === phase.attacker;
    if (mustLeave && loseTheTrapped(table, group.seat, group.blocks)) continue;
    phase.step = 'turn';
    phase.acting = group.seat;
    return;
  }
  endBattle(table);
};

/** 6.7 The winner may regroup where he can. */
const endBattle = (table: Table): void => {
  const { state } = table;
  const phase = battleOf(state);
  const seat = heldBy(state, 0, phase.area) > 0 ? 'lancaster' : 'york';
  table.tell('6.1', { say: 'battle-won', seat, area: areaName(phase.area) });
  freePrisoner(table);
  phase.crossed = [];
  phase.acting = seat;
  phase.step = 'regroup';
  if (!canRegroup(table.state as Fighting, seat)) closeBattle(table);
};
export const canRegroup = (state: Fighting, seat: Seat): boolean =>
  blocksIn(state, sideOf(seat), state.phase.area).some((block) => hasWayOut(state, seat, block, 'regroup'));

/** 6.1 The blocks stand up again; the next battle. */
export const closeBattle = (table: Table): void => {
  const { state } = table;
  const { area, treasonSpent } = battleOf(state);
  for (const seat of SEATS) for (const block of blocksIn(state, sideOf(seat), area)) state.came[block] = 0;
  state.attacks = state.attacks.filter((attack) => attack.area !== area);
  state.phase = noBattle(state, treasonSpent);
  sharpen(state);
};
