// 8, 9.3, 9.5 A battle of any kind, step by step. Whatever asks nobody runs by itself.
import type { BattleAction } from '../actions.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { LAST_CYCLE, RESERVE_CYCLE, RETREAT_FROM } from '../data/tables.ts';
import { eliminate, fieldOf, garrisonIn, hasTroops } from '../position.ts';
import {
  type BattleStep,
  NOWHERE,
  OUT,
  other,
  type Phase,
  SEATS,
  type Seat,
  type Side,
  type State,
  seatOf,
  sideOf,
  type Writable,
} from '../state.ts';
import { answer, battleCandidates, whyNotAnswer } from './battle-answers.ts';
import { defaultAnswer } from './battle-default.ts';
import { lose, regroupAsks, retreatAsks, settleBattle } from './battle-end.ts';
import { charge, checkRout, pursue } from './battle-horse.ts';
import { legalAnswers } from './battle-legal.ts';
import {
  attackerOf,
  type BattleTable,
  defenderOf,
  defendingSeat,
  everyOf,
  type Fighting,
  hasRanks,
  isBeaten,
  isEmpty,
  showRanks,
} from './battle-line.ts';
import {
  approaches,
  canRetire,
  canWithdraw,
  drawUp,
  helpers,
  holdLate,
  nameMain,
  seatAttacking,
} from './battle-onset.ts';
import { CYCLE, goOnFrom, goTo } from './battle-order.ts';
import {
  bothSides,
  bringReserves,
  engageFoot,
  engageWalls,
  fireGuns,
  fireVolleys,
  forgetCycle,
  mayAim,
  musketsOf,
  rally,
} from './battle-steps.ts';
import { besiegedBy, stormCandidates } from './battle-storm.ts';
import { spreadHits } from './hits.ts';

/** 8.12 A side may be found beaten before these, and at the end of a cycle. */
const CHECKED: readonly BattleStep[] = ['order', 'reserves', 'aim', 'fire', 'horse', 'foot', 'melee', 'close'];

/** 8.12 Both beaten: the Defender has won. */
const findLoser = (state: Fighting): Seat | undefined => {
  if (state.phase.kind === 'storm') return stormLoser(state);
  if (isBeaten(state, attackerOf(state))) return state.phase.attacker;
  return isBeaten(state, defenderOf(state)) ? defendingSeat(state) : undefined;
};
/** 9.5 No Infantry or Cavalry left inside, or no stormer left, in cycle 1 without Reserves. */
const stormLoser = (state: Fighting): Seat | undefined => {
  if (!hasRanks(state, defenderOf(state))) return defendingSeat(state);
  if (hasRanks(state, attackerOf(state))) return undefined;
  const early = state.phase.cycle < RESERVE_CYCLE && everyOf(state, attackerOf(state)).length > 0;
  return early ? undefined : state.phase.attacker;
};
/** 8.7 Nothing in the battle in cycle 1 but Reserves to come: the rest of the cycle is skipped. */
const skips = (state: Fighting): boolean =>
  state.phase.cycle === 1 && state.phase.step !== 'close' && bothSides(state).some((side) => isEmpty(state, side));

/** 8.12 After cycle 3 the Attacker has lost, or a side that retreated before. */
const closeCycle = (table: BattleTable): void => {
  const { state } = table;
  const { phase } = state;
  const leaving = SEATS.find((seat) => phase.retreating[sideOf(seat)] === 1);
  if (leaving) lose(table, leaving);
  else if (phase.cycle === LAST_CYCLE) lose(table, phase.attacker);
  else startCycle(table);
};
const startCycle = (table: BattleTable): void => {
  const { state } = table;
  forgetCycle(table);
  state.phase.cycle += 1;
  table.tell('8.5', { say: 'cycle-begins', area: areaName(state.phase.area), cycle: state.phase.cycle });
  goTo(table, CYCLE[state.phase.kind][0] as BattleStep);
};
/** 8.4 The Defender is gone: there is no battle, and no Regroup. */
const endUnfought = (table: BattleTable): void => {
  settleBattle(table, table.state.phase.kind !== 'field');
  goTo(table, 'over');
};
/** 1.3, 8.12 The blocks lie open, and the first cycle begins. */
const openBattle = (table: BattleTable): void => {
  const { state } = table;
  if (state.rules > 1 && everyOf(state, defenderOf(state)).length === 0) {
    endUnfought(table);
    return;
  }
  if (state.phase.shown === 0) showRanks(table);
  const loser = findLoser(state);
  if (loser) lose(table, loser);
  else startCycle(table);
};
/** 8.2 After retiring: nobody is left in the field, or guns alone. */
const afterRetiring = (table: BattleTable): void => {
  const { state } = table;
  const { area } = state.phase;
  const side = defenderOf(state);
  // Whether guns are left alone is learned in either case.
  table.reveal(SEATS);
  if (hasTroops(state, side, area)) {
    goTo(table, 'garrison');
    state.phase.acting = state.phase.attacker;
    return;
  }
  const guns = fieldOf(state, side, area);
  for (const gun of guns) {
    state.phase.line[gun] = OUT;
    eliminate(table, gun);
  }
  settleBattle(table, garrisonIn(state, area) > 0);
  goTo(table, 'over');
};
const endBattle = (table: BattleTable): void => {
  settleBattle(table, false);
  goTo(table, 'over');
};

