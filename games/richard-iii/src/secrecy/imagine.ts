// One possible world behind a view: everything the viewer sees, and for the rest a draw among what all have seen.
import { drawPlaces } from '@rose/parts';
import { isMistake, pick, type Random, shuffled } from '@rose/table';
import { stateOf } from '../papers/document.ts';
import { readWay } from '../papers/naming.ts';
import { copy } from '../rules/copy.gen.ts';
import { A, AREA_COUNT, type AreaId } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, type BlockName, blockName, colourOf, REBEL } from '../rules/data/blocks.ts';
import { C, CARDS, type CardId, NO_CARD } from '../rules/data/cards.ts';
import { HAND_TRIES, handFits, poorest } from '../rules/phases/mulligan.ts';
import { put } from '../rules/position.ts';
import { POOL, SEATS, type Seat, type State, SUSPECT_PLACES, seatOf, sideOf, type Writable } from '../rules/state.ts';
import { suspect } from './fog.ts';
import type { SeenBlock, View } from './seen.ts';

/** A block that stands somewhere with its back to the viewer. */
interface Slot {
  readonly area: AreaId;
  readonly done: number;
  readonly came: number;
  readonly reserve: boolean;
}
/** The unknown of one side: who is not seen, where each may be, and the slots they fill; the rest is in the pool. */
interface Unknown {
  readonly blocks: readonly BlockId[];
  readonly places: readonly (readonly number[])[];
  readonly slots: readonly Slot[];
}
/** What does not change from world to world: the seen part as a state, and what is to be drawn. */
interface Frame {
  readonly state: State;
  readonly unknown: readonly Unknown[];
  readonly hiddenHands: readonly Seat[];
  /** Blocks whose place is seen and whose strength is not. */
  readonly unsure: readonly BlockId[];
}

const placeNumber = (name: string): number => (name === 'pool' ? POOL : A[name as keyof typeof A]);
const blockText = ({ place, steps, down }: SeenBlock): string =>
  down ? `${place}-down` : steps === null ? place : `${place}:${steps}`;

/** The seen part of a view as a document; who is unseen waits in the pool. */
const documentOf = (seen: View): object => {
  const entries = Object.entries(seen.blocks) as [BlockName, SeenBlock][];
  const { viewer, pretender, support, hidden, pools, fog, blocks, hands, phase, ...rest } = seen;
  const unseen = BLOCKS.map(blockName).filter((name) => blocks[name] === undefined);
  return {
    ...rest,
    blocks: Object.fromEntries([
      ...entries.map(([name, block]) => [name, blockText(block)]),
      ...unseen.map((name) => [name, 'pool']),
    ]),
    done: entries.filter(([, { done }]) => done).map(([name]) => name),
    came: Object.fromEntries(entries.filter(([, { came }]) => came !== null).map(([name, { came }]) => [name, came])),
    hands: { lancaster: hands.lancaster.cards ?? [], york: hands.york.cards ?? [] },
    phase: factsOf(phase),
  };
};
/** The facts of a phase as a document has them; chosen cards come later. */
const factsOf = (phase: View['phase']): object => {
  if (phase.name === 'card') return { name: 'card', step: phase.step, seat: phase.seat };
  if (phase.name !== 'battle') return phase;
  const { front: _lines, ...facts } = phase;
  return facts;
};

const unknownOf = (seen: View, side: number): Unknown => {
  const blocks = BLOCKS.filter((block) => colourOf(block) === side && seen.blocks[blockName(block)] === undefined);
  const slots = seen.hidden
    .filter(({ seat }) => sideOf(seat) === side)
    .map(({ area, done, came, reserve }) => ({
      area: A[area],
      done: done ? 1 : 0,
      came: came === null ? 0 : (readWay(came, A[area]) ?? 0),
      reserve,
    }));
  const places = blocks.map((block) => (seen.fog[blockName(block)]?.places ?? []).map(placeNumber));
  return { blocks, places, slots };
};

