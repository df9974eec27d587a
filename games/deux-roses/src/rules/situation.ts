// 6.2 Situations: same pieces on the same cells, same markers, same player to move (ruling 44). Each is two exact
// numbers. A sieve of 2,048 bits over a quick hash says "surely new" at once; only its hits are compared exactly.
import type { Draft } from '@rose/table';
import { C, CELLS, type CellId, isCellName, nameOf, next, OUTSIDE } from './data/cells.ts';
import { frontOf, type OnBoard, perform, pushFrom, showsMoon, sideOf } from './position.ts';
import { CASTLE, other, type PlayAction, SEATS, type Seat, SIEVE_WORDS, SOLDIER, type State } from './state.ts';

const CASTLE_BIT = 2 ** 37;
const MOON_BIT = 2 ** 43;
const TURN_BIT = 2 ** 44;
const NO_CASTLE = 63;

/** 2 to the power of each cell's number, since soldiers are counted as sums of these. */
const SOLDIER_BIT: readonly number[] = CELLS.map((cell) => 2 ** cell);

/** A castle and a marker, and whether their side moves: all of a side but its soldiers. */
const sideKey = (board: OnBoard, side: 0 | 1, moves: boolean): number => {
  const castle = board.castles[side] as CellId;
  const place = (castle === OUTSIDE ? NO_CASTLE : castle) * CASTLE_BIT;
  return place + (board.moon[side] === 1 ? MOON_BIT : 0) + (moves ? TURN_BIT : 0);
};

/** A situation as two numbers, one a side: its soldiers' cells, its castle's, its marker, whether it moves. */
const keysOf = (board: OnBoard, toMove: Seat): readonly [lancaster: number, york: number] => {
  let lancaster = sideKey(board, 0, toMove === 'lancaster');
  let york = sideKey(board, 1, toMove === 'york');
  const { on } = board;
  for (let cell = 0; cell < on.length; cell++) {
    if (on[cell] === SOLDIER.lancaster) lancaster += SOLDIER_BIT[cell] as number;
    else if (on[cell] === SOLDIER.york) york += SOLDIER_BIT[cell] as number;
  }
  return [lancaster, york];
};

/** Pseudo-random words for hashing, the same everywhere and always. */
const words = (count: number, seed: number): Int32Array => {
  let word = seed;
  return Int32Array.from({ length: count }, () => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    word ^= word >>> 12;
    word = Math.imul(word, 0x297a2d39);
    return word ^ (word >>> 15);
  });
};
const PIECES = 5;
const MARKS = PIECES * 37;
/** One word for each piece on each cell, then one for each moon and one for York to move. */
const LOW = words(MARKS + 3, 0x1b873593);
const HIGH = words(MARKS + 3, 0x7feb352d);

const hashWith = (table: Int32Array, board: OnBoard, toMove: Seat): number => {
  let hash = toMove === 'york' ? (table[MARKS + 2] as number) : 0;
  const { on, moon } = board;
  for (let cell = 0; cell < on.length; cell++) {
    const piece = on[cell] as number;
    if (piece !== 0) hash ^= table[cell * PIECES + piece] as number;
  }
  if (moon[0] === 1) hash ^= table[MARKS] as number;
  if (moon[1] === 1) hash ^= table[MARKS + 1] as number;
  return hash;
};
const quickHash = (board: OnBoard, toMove: Seat): number => hashWith(LOW, board, toMove);

/** A position as one safe integer, for transposition tables. */
export const positionKey = (state: State): number =>
  (hashWith(HIGH, state, state.toMove) & 0x1fffff) * 2 ** 32 + (quickHash(state, state.toMove) >>> 0);

