// 7.2, 15.4 Who falls in a combat: those named on the card, or in the advanced game, and by a card of the variants, dice.
import { isVariant, namedOn } from '../data/events.ts';
import { dies } from '../dice.ts';
import type { Table } from '../kind.ts';
import { has, isInPlay, isOnBoard, listOf, setOf } from '../position/pieces.ts';
import type { State } from '../state.ts';

export interface Fallen {
  readonly nobles: number;
  readonly royals: readonly number[];
}
/** The nobles printed on the card who took part. */
export const namedIn = (card: number, set: number): number => setOf(namedOn(card).filter((noble) => has(set, noble)));
/** Those of a force who still stand. */
export const standing = (state: State, set: number): number => {
  let left = 0;
  for (const noble of listOf(set)) if (isInPlay(state, noble) && isOnBoard(state, noble)) left |= 1 << noble;
  return left;
};
export const usesDice = (state: State, card: number): boolean => state.options.advanced || isVariant(card);
/** 15.4 Two dice for each person. Where forces are even, all are of the stronger side. */
export const fallenByDice = (table: Table, strong: number, weak: number, heirs: readonly number[]): Fallen => ({
  nobles:
    setOf(listOf(strong).filter(() => dies(table, 'stronger'))) |
    setOf(listOf(weak).filter(() => dies(table, 'weaker'))),
  royals: heirs.filter(() => dies(table, 'heir')),
});
export const fallenIn = (
  table: Table,
  card: number,
  strong: number,
  weak: number,
  heirs: readonly number[] = [],
): Fallen =>
  usesDice(table.state, card)
    ? fallenByDice(table, strong, weak, heirs)
    : { nobles: namedIn(card, strong | weak), royals: [] };
