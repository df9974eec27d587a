// Where the chronicle lies: at the head of the sea or at its foot, whichever covers less of what it tells about.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const overlap = (a: DOMRect, b: DOMRect): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};
/** Pieces, grounds and plates of these names, as they lie on the screen. */
const rectsOf = (board: Element, ids: readonly string[]): readonly DOMRect[] =>
  [...board.querySelectorAll('[data-place], [data-plate]')]
    .filter((one) => ids.includes(one.getAttribute('data-place') ?? one.getAttribute('data-plate') ?? ''))
    .map((one) => one.getBoundingClientRect());

export const useCorner = (told: readonly string[]) => {
  const paper = useRef<HTMLElement>(null);
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    const { current } = paper;
    const board = current?.closest('.lancaster-york');
    if (!current || !board) return;
    const rects = rectsOf(board, told);
    const covered = (): number => {
      const mine = current.getBoundingClientRect();
      return rects.reduce((sum, rect) => sum + overlap(mine, rect), 0);
    };
    const here = covered();
    if (here === 0) return;
    // tried on, before anybody sees it
    current.classList.toggle('low');
    const there = covered();
    current.classList.toggle('low');
    if (there < here) setLow(!isLow);
  }, [told.join(' ')]);
  return { paper, isLow };
};
