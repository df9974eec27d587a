// Where the chronicle lies: where it covers least of what it tells about.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const overlap = (a: DOMRect, b: DOMRect): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};
/** A plate says in a few words what a ground says with all its width. */
const PLATE_WEIGHS = 4;
interface Shown {
  readonly rect: DOMRect;
  readonly weight: number;
}
/** Pieces, grounds and plates of these names, as they lie on the screen. */
const shownOf = (board: Element, ids: readonly string[]): readonly Shown[] =>
  [...board.querySelectorAll('[data-place], [data-plate]')]
    .filter((one) => ids.includes(one.getAttribute('data-place') ?? one.getAttribute('data-plate') ?? ''))
    .map((one) => ({
      rect: one.getBoundingClientRect(),
      weight: one.hasAttribute('data-plate') ? PLATE_WEIGHS : 1,
    }));

/** At the head of the sea, at its foot, or broad along the foot of the map. */
const CORNERS = ['', 'low', 'broad'] as const;

export const useCorner = (told: readonly string[]) => {
  const paper = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState<(typeof CORNERS)[number]>('');
  useLayoutEffect(() => {
    const { current } = paper;
    const board = current?.closest('.lancaster-york');
    if (!current || !board) return;
    const shown = shownOf(board, told);
    const covered = (): number => {
      const mine = current.getBoundingClientRect();
      return shown.reduce((sum, { rect, weight }) => sum + weight * overlap(mine, rect), 0);
    };
    // tried on, one after the other, before anybody sees it
    const worn = current.className;
    let [best, least] = [corner, Number.POSITIVE_INFINITY];
    for (const one of CORNERS) {
      current.className = `paper ly-chronicle ${one}`;
      const here = covered();
      if (here < least) [best, least] = [one, here];
      if (here === 0) break;
    }
    current.className = worn;
    if (best !== corner) setCorner(best);
  }, [told.join(' ')]);
  return { paper, corner };
};
