// A board that stays the same as long as it looks the same: what is drawn from it need not be drawn anew.
import { useMemo, useRef } from 'preact/hooks';
import type { MapBlocksBoard } from './map-blocks.tsx';

export interface SteadyBoard extends MapBlocksBoard {
  readonly view: unknown;
  readonly words: unknown;
  readonly spoken: readonly string[];
}
/** Touches always reach the board of the moment. */
export const useSteadyBoard = <B extends SteadyBoard>(board: B): B => {
  const latest = useRef(board);
  latest.current = board;
  const { view, words, open, picked, spoken, joins } = board;
  return useMemo(
    () => ({
      ...board,
      touch: (place: string) => latest.current.touch(place),
      rest: (place: string | undefined) => latest.current.rest(place),
    }),
    [view, words, open.join(), picked.join(), spoken.join(), joins?.join()],
  );
};
