// A house in its order, and who of it lives.
import { type House, ROYALS_OF, type RoyalName, royalName, type View } from '@rose/kingmaker/ids';
import { whereIs } from './stacks.ts';

/** Those of this game: Edmund is of the advanced one. */
export const lineIn = (view: View, house: House): readonly RoyalName[] =>
  ROYALS_OF[house].map(royalName).filter((royal) => royal !== 'edmund' || view.options.advanced === true);
/** A royal captive does not exist: who is nowhere is dead. */
export const livesIn = (view: View, piece: string): boolean => whereIs(view, piece) !== undefined;
export const firstIn = (view: View, house: House): RoyalName | undefined =>
  lineIn(view, house).find((royal) => livesIn(view, royal));
