// 3.0 What a viewer is shown. Own blocks, and what a rule has turned up for all; of the rest area and colour only.

import { attackName, battleName, blockNames, bySeat, cardNames, wayName } from '../papers/naming.ts';
import { type AreaId, areaName } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, type BlockName, blockName, NO_BLOCK, REBEL } from '../rules/data/blocks.ts';
import type { CardId } from '../rules/data/cards.ts';
import { firepowerOf, frontOf } from '../rules/phases/line.ts';
import {
  at,
  cameBy,
  isDone,
  isDown,
  isInPlay,
  isInPool,
  isPrisoner,
  isStanding,
  placeName,
  pretenderOf,
  seatOfBlock,
  stepsOf,
} from '../rules/position.ts';
import { type During, other, PHASE, POOL, type Seat, STATE, type State, seatOf, sideOf } from '../rules/state.ts';
import { placesOf } from './fog.ts';
import type { Fog, HiddenBlock, SeenBattle, SeenBlock, SeenPhase, View } from './seen.ts';
import { supportSeen } from './support.ts';

/** `all`: who looks back at a game that is over. */
type Viewer = Seat | 'spectator' | 'all';

/** 6.1 In a battle the front lines lie open, and so do blocks that changed sides. */
const isTurnedUp = (state: State, block: BlockId): boolean => {
  const { phase } = state;
  if (phase.name !== 'battle' || phase.area !== state.at[block] || !isStanding(state, block)) return false;
  return !phase.reserves.includes(block) || phase.turned.includes(block);
};
/** Whether all know who and where this block is: dead, aside, a minor, face-down, the prisoner, the black one. */
export const isPublic = (state: State, block: BlockId): boolean =>
  !isInPlay(state, block) || isDown(state, block) || isPrisoner(state, block) || block === REBEL;
const isSeen = (state: State, viewer: Viewer, block: BlockId): boolean =>
  viewer === 'all' || seatOfBlock(state, block) === viewer || isPublic(state, block) || isTurnedUp(state, block);

const cameName = (state: State, block: BlockId) => wayName(cameBy(state, block), at(state, block) as AreaId);
const seenBlock = (state: State, viewer: Viewer, block: BlockId): SeenBlock => {
  const isOwn = viewer === 'all' || seatOfBlock(state, block) === viewer;
  const hides = isStanding(state, block) && !isOwn && !isTurnedUp(state, block);
  return {
    place: placeName(at(state, block)),
    steps: hides ? null : stepsOf(state, block),
    down: isDown(state, block),
    done: isDone(state, block),
    came: cameName(state, block),
  };
};
const hiddenBlock = (state: State, block: BlockId): HiddenBlock => ({
  seat: seatOfBlock(state, block),
  area: areaName(at(state, block)),
  done: isDone(state, block),
  came: cameName(state, block),
  reserve: state.phase.name === 'battle' && state.phase.reserves.includes(block),
});
/** The order of hidden blocks must not tell who they are. */
const orderOf = ({ seat, area, done, came, reserve }: HiddenBlock): string =>
  `${seat} ${area} ${done} ${came} ${reserve}`;
const byOrder = (a: HiddenBlock, b: HiddenBlock): number => (orderOf(a) < orderOf(b) ? -1 : 1);

const fogOf = (state: State): View['fog'] => {
  const fog: { [N in BlockName]?: Fog } = {};
  for (const block of BLOCKS) {
    if (isPublic(state, block) && block !== REBEL) continue;
    const places = block === REBEL ? [at(state, block)] : placesOf(state, block);
    fog[blockName(block)] = {
      places: places.map((place) => (place === POOL ? 'pool' : areaName(place))),
      low: state.low[block] as number,
      high: state.high[block] as number,
    };
  }
  return fog;
};

const battleView = (state: During<'battle'>, viewer: Viewer): SeenBattle => {
  const { phase } = state;
  const line = (seat: Seat) =>
    phase.area < 0
      ? []
      : frontOf(state, seat).map((block) => ({ block: blockName(block), firepower: firepowerOf(state, block) }));
  const known = phase.reserves.filter((block) => isSeen(state, viewer, block));
  return { ...battleName(phase), front: bySeat((side) => line(seatOf(side))), reserves: blockNames(known) };
};
const phaseView = (state: State, viewer: Viewer): SeenPhase => {
  const { phase } = state;
  switch (phase.name) {
    case 'card': {
      const { chosen, ...open } = PHASE.of.card.write(phase);
      const ready = { lancaster: chosen.lancaster !== null, york: chosen.york !== null };
      return { ...open, ready, chosen: viewer === 'spectator' || viewer === 'all' ? null : chosen[viewer] };
    }
    case 'battle':
      return battleView(state as During<'battle'>, viewer);
    case 'action':
    case 'supply':
    case 'political':
      return PHASE.write(phase) as SeenPhase;
  }
};

/** Ruling 1.2: a hand shown for a mulligan is open while the other side answers. */
const isHandOpen = ({ phase }: State, viewer: Viewer, seat: Seat): boolean =>
  seat === viewer ||
  viewer === 'all' ||
  (phase.name === 'card' && phase.step === 'answer' && phase.seat === other(seat));

const blocksView = (state: State, viewer: Viewer): Pick<View, 'blocks' | 'hidden' | 'pools'> => {
  const blocks: { [N in BlockName]?: SeenBlock } = {};
  const hidden: HiddenBlock[] = [];
  const pools = [0, 0];
  for (const block of BLOCKS) {
    if (isSeen(state, viewer, block)) blocks[blockName(block)] = seenBlock(state, viewer, block);
    else if (isStanding(state, block)) hidden.push(hiddenBlock(state, block));
    else if (isInPool(state, block)) {
      const side = sideOf(seatOfBlock(state, block));
      pools[side] = (pools[side] as number) + 1;
    }
  }
  return { blocks, hidden: hidden.sort(byOrder), pools: bySeat((side) => pools[side] as number) };
};

export const view = (state: State, viewer: Viewer): View => ({
  ...STATE.show(state),
  viewer: viewer === 'all' ? 'spectator' : viewer,
  pretender: pretenderOf(state) === NO_BLOCK ? null : blockName(pretenderOf(state)),
  ...blocksView(state, viewer),
  fog: fogOf(state),
  support: bySeat((side) => supportSeen(state, viewer, seatOf(side))),
  hands: bySeat((side) => {
    const cards = state.hands[side] as readonly CardId[];
    return { count: cards.length, cards: isHandOpen(state, viewer, seatOf(side)) ? cardNames(cards) : null };
  }),
  attacks: state.attacks.map(attackName),
  phase: phaseView(state, viewer),
});

/** The table with nothing hidden, for looking back at a game that is over. */
export const everything = (state: State): View => view(state, 'all');
