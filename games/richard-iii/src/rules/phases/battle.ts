// 1.3, 6.0 Battle phase: one battle after the other, each block in its turn.
import { refuse } from '@rose/table';
import { nameFor, openName } from '../../papers/naming.ts';
import { follow, know } from '../../secrecy/fog.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName } from '../data/blocks.ts';
import { blocksIn } from '../position.ts';
import { type BattleAction, other, type Phase, type Refusal, type Seat, sideOf, type TableIn } from '../state.ts';
import { charge, fire, strongest, takeHits } from './fire.ts';
import { battleOf, type Fighting, frontOf } from './line.ts';
import { aroundBattle, go, waysOut, whyNotGo } from './retreat.ts';
import { canRegroup, closeBattle, goOn, nextBattle, noBattle, offerTreason, showLines, startBattle } from './rounds.ts';
import { targetsOf, tryTreachery, tryTreason, whyNotTarget } from './treachery.ts';
import { legalTurns, type TurnAction, turnCandidates, whyNotInTurn } from './turns.ts';

const STEPS: { readonly [D in BattleAction['do']]: Fighting['phase']['step'] } = {
  fight: 'choose',
  treason: 'treason',
  'hold-treason': 'treason',
  fire: 'turn',
  charge: 'turn',
  treachery: 'turn',
  retreat: 'turn',
  pass: 'turn',
  'take-hits': 'hits',
  regroup: 'regroup',
  'end-regroup': 'regroup',
};

const whyNotRegroup = (state: Fighting, seat: Seat, block: BlockId, area: AreaId): Refusal | undefined =>
  blocksIn(state, sideOf(seat), state.phase.area).includes(block)
    ? whyNotGo(state, seat, block, area, 'regroup')
    : refuse('6.7', { why: 'not-in-battle', block: blockName(block) });

const whyNotBattle = (state: Fighting, seat: Seat, action: BattleAction): Refusal | undefined => {
  if (STEPS[action.do] !== state.phase.step) return refuse('6.0', { why: 'not-at-this-step', verb: action.do });
  switch (action.do) {
    case 'fight':
      if (state.attacks.some((attack) => attack.area === action.area)) return undefined;
      return refuse('6.1', { why: 'no-battle-there', area: areaName(action.area) });
    case 'treason':
      return whyNotTarget(state, seat, 'event-treason', action.block);
    case 'take-hits':
      if (strongest(state, seat).includes(action.block)) return undefined;
      return refuse('6.4', { why: 'not-strongest', block: blockName(action.block) });
    case 'regroup':
      return whyNotRegroup(state, seat, action.block, action.area);
    case 'hold-treason':
    case 'end-regroup':
      return undefined;
    case 'fire':
    case 'pass':
    case 'charge':
    case 'treachery':
    case 'retreat':
      return whyNotInTurn(state, seat, action);
  }
};

const legalBattle = (state: Fighting, seat: Seat): readonly BattleAction[] => {
  switch (state.phase.step) {
    case 'choose':
      return state.attacks.map(({ area }): BattleAction => ({ do: 'fight', area }));
    case 'treason':
      return [
        ...targetsOf(state, seat, 'event-treason').map((block): BattleAction => ({ do: 'treason', block })),
        { do: 'hold-treason' },
      ];
    case 'turn':
      return legalTurns(state, seat);
    case 'hits':
      return strongest(state, seat).map((block): BattleAction => ({ do: 'take-hits', block }));
    case 'regroup': {
      const into: BattleAction[] = [{ do: 'end-regroup' }];
      for (const block of blocksIn(state, sideOf(seat), state.phase.area))
        for (const area of waysOut(state, seat, block, 'regroup')) into.push({ do: 'regroup', block, area });
      return into;
    }
    case 'begin':
    case 'over':
      return [];
  }
};

