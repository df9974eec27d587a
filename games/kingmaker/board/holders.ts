// Whose a place is, as a view tells it: whom a note names, else whoever has the card that names the place.
import {
  crownName,
  garrisonOf,
  isNoble,
  isPieceName,
  motherOf,
  NO_MOTHER,
  NOBLE_NAMES,
  type NobleName,
  nobleName,
  P,
  PLACE_NAMES,
  type PlaceName,
  type Seat,
  type View,
} from '@rose/kingmaker/ids';
import { seatOfNoble } from './stacks.ts';

const asNoble = (name: string | null | undefined): NobleName | undefined =>
  name !== null && name !== undefined && isPieceName(name) && (NOBLE_NAMES as readonly string[]).includes(name)
    ? (name as NobleName)
    : undefined;
export const lordOf = (view: View, place: PlaceName): NobleName | undefined => {
  const noted = asNoble((view.noted as Readonly<Record<string, string | null | undefined>>)[place]);
  if (noted) return noted;
  const card = motherOf(P[place]);
  if (card === NO_MOTHER) return undefined;
  if (!isNoble(card)) return asNoble(view.held[crownName(card)]);
  const noble = nobleName(card);
  return seatOfNoble(view, noble) ? noble : undefined;
};
/** Towns without walls are nobody's. */
export const holderOf = (view: View, place: PlaceName): Seat | undefined => {
  if (garrisonOf(P[place]) === 0) return undefined;
  const lord = lordOf(view, place);
  return lord && seatOfNoble(view, lord);
};
export const isNoted = (view: View, place: PlaceName): boolean =>
  asNoble((view.noted as Readonly<Record<string, string | null | undefined>>)[place]) !== undefined;
export interface Held {
  readonly place: PlaceName;
  readonly seat: Seat;
}
export const heldPlaces = (view: View): readonly Held[] =>
  PLACE_NAMES.flatMap((place): readonly Held[] => {
    const seat = holderOf(view, place);
    return seat ? [{ place, seat }] : [];
  });
export const besieged = (view: View): readonly PlaceName[] =>
  PLACE_NAMES.filter((place) => (view.siege as Readonly<Record<string, string | null | undefined>>)[place] ?? false);
