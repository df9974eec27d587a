// What answers, and what is in the hand, is somewhere in sight: on the board or in the column, without scrolling or panning.
import { all, type Breach, boxOf, common, nameOf, SCREEN } from './boxes.ts';
import { freeOf } from './targets.ts';

/** So much of a thing at least, each way. */
const SEEN = 16;
/** What scrolls around it, or the window. */
const windowOf = (one: Element): Element => {
  let up = one.parentElement;
  while (up && !/auto|scroll/.test(getComputedStyle(up).overflowY)) up = up.parentElement;
  return up ?? document.body;
};
const isSeen = (one: Element): boolean => {
  const within = one.closest('.frame') ? freeOf() : boxOf(windowOf(one));
  const window = common(within, SCREEN());
  const [box, seen] = [boxOf(one), window && common(boxOf(one), window)];
  return seen !== undefined && seen.w >= Math.min(SEEN, box.w) && seen.h >= Math.min(SEEN, box.h);
};
/** A paper that was called lies in place of the hand, until it is closed (§ 3). */
const CALLED = '.bottom-sheet .hint, .bottom-sheet .docked > .close';
const NOT_NOW = `dialog[open], [data-zone="curtain"], [data-zone="menu"], [data-zone="column"][data-full], ${CALLED}`;

export const sightBreaches = (): readonly Breach[] => {
  if (all(NOT_NOW).length > 0 || document.querySelector('[data-zone="column"][data-tab]:not([data-tab="play"])'))
    return [];
  const [scene] = all('[data-zone="scene"]');
  const lit = all('[data-lit]', scene ?? document);
  const held = scene ? [] : all('.frame [data-picked]');
  const isByHand = document.querySelector('.frame')?.getAttribute('data-why') === 'player';
  const [first, piece] = [lit[0], held[0]];
  const untold = all('.panel > .papers-slot > .odds > .odds-sides').filter((chance) => !isSeen(chance));
  return [
    ...untold.map((chance) => ({
      rule: 'L2 a chance that is told is in sight',
      what: nameOf(chance),
      box: boxOf(chance),
    })),
    ...(first && !lit.some(isSeen)
      ? [{ rule: `law 2: none of ${lit.length} answers is in sight`, what: nameOf(first), box: boxOf(first) }]
      : []),
    ...(piece && !isByHand && !held.some(isSeen)
      ? [{ rule: 'C1 what is in the hand is in sight', what: nameOf(piece), box: boxOf(piece) }]
      : []),
  ];
};
