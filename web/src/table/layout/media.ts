// How the screen is held: a desk, a phone upright, or a phone on its side.
import { type ReadonlySignal, signal } from '@preact/signals';

const matching = (query: string): ReadonlySignal<boolean> => {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

/** Narrow and upright: the board fills the screen and the rest is a sheet. On its side a phone keeps the panel. */
export const isSheet = matching('(max-width: 759px) and (orientation: portrait), (max-width: 559px)');
/** Low: the prompt moves into the panel. */
export const isLow = matching('(max-height: 539px) and (min-width: 560px)');
