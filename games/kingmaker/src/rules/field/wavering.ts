// 16.4 Vacillating Allegiance in an encounter: a noble of the weaker side leaves the field, or fights on for the others.
import { oddsOf } from '../combat/odds.ts';
import { waverIn } from '../combat/wavering.ts';
import { RESERVE } from '../data/spaces.ts';
import type { Table } from '../kind.ts';
import { leadOf } from '../position/pieces.ts';
import { strengthAt } from '../position/strength.ts';
import { NONE } from '../spots.ts';
import { encounterOf, type Field, type FieldTable, seatOfSide, setOfSide } from './lines.ts';

/** A side of an encounter: who fights in it, and with how many men. */
export interface Muster {
  readonly set: number;
  readonly men: number;
}
/** 16.4 An Allegiance card takes somebody from the weaker side: off the field, or over to the others. At tables of the first
 * five rules it did nothing here. */
export const waver = (table: FieldTable, sides: readonly [Muster, Muster]): readonly [Muster, Muster] | undefined => {
  const state = table.state as Field;
  if (state.rules < 6 || sides[0].men === sides[1].men) return undefined;
  const side = sides[0].men < sides[1].men ? 0 : 1;
  const [weak, strong] = [sides[side] as Muster, sides[1 - side] as Muster];
  const column = encounterOf(state, leadOf(weak.set));
  const broughtBy = (noble: number): number =>
    state.phase.detached.reduce(
      (men, sent) => (sent.noble === noble ? men - sent.men : men),
      strengthAt(state, noble, state.phase.area),
    );
  const found = waverIn(table as unknown as Table, {
    weak: weak.set,
    strong: strong.set,
    seat: seatOfSide(state, 1 - side),
    odds: (noble) => oddsOf(strong.men, weak.men - broughtBy(noble)),
  });
  if (!found) return undefined;
  const { noble, turned } = found;
  const bit = 1 << noble;
  const men = broughtBy(noble);
  table.state.phase.attackers &= ~bit;
  table.state.phase.defenders &= ~bit;
  table.state.phase.space[noble] = turned ? RESERVE : NONE;
  table.state.phase.joins[noble] = turned ? column : NONE;
  if (turned && side === 0) table.state.phase.defenders |= bit;
  if (turned && side === 1) table.state.phase.attackers |= bit;
  // Heirs stay with the old side.
  const stays = leadOf(setOfSide(table.state as Field, side));
  for (const [n, escort] of state.phase.with.entries()) if (escort === noble) table.state.phase.with[n] = stays;
  const less: Muster = { set: weak.set & ~bit, men: weak.men - men };
  const more: Muster = turned ? { set: strong.set | bit, men: strong.men + men } : strong;
  return side === 0 ? [less, more] : [more, less];
};
