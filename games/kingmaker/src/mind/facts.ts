// What a seat may name as conditions of orders it leaves: numbers of its own view.

import { areaName } from '../rules/data/areas.ts';
import { E, eventKind, isEventName } from '../rules/data/events.ts';
import { NOBLE_NAMES, ROYAL_NAMES } from '../rules/data/persons.ts';
import { areaOfPlace, isPlaceName, P } from '../rules/data/places.ts';
import type { Seat } from '../rules/data/seats.ts';
import type { View } from '../secrecy/seen.ts';

const INSIDE = 'in:';
/** The area somebody stands in, inside a place or in the open; nothing at sea or in somebody's hands. */
const areaIn = (spot: string | undefined): string | undefined => {
  if (spot === undefined || spot === '-') return undefined;
  const place = spot.startsWith(INSIDE) ? spot.slice(INSIDE.length) : undefined;
  if (place !== undefined) return isPlaceName(place) ? areaName(areaOfPlace(P[place])) : undefined;
  return spot.includes(':') ? undefined : spot;
};
const areasOf = (view: View, whose: (seat: string | undefined) => boolean): ReadonlySet<string> =>
  new Set(NOBLE_NAMES.flatMap((noble) => (whose(view.held[noble]) ? (areaIn(view.spot[noble]) ?? []) : [])));

export const facts = (view: View, seat: Seat): Readonly<Record<string, number>> => {
  const mine = NOBLE_NAMES.filter((noble) => view.held[noble] === seat);
  const events = (view.hands[seat]?.cards ?? []).filter(isEventName).map((card) => eventKind(E[card]));
  const theirs = areasOf(view, (other) => other !== undefined && other in view.hands && other !== seat);
  return {
    rounds: view.round,
    nobles: mine.length,
    men: mine.reduce((sum, noble) => sum + (view.men[noble]?.[0] ?? 0), 0),
    heirs: ROYAL_NAMES.filter((royal) => view.keeper[royal] === seat).length,
    'free moves': events.filter((kind) => kind === 'free-move').length,
    writs: events.filter((kind) => kind === 'writ').length,
    threatened: [...areasOf(view, (other) => other === seat)].filter((area) => theirs.has(area)).length,
  };
};
