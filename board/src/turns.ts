// A large drawing is drawn in turns, each in a frame of its own: a slow phone answers in between.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** How many of so many parts are to be drawn by now: none in the frame in which it begins, then one more each frame. */
export const useTurns = (count: number, isBegun = true): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isBegun && turn < count) setTurn(turn + 1);
  }, [isBegun, turn, count]);
  return turn;
};

const Turn = createContext(Number.POSITIVE_INFINITY);
export const TurnFor = Turn.Provider;
/** Inside a frame: which turn it is, for a part that is large itself. */
export const useTurn = (): number => useContext(Turn);