export const emptySieve = (): number[] => new Array<number>(SIEVE_WORDS).fill(0);
/** A situation has two bits of the sieve, one from each end of its hash. */
const setBit = (sieve: number[], bit: number): void => {
  const word = (bit >>> 5) & (SIEVE_WORDS - 1);
  sieve[word] = (sieve[word] as number) | (1 << (bit & 31));
};
const hasBit = (sieve: readonly number[], bit: number): boolean =>
  (((sieve[(bit >>> 5) & (SIEVE_WORDS - 1)] as number) >>> (bit & 31)) & 1) === 1;
const mark = (sieve: number[], hash: number): void => {
  setBit(sieve, hash);
  setBit(sieve, hash >>> 16);
};
const mayHold = (sieve: readonly number[], hash: number): boolean => hasBit(sieve, hash) && hasBit(sieve, hash >>> 16);

const holds = (seen: readonly number[], lancaster: number, york: number): boolean => {
  for (let i = 0; i < seen.length; i += 2) if (seen[i] === lancaster && seen[i + 1] === york) return true;
  return false;
};

/** Remembers the situation on the board, once. */
export const remember = (state: Draft<State>): void => {
  if (!state.options.noRepetition) return;
  const [lancaster, york] = keysOf(state, state.toMove);
  const hash = quickHash(state, state.toMove);
  if (mayHold(state.sieve, hash) && holds(state.seen, lancaster, york)) return;
  state.seen.push(lancaster, york);
  mark(state.sieve, hash);
};

/** 6.2 Whether an action would bring back a situation already seen. */
export const recreates = (state: State, seat: Seat, action: PlayAction): boolean => {
  if (!state.options.noRepetition) return false;
  const board = { on: state.on.slice(), castles: state.castles.slice(), moon: state.moon.slice() };
  perform(board, seat, action);
  return holds(state.seen, ...keysOf(board, other(seat)));
};

export type Walk = Extract<PlayAction, { do: 'step' | 'march' }>;
export type OtherAction = Exclude<PlayAction, Walk>;

const wordOf = (cell: CellId, piece: number): number => LOW[cell * PIECES + piece] as number;

/** What an action that is no walk changes in the hash of a situation. */
const changeOf = (board: OnBoard, seat: Seat, action: OtherAction): number => {
  const soldier = SOLDIER[seat];
  switch (action.do) {
    case 'translate': {
      const { first, second, direction } = action;
      const left = wordOf(first, soldier) ^ wordOf(second, soldier);
      return left ^ wordOf(next(first, direction), soldier) ^ wordOf(next(second, direction), soldier);
    }
    case 'breakthrough':
    case 'attack': {
      const { front, target, landing } = pushFrom(frontOf(action), action.direction);
      const pushed = board.on[target] as number;
      const left = action.do === 'attack' ? front : action.rear;
      const push = wordOf(target, pushed) ^ (landing === OUTSIDE ? 0 : wordOf(landing, pushed));
      return push ^ wordOf(left, soldier) ^ wordOf(target, soldier);
    }
    case 'reinforce': {
      // Rulings 38 and 39: one marker turns, the other side's back to the sun or one's own to the moon.
      const turned = showsMoon(board, other(seat)) ? other(seat) : seat;
      return wordOf(action.cell, soldier) ^ (LOW[MARKS + sideOf(turned)] as number);
    }
    case 'pass':
      return 0;
  }
};

/** The same question for many actions of one position: the hash of each outcome is found by its differences. */
export interface Recreates {
  /** Steps and marches are most of all actions, and have a quick test of their own. */
  walk(action: Walk): boolean;
  other(action: OtherAction): boolean;
}
const NOTHING_RECREATES: Recreates = { walk: () => false, other: () => false };

export const recreatesFrom = (state: State, seat: Seat): Recreates => {
  if (!state.options.noRepetition) return NOTHING_RECREATES;
  const { sieve } = state;
  const hash = quickHash(state, other(seat));
  const soldier = SOLDIER[seat];
  return {
    walk: (action) =>
      mayHold(sieve, hash ^ wordOf(action.from, soldier) ^ wordOf(action.to, soldier)) &&
      recreates(state, seat, action),
    other: (action) => mayHold(sieve, hash ^ changeOf(state, seat, action)) && recreates(state, seat, action),
  };
};

