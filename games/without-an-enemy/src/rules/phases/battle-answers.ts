// What may be said in a battle, at each of its steps, and what comes of it.
import { refuse } from '@rose/table';
import type { BattleAction } from '../actions.ts';
import { areaName } from '../data/areas.ts';
import { type BlockId, blockName, isFoot, isGun } from '../data/blocks.ts';
import { neighboursOf } from '../data/borders.ts';
import { notNow } from '../names.ts';
import { insideOf } from '../position.ts';
import { AIMS_AT_HORSE, type BattleStep, FIRED, type Refusal, type Seat, sideOf } from '../state.ts';
import {
  lose,
  regroup,
  regroupCandidates,
  retreat,
  retreatCandidates,
  whyNotRegroup,
  whyNotRetreat,
  whyNotShelter,
} from './battle-end.ts';
import { areaOf, type BattleTable, defenderOf, everyOf, type Fighting, hasDone, note } from './battle-line.ts';
import {
  aid,
  canWithdraw,
  holdLate,
  nameMain,
  retire,
  whyNotAid,
  whyNotMain,
  whyNotRetire,
  withdraw,
} from './battle-onset.ts';
import { goOnFrom, goTo } from './battle-order.ts';
import { gunsOf, musketsOf } from './battle-steps.ts';
import { joinStorm, stormCandidates, whyNotJoinStorm } from './battle-storm.ts';
import { takeCandidates, takeHit, whyNotTake } from './hits.ts';

/** At which steps a verb may be said. */
const STEPS_OF: { readonly [D in BattleAction['do']]: readonly BattleStep[] } = {
  main: ['main'],
  shelter: ['retire', 'retreat'],
  aid: ['garrison'],
  withdraw: ['withdraw'],
  stand: ['retire', 'garrison', 'withdraw'],
  storm: ['places'],
  aim: ['aim'],
  fire: ['fire'],
  ready: ['places', 'aim', 'fire'],
  'take-hit': [],
  'order-retreat': ['order'],
  'fight-on': ['order'],
  retreat: ['retreat', 'leave'],
  regroup: ['regroup'],
  'end-regroup': ['regroup'],
};
const isAsked = ({ phase }: Fighting, verb: BattleAction['do']): boolean =>
  phase.blows.length > 0 ? verb === 'take-hit' : STEPS_OF[verb].includes(phase.step);

const chosen = (block: BlockId): Refusal => refuse('8.9', { why: 'chosen-already', block: blockName(block) });
const misplaced = (block: BlockId): Refusal => refuse('8.5', { why: 'not-in-battle', block: blockName(block) });
/** 8.8 A gun is told to fire at Cavalry. */
const whyNotAim = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  if (!gunsOf(state, sideOf(seat)).includes(block)) return isGun(block) ? misplaced(block) : wrongClass(block);
  return hasDone(state, block, AIMS_AT_HORSE) ? chosen(block) : undefined;
};
const wrongClass = (block: BlockId): Refusal => refuse('8.5', { why: 'wrong-class', block: blockName(block) });
/** 8.9 Each Infantry block may fire, or wait. */
const whyNotFire = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  if (!musketsOf(state, sideOf(seat)).includes(block)) return isFoot(block) ? misplaced(block) : wrongClass(block);
  return hasDone(state, block, FIRED) ? chosen(block) : undefined;
};

export const whyNotAnswer = (state: Fighting, seat: Seat, action: BattleAction): Refusal | undefined => {
  if (!isAsked(state, action.do)) return notNow('8', action.do);
  switch (action.do) {
    case 'main':
      return whyNotMain(state, action.area);
    case 'shelter':
      return state.phase.step === 'retire'
        ? whyNotRetire(state, seat, action.block)
        : whyNotShelter(state, seat, action.block);
    case 'aid':
      return whyNotAid(state, action.block);
    case 'withdraw':
      return canWithdraw(state) ? undefined : refuse('8.4', { why: 'no-way-for-all' });
    case 'storm':
      return whyNotJoinStorm(state, seat, action.block);
    case 'aim':
      return whyNotAim(state, seat, action.block);
    case 'fire':
      return whyNotFire(state, seat, action.block);
    case 'take-hit':
      return whyNotTake(state, seat, action.block);
    case 'retreat':
      return whyNotRetreat(state, seat, action.block, action.area);
    case 'regroup':
      return whyNotRegroup(state, seat, action.block, action.area);
    case 'stand':
    case 'ready':
    case 'order-retreat':
    case 'fight-on':
    case 'end-regroup':
      return undefined;
  }
};

