// Reading what somebody wrote. A reader notes the first fault, with its place and what would be right, and goes on with
// something harmless; the document is refused if a fault was noted.
import { type Mistake, mistake } from '@rose/table';
import { A, type AreaId, isAreaName } from './data/areas.ts';
import { B, type BlockId, isBlockName } from './data/blocks.ts';
import { C, type CardId, isCardName } from './data/cards.ts';
import type { Seat } from './state.ts';

export type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Reader {
  /** The first fault found. */
  fault(): Mistake | undefined;
  wrong(field: string, reason: string): void;
  fields(value: unknown, field: string, known?: readonly string[]): Fields;
  list(value: unknown, field: string): readonly unknown[];
  count(value: unknown, field: string, least: number, most: number, fallback: number): number;
  flag(value: unknown, field: string): boolean;
  seat(value: unknown, field: string, fallback: Seat): Seat;
  word<W extends string>(value: unknown, field: string, words: readonly W[], fallback: W): W;
  area(value: unknown, field: string): AreaId;
  block(value: unknown, field: string): BlockId;
  card(value: unknown, field: string): CardId;
  /** A value for each side, from an object by seat. */
  bySide<T>(value: unknown, field: string, read: (given: unknown, field: string, seat: Seat) => T): T[];
}

export const reader = (): Reader => {
  let first: Mistake | undefined;
  const wrong = (field: string, reason: string): void => {
    first ??= mistake(field, reason);
  };
  const named =
    <N extends string, I>(
      isName: (text: string) => text is N,
      ids: { readonly [P in N]: I },
      kind: string,
      harmless: I,
    ) =>
    (value: unknown, field: string): I => {
      if (typeof value === 'string' && isName(value)) return ids[value];
      wrong(field, `must be the name of ${kind}`);
      return harmless;
    };
  const fields: Reader['fields'] = (value, field, known) => {
    if (value === undefined) return {};
    if (!isRecord(value)) {
      wrong(field === '' ? 'position' : field, 'must be an object');
      return {};
    }
    const strange = known && Object.keys(value).find((key) => !known.includes(key));
    if (strange !== undefined)
      wrong(field === '' ? strange : `${field}.${strange}`, `is unknown; known are: ${known?.join(', ')}`);
    return value;
  };
  const word: Reader['word'] = (value, field, words, fallback) => {
    if (value === undefined) return fallback;
    const found = words.find((known) => known === value);
    if (found === undefined) wrong(field, `must be one of: ${words.join(', ')}`);
    return found ?? fallback;
  };
  return {
    fault: () => first,
    wrong,
    fields,
    list(value, field) {
      if (value === undefined) return [];
      if (Array.isArray(value) && value.length <= 200) return value as readonly unknown[];
      wrong(field, 'must be a list');
      return [];
    },
    count(value, field, least, most, fallback) {
      if (value === undefined) return fallback;
      if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
      wrong(field, `must be a whole number from ${least} to ${most}`);
      return fallback;
    },
    flag(value, field) {
      if (value !== undefined && typeof value !== 'boolean') wrong(field, 'must be true or false');
      return value === true;
    },
    seat: (value, field, fallback) => word(value, field, ['lancaster', 'york'], fallback),
    word,
    area: named(isAreaName, A, 'an area', A.derby),
    block: named(isBlockName, B, 'a block', B.rebel),
    card: named(isCardName, C, 'a card', C['ap4-1']),
    bySide(value, field, read) {
      const given = fields(value, field, ['lancaster', 'york']);
      const seats: readonly Seat[] = ['lancaster', 'york'];
      return seats.map((seat) => read(given[seat], `${field}.${seat}`, seat));
    },
  };
};
