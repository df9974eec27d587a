// Reading what somebody wrote: the plain reader, and the names of this game's things.
import { type PlainReader, plainReader } from '@rose/parts';
import { HOUSES, SEATS, type Seat } from '../rules/data/box.ts';
import { C, type CardId, isCardName, isPerson, isPlace, type PersonId, type PlaceId } from '../rules/data/cards.ts';
import { isRegionName, isZoneName, R, type RegionId, Z, type ZoneId } from '../rules/data/regions.ts';
import { NONE } from '../rules/state.ts';

export type { Fields } from '@rose/parts';

export interface Reader extends Omit<PlainReader, 'named'> {
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
  const { named, ...plain } = plainReader();
  const { wrong, fields } = plain;
  let seats: readonly Seat[] = SEATS;
  const among = (words: readonly string[], value: unknown, field: string): number => {
    const found = words.indexOf(value as string);
    if (found === -1) wrong(field, `must be one of: ${words.join(', ')}`);
    return Math.max(0, found);
  };
  const card = (text: string): CardId | undefined => (isCardName(text) ? C[text] : undefined);
  return {
    ...plain,
    sit(players) {
      seats = SEATS.slice(0, players);
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
