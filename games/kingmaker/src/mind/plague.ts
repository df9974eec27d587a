// 4.2 Which towns the plague may still strike before one moves again, and how likely.
import { EVENTS, eventKind, townsOn } from '../rules/data/events.ts';
import { PLACES } from '../rules/data/places.ts';
import { DECK, isInside, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';

const PLAGUES: readonly (readonly number[])[] = PLACES.map((place) =>
  EVENTS.filter((event) => eventKind(event) === 'plague' && townsOn(event).includes(place)),
);
/** 15.9 In the advanced game dice decide: seven or less of two. */
const DICE = 21 / 36;
/** How likely who is in a spot dies before he moves again: every player turns up a card until then. */
export const plagueAt = (state: State): ((spot: number) => number) => {
  const { players, advanced } = state.options;
  let deck = 0;
  for (const holder of state.events) if (holder === DECK) deck++;
  const each = (Math.min(1, players / Math.max(1, deck)) * (advanced ? DICE : 1)) as number;
  return (spot) => {
    if (!isInside(spot)) return 0;
    let risk = 0;
    for (const card of PLAGUES[placeAt(spot)] as readonly number[]) if (state.events[card] === DECK) risk += each;
    return Math.min(1, risk);
  };
};
