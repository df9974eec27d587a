// 8.0 Political turn: armies disband, the throne is counted, both sides go home, the next campaign is prepared.
import { refuse } from '@rose/table';
import { nameFor } from '../../papers/naming.ts';
import { follow } from '../../secrecy/fog.ts';
import { type AreaId, areaName, isExile } from '../data/areas.ts';
import { BLOCKS, type BlockId, blockName } from '../data/blocks.ts';
import { armyOf, at, isDone, isStanding, put, seatOfBlock } from '../position.ts';
import {
  type During,
  other,
  type Phase,
  POOL,
  type PoliticalAction,
  type Refusal,
  type Seat,
  type State,
  sideOf,
  type Table,
  type Writable,
} from '../state.ts';
import { isSurplus, pay, surplusOf } from './feeding.ts';
import { goersTo, homesFor, isOnMap, lords, thinkableHomes, whyNotHome } from './homes.ts';
import { disband, isLastCampaign, resetCampaign, usurp } from './throne.ts';

type Politics = During<'political'>;
type WritablePolitics = Extract<Writable['phase'], { name: 'political' }>;
const politicsOf = (state: Writable): WritablePolitics => state.phase as WritablePolitics;

/** 8.3, 8.4 Blocks on the map that have not gone home yet; exiles stay. */
const homeless = (state: State, seat: Seat): readonly BlockId[] =>
  armyOf(state, sideOf(seat)).filter(
    (block) => isStanding(state, block) && isOnMap(state, block) && !isDone(state, block),
  );

const NEXT = { home: 'overflow', overflow: 'reset' } as const;
/** The King's side after the Pretender's, then the next step. */
const passOn = (state: Writable): void => {
  const phase = politicsOf(state);
  if (phase.step !== 'home' && phase.step !== 'overflow') return;
  if (phase.acting === state.kingSide) {
    phase.step = NEXT[phase.step];
    phase.acting = other(state.kingSide);
  } else phase.acting = state.kingSide;
  if (phase.step === 'overflow') phase.surplus = surplusOf(state, phase.acting, isExile);
};

/** Runs the turn on to the next decision. */
const goOn = (table: Table): void => {
  const { state } = table;
  const phase = politicsOf(state);
  for (;;) {
    switch (phase.step) {
      case 'disband':
        disband(table);
        usurp(table);
        phase.step = isLastCampaign(state) ? 'over' : 'home';
        phase.acting = other(state.kingSide);
        continue;
      case 'home':
        if (homeless(state, phase.acting).length > 0) return;
        break;
      case 'overflow':
        if (phase.surplus.length > 0) return;
        break;
      case 'reset':
        resetCampaign(table);
        return;
      case 'over':
        return;
    }
    passOn(state);
  }
};

/** 8.5 What an exile does not feed goes to the pool, at the owner's choice. */
const whyNotLeaveExile = (state: Politics, seat: Seat, block: BlockId): Refusal | undefined => {
  const name = { block: blockName(block) };
  if (seatOfBlock(state, block) !== seat) return refuse('8.5', { why: 'not-your-block', ...name });
  if (at(state, block) >= POOL || !isExile(at(state, block)) || !isStanding(state, block))
    return refuse('8.5', { why: 'not-in-exile', ...name });
  if (isSurplus(state, state.phase.surplus, block)) return undefined;
  return refuse('7.2', { why: 'area-is-fed', area: areaName(at(state, block)) });
};

const legalHomes = (state: Politics, seat: Seat): readonly PoliticalAction[] => {
  const into: PoliticalAction[] = [];
  for (const block of homeless(state, seat)) {
    const { areas, pool } = homesFor(state, seat, block);
    for (const to of areas) into.push({ do: 'go-home', block, to });
    if (pool) into.push({ do: 'go-home', block, to: POOL });
  }
  return into;
};

const goHome = (table: Table, seat: Seat, block: BlockId, to: number): void => {
  const { state } = table;
  const from = at(state, block);
  put(state, block, to);
  state.done[block] = to === POOL ? 0 : 1;
  follow(state, sideOf(seat), from, to, goersTo(sideOf(seat), to, seat === state.kingSide));
  table.tell(seat === state.kingSide ? '8.4' : '8.3', {
    say: 'went-home',
    seat,
    block: nameFor(seat, block),
    from: areaName(from),
    to: to === POOL ? 'pool' : areaName(to),
  });
};
const leaveExile = (table: Table, seat: Seat, block: BlockId): void => {
  const { state } = table;
  const phase = politicsOf(state);
  const area = at(state, block) as AreaId;
  put(state, block, POOL);
  follow(state, sideOf(seat), area, POOL, lords(sideOf(seat)));
  phase.surplus = pay(phase.surplus, area);
  table.tell('8.5', { say: 'left-exile', seat, block: nameFor(seat, block), area: areaName(area) });
};

/** Whether the acting side has something to choose: all can see that. */
const hasChoice = (state: Politics): boolean => {
  const { step, acting, surplus } = state.phase;
  return step === 'home' ? homeless(state, acting).length > 0 : step === 'overflow' && surplus.length > 0;
};

export const political: Phase<'political', PoliticalAction> = {
  rule: '8.0',
  verbs: ['go-home', 'leave-exile'],
  enter({ state }) {
    for (const block of BLOCKS) state.done[block] = 0;
    state.phase = { name: 'political', step: 'disband', acting: other(state.kingSide), surplus: [] };
  },
  goOn,
  asked: (state) => ({ must: hasChoice(state) ? [state.phase.acting] : [] }),
  *candidates(state, seat) {
    for (const block of armyOf(state, sideOf(seat))) {
      if (!isStanding(state, block)) continue;
      const goes = isOnMap(state, block) && !isDone(state, block);
      for (const to of goes ? thinkableHomes(block) : []) yield { do: 'go-home', block, to };
      yield { do: 'go-home', block, to: POOL };
      yield { do: 'leave-exile', block };
    }
  },
  whyNot(state, seat, action) {
    const step = action.do === 'go-home' ? 'home' : 'overflow';
    if (state.phase.step !== step) return refuse('8.0', { why: 'not-at-this-step', verb: action.do });
    if (action.do === 'go-home') return whyNotHome(state, seat, action.block, action.to);
    return whyNotLeaveExile(state, seat, action.block);
  },
  legal(state, seat) {
    if (state.phase.step === 'home') return legalHomes(state, seat);
    return armyOf(state, sideOf(seat))
      .filter((block) => isSurplus(state, state.phase.surplus, block))
      .map((block): PoliticalAction => ({ do: 'leave-exile', block }));
  },
  apply(table, seat, action) {
    if (action.do === 'go-home') goHome(table, seat, action.block, action.to);
    else leaveExile(table, seat, action.block);
  },
  next: () => 'card',
};
