// Reading what somebody wrote. A reader notes the first fault, with its place and what would be right, and goes on with
// something harmless; the document is refused if a fault was noted.
import { type Mistake, mistake } from '@rose/table';
import { HOUSES, SEATS, type Seat } from './data/box.ts';
import { C, type CardId, isCardName, isPerson, isPlace, type PersonId, type PlaceId } from './data/cards.ts';
import { isRegionName, isZoneName, R, type RegionId, Z, type ZoneId } from './data/regions.ts';
import { NONE } from './state.ts';

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
  flag(value: unknown, field: string, fallback: boolean): boolean;
  word<W extends string>(value: unknown, field: string, words: readonly W[], fallback: W): W;
  seat(value: unknown, field: string): number;
  house(value: unknown, field: string): number;
  region(value: unknown, field: string): RegionId;
  zone(value: unknown, field: string): ZoneId;
  card(value: unknown, field: string): CardId;
  place(value: unknown, field: string): PlaceId;
  person(value: unknown, field: string): PersonId;
  /** A value for each seat that plays, from an object by seat. */
  bySeat<T>(value: unknown, field: string, read: (given: unknown, field: string, seat: number) => T): T[];
}

export const reader = (): Reader & { sit(players: number): void } => {
  let first: Mistake | undefined;
  let seats: readonly Seat[] = SEATS;
  const wrong = (field: string, reason: string): void => {
    first ??= mistake(field, reason);
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
  const among = (words: readonly string[], value: unknown, field: string): number => {
    const found = words.indexOf(value as string);
    if (found === -1) wrong(field, `must be one of: ${words.join(', ')}`);
    return Math.max(0, found);
  };
  const named =
    <I>(find: (text: string) => I | undefined, kind: string, harmless: I) =>
    (value: unknown, field: string): I => {
      const found = typeof value === 'string' ? find(value) : undefined;
      if (found === undefined) wrong(field, `must be the name of ${kind}`);
      return found ?? harmless;
    };
  const card = (text: string): CardId | undefined => (isCardName(text) ? C[text] : undefined);
  return {
    fault: () => first,
    sit(players) {
      seats = SEATS.slice(0, players);
    },
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
    flag(value, field, fallback) {
      if (value !== undefined && typeof value !== 'boolean') wrong(field, 'must be true or false');
      return value === undefined ? fallback : value === true;
    },
    word(value, field, words, fallback) {
      return value === undefined ? fallback : (words[among(words, value, field)] ?? fallback);
    },
    seat: (value, field) => among(seats, value, field),
    house: (value, field) => (value === null ? NONE : among(HOUSES, value, field)),
    region: named((text) => (isRegionName(text) ? R[text] : undefined), 'a region', R.midlands),
    zone: named((text) => (isZoneName(text) ? Z[text] : undefined), 'a sea zone', Z['mi-sea']),
    card: named(card, 'a card', C.london),
    place: named(
      (text) => {
        const found = card(text);
        return found !== undefined && isPlace(found) ? found : undefined;
      },
      'a place',
      C.london,
    ),
    person: named(
      (text) => {
        const found = card(text);
        return found !== undefined && isPerson(found) ? found : undefined;
      },
      'a person',
      C.percy as PersonId,
    ),
    bySeat(value, field, read) {
      const given = fields(value, field, seats);
      return seats.map((seat, index) => read(given[seat], `${field}.${seat}`, index));
    },
  };
};
