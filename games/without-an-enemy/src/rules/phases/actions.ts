// 5.2 Actions: Player 1 spends his action points one at a time, then Player 2. Whatever opens closes what was under way.
import { refuse } from '@rose/table';
import { sharpen } from '../../secrecy/fog.ts';
import type { OperationAction } from '../actions.ts';
import { AREAS, type AreaId, areaName, regionOf } from '../data/areas.ts';
import { armyOf, type BlockId, homeOf } from '../data/blocks.ts';
import { neighboursOf } from '../data/borders.ts';
import { effectIs } from '../data/cards.ts';
import { newPad, note, type Pad, takeFrom } from '../pad.ts';
import { at, isFriendly, isOnMap } from '../position.ts';
import { canStrengthen, deploy, LAND, strengthen, whyNotDeploy, whyNotStrengthen } from '../recruiting.ts';
import {
  type During,
  NOWHERE,
  other,
  type Phase,
  RESERVE,
  type Refusal,
  type Seat,
  sideOf,
  type Table,
  type TableIn,
} from '../state.ts';
import { actionDrawer, type Made } from './actions-draw.ts';
import { move, moveCandidates, whyNotMove } from './land.ts';
import { addMoves } from './land-ways.ts';
import { addSails, sail, sailCandidates, whyNotSail } from './sea.ts';

type Acting = During<'actions'>;

const startFor = ({ state }: Table, acting: Seat): void => {
  const free = effectIs(state.cards[sideOf(acting)] as number, 'free-group-move') ? 1 : 0;
  state.phase = {
    name: 'actions',
    step: 'act',
    acting,
    doing: 'nothing',
    area: NOWHERE,
    bonus: 0,
    free,
    fromIreland: 0,
  };
};

const noPoints = (state: Acting, seat: Seat): Refusal | undefined =>
  (state.ap[sideOf(seat)] as number) > 0 ? undefined : refuse('5.2', { why: 'no-points-left' });
/** 5.4 A Friendly Area that can be reached over land. */
const whyNotMuster = (state: Acting, seat: Seat, area: AreaId): Refusal | undefined => {
  const wrong = noPoints(state, seat);
  if (wrong) return wrong;
  if (neighboursOf(area).length === 0) return refuse('5.9', { why: 'never-entered', area: areaName(area) });
  return isFriendly(state, sideOf(seat), area)
    ? undefined
    : refuse('5.4', { why: 'not-friendly', area: areaName(area) });
};
const whyNotAction = (state: Acting, seat: Seat, action: OperationAction): Refusal | undefined => {
  switch (action.do) {
    case 'move':
    case 'join':
      return whyNotMove(state, seat, action);
    case 'sail':
      return whyNotSail(state, seat, action);
    case 'strengthen':
      return noPoints(state, seat) ?? whyNotStrengthen(state, seat, action.block);
    case 'deploy':
      return noPoints(state, seat) ?? whyNotDeploy(state, seat, action.block, action.area);
    case 'muster':
      return whyNotMuster(state, seat, action.area);
    case 'end-actions':
      return undefined;
  }
};

const MUSTERS: readonly OperationAction[] = AREAS.map((area) => ({ do: 'muster', area }));
const GROWTH: OperationAction[] = [];
const growthOf = (block: BlockId): OperationAction => {
  GROWTH[block] ??= { do: 'strengthen', block };
  return GROWTH[block];
};
const LEVIES: OperationAction[][] = [];
const levyOf = (block: BlockId, area: AreaId): OperationAction => {
  LEVIES[block] ??= [];
  const made = LEVIES[block];
  made[area] ??= { do: 'deploy', block, area };
  return made[area];
};
const END: OperationAction = { do: 'end-actions' };

const MADE: Made = { growthOf, levyOf, musters: MUSTERS, end: END };

/** 7.1 What one point may raise. */
const addRecruits = (state: Acting, seat: Seat, pad: Pad): void => {
  const side = sideOf(seat);
  const friendly = LAND.filter((area) => isFriendly(state, side, area));
  for (const block of armyOf(side)) {
    if (state.at[block] === RESERVE) {
      const home = homeOf(block);
      for (const area of friendly) if (home < 0 || regionOf(area) === home) note(pad, levyOf(block, area));
    } else if (canStrengthen(state, block)) note(pad, growthOf(block));
  }
};
const PAD = newPad();
const legalActions = (state: Acting, seat: Seat): readonly OperationAction[] => {
  PAD.count = 0;
  addMoves(state, seat, PAD);
  addSails(state, seat, PAD);
  if ((state.ap[sideOf(seat)] as number) > 0) {
    addRecruits(state, seat, PAD);
    for (const area of AREAS)
      if (isFriendly(state, sideOf(seat), area) && neighboursOf(area).length > 0)
        note(PAD, MUSTERS[area] as OperationAction);
  }
  note(PAD, END);
  return takeFrom(PAD);
};

/** An action is bought: what was under way is over. */
const pay = ({ state }: TableIn<'actions'>, seat: Seat): void => {
  const { phase } = state;
  state.ap[sideOf(seat)] = (state.ap[sideOf(seat)] as number) - 1;
  phase.doing = 'nothing';
  phase.area = NOWHERE;
  phase.bonus = 0;
  phase.free = 0;
};
/** 5.2 Points not spent are lost. */
const finish = (table: TableIn<'actions'>, seat: Seat): void => {
  const { state } = table;
  const side = sideOf(seat);
  table.tell('5.2', { say: 'actions-ended', seat, unused: state.ap[side] as number });
  state.ap[side] = 0;
  state.march[side] = 0;
  state.phase.step = 'over';
  sharpen(state);
};

export const actions: Phase<'actions', OperationAction> = {
  rule: '5.2',
  verbs: ['move', 'join', 'sail', 'strengthen', 'deploy', 'muster', 'end-actions'],
  enter(table) {
    const { phase, player1 } = table.state;
    startFor(table, phase.name === 'actions' ? other(player1) : player1);
  },
  asked: ({ phase }) => ({ must: phase.step === 'over' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    yield* moveCandidates(state, seat);
    yield* sailCandidates(state, seat);
    for (const block of armyOf(sideOf(seat))) {
      if (isOnMap(state, block)) yield growthOf(block);
      else if (at(state, block) === RESERVE) for (const area of LAND) yield levyOf(block, area);
    }
    yield* MUSTERS;
    yield END;
  },
  whyNot: whyNotAction,
  legal: legalActions,
  drawer: (state, seat) => actionDrawer(state, seat, MADE),
  byDefault: () => END,
  apply(table, seat, action) {
    const { state } = table;
    switch (action.do) {
      case 'move':
      case 'join':
        move(table, seat, action);
        return;
      case 'sail':
        pay(table, seat);
        sail(table, seat, action);
        return;
      case 'strengthen':
        pay(table, seat);
        strengthen(table, action.block, '7.1');
        return;
      case 'deploy':
        pay(table, seat);
        deploy(table, action.block, action.area, '7.1');
        return;
      case 'muster':
        pay(table, seat);
        state.phase.doing = 'muster';
        state.phase.area = action.area;
        table.tell('5.4', { say: 'mustered', seat, area: areaName(action.area) });
        return;
      case 'end-actions':
        finish(table, seat);
        return;
    }
  },
  next: ({ phase, player1 }) => (phase.acting === player1 ? 'actions' : 'tactics'),
};
