// The counters on the map: each can be touched and focused. A stack stands for whoever in it answers the question.
import { kept, Place, type Point, Silent, travel } from '@rose/board';
import type { Seat, View } from '@rose/kingmaker/ids';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { goalUnder, touchOf } from './answering.ts';
import { type RingName, ShipPicture, StackCount, StackPicture } from './counter.tsx';
import { labelFor, type Props } from './said.ts';
import { type Counter, type Placed, sizeAt } from './standing.ts';
import { boardWords } from './words.ts';

const seatOf = (counter: Counter): Seat | undefined =>
  counter.kind === 'stack' ? counter.stack.seat : counter.ship.seat;
const ringOf = ({ open, picked, viewer }: Props, place: string, counter: Counter): RingName => {
  if (picked.includes(place)) return 'picked';
  if (!open.includes(place)) return undefined;
  const seat = seatOf(counter);
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

interface StandingProps extends Pick<Props, 'touch' | 'rest'> {
  readonly counter: Counter;
  readonly at: Point;
  readonly scale: number;
  /** What it is. */
  readonly place: string;
  /** What a touch on it is for. */
  readonly goal: string;
  readonly label: string;
  readonly ring: RingName;
  /** Whoever is crowned looks different. */
  readonly view: Pick<View, 'crowned'>;
  readonly isOpen: boolean;
  readonly isOwn: boolean;
  readonly isEntrance: boolean;
}
const Standing = kept((props: StandingProps) => {
  const { counter, at, scale, place, goal, label, ring, view, touch, rest } = props;
  const element = useTravel(at, spotOf(counter));
  const size = sizeAt(scale);
  return (
    <Place
      id={place}
      at={at}
      label={label}
      open={props.isOpen}
      picked={ring === 'picked'}
      own={props.isOwn}
      entrance={props.isEntrance}
      means={goal === place ? undefined : goal}
      touch={() => touch(goal)}
      rest={(here) => rest(here ? place : undefined)}
    >
      <g ref={element}>
        <g transform={`scale(${Math.round(10000 / scale) / 10000})`}>
          {counter.kind === 'stack' ? (
            <StackPicture view={view} stack={counter.stack} size={size} ring={ring} />
          ) : (
            <ShipPicture ship={counter.ship} size={size} ring={ring} />
          )}
        </g>
      </g>
    </Place>
  );
});

/** A stack is told as a whole, too, a ship with her load: what is seen of them is part of their names. */
const labelOf = (board: Props, place: string, counter: Counter): string => {
  const label = labelFor(board, place);
  if (counter.kind === 'ship') {
    const { load, hold, seat } = counter.ship;
    const loaded = boardWords().shipOf(label, load, hold);
    return seat ? `${loaded}, ${boardWords().heldBy(board.words.seats[seat])}` : loaded;
  }
  const { men, nobles } = counter.stack;
  return nobles.length < 2 ? label : boardWords().stackOf(label, boardWords().factionOf(men, nobles.length));
};
/** The nearest last; what is in the hand above all. */
const orderOf = ({ open, picked }: Props, place: string, { y }: Point): number =>
  y + (picked.includes(place) ? 20000 : open.includes(place) ? 10000 : 0);
/** Where three stand in one spot one hides another, but not how many they are. */
const Counts = ({ placed, scale }: Pick<CountersProps, 'placed' | 'scale'>) => (
  <Silent class="km-counts">
    {placed.map(({ counter, at }) =>
      counter.kind === 'stack' ? (
        <g key={counter.id} transform={`translate(${at.x} ${at.y})scale(${Math.round(10000 / scale) / 10000})`}>
          <StackCount stack={counter.stack} size={sizeAt(scale)} />
        </g>
      ) : null,
    )}
  </Silent>
);
export interface CountersProps {
  readonly board: Props;
  readonly placed: readonly Placed[];
  readonly scale: number;
  readonly entrance: string;
}
export const Counters = ({ board, placed, scale, entrance }: CountersProps) => {
  const { open, viewer } = board;
  const view = { crowned: board.view.crowned };
  const meant = placed.map(({ counter, at }) => {
    const place = touchOf(board, counter);
    return { counter, at, place, order: orderOf(board, place, at) };
  });
  return (
    <g class="km-counters layer">
      {meant
        .toSorted((a, b) => a.order - b.order)
        .map(({ counter, at, place }) => {
          const seat = seatOf(counter);
          return (
            <Standing
              key={counter.id}
              counter={counter}
              at={at}
              scale={scale}
              place={place}
              goal={goalUnder(board, counter) ?? place}
              label={labelOf(board, place, counter)}
              ring={ringOf(board, place, counter)}
              view={view}
              isOpen={open.includes(place)}
              isOwn={seat !== undefined && seat === viewer}
              isEntrance={entrance === place}
              touch={board.touch}
              rest={board.rest}
            />
          );
        })}
      <Counts placed={placed} scale={scale} />
    </g>
  );
};