/** `e2e3e4e5.f3.sun/c2c3c4c5.b3.sun/lancaster`: soldiers, castle and marker of each side, who moves. */
export const writeSituations = (seen: readonly number[]): readonly string[] => {
  const texts: string[] = [];
  for (let i = 0; i < seen.length; i += 2) {
    const [lancaster, york] = [seen[i] as number, seen[i + 1] as number];
    texts.push(`${sideText(lancaster)}/${sideText(york)}/${lancaster >= TURN_BIT ? 'lancaster' : 'york'}`);
  }
  return texts;
};

/** Every view writes all situations seen so far, and most of them were written for the view before. */
const TEXTS = new Map<number, string>();
const MOST_TEXTS = 20_000;
const sideText = (key: number): string => {
  const known = TEXTS.get(key);
  if (known !== undefined) return known;
  if (TEXTS.size >= MOST_TEXTS) TEXTS.clear();
  const text = writeSide(key);
  TEXTS.set(key, text);
  return text;
};

const writeSide = (key: number): string => {
  const castle = Math.floor(key / CASTLE_BIT) % 64;
  const soldiers = CELLS.filter((cell) => Math.floor(key / 2 ** cell) % 2 === 1).map(nameOf);
  const marker = Math.floor(key / MOON_BIT) % 2 === 1 ? 'moon' : 'sun';
  return `${soldiers.join('')}.${castle === NO_CASTLE ? 'none' : nameOf(castle as CellId)}.${marker}`;
};

const readSide = (text: string): number | undefined => {
  const [soldiers = '', castle = '', marker, ...rest] = text.split('.');
  const cells = soldiers.match(/../g) ?? [];
  if (rest.length > 0 || (marker !== 'sun' && marker !== 'moon')) return undefined;
  if (cells.join('') !== soldiers || new Set(cells).size !== cells.length || !cells.every(isCellName)) return undefined;
  if (castle !== 'none' && !isCellName(castle)) return undefined;
  const place = castle === 'none' ? NO_CASTLE : C[castle];
  const key = place * CASTLE_BIT + (marker === 'moon' ? MOON_BIT : 0);
  return cells.reduce((sum, cell) => sum + (isCellName(cell) ? 2 ** C[cell] : 0), key);
};

/** The exact numbers of a written situation. */
export const readSituation = (text: string): readonly [number, number] | undefined => {
  const [first = '', second = '', toMove, ...rest] = text.split('/');
  const lancaster = readSide(first);
  const york = readSide(second);
  const seat = SEATS.find((name) => name === toMove);
  if (lancaster === undefined || york === undefined || seat === undefined || rest.length > 0) return undefined;
  return [lancaster + (seat === 'lancaster' ? TURN_BIT : 0), york + (seat === 'york' ? TURN_BIT : 0)];
};

/** The sieve over a list of situations, as `remember` would have built it. */
export const sieveOf = (seen: readonly number[]): number[] => {
  const sieve = emptySieve();
  for (let i = 0; i < seen.length; i += 2) {
    const keys = [seen[i] as number, seen[i + 1] as number];
    const board = { on: new Array<number>(37).fill(0), castles: [OUTSIDE, OUTSIDE], moon: [0, 0] };
    keys.forEach((key, side) => {
      const seat = SEATS[side] as Seat;
      for (const cell of CELLS) if (Math.floor(key / 2 ** cell) % 2 === 1) board.on[cell] = SOLDIER[seat];
      const castle = Math.floor(key / CASTLE_BIT) % 64;
      if (castle !== NO_CASTLE) board.on[castle] = CASTLE[seat];
      board.moon[side] = Math.floor(key / MOON_BIT) % 2;
    });
    mark(sieve, quickHash(board, (keys[0] as number) >= TURN_BIT ? 'lancaster' : 'york'));
  }
  return sieve;
};
