// 1.4, 7.0 Supply phase: succession, minors, executions, then supply and exile limits. In each the Pretender's side
// makes all its choices before the King's (ruling 11.1).
import { refuse } from '@rose/table';
import { nameFor } from '../../papers/naming.ts';
import { blurLoss, showLoss } from '../../secrecy/fog.ts';
import { AREAS, type AreaId, areaName } from '../data/areas.ts';
import { B, BLOCKS, type BlockId, blockName, isLocalTo, REBEL } from '../data/blocks.ts';
import { armyOf, at, eliminate, isDone, isInPlay, isStanding, isWon, seatOfBlock, stepsOf } from '../position.ts';
import {
  type During,
  other,
  type Phase,
  type Refusal,
  type Seat,
  type State,
  type SupplyAction,
  sideOf,
  type Table,
  type Writable,
} from '../state.ts';
import { isSurplus, learnMercenaries, pay, surplusOf } from './feeding.ts';
import { crown, enterMinor, minorPlaces, nextMinor } from './succession.ts';

type Feeding = During<'supply'>;
type WritableSupply = Extract<Writable['phase'], { name: 'supply' }>;
const supplyOf = (state: Writable): WritableSupply => state.phase as WritableSupply;

/** 9.1 The enemy heir who serves this side. */
const TURNCOAT = { lancaster: B['l-clarence'], york: B['y-exeter'] } as const;
const turncoatOf = (state: State, seat: Seat): BlockId | undefined =>
  isInPlay(state, TURNCOAT[seat]) ? TURNCOAT[seat] : undefined;

const NEXT = { minors: 'executions', executions: 'limits', limits: 'over' } as const;
/** On to the other side, or to the next step once both have chosen. */
const passOn = (table: Table): void => {
  const { state } = table;
  const phase = supplyOf(state);
  if (phase.acting === state.kingSide && phase.step !== 'succession' && phase.step !== 'over') {
    phase.step = NEXT[phase.step];
    phase.acting = other(state.kingSide);
  } else phase.acting = state.kingSide;
  if (phase.step !== 'limits') return;
  learnMercenaries(table, phase.acting);
  phase.surplus = surplusOf(state, phase.acting, () => true);
};

/** 6.82 Minors enter by themselves where one place alone is open. Says whether the player must choose. */
const asksForMinor = (table: Table, seat: Seat): boolean => {
  for (;;) {
    const minor = nextMinor(table.state, seat);
    if (minor === undefined) return false;
    const [place, ...more] = minorPlaces(table.state, seat);
    if (more.length > 0) return true;
    if (place === undefined) {
      table.tell('6.82', { say: 'minor-waits', seat, block: blockName(minor) });
      return false;
    }
    enterMinor(table, seat, minor, place);
  }
};

/** Runs the phase on to the next decision; a victory stops it where it stands. */
const goOn = (table: Table): void => {
  const { state } = table;
  const phase = supplyOf(state);
  while (!isWon(state)) {
    switch (phase.step) {
      case 'succession':
        crown(table);
        phase.step = 'minors';
        phase.acting = other(state.kingSide);
        continue;
      case 'minors':
        if (asksForMinor(table, phase.acting)) return;
        break;
      case 'executions':
        if (turncoatOf(state, phase.acting) !== undefined) return;
        break;
      case 'limits':
        if (phase.surplus.length > 0) return;
        break;
      case 'over':
        return;
    }
    passOn(table);
  }
};

/** The step in which an action belongs. */
const STEPS = { 'enter-minor': 'minors', execute: 'executions', spare: 'executions', starve: 'limits' } as const;

