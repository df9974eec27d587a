// The counters on the map: each can be touched and focused. A stack stands for whoever in it answers the question.
import { Place, type Point, travel } from '@rose/board';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { touchOf } from './answering.ts';
import { type RingName, ShipPicture, StackPicture } from './counter.tsx';
import { labelFor, type Props } from './said.ts';
import { type Counter, type Placed, sizeAt } from './standing.ts';

const nothing = (): void => {};
const ringOf = ({ open, picked, viewer }: Props, place: string, counter: Counter): RingName => {
  if (picked.includes(place)) return 'picked';
  if (!open.includes(place)) return undefined;
  const seat = counter.kind === 'stack' ? counter.stack.seat : counter.ship.seat;
  return seat !== undefined && seat !== viewer ? 'target' : 'open';
};
/** The way a counter has come since it was last drawn. */
const useTravel = ({ x, y }: Point, shown: string) => {
  const element = useRef<SVGGElement>(null);
  const before = useRef<{ readonly at: Point; readonly shown: string }>({ at: { x, y }, shown });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { at: { x, y }, shown };
    // Nearer or farther everything stands elsewhere: that is no journey.
    if (was.shown === shown || (was.at.x === x && was.at.y === y) || !element.current) return undefined;
    return travel(element.current, { path: [was.at, { x, y }] });
  }, [x, y, shown]);
  return element;
};
const spotOf = (counter: Counter): string =>
  JSON.stringify(counter.kind === 'stack' ? counter.stack.where : counter.ship.where);

interface StandingProps {
  readonly board: Props;
  readonly one: Placed;
  readonly scale: number;
  readonly isEntrance: boolean;
}
const Standing = ({ board, one: { counter, at }, scale, isEntrance }: StandingProps) => {
  const element = useTravel(at, spotOf(counter));
  const place = touchOf(board, counter);
  const ring = ringOf(board, place, counter);
  const seat = counter.kind === 'stack' ? counter.stack.seat : counter.ship.seat;
  const size = sizeAt(scale);
  return (
    <Place
      id={place}
      at={at}
      label={labelFor(board, place)}
      open={board.open.includes(place)}
      picked={board.picked.includes(place)}
      own={seat !== undefined && seat === board.viewer}
      entrance={isEntrance}
      hold={nothing}
      touch={() => board.touch(place)}
      rest={(here) => board.rest(here ? place : undefined)}
      focused={nothing}
      pressed={nothing}
    >
      <g ref={element}>
        <g transform={`scale(${Math.round(10000 / scale) / 10000})`}>
          {counter.kind === 'stack' ? (
            <StackPicture view={board.view} stack={counter.stack} size={size} ring={ring} />
          ) : (
            <ShipPicture ship={counter.ship} size={size} ring={ring} />
          )}
        </g>
      </g>
    </Place>
  );
};

/** The nearest last; what is in the hand above all. */
const orderOf = ({ open, picked }: Props, { counter, at }: Placed): number => {
  const place = touchOf({ open, picked }, counter);
  return at.y + (picked.includes(place) ? 20000 : open.includes(place) ? 10000 : 0);
};
export interface CountersProps {
  readonly board: Props;
  readonly placed: readonly Placed[];
  readonly scale: number;
  readonly entrance: string;
}
export const Counters = ({ board, placed, scale, entrance }: CountersProps) => (
  <g class="km-counters">
    {placed
      .toSorted((a, b) => orderOf(board, a) - orderOf(board, b))
      .map((one) => (
        <Standing
          key={one.counter.id}
          board={board}
          one={one}
          scale={scale}
          isEntrance={entrance === touchOf(board, one.counter)}
        />
      ))}
  </g>
);
