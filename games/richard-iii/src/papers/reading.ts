// Reading what somebody wrote: the plain reader, and the names of this game's things.
import { type PlainReader, plainReader } from '@rose/parts';
import { A, type AreaId, isAreaName } from '../rules/data/areas.ts';
import { B, type BlockId, isBlockName } from '../rules/data/blocks.ts';
import { C, type CardId, isCardName } from '../rules/data/cards.ts';
import type { Seat } from '../rules/state.ts';

export type { Fields } from '@rose/parts';

export interface Reader extends Omit<PlainReader, 'named'> {
  seat(value: unknown, field: string, fallback: Seat): Seat;
  area(value: unknown, field: string): AreaId;
  block(value: unknown, field: string): BlockId;
  card(value: unknown, field: string): CardId;
  /** A value for each side, from an object by seat. */
  bySide<T>(value: unknown, field: string, read: (given: unknown, field: string, seat: Seat) => T): T[];
}

export const reader = (): Reader => {
  const { named, ...plain } = plainReader();
  const { fields, word } = plain;
  return {
    ...plain,
    seat: (value, field, fallback) => word(value, field, ['lancaster', 'york'], fallback),
    area: named((text) => (isAreaName(text) ? A[text] : undefined), 'an area', A.derby),
    block: named((text) => (isBlockName(text) ? B[text] : undefined), 'a block', B.rebel),
    card: named((text) => (isCardName(text) ? C[text] : undefined), 'a card', C['ap4-1']),
    bySide(value, field, read) {
      const given = fields(value, field, ['lancaster', 'york']);
      const seats: readonly Seat[] = ['lancaster', 'york'];
      return seats.map((seat) => read(given[seat], `${field}.${seat}`, seat));
    },
  };
};
