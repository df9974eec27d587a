// One possible world behind a view: everything the viewer sees, and for the rest a draw among what all have seen.
import { isMistake, pick, type Random, shuffled } from '@rose/table';
import { BLOCK_NAMES, type BlockName } from './data/blocks.ts';
import { C, CARD_NAMES, type CardName, pointsOf } from './data/cards.ts';
import { stateOf } from './document.ts';
import { MULLIGAN } from './phases/mulligan.ts';
import type { BySeat, HiddenBlock, SeenBlock, View } from './seen.ts';
import { SEATS, type Seat, type State } from './state.ts';

type Place = string;
/** What a hidden block turns out to be in the imagined world. */
type Found = Readonly<Record<string, SeenBlock>>;

const isOf = (seat: Seat, name: BlockName): boolean => name.startsWith(seat === 'lancaster' ? 'l-' : 'y-');
const unseenBlocks = (seen: View, seat: Seat): readonly BlockName[] =>
  BLOCK_NAMES.filter((name) => isOf(seat, name) && seen.blocks[name] === undefined);

/** Gives every block a place it may be in, so that each place gets its count; a block that finds none makes others
 * move over. The true places are one answer, so there always is one. */
const drawPlaces = (seen: View, blocks: readonly BlockName[], room: ReadonlyMap<Place, number>, random: Random) => {
  const inside = new Map<Place, BlockName[]>([...room.keys()].map((place) => [place, []]));
  const settle = (block: BlockName, tried: Set<Place>): boolean => {
    const places = shuffled(seen.fog[block]?.places ?? [], random);
    for (const place of places) {
      const here = inside.get(place);
      if (!here || tried.has(place)) continue;
      if (here.length < (room.get(place) ?? 0)) {
        here.push(block);
        return true;
      }
    }
    for (const place of places) {
      const here = inside.get(place);
      if (!here || tried.has(place)) continue;
      tried.add(place);
      for (const [i, other] of here.entries()) {
        if (!settle(other, tried)) continue;
        here[i] = block;
        return true;
      }
    }
    return false;
  };
  for (const block of shuffled(blocks, random))
    if (!settle(block, new Set())) throw new Error(`richard-iii: no place for ${block}`);
  return inside;
};

const steps = (seen: View, block: BlockName, random: Random): number => {
  const { low = 1, high = 1 } = seen.fog[block] ?? {};
  return low + random(high - low + 1) - 1;
};

/** Who the hidden blocks of a side are, and which of them wait in reserve. */
const drawBlocks = (seen: View, seat: Seat, random: Random): { found: Found; reserves: readonly BlockName[] } => {
  const slots = seen.hidden.filter((hidden) => hidden.seat === seat);
  const room = new Map<Place, number>([['pool', seen.pools[seat]]]);
  for (const { area } of slots) room.set(area, (room.get(area) ?? 0) + 1);
  const inside = drawPlaces(seen, unseenBlocks(seen, seat), room, random);
  const found: Record<string, SeenBlock> = {};
  const reserves: BlockName[] = [];
  for (const block of inside.get('pool') ?? [])
    found[block] = { place: 'pool', steps: steps(seen, block, random), down: false, done: false, came: null };
  const byArea = new Map<Place, HiddenBlock[]>();
  for (const slot of slots) byArea.set(slot.area, [...(byArea.get(slot.area) ?? []), slot]);
  for (const [area, standing] of byArea) {
    const names = shuffled(inside.get(area) ?? [], random);
    for (const [i, { done, came, reserve }] of standing.entries()) {
      const name = names[i] as BlockName;
      found[name] = { place: standing[i]?.area ?? 'pool', steps: steps(seen, name, random), down: false, done, came };
      if (reserve) reserves.push(name);
    }
  }
  return { found, reserves };
};

const worth = (cards: readonly CardName[]): number => cards.reduce((sum, card) => sum + pointsOf(C[card]), 0);
const byWorth = (a: CardName, b: CardName): number => worth([a]) - worth([b]);

/** Ruling 1.2: what the mulligan has told of a hand: poor, rich, or nothing. */
const mustBe = (seen: View, seat: Seat): 'low' | 'high' | 'unknown' =>
  seen.phase.name === 'card' && seen.phase.step === 'ask' && seen.phase.seat === seat ? 'low' : seen.dealt[seat];
