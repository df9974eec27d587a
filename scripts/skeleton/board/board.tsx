// The pile as rows of stones beside a bowl: a stone is touched, then the bowl; arrow keys walk among all.
import { BoardFrame, isArrow, kept, Place, type PlaceProps } from '@rose/board';
import type { Skeleton } from '@rose/skeleton/ids';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../face.ts';
import { saidBy } from '../../said.ts';
import { gestures } from './gestures.ts';
import { BOWL, bowlAt, boxOf, GAP, stoneAt, towards } from './layout.ts';
import { Taken } from './taken.tsx';
import './style.css';

const { labelFor } = saidBy<Skeleton>(gestures);
interface SpotProps extends Omit<PlaceProps, 'children'> {
  readonly looks: string;
  readonly radius: number;
}
/** Drawn anew only when it would look different. */
const Spot = kept(({ looks, radius, ...place }: SpotProps) => (
  <Place {...place}>
    <circle class={looks} r={radius} />
  </Place>
));

/** The bowl stands for a stone before the first. */
const BOWL_N = -1;

export const Board = (props: BoardProps<Skeleton>) => {
  const { view, words, open, picked, spoken, refused, touch, rest } = props;
  const { left, options } = view;
  const [visited, setVisited] = useState(0);
  const elements = useRef(new Map<number, SVGGElement>());
  const entrance = visited < left ? visited : left - 1;
  const placeAt = (n: number) => {
    const id = n === BOWL_N ? BOWL : String(left - n);
    return {
      id,
      at: n === BOWL_N ? bowlAt(options.stones) : stoneAt(n),
      label: labelFor(props, id),
      open: open.includes(id),
      picked: picked.includes(id),
      about: refused === id || spoken.includes(id),
      entrance: n === entrance,
      hold(element: SVGGElement | null) {
        if (element) elements.current.set(n, element);
        else elements.current.delete(n);
      },
      touch: () => touch(id),
      rest: (here: boolean) => rest(here ? id : undefined),
      focused: () => setVisited(n),
      pressed(event: KeyboardEvent) {
        if (!isArrow(event.key)) return;
        event.preventDefault();
        elements.current.get(towards(n, event.key, left))?.focus();
      },
    };
  };
  return (
    <BoardFrame box={boxOf(options.stones)} label={words.title} class="skeleton-board">
      <Spot {...placeAt(BOWL_N)} looks="skeleton-bowl" radius={GAP * 0.7} />
      {Array.from({ length: left }, (_, n) => (
        <Spot key={n} {...placeAt(n)} looks="skeleton-stone" radius={GAP / 3} />
      ))}
      <Taken {...props} />
    </BoardFrame>
  );
};
