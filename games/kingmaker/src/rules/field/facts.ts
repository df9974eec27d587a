// 15.2 What a battle in lines remembers. Side 0 attacked first, side 1 is the original defender.
import { bits, column, flag, list, record, whole, word } from '@rose/parts';
import { NONE } from '../spots.ts';
import { AREA, NOBLE, none, PIECE, PLACE, ROYAL, SEAT, SPOT } from '../words.ts';

const SIDE = whole(0, 1);
export const FIELD = {
  step: word(['array', 'engage', 'support', 'shift', 'done']),
  area: AREA,
  by: SEAT,
  against: SEAT,
  /** Who is still on the field. */
  attackers: bits(NOBLE),
  defenders: bits(NOBLE),
  /** The side that has the attack, and the side that is asked. */
  active: SIDE,
  asked: SIDE,
  /** By noble: his space, NONE while he has none. */
  space: column(NOBLE, whole(NONE, 6), { rest: NONE }),
  /** By heir: the noble with whom he stands. */
  with: column(ROYAL, none(NOBLE), { rest: NONE }),
  /** Nobles whose faces all have seen. */
  shown: bits(NOBLE),
  /** 15.3 Columns in which there is an encounter, as bits; by noble the column he joined; men sent elsewhere. */
  engaged: whole(0, 7),
  joins: column(NOBLE, whole(NONE, 2), { rest: NONE }),
  detached: list(record({ noble: NOBLE, men: whole(0, 2000), column: whole(0, 2) })),
  /** Who has shifted at this step, and whether an exchange was offered at it. */
  shifted: list(PIECE),
  offered: flag,
  /** 15.3 An exchange of prisoners on offer: who is given, who is wanted. */
  exchange: list(PIECE, 2),
  /** Half-rounds in a row without an attack, and those with one. */
  quiet: whole(0, 2),
  halves: whole(0, 99),
  /** By noble: where he stood before. */
  from: column(NOBLE, SPOT, { rest: NONE }),
  /** Heirs of both sides at the beginning. */
  heirs: list(PIECE),
  /** 7.4 Places that the defenders besieged. */
  besieged: list(PLACE),
} as const;
