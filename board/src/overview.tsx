// The whole map in a corner while only a part of it is seen: the window one looks through, and a dot for every answer.
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, middle } from './camera.ts';
import { FrameSays } from './frame-words.ts';
import { type Point, round } from './path.ts';

export interface Dot {
  readonly place: string;
  readonly box: Box;
  /** It is in the hand: where it goes is seen from where it stands. */
  readonly isHeld?: boolean;
}
interface OverviewProps {
  readonly box: Box;
  readonly seen: Box;
  readonly dots: readonly Dot[];
  /** A new question looks for a new corner. */
  readonly question: string;
  look(at: Point): void;
  /** Where it has come to lie. */
  lies?(corner: CornerName | undefined): void;
  /** The outline of the land. */
  readonly children: ComponentChildren;
}

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
/** The first corner that covers nothing, before anybody sees it; none: it hides. Where the map comes to rest, a corner that is free stays. */
export const useCorner = (question: string, other = '', window = '') => {
  // a question lights up what it asks about a moment after it is put
  const rested = useRested(`${question} ${window}`);
  const asked = useRef(question);
  const paper = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState<CornerName | undefined>('top right');
  useLayoutEffect(() => {
    const { current } = paper;
    const frame = current?.closest('.frame');
    const isAsked = asked.current !== question;
    asked.current = question;
    if (!current || !frame) return;
    const mine = current.getBoundingClientRect();
    if (mine.width === 0) return;
    const around = frame.getBoundingClientRect();
    const things = [...frame.querySelectorAll(`.frame-board :is(${MATTERS})${other}`)]
      .filter((one) => one !== current)
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < LARGE && width > 0);
    const order = isAsked || corner === undefined ? CORNERS : [corner, ...CORNERS];
    setCorner(order.find((one) => !things.some((thing) => isOver(inCorner(one, around, mine), thing))));
  }, [question, rested]);
  return { paper, corner };
};

/** It looks for its corner first; the tools go where it is not. */
export const Overview = ({ box, seen, dots, question, look, lies, children }: OverviewProps) => {
  const say = useContext(FrameSays);
  const window = [seen.x, seen.y, seen.width].map(round).join();
  const { paper, corner } = useCorner(question, '', window);
  useLayoutEffect(() => {
    lies?.(corner);
    return () => lies?.(undefined);
  }, [corner]);
  const drawing = useRef<SVGSVGElement>(null);
  const onClick = (event: MouseEvent): void => {
    const screen = drawing.current?.getScreenCTM();
    if (!screen || event.detail === 0) {
      look(middle(box));
      return;
    }
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    look({ x, y });
  };
  return (
    <button
      ref={paper as never}
      type="button"
      class={corner === undefined ? 'overview hidden' : 'overview'}
      data-zone="overview"
      data-corner={corner ?? 'top right'}
      aria-label={say.overview}
      onClick={onClick}
    >
      <svg ref={drawing} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        {children}
        {dots.map(({ place, box: at }) => (
          <circle
            key={place}
            data-dot={place}
            cx={round(at.x + at.width / 2)}
            cy={round(at.y + at.height / 2)}
            r={round(box.width / 30)}
          />
        ))}
        <rect
          x={round(seen.x)}
          y={round(seen.y)}
          width={round(seen.width)}
          height={round(seen.height)}
          rx="10"
          stroke-width={round(box.width / 50)}
        />
      </svg>
    </button>
  );
};
