// The pile as rows of stones; the last three can be touched, and arrow keys walk among all.
import { BoardFrame, isArrow, Place } from '@rose/board';
import type { Skeleton } from '@rose/skeleton/ids';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../face.ts';
import './style.css';

const ROW = 5;
const GAP = 24;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW } as const;
const centreOf = (at: number) => ({ x: (at % ROW) * GAP + GAP / 2, y: Math.floor(at / ROW) * GAP + GAP / 2 });

/** Where the stones lay that the last step took: they are marked until somebody takes more. */
const takenAt = ({ view, last }: BoardProps<Skeleton>): readonly number[] =>
  last.flatMap((entry) => (entry.say === 'took' ? Array.from({ length: entry.count }, (_, i) => view.left + i) : []));

export const Board = (props: BoardProps<Skeleton>): VNode => {
  const { view, words, open, picked, lit, refused, touch, rest } = props;
  const [visited, setVisited] = useState(0);
  const elements = useRef(new Map<number, SVGGElement>());
  const rows = Math.ceil(view.options.stones / ROW);
  const stones = Array.from({ length: view.left }, (_, at) => ({ place: String(view.left - at), at }));
  const entrance = visited < view.left ? visited : view.left - 1;
  const walk = (event: KeyboardEvent, at: number): void => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    elements.current.get(at + STEPS[event.key])?.focus();
  };
  return (
    <BoardFrame box={{ x: 0, y: 0, width: ROW * GAP, height: rows * GAP }} label={words.title} class="skeleton-board">
      {takenAt(props).map((at) => {
        const { x, y } = centreOf(at);
        return <circle key={`taken-${at}`} class="skeleton-taken" cx={x} cy={y} r={GAP / 3} />;
      })}
      {stones.map(({ place, at }) => (
        <Place
          key={at}
          id={place}
          at={centreOf(at)}
          label={words.place(view, place)}
          open={open.includes(place)}
          picked={picked.includes(place)}
          lit={open.includes(place) || lit.includes(place)}
          about={refused === place}
          entrance={at === entrance}
          hold={(element) => {
            if (element) elements.current.set(at, element);
            else elements.current.delete(at);
          }}
          touch={() => touch(place)}
          rest={(here) => rest(here ? place : undefined)}
          focused={() => setVisited(at)}
          pressed={(event) => walk(event, at)}
        >
          <circle class="skeleton-stone" r={GAP / 3} />
        </Place>
      ))}
    </BoardFrame>
  );
};