/** What a hand could reach for. */
export function* battleCandidates(state: Fighting, seat: Seat): Iterable<BattleAction> {
  const { phase } = state;
  if (phase.blows.length > 0) {
    yield* takeCandidates(state, seat);
    return;
  }
  switch (phase.step) {
    case 'main':
      for (const area of neighboursOf(phase.area)) yield { do: 'main', area };
      return;
    case 'retire':
      for (const block of everyOf(state, sideOf(seat))) yield { do: 'shelter', block };
      yield { do: 'stand' };
      return;
    case 'garrison':
      for (const block of insideOf(state, phase.area)) yield { do: 'aid', block };
      yield { do: 'stand' };
      return;
    case 'withdraw':
      yield { do: 'withdraw' };
      yield { do: 'stand' };
      return;
    case 'places':
      for (const block of stormCandidates(state)) yield { do: 'storm', block };
      yield { do: 'ready' };
      return;
    case 'order':
      yield { do: 'order-retreat' };
      yield { do: 'fight-on' };
      return;
    case 'aim':
      for (const block of gunsOf(state, sideOf(seat))) yield { do: 'aim', block };
      yield { do: 'ready' };
      return;
    case 'fire':
      for (const block of musketsOf(state, sideOf(seat))) yield { do: 'fire', block };
      yield { do: 'ready' };
      return;
    case 'leave':
    case 'retreat':
      yield* retreatCandidates(state);
      return;
    case 'regroup':
      yield* regroupCandidates(state);
      return;
    case 'retired':
    case 'open':
    case 'rally':
    case 'reserves':
    case 'guns':
    case 'volley':
    case 'horse':
    case 'rout':
    case 'pursuit':
    case 'foot':
    case 'melee':
    case 'close':
    case 'over':
      return;
  }
}

/** 8.6 The Defender says first. If both order it, his order is void and the Attacker retreats at once. */
const orderRetreat = (table: BattleTable, seat: Seat, retreats: boolean): void => {
  const { state } = table;
  const { phase } = state;
  if (retreats) {
    phase.retreating[sideOf(seat)] = 1;
    table.tell('8.6', { say: 'retreat-ordered', seat, area: areaOf(state) });
  }
  if (seat !== phase.attacker) {
    phase.acting = phase.attacker;
    return;
  }
  if (phase.retreating[0] === 1 && phase.retreating[1] === 1) {
    phase.retreating[defenderOf(state)] = 0;
    lose(table, phase.attacker);
  } else goOnFrom(table);
};
/** The other side is asked, or the step is done. */
const passOn = (table: BattleTable): void => {
  const { phase } = table.state;
  if (phase.acting === phase.attacker) goOnFrom(table);
  else phase.acting = phase.attacker;
};
const STAND = { retire: 'retired', garrison: 'withdraw', withdraw: 'open' } as const;
const stand = (table: BattleTable): void => {
  const { step } = table.state.phase;
  if (step === 'retire' || step === 'garrison' || step === 'withdraw') goTo(table, STAND[step]);
};

export const answer = (table: BattleTable, seat: Seat, action: BattleAction): void => {
  const { state } = table;
  switch (action.do) {
    case 'main':
      nameMain(table, action.area);
      table.tell('5.8', { say: 'main-named', seat, area: areaOf(state), from: areaName(action.area) });
      holdLate(table);
      goTo(table, 'retire');
      return;
    case 'shelter':
      retire(table, seat, action.block, state.phase.step === 'retire' ? '8.3' : '8.12');
      return;
    case 'aid':
      aid(table, seat, action.block);
      return;
    case 'withdraw':
      withdraw(table);
      return;
    case 'stand':
      stand(table);
      return;
    case 'storm':
      joinStorm(table, seat, action.block);
      return;
    case 'aim':
      note(table, action.block, AIMS_AT_HORSE);
      return;
    case 'fire':
      note(table, action.block, FIRED);
      return;
    case 'ready':
      passOn(table);
      return;
    case 'take-hit':
      takeHit(table, action.block);
      return;
    case 'order-retreat':
    case 'fight-on':
      orderRetreat(table, seat, action.do === 'order-retreat');
      return;
    case 'retreat':
      retreat(table, seat, action.block, action.area);
      return;
    case 'regroup':
      regroup(table, seat, action.block, action.area);
      return;
    case 'end-regroup':
      settleAfter(table);
      return;
  }
};
const settleAfter = (table: BattleTable): void => {
  table.state.phase.line = table.state.phase.line.map(() => 0);
};
