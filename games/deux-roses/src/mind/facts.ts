// Numbers that a player may name as conditions of orders left for later.
import { other, type Seat, type View } from '../rules/state.ts';

export const facts = (view: View, seat: Seat): Readonly<Record<string, number>> => ({
  soldiers: view[seat].soldiers.length,
  'soldiers against': view[other(seat)].soldiers.length,
  sun: view[seat].marker === 'sun' ? 1 : 0,
  actions: view.actions,
  passes: view.passes,
});
