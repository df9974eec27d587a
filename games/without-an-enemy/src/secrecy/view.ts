// 1.3 What a viewer is shown: own blocks, what lies open in a battle, what everybody sees; of the rest place and colour.
import { fogNames, whereName } from '../papers/document.ts';
import { areaName, SEA_IDS, SEAS } from '../rules/data/areas.ts';
import {
  BLOCKS,
  type BlockId,
  type BlockName,
  blockName,
  COLOURS,
  type Colour,
  colourOf,
  sideOfBlock,
} from '../rules/data/blocks.ts';
import { type CardId, cardName, NO_CARD } from '../rules/data/cards.ts';
import { at, cameFrom, isOnMap, strengthOf } from '../rules/position.ts';
import { portsOn, seaHolder } from '../rules/seas.ts';
import { HELD_BACK, OUT, RESERVE, type Seat, STATE, type State, seatOf, sideOf } from '../rules/state.ts';
import { trackOf } from '../rules/track.ts';
import { type BySeat, type HiddenBlock, OPEN, type SeenBlock, type Stand, type View } from './seen.ts';

type Viewer = Seat | 'spectator';
export const bySeat = <T>(make: (side: number) => T): BySeat<T> => ({ royalist: make(0), parliament: make(1) });

/** 1.3 In a battle the blocks that take part lie open from the first die on. */
const isTurnedUp = ({ phase }: State, block: BlockId): boolean => {
  if (phase.name !== 'battle' || phase.shown === 0) return false;
  const line = phase.line[block] as number;
  return line !== OUT && line !== HELD_BACK;
};
/** Whether all know who and where this block is: lost, waiting, out of the game. */
export const isPublic = (state: State, block: BlockId): boolean => at(state, block) > RESERVE;
const isSeen = (state: State, viewer: Viewer, block: BlockId): boolean =>
  seatOf(sideOfBlock(block)) === viewer || isPublic(state, block) || isTurnedUp(state, block);

const HOW = ['plain', 'late', 'fled', 'regrouped'] as const;
const LINE = ['out', 'in', 'held-back', 'routed', 'pursuing'] as const;
const standOf = (state: State, block: BlockId): Stand => {
  const { phase } = state;
  const from = isOnMap(state, block) ? cameFrom(state, block) : undefined;
  return {
    done: state.done[block] === 1,
    came: from === undefined ? null : areaName(from),
    how: HOW[state.how[block] as number] ?? 'plain',
    line: phase.name === 'battle' ? (LINE[phase.line[block] as number] ?? 'out') : 'out',
    picked: phase.name === 'siege' && phase.picked.includes(block),
  };
};
export const seenBlock = (state: State, block: BlockId): SeenBlock => ({
  place: whereName(state, block) as SeenBlock['place'],
  strength: strengthOf(state, block),
  ...standOf(state, block),
});
const hiddenBlock = (state: State, block: BlockId): HiddenBlock => ({
  seat: seatOf(sideOfBlock(block)),
  colour: COLOURS[colourOf(block)] as Colour,
  place: whereName(state, block) as HiddenBlock['place'],
  ...standOf(state, block),
});
/** The order of hidden blocks must not tell who they are. */
const orderOf = (block: HiddenBlock): string => Object.values(block).join(' ');

const blocksView = (state: State, viewer: Viewer): Pick<View, 'blocks' | 'hidden' | 'reserves'> => {
  const blocks: { [N in BlockName]?: SeenBlock } = {};
  const hidden: HiddenBlock[] = [];
  const reserves = [0, 0];
  for (const block of BLOCKS) {
    if (isSeen(state, viewer, block)) blocks[blockName(block)] = seenBlock(state, block);
    else if (isOnMap(state, block)) hidden.push(hiddenBlock(state, block));
    else reserves[sideOfBlock(block)] = (reserves[sideOfBlock(block)] as number) + 1;
  }
  const ordered = hidden.map((block) => ({ block, order: orderOf(block) }));
  ordered.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  return {
    blocks,
    hidden: ordered.map(({ block }) => block),
    reserves: bySeat((side) => reserves[side] as number),
  };
};
const fogView = (state: State): View['fog'] =>
  Object.fromEntries(
    BLOCKS.filter((block) => !isPublic(state, block)).map((block) => [
      blockName(block),
      { places: fogNames(state, block), low: state.low[block] as number, high: state.high[block] as number },
    ]),
  );

/** The facts of the phase with what the viewer may not know left out. */
const phaseView = (state: State, viewer: Viewer): View['phase'] => {
  const { phase } = state;
  const knows = (block: BlockId): boolean => isSeen(state, viewer, block);
  const words = STATE.members.phase;
  switch (phase.name) {
    case 'initiative': {
      if (phase.step !== 'choose') return words.write(phase);
      const own = viewer === 'spectator' ? -1 : sideOf(viewer);
      const chosen = phase.chosen.map((card, side) => (side === own ? card : NO_CARD));
      return words.write({ ...phase, chosen });
    }
    case 'events':
      return words.write({ ...phase, touched: phase.touched.filter(knows) });
    case 'siege':
      return words.write({ ...phase, picked: phase.picked.filter(knows) });
    case 'battle': {
      const seen = (column: readonly number[]): number[] =>
        column.map((value, block) => (value !== 0 && knows(block as BlockId) ? value : 0));
      return words.write({ ...phase, line: seen(phase.line), did: seen(phase.did) });
    }
    default:
      return words.write(phase);
  }
};
const handView = (state: State, viewer: Viewer, side: number): View['hands'][Seat] => {
  const cards = state.hands[side] as readonly CardId[];
  const open = seatOf(side) === viewer || (viewer !== 'spectator' && (state.open[side] as number) > 0);
  return { count: cards.length, cards: open ? cards.map(cardName) : null };
};
const isReady = ({ phase }: State, side: number): boolean =>
  phase.name === 'initiative' && phase.step === 'choose' && phase.chosen[side] !== NO_CARD;
const seasView = (state: State): View['seas'] =>
  Object.fromEntries(
    SEA_IDS.map((sea) => {
      const ports = portsOn(state, sea);
      return [SEAS[sea], { holder: seatOf(seaHolder(state, sea)), ports: bySeat((side) => ports[side] ?? 0) }];
    }),
  ) as unknown as View['seas'];

export const view = (state: State, viewer: Viewer): View => ({
  ...STATE.say(state, OPEN),
  viewer,
  track: trackOf(state),
  seas: seasView(state),
  ...blocksView(state, viewer),
  fog: fogView(state),
  hands: bySeat((side) => handView(state, viewer, side)),
  ready: bySeat((side) => isReady(state, side)),
  phase: phaseView(state, viewer),
});