/** A question that is put to the Defender first, then to the Attacker, if it is one for them. */
const asksInTurn = (table: BattleTable, concerns: (side: Side) => boolean): boolean => {
  const { phase } = table.state;
  if (concerns(sideOf(phase.acting))) return true;
  if (phase.acting === phase.attacker) {
    goOnFrom(table);
    return false;
  }
  phase.acting = phase.attacker;
  return asksInTurn(table, concerns);
};
const then = (table: BattleTable, deed: (table: BattleTable) => void): boolean => {
  deed(table);
  goOnFrom(table);
  return false;
};
/** Does what a step does by itself; whether it waits for an answer. */
const runStep = (table: BattleTable): boolean => {
  const { state } = table;
  const { phase } = state;
  switch (phase.step) {
    case 'main': {
      const ways = approaches(state);
      phase.acting = phase.attacker;
      if (ways.length > 1) return true;
      if (ways[0] !== undefined) nameMain(table, ways[0]);
      holdLate(table);
      goTo(table, 'retire');
      return false;
    }
    case 'retire':
      if (canRetire(state) && everyOf(state, defenderOf(state)).length > 0) return true;
      goTo(table, 'retired');
      return false;
    case 'retired':
      afterRetiring(table);
      return false;
    case 'garrison':
      if (phase.kind === 'relief' && helpers(state).length > 0) return true;
      goTo(table, 'withdraw');
      return false;
    case 'withdraw':
      if (canWithdraw(state)) return true;
      goTo(table, 'open');
      return false;
    case 'leave':
      phase.acting = defendingSeat(state);
      if (retreatAsks(table)) return true;
      endUnfought(table);
      return false;
    case 'open':
      openBattle(table);
      return false;
    case 'rally':
      return then(table, phase.cycle > 1 ? rally : nothing);
    case 'places':
      if (phase.cycle === RESERVE_CYCLE && stormCandidates(state).length > 0) return true;
      goOnFrom(table);
      return false;
    case 'order':
      if (phase.cycle >= RETREAT_FROM) return true;
      goOnFrom(table);
      return false;
    case 'reserves':
      return then(table, bringReserves);
    case 'aim':
      return asksInTurn(table, (side) => mayAim(state, side));
    case 'guns':
      return then(table, fireGuns);
    case 'fire':
      return asksInTurn(table, (side) => musketsOf(state, side).length > 0);
    case 'volley':
      return then(table, fireVolleys);
    case 'horse':
      return then(table, charge);
    case 'rout':
      return then(table, checkRout);
    case 'pursuit':
      return then(table, pursue);
    case 'foot':
      return then(table, engageFoot);
    case 'melee':
      return then(table, engageWalls);
    case 'close':
      closeCycle(table);
      return false;
    case 'retreat':
      if (retreatAsks(table)) return true;
      settleBattle(table, phase.kind !== 'field' || garrisonIn(state, phase.area) > 0);
      phase.used = [];
      phase.step = 'regroup';
      phase.acting = phase.loser === 'nobody' ? phase.acting : other(phase.loser);
      return false;
    case 'regroup':
      if (phase.kind === 'sally' || phase.kind === 'storm') settleBattle(table, true);
      else if (regroupAsks(state, phase.acting)) return true;
      endBattle(table);
      return false;
    case 'over':
      return true;
  }
};
const nothing = (): void => {};

export const battle: Phase<'battle', BattleAction> = {
  rule: '8',
  verbs: [
    'main',
    'shelter',
    'aid',
    'storm',
    'withdraw',
    'stand',
    'aim',
    'fire',
    'ready',
    'take-hit',
    'order-retreat',
    'fight-on',
    'retreat',
    'regroup',
    'end-regroup',
  ],
  enter(table) {
    const { state } = table;
    state.phase = state.phase.name === 'siege' ? besiegedBy(state, state.phase) : fieldBattle(state);
    table.tell('8.2', {
      say: 'battle-begins',
      area: areaName((state.phase as Fighting['phase']).area),
      kind: (state.phase as Fighting['phase']).kind,
      attacker: (state.phase as Fighting['phase']).attacker,
    });
  },
  goOn(table) {
    const { state } = table;
    const { phase } = state;
    for (;;) {
      if (phase.blows.length > 0) spreadHits(table);
      if (phase.blows.length > 0) return;
      if (CHECKED.includes(phase.step)) {
        const loser = findLoser(state);
        if (loser) lose(table, loser);
        else if (skips(state)) goTo(table, 'close');
      }
      if (runStep(table)) return;
    }
  },
  asked({ phase }) {
    const [blow] = phase.blows;
    if (blow) return { must: [seatOf(blow.side)] };
    return { must: phase.step === 'over' ? [] : [phase.acting] };
  },
  candidates: battleCandidates,
  whyNot: whyNotAnswer,
  legal: legalAnswers,
  byDefault: defaultAnswer,
  apply: answer,
  next: () => 'tactics',
};

/** 8.2 A Contested Area is a battle, or a relief. */
const fieldBattle = (state: State | Writable): Writable['phase'] => {
  const area = (state.phase.name === 'tactics' ? state.phase.area : NOWHERE) as AreaId;
  const attacker = seatAttacking(state, area);
  return {
    name: 'battle',
    kind: garrisonIn(state, area) > 0 ? 'relief' : 'field',
    area,
    attacker,
    step: 'main',
    acting: attacker,
    cycle: 0,
    main: NOWHERE,
    shown: 0,
    line: drawUp(state, area),
    did: state.at.map(() => 0),
    retreating: [0, 0],
    blows: [],
    kept: 0,
    loser: 'nobody',
    used: [],
  };
};