const frameOf = (seen: View): Frame => {
  const read = stateOf(documentOf(seen));
  if (isMistake(read)) throw new Error(`richard-iii: no world behind this view, ${read.field} ${read.reason}`);
  const state = read as Writable;
  for (const block of BLOCKS) {
    const fog = seen.fog[blockName(block)];
    suspect(state, block, block === REBEL ? [] : (fog?.places ?? []).map(placeNumber));
    if (!fog) continue;
    state.low[block] = fog.low;
    state.high[block] = fog.high;
  }
  const unsure = BLOCKS.filter((block) => seen.blocks[blockName(block)]?.steps === null);
  const hiddenHands = SEATS.filter((seat) => seen.hands[seat].cards === null);
  return { state, unknown: [0, 1].map((side) => unknownOf(seen, side)), hiddenHands, unsure };
};
/** A search imagines many worlds behind one view: its frame is made once. */
const FRAMES = new WeakMap<View, Frame>();

/** Gives every block a place it may be in, so that each place gets its count. The true places are one answer. */
const placesIn = ({ blocks, places, slots }: Unknown, random: Random): readonly number[] => {
  const room = new Array<number>(SUSPECT_PLACES).fill(0);
  for (const { area } of slots) room[area] = (room[area] as number) + 1;
  room[POOL] = blocks.length - slots.length;
  const order = shuffled([...blocks.keys()], random);
  const found = drawPlaces(order, places, room, random);
  if (!found) throw new Error(`richard-iii: no places for ${blocks.map(blockName).join(', ')}`);
  return found;
};

const drawSteps = (state: Writable, block: BlockId, random: Random): void => {
  const low = state.low[block] as number;
  state.steps[block] = low + random((state.high[block] as number) - low + 1) - 1;
};

/** The hidden blocks of a side take names. */
const drawBlocks = (state: Writable, unknown: Unknown, random: Random): void => {
  const found = placesIn(unknown, random);
  const open = unknown.slots.slice();
  for (const [n, block] of unknown.blocks.entries()) {
    drawSteps(state, block, random);
    const place = found[n] as number;
    if (place >= AREA_COUNT) continue;
    const here = open.filter(({ area }) => area === place);
    const slot = pick(here, random);
    open.splice(open.indexOf(slot), 1);
    put(state, block, place);
    state.done[block] = slot.done;
    state.came[block] = slot.came;
    if (slot.reserve && state.phase.name === 'battle') state.phase.reserves.push(block);
  }
  if (state.phase.name === 'battle') state.phase.reserves.sort((a, b) => a - b);
};

const byNumber = (a: number, b: number): number => a - b;
/** A hand among the cards nobody has shown, poor or rich if the mulligan has told (ruling 1.2). */
const drawHand = (seen: View, state: Writable, seat: Seat, random: Random): void => {
  const gone = new Set([...state.hands, ...state.played].flat());
  const left = CARDS.filter((card) => !gone.has(card));
  const { count } = seen.hands[seat];
  let hand: CardId[] = [];
  for (let n = 0; n < HAND_TRIES; n++) {
    hand = shuffled(left, random).slice(0, count);
    if (handFits(state, seat, hand)) break;
    if (n === HAND_TRIES - 1) hand = poorest(state, seat, left, count);
  }
  state.hands[sideOf(seat)] = hand.sort(byNumber);
};
/** Cards lie chosen: the viewer's own, and any of the other hand. */
const drawChoices = (seen: View, state: Writable, random: Random): void => {
  if (seen.phase.name !== 'card' || state.phase.name !== 'card') return;
  for (const side of [0, 1]) {
    const seat = seatOf(side);
    const own = seat === seen.viewer && seen.phase.chosen !== null ? C[seen.phase.chosen] : NO_CARD;
    const any = own === NO_CARD && seen.phase.ready[seat] ? pick(state.hands[side] as CardId[], random) : own;
    state.phase.chosen[side] = any;
  }
};

export const imagine = (seen: View, random: Random): State => {
  const frame = FRAMES.get(seen) ?? frameOf(seen);
  FRAMES.set(seen, frame);
  const state = copy(frame.state);
  for (const unknown of frame.unknown) drawBlocks(state, unknown, random);
  for (const block of frame.unsure) drawSteps(state, block, random);
  for (const seat of frame.hiddenHands) drawHand(seen, state, seat, random);
  drawChoices(seen, state, random);
  return state;
};
