// One possible world behind a view: everything the viewer sees, and for the rest a draw among what all have seen.
import { drawPlaces } from '@rose/parts';
import { isMistake, pick, type Random, shuffled } from '@rose/table';
import { placeOfFog, stateOf } from '../papers/document.ts';
import { copy } from '../rules/copy.gen.ts';
import { A, type AreaId, isAreaName } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, type BlockName, blockName, COLOURS, colourOf, isGun } from '../rules/data/blocks.ts';
import { borderBetween } from '../rules/data/borders.ts';
import { type CardId, NO_CARD } from '../rules/data/cards.ts';
import { areaOfCity, type CityName, T } from '../rules/data/cities.ts';
import { DEPLOY_STRENGTH } from '../rules/data/tables.ts';
import { deckOf } from '../rules/phases/year.ts';
import { garrisonIn, put } from '../rules/position.ts';
import { RESERVE, SEATS, type Seat, type State, sideOf, type Writable } from '../rules/state.ts';
import { FOG_PLACES, fogPlace } from './fog.ts';
import { type HiddenBlock, OPEN, type SeenBlock, type View } from './seen.ts';

const HOW = ['plain', 'late', 'fled', 'regrouped'];
const LINE = ['out', 'in', 'held-back', 'routed', 'pursuing'];
/** A block that stands somewhere with its back to the viewer. */
interface Slot {
  readonly area: AreaId;
  readonly inside: number;
  readonly place: number;
  readonly shown: HiddenBlock;
}
/** The unknown of one colour: who is not seen, where each may be, and the slots they fill; the rest is in the Reserve. */
interface Unknown {
  readonly blocks: readonly BlockId[];
  readonly places: readonly (readonly number[])[];
  readonly slots: readonly Slot[];
  readonly room: readonly number[];
  /** Places that must have Infantry or Cavalry, since a siege stands there. */
  readonly manned: readonly number[];
}
/** What does not change from world to world: the seen part as a state, and what is to be drawn. */
interface Frame {
  readonly state: State;
  readonly unknown: readonly Unknown[];
  readonly hiddenHands: readonly Seat[];
}

type Words = readonly [BlockName, SeenBlock];
const documentOf = (seen: View): object => {
  const known = Object.entries(seen.blocks) as unknown as readonly Words[];
  const unseen = BLOCKS.map(blockName).filter((name) => seen.blocks[name] === undefined);
  const where = ({ place, strength }: SeenBlock): string =>
    isAreaName(place) || Object.hasOwn(T, place) ? `${place}:${strength}` : place;
  const open = Object.fromEntries(OPEN.map((key) => [key, seen[key]]));
  return {
    ...open,
    blocks: Object.fromEntries([
      ...known.map(([name, block]) => [name, where(block)]),
      ...unseen.map((name) => [name, 'reserve']),
    ]),
    done: known.filter(([, { done }]) => done).map(([name]) => name),
    came: Object.fromEntries(known.filter(([, { came }]) => came !== null).map(([name, { came }]) => [name, came])),
    how: Object.fromEntries(known.filter(([, { how }]) => how !== 'plain').map(([name, { how }]) => [name, how])),
    hands: { royalist: seen.hands.royalist.cards ?? [], parliament: seen.hands.parliament.cards ?? [] },
    fog: seen.fog,
    phase: seen.phase,
  };
};

const slotOf = (shown: HiddenBlock): Slot => {
  const inside = isAreaName(shown.place) ? 0 : 1;
  const area = isAreaName(shown.place) ? A[shown.place] : areaOfCity(T[shown.place as CityName]);
  return { area, inside, place: fogPlace(area, inside), shown };
};
/** Besiegers and garrisons have Infantry or Cavalry among them, but where a fight is under way. */
const isManned = (state: State, { area, inside }: Slot): boolean => {
  if (state.phase.name === 'battle' && state.phase.area === area) return false;
  return inside === 1 || garrisonIn(state, area) > 0;
};
const unknownOf = (seen: View, state: State, colour: number, besieged: ReadonlySet<number>): Unknown => {
  const blocks = BLOCKS.filter((block) => colourOf(block) === colour && seen.blocks[blockName(block)] === undefined);
  const slots = seen.hidden.filter((shown) => shown.colour === COLOURS[colour]).map(slotOf);
  const room = new Array<number>(FOG_PLACES).fill(0);
  for (const { place } of slots) room[place] = (room[place] as number) + 1;
  room[fogPlace(RESERVE, 0)] = blocks.length - slots.length;
  const places = blocks.map((block) => (seen.fog[blockName(block)]?.places ?? []).map(placeOfFog));
  const manned = new Set(
    slots.filter((slot) => isManned(state, slot) || besieged.has(slot.area)).map(({ place }) => place),
  );
  return { blocks, places, slots, room, manned: [...manned] };
};

