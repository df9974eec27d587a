// Several touches for one: each is made as soon as the table shows that the one before was taken.
import { useEffect, useRef } from 'preact/hooks';
import type { Props } from './said.ts';

export const useAll = ({ view, open, touch }: Props): ((places: readonly string[]) => void) => {
  const waiting = useRef<readonly string[]>([]);
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    waiting.current = rest;
    if (next === undefined) return;
    if (open.includes(next)) touch(next);
    else waiting.current = [];
  }, [view]);
  return ([first, ...rest]) => {
    waiting.current = rest;
    if (first !== undefined) touch(first);
  };
};