/** 6.6 A turned-up block leaves in sight of all. */
const retreat = (table: TableIn<'battle'>, seat: Seat, block: BlockId, area: AreaId): void => {
  const from = areaName(battleOf(table.state).area);
  go(table, seat, block, area);
  know(table.state, block);
  table.tell('6.6', { say: 'retreated', seat, block: blockName(block), from, to: areaName(area) });
};
/** 6.7 A reserve that was never turned up keeps its name when it regroups. */
const regroup = (table: TableIn<'battle'>, seat: Seat, block: BlockId, area: AreaId): void => {
  const { state } = table;
  const phase = battleOf(state);
  const from = phase.area;
  const secret = phase.reserves.includes(block) && !phase.turned.includes(block);
  go(table, seat, block, area);
  if (secret) follow(state, sideOf(seat), from, area);
  else know(state, block);
  const name = secret ? nameFor(seat, block) : openName(block);
  table.tell('6.7', { say: 'regrouped', seat, block: name, from: areaName(from), to: areaName(area) });
  if (!canRegroup(state as Fighting, seat)) closeBattle(table);
};

/** 6.2 What a block does in its turn. */
const act = (table: TableIn<'battle'>, seat: Seat, action: TurnAction): void => {
  battleOf(table.state).acted.push(action.block);
  switch (action.do) {
    case 'fire':
      fire(table, seat, action.block);
      return;
    case 'charge':
      charge(table, seat, action.block, action.target);
      return;
    case 'treachery':
      tryTreachery(table, seat, action.block, action.target);
      return;
    case 'retreat':
      retreat(table, seat, action.block, action.area);
      return;
    case 'pass':
      table.tell('6.2', { say: 'passed', seat, block: blockName(action.block) });
      return;
  }
};

/** A written battle begins with its lines, a written phase with the choice of the first battle. */
const begin = (table: TableIn<'battle'>): void => {
  const { phase } = table.state;
  if (phase.area < 0) {
    table.state.phase = noBattle(table.state, phase.treasonSpent);
    nextBattle(table);
    return;
  }
  showLines(table);
  offerTreason(table);
};

export const battle: Phase<'battle', BattleAction> = {
  rule: '6.0',
  verbs: Object.keys(STEPS) as BattleAction['do'][],
  enter({ state }) {
    state.phase = noBattle(state, false);
  },
  goOn(table) {
    const { phase } = table.state;
    // A battle that was chosen begins apart from the choice: positions that were written down stand between the two.
    if (phase.step === 'begin') begin(table);
    else if (phase.step === 'choose') nextBattle(table);
  },
  asked: ({ phase }) => ({ must: phase.step === 'over' || phase.step === 'begin' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    for (const { area } of state.attacks) yield { do: 'fight', area };
    if (state.phase.area < 0) return;
    yield* turnCandidates(state, seat);
    for (const block of frontOf(state, other(seat))) yield { do: 'treason', block };
    for (const block of blocksIn(state, sideOf(seat), state.phase.area)) {
      yield { do: 'take-hits', block };
      for (const area of aroundBattle(state, block)) yield { do: 'regroup', block, area };
    }
    yield { do: 'hold-treason' };
    yield { do: 'end-regroup' };
  },
  whyNot: whyNotBattle,
  legal: legalBattle,
  apply(table, seat, action) {
    const phase = battleOf(table.state);
    switch (action.do) {
      case 'fight':
        startBattle(table, action.area);
        return;
      case 'treason':
        tryTreason(table, seat, action.block);
        goOn(table);
        return;
      case 'hold-treason':
        table.tell('5.55', { say: 'treason-held', seat });
        goOn(table);
        return;
      case 'take-hits':
        takeHits(table, action.block);
        break;
      case 'regroup':
        regroup(table, seat, action.block, action.area);
        return;
      case 'end-regroup':
        closeBattle(table);
        return;
      default:
        act(table, seat, action);
    }
    if (phase.hits === 0) goOn(table);
  },
  next: () => 'supply',
};