const frameOf = (seen: View): Frame => {
  const state = stateOf(documentOf(seen));
  if (isMistake(state)) throw new Error(`without-an-enemy: a view is no position: ${state.field} ${state.reason}`);
  const besieged = new Set(
    seen.hidden.filter(({ place }) => !isAreaName(place)).map((shown) => slotOf(shown).area as number),
  );
  if (state.phase.name === 'battle') besieged.delete(state.phase.area);
  const unknown = COLOURS.map((_, colour) => unknownOf(seen, state, colour, besieged));
  return { state, unknown, hiddenHands: SEATS.filter((seat) => seen.hands[seat].cards === null) };
};
/** A search imagines many worlds behind one view: its frame is made once. */
const FRAMES = new WeakMap<View, Frame>();

/** Gives every block a place; a place that must be manned keeps one of its spots for Infantry or Cavalry. */
const drawWith = ({ blocks, places, room }: Unknown, manned: readonly number[], random: Random) => {
  const spots = [...room, ...manned.map(() => 1)];
  for (const place of manned) spots[place] = (spots[place] as number) - 1;
  const open = blocks.map((block, n) => {
    const mine = places[n] as readonly number[];
    if (isGun(block)) return mine;
    return [...mine, ...manned.flatMap((place, m) => (mine.includes(place) ? [FOG_PLACES + m] : []))];
  });
  const order = shuffled([...blocks.keys()], random);
  const found = drawPlaces(order, open, spots, random);
  return found?.map((place) => (place >= FOG_PLACES ? (manned[place - FOG_PLACES] as number) : place));
};
/** Two colours may stand together before a city: then one of them is enough, and the truth has one. */
const drawAll = (unknown: Unknown, random: Random): readonly number[] => {
  const found = drawWith(unknown, unknown.manned, random) ?? drawWith(unknown, [], random);
  if (!found) throw new Error('without-an-enemy: no world fits what was seen');
  return found;
};

/** Guns neither sally nor storm nor come to help. */
const isForTroops = ({ shown, inside }: Slot): boolean => shown.picked || (inside === 1 && shown.line === 'held-back');
const fillSlot = (state: Writable, block: BlockId, { area, inside, shown }: Slot): void => {
  put(state, block, area, inside);
  state.done[block] = shown.done ? 1 : 0;
  state.came[block] = shown.came === null ? 0 : borderBetween(A[shown.came], area) + 1;
  state.how[block] = HOW.indexOf(shown.how);
  if (state.phase.name === 'battle') state.phase.line[block] = LINE.indexOf(shown.line);
  if (state.phase.name === 'siege' && shown.picked) state.phase.picked.push(block);
};
/** The hidden blocks of a colour take names. */
const drawBlocks = (state: Writable, unknown: Unknown, random: Random): void => {
  const found = drawAll(unknown, random);
  const open = unknown.slots.slice();
  const guns = [...unknown.blocks.entries()].sort(([, a], [, b]) => Number(isGun(b)) - Number(isGun(a)));
  for (const [n, block] of guns) {
    const place = found[n] as number;
    const low = state.low[block] as number;
    state.strength[block] = low + random((state.high[block] as number) - low + 1) - 1;
    const here = open.filter((slot) => slot.place === place);
    if (here.length === 0) {
      state.strength[block] = DEPLOY_STRENGTH;
      continue;
    }
    const plain = isGun(block) ? here.filter((slot) => !isForTroops(slot)) : [];
    const slot = pick(plain.length > 0 ? plain : here, random);
    open.splice(open.indexOf(slot), 1);
    fillSlot(state, block, slot);
  }
};

const byNumber = (a: number, b: number): number => a - b;
/** A hand among the cards of the year that nobody has shown. */
const drawHand = (seen: View, state: Writable, seat: Seat, random: Random): void => {
  const side = sideOf(seat);
  const gone = new Set<number>([...(state.played[side] as readonly number[]), ...state.cards]);
  const left = deckOf(state as State, side).filter((card) => !gone.has(card));
  state.hands[side] = shuffled(left, random).slice(0, seen.hands[seat].count).sort(byNumber);
};
/** Cards lie chosen: the viewer's own, and any of the other hand. */
const drawChoices = (seen: View, state: Writable, random: Random): void => {
  const { phase } = state;
  if (phase.name !== 'initiative') return;
  for (const seat of SEATS) {
    const side = sideOf(seat);
    if (phase.chosen[side] === NO_CARD && seen.ready[seat])
      phase.chosen[side] = pick(state.hands[side] as readonly CardId[], random);
  }
};

export const imagine = (seen: View, random: Random): State => {
  const frame = FRAMES.get(seen) ?? frameOf(seen);
  FRAMES.set(seen, frame);
  const state = copy(frame.state);
  for (const unknown of frame.unknown) drawBlocks(state, unknown, random);
  for (const seat of frame.hiddenHands) drawHand(seen, state, seat, random);
  drawChoices(seen, state, random);
  return state as State;
};
