// The pile as rows of stones; the last three can be touched.
import type { Skeleton } from '@rose/skeleton/ids';
import type { VNode } from 'preact';
import type { BoardProps } from '../../face.ts';
import './style.css';

const ROW = 5;
const GAP = 24;

export const Board = ({ view, words, open, picked, refused, touch, rest }: BoardProps<Skeleton>): VNode => {
  const rows = Math.ceil(view.options.stones / ROW);
  const stones = Array.from({ length: view.left }, (_, i) => ({ place: String(view.left - i), at: i }));
  return (
    <svg class="skeleton-board" viewBox={`0 0 ${ROW * GAP} ${rows * GAP}`} role="group" aria-label={words.title}>
      {stones.map(({ place, at }) => {
        const isOpen = open.includes(place);
        return (
          <circle
            key={at}
            class="skeleton-stone"
            cx={(at % ROW) * GAP + GAP / 2}
            cy={Math.floor(at / ROW) * GAP + GAP / 2}
            r={GAP / 3}
            role="button"
            aria-disabled={!isOpen}
            tabIndex={isOpen ? 0 : -1}
            aria-label={words.place(view, place)}
            data-open={isOpen}
            data-picked={picked.includes(place)}
            data-refused={refused === place}
            onClick={() => touch(place)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') touch(place);
            }}
            onMouseEnter={() => rest(place)}
            onMouseLeave={() => rest(undefined)}
          />
        );
      })}
    </svg>
  );
};