const TRIES = 40;
const drawHand = (seen: View, seat: Seat, from: readonly CardName[], random: Random): readonly CardName[] => {
  const { count } = seen.hands[seat];
  const kind = mustBe(seen, seat);
  const spent = worth(seen.played[seat]);
  const fits = (hand: readonly CardName[]): boolean =>
    kind === 'unknown' || worth(hand) + spent <= MULLIGAN === (kind === 'low');
  for (let n = 0; n < TRIES; n++) {
    const hand = shuffled(from, random).slice(0, count);
    if (fits(hand)) return hand;
  }
  const sorted = [...from].sort(byWorth);
  return kind === 'low' ? sorted.slice(0, count) : sorted.slice(sorted.length - count);
};
const drawHands = (seen: View, random: Random): BySeat<readonly CardName[]> => {
  const hands: Record<Seat, readonly CardName[]> = { lancaster: [], york: [] };
  for (const seat of SEATS) hands[seat] = seen.hands[seat].cards ?? [];
  for (const seat of SEATS) {
    if (seen.hands[seat].cards) continue;
    const gone = new Set([...SEATS.flatMap((side) => [...seen.played[side], ...hands[side]])]);
    const left = CARD_NAMES.filter((card) => !gone.has(card));
    hands[seat] = drawHand(seen, seat, left, random);
  }
  const order = (a: CardName, b: CardName): number => C[a] - C[b];
  return { lancaster: [...hands.lancaster].sort(order), york: [...hands.york].sort(order) };
};

const phaseOf = (
  seen: View,
  hands: BySeat<readonly CardName[]>,
  waiting: readonly BlockName[],
  random: Random,
): object => {
  const { phase } = seen;
  if (phase.name === 'card') {
    const choice = (seat: Seat): CardName | null => {
      if (!phase.ready[seat]) return null;
      return seat === seen.viewer ? phase.chosen : pick(hands[seat], random);
    };
    const chosen = { lancaster: choice('lancaster'), york: choice('york') };
    return { name: 'card', step: phase.step, seat: phase.seat, chosen };
  }
  if (phase.name !== 'battle') return phase;
  const { front: _lines, ...facts } = phase;
  const order = (a: BlockName, b: BlockName): number => BLOCK_NAMES.indexOf(a) - BLOCK_NAMES.indexOf(b);
  return { ...facts, reserves: [...phase.reserves, ...waiting].sort(order) };
};

const written = (seen: View, name: string, { place, steps: shown, down }: SeenBlock, random: Random): string => {
  if (down) return `${place}-down`;
  return `${place}:${shown ?? steps(seen, name as BlockName, random)}`;
};

export const imagine = (seen: View, random: Random): State => {
  const drawn = SEATS.map((seat) => drawBlocks(seen, seat, random));
  const all: Found = Object.assign({}, seen.blocks, ...drawn.map(({ found }) => found));
  const entries = Object.entries(all);
  const hands = drawHands(seen, random);
  const state = stateOf({
    rules: seen.rules,
    options: seen.options,
    campaign: seen.campaign,
    turn: seen.turn,
    kingSide: seen.kingSide,
    king: seen.king,
    prisoner: seen.prisoner,
    blocks: Object.fromEntries(entries.map(([name, block]) => [name, written(seen, name, block, random)])),
    done: entries.filter(([, { done }]) => done).map(([name]) => name),
    came: Object.fromEntries(entries.filter(([, { came }]) => came !== null).map(([name, { came }]) => [name, came])),
    attacks: seen.attacks,
    player1: seen.player1,
    cards: seen.cards,
    hands,
    played: seen.played,
    asked: seen.asked,
    dealt: seen.dealt,
    owed: seen.owed,
    fog: seen.fog,
    phase: phaseOf(
      seen,
      hands,
      drawn.flatMap(({ reserves }) => reserves),
      random,
    ),
  });
  if (isMistake(state)) throw new Error(`richard-iii: no world behind this view, ${state.field} ${state.reason}`);
  return state;
};
