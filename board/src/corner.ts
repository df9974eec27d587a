// A corner of the board in which something may lie: the first where it covers nothing that matters.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** F7: in this order, the first that covers nothing that matters. */
const CORNERS = ['top right', 'bottom right', 'bottom left', 'top left'] as const;
export type CornerName = (typeof CORNERS)[number];
const MATTERS = '[data-lit], [data-picked], [data-about], [data-own]';
const isOver = (a: Edges, b: Edges): boolean =>
  a.left < b.right + 8 && b.left < a.right + 8 && a.top < b.bottom + 8 && b.top < a.bottom + 8;

/** Large ground may lie partly under a corner; a piece may not. */
const LARGE = 120;
const REST_MS = 100;
/** The same words once they have not changed for a moment: where the map has come to rest. */
const useRested = (words: string): string => {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};
/** As the style sheet lays it: pixels from the edge of the frame. */
const INSET = 8;
interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** Where it would lie in a corner: reckoned, because trying it on would lay the whole page out anew each time. */
const inCorner = (corner: CornerName, frame: Edges, { width, height }: DOMRect): Edges => {
  const left = corner.endsWith('left') ? frame.left + INSET : frame.right - INSET - width;
  const top = corner.startsWith('top') ? frame.top + INSET : frame.bottom - INSET - height;
  return { left, right: left + width, top, bottom: top + height };
};
/** The first corner that covers nothing, before anybody sees it; none: it hides. Where the map comes to rest, at once where no
 * hand moved it, a corner that is free stays. */
export const useCorner = (question: string, other = '', window = '', aimed = '') => {
  // a question lights up what it asks about a moment after it is put
  const rested = useRested(`${question} ${window}`);
  const asked = useRef(question);
  const isNew = useRef(false);
  const paper = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState<CornerName | undefined>('top right');
  useLayoutEffect(() => {
    isNew.current ||= asked.current !== question;
    asked.current = question;
    const look = (): void => {
      const { current } = paper;
      const frame = current?.closest('.frame');
      if (!current || !frame) return;
      const mine = current.getBoundingClientRect();
      if (mine.width === 0) return;
      const around = frame.getBoundingClientRect();
      const things = [...frame.querySelectorAll(`.frame-board :is(${MATTERS})${other}`)]
        .filter((one) => one !== current)
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < LARGE && width > 0);
      const order = isNew.current || corner === undefined ? CORNERS : [corner, ...CORNERS];
      isNew.current = false;
      setCorner(order.find((one) => !things.some((thing) => isOver(inCorner(one, around, mine), thing))));
    };
    // with the picture, for which the page is laid out anyway: within a touch it would be laid out once more
    const picture = requestAnimationFrame(look);
    return () => cancelAnimationFrame(picture);
  }, [question, rested, aimed]);
  return { paper, corner };
};
