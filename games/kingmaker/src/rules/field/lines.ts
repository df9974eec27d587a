// 15.2 Questions about a battle order.
import { COLUMNS, isFront } from '../data/spaces.ts';
import type { During, TableIn } from '../kind.ts';
import { has, isInPlay, isOnBoard, listOf } from '../position/pieces.ts';
import { strengthAt } from '../position/strength.ts';
import { NONE } from '../spots.ts';

export type Field = During<'field'>;
export type FieldTable = TableIn<'field'>;

export const setOfSide = ({ phase }: Field, side: number): number => (side === 0 ? phase.attackers : phase.defenders);
export const seatOfSide = ({ phase }: Field, side: number): number => (side === 0 ? phase.by : phase.against);
export const sideOf = ({ phase }: Field, noble: number): number => (has(phase.attackers, noble) ? 0 : 1);
/** The noble of a side in a space of its lines; NONE where it is empty. */
export const nobleIn = (state: Field, side: number, space: number): number =>
  listOf(setOfSide(state, side)).find((noble) => state.phase.space[noble] === space) ?? NONE;
export const frontIn = nobleIn;
export const secondIn = (state: Field, side: number, column: number): number => nobleIn(state, side, column + 3);
export const hasFront = (state: Field, side: number): boolean =>
  COLUMNS.some((column) => nobleIn(state, side, column) !== NONE);
export const spaceOf = ({ phase }: Field, noble: number): number => phase.space[noble] as number;
/** Columns in which two front nobles face each other. */
export const facing = (state: Field): readonly number[] =>
  COLUMNS.filter((column) => nobleIn(state, 0, column) !== NONE && nobleIn(state, 1, column) !== NONE);
export const isEngaged = ({ phase }: Field, column: number): boolean => ((phase.engaged >> column) & 1) === 1;

/** 15.3 The encounter a noble is in; NONE outside of any. */
export const encounterOf = (state: Field, noble: number): number => {
  const joined = state.phase.joins[noble] as number;
  if (joined !== NONE) return joined;
  const space = spaceOf(state, noble);
  return isFront(space) && isEngaged(state, space) ? space : NONE;
};
/** Encounters nearest to a column, itself apart: the next column before the far one. */
export const nearestTo = (state: Field, column: number): readonly number[] => {
  for (const far of [1, 2]) {
    const found = COLUMNS.filter((other) => Math.abs(other - column) === far && isEngaged(state, other));
    if (found.length > 0) return found;
  }
  return [];
};
export const fightersIn = (state: Field, side: number, column: number): readonly number[] =>
  listOf(setOfSide(state, side)).filter((noble) => encounterOf(state, noble) === column);
/** Men of a side in an encounter: those of its nobles, less what they sent away, and what was sent here. */
export const menIn = (state: Field, side: number, column: number): number => {
  const { phase } = state;
  let men = fightersIn(state, side, column).reduce((sum, noble) => sum + strengthAt(state, noble, phase.area), 0);
  for (const sent of phase.detached) {
    if (sideOf(state, sent.noble) !== side) continue;
    if (sent.column === column) men += sent.men;
    if (encounterOf(state, sent.noble) === column) men -= sent.men;
  }
  return men;
};
/** Heirs who stand with nobles of the front line of a side. */
export const heirsInFront = (state: Field, side: number): number =>
  state.phase.with.filter(
    (noble) => noble !== NONE && has(setOfSide(state, side), noble) && isFront(spaceOf(state, noble)),
  ).length;
/** Whoever has died or was taken is off the field. */
export const clearField = (table: FieldTable): void => {
  const { state } = table;
  const stands = (noble: number): boolean => isInPlay(state, noble) && isOnBoard(state, noble);
  for (const noble of listOf(state.phase.attackers | state.phase.defenders)) {
    if (stands(noble)) continue;
    state.phase.attackers &= ~(1 << noble);
    state.phase.defenders &= ~(1 << noble);
    state.phase.space[noble] = NONE;
    state.phase.joins[noble] = NONE;
  }
};
/** 15.2 A second-line noble without one before him goes forward. */
export const stepForward = (table: FieldTable): void => {
  const state = table.state as Field;
  for (const side of [0, 1])
    for (const column of COLUMNS) {
      const behind = secondIn(state, side, column);
      if (behind === NONE || nobleIn(state, side, column) !== NONE) continue;
      table.state.phase.space[behind] = column;
      showFronts(table);
    }
};
/** Nobles of the front line are seen by all. */
export const showFronts = (table: FieldTable): void => {
  const { phase } = table.state;
  for (const noble of listOf(phase.attackers | phase.defenders))
    if (isFront(phase.space[noble] as number)) phase.shown |= 1 << noble;
};
