// 4.4 How likely the sole King is sent away before one moves again, wherever he is and whoever has him.
import { EVENTS, eventKind } from '../rules/data/events.ts';
import { DECK } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';

const EMBASSIES = EVENTS.filter((event) => eventKind(event) === 'embassy');
/** Every player turns up a card until then. */
export const sentAway = (state: State): number => {
  let deck = 0;
  for (const holder of state.events) if (holder === DECK) deck++;
  const left = EMBASSIES.filter((card) => state.events[card] === DECK).length;
  return 1 - (1 - left / Math.max(1, deck)) ** state.options.players;
};
