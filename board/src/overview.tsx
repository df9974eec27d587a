// The whole map in a corner while only a part of it is seen: the window one looks through, and a dot for every answer.
import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, middle } from './camera.ts';
import { type CornerName, useCorner } from './corner.ts';
import { FrameSays } from './frame-words.ts';
import { type Point, round } from './path.ts';

export interface Dot {
  readonly place: string;
  readonly box: Box;
  /** It is in the hand: where it goes is seen from where it stands. */
  readonly isHeld?: boolean;
}
export interface OverviewProps {
  readonly box: Box;
  readonly seen: Box;
  readonly dots: readonly Dot[];
  /** A new question looks for a new corner. */
  readonly question: string;
  /** Where the map was brought, other than by a hand. */
  readonly aimed: string;
  look(at: Point): void;
  /** Where it has come to lie. */
  lies?(corner: CornerName | undefined): void;
}
/** The small map of a board, which alone knows its land in outline. */
export type SmallMap = (props: OverviewProps) => ComponentChildren;

/** It looks for its corner first; the tools go where it is not. */
const Overview = ({
  box,
  seen,
  dots,
  question,
  aimed,
  look,
  lies,
  children,
}: OverviewProps & { readonly children: ComponentChildren }) => {
  const say = useContext(FrameSays);
  const window = [seen.x, seen.y, seen.width].map(round).join();
  const { paper, corner } = useCorner(question, '', window, aimed);
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

export const smallMap =
  (outline: ComponentChildren): SmallMap =>
  (props) => <Overview {...props}>{outline}</Overview>;