/** 7.1 The owner chooses who loses a step: each once, local mercenaries never (7.2). */
const whyNotStarve = (state: Feeding, seat: Seat, block: BlockId): Refusal | undefined => {
  const name = { block: blockName(block) };
  if (seatOfBlock(state, block) !== seat) return refuse('7.1', { why: 'not-your-block', ...name });
  if (!isStanding(state, block)) return refuse('7.1', { why: 'block-not-on-map', ...name });
  const area = areaName(at(state, block));
  if (isDone(state, block)) return refuse('7.1', { why: 'block-has-paid', ...name });
  if (isLocalTo(block, at(state, block))) return refuse('7.2', { why: 'feeds-itself', ...name, area });
  return isSurplus(state, state.phase.surplus, block) ? undefined : refuse('7.1', { why: 'area-is-fed', area });
};
const whyNotSupply = (state: Feeding, seat: Seat, action: SupplyAction): Refusal | undefined => {
  if (STEPS[action.do] !== state.phase.step) return refuse('7.0', { why: 'not-at-this-step', verb: action.do });
  switch (action.do) {
    case 'enter-minor': {
      const { block, area } = action;
      if (nextMinor(state, seat) !== block)
        return refuse('6.82', { why: 'not-the-next-minor', block: blockName(block) });
      if (minorPlaces(state, seat).includes(area)) return undefined;
      return refuse('6.82', { why: 'no-place-for-heir', block: blockName(block), area: areaName(area) });
    }
    case 'execute':
      if (turncoatOf(state, seat) === action.block) return undefined;
      return refuse('9.1', { why: 'no-turncoat', block: blockName(action.block) });
    case 'spare':
      return undefined;
    case 'starve':
      return whyNotStarve(state, seat, action.block);
  }
};

/** 7.1 A block pays; on its last step it is eliminated (6.8). */
const starve = (table: Table, seat: Seat, block: BlockId): void => {
  const { state } = table;
  const phase = supplyOf(state);
  const area = at(state, block) as AreaId;
  table.tell('7.1', { say: 'starved', seat, area: areaName(area), block: nameFor(seat, block) });
  phase.surplus = pay(phase.surplus, area);
  state.done[block] = 1;
  if (stepsOf(state, block) === 1) {
    table.reveal([other(seat)]);
    eliminate(table, block);
    return;
  }
  state.steps[block] = stepsOf(state, block) - 1;
  if (block === REBEL) showLoss(state, block);
  else blurLoss(state, sideOf(seat), area);
};
/** 9.1 A turncoat heir is put to death, or not this time. */
const judge = (table: Table, seat: Seat, executed: boolean): void => {
  const block = TURNCOAT[seat];
  const judged = { seat, block: blockName(block) };
  table.tell('9.1', executed ? { say: 'executed', ...judged } : { say: 'spared', ...judged });
  if (executed) eliminate(table, block);
  passOn(table);
};

const open = (state: Writable): void => {
  for (const block of BLOCKS) {
    state.done[block] = 0;
    state.came[block] = 0;
  }
  state.attacks = [];
  state.phase = { name: 'supply', step: 'succession', acting: other(state.kingSide), surplus: [] };
};
/** Whether the acting side has something to choose: all can see that. */
const hasChoice = (state: Feeding): boolean => {
  const { step, acting, surplus } = state.phase;
  switch (step) {
    case 'minors':
      return nextMinor(state, acting) !== undefined && minorPlaces(state, acting).length > 0;
    case 'executions':
      return turncoatOf(state, acting) !== undefined;
    case 'limits':
      return surplus.length > 0;
    case 'succession':
    case 'over':
      return false;
  }
};

export const supply: Phase<'supply', SupplyAction> = {
  rule: '7.0',
  verbs: ['enter-minor', 'execute', 'spare', 'starve'],
  enter: ({ state }) => open(state),
  goOn,
  asked: (state) => ({ must: hasChoice(state) ? [state.phase.acting] : [] }),
  *candidates(state, seat) {
    const minor = nextMinor(state, seat);
    if (minor !== undefined) for (const area of AREAS) yield { do: 'enter-minor', block: minor, area };
    yield { do: 'execute', block: TURNCOAT[seat] };
    yield { do: 'spare' };
    for (const block of armyOf(state, sideOf(seat))) if (isStanding(state, block)) yield { do: 'starve', block };
  },
  whyNot: whyNotSupply,
  apply(table, seat, action) {
    switch (action.do) {
      case 'enter-minor':
        enterMinor(table, seat, action.block, action.area);
        break;
      case 'execute':
      case 'spare':
        judge(table, seat, action.do === 'execute');
        break;
      case 'starve':
        starve(table, seat, action.block);
        break;
    }
  },
  /** 1.0 The seventh turn of a campaign is followed by the political turn (8.0). */
  next: (state) => (state.turn === 7 ? 'political' : 'card'),
};
