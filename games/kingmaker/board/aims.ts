// Where the map looks: at what the question is about; while nothing is asked of its viewer, at what others just did.
import type { Box, Dot } from '@rose/board';
import { boxesOf } from './boxes.ts';
import type { Props } from './said.ts';
import type { Counter } from './standing.ts';
import { isGround } from './touched.ts';

type Asking = Pick<Props, 'view' | 'viewer' | 'open' | 'picked' | 'offered'>;
/** Whoever only may do something, with a card in the hand, say, watches what is done until he takes it up. */
const isWatching = ({ view, viewer, picked }: Omit<Asking, 'open'>): boolean =>
  picked.length === 0 && !view.asked.some((seat) => seat === viewer);
/** C4: a goal that was touched and could mean several things is chosen already: what it means moves no map. */
export const isGoalChosen = ({ picked }: Pick<Props, 'picked'>): boolean => picked.some(isGround);
/** What answers it and what is in hand. Where no place answers, one's own people. */
export const askedOf = (board: Asking, all: readonly Counter[]): readonly Dot[] => {
  const { open, picked, viewer, offered } = board;
  if (isWatching(board)) return [];
  const held = boxesOf(picked, all).map((dot) => ({ ...dot, isHeld: true }));
  const asked = [...boxesOf(open, all), ...held];
  if (asked.length > 0 || offered.length === 0) return asked;
  const own = all.filter((one) => one.kind === 'stack' && one.stack.seat === viewer);
  return boxesOf(
    own.map(({ id }) => id),
    all,
  );
};
export const newsOf = (board: Omit<Asking, 'open'> & Pick<Props, 'spoken'>, all: readonly Counter[]): readonly Box[] =>
  isWatching(board) ? boxesOf(board.spoken, all).map(({ box }) => box) : [];
