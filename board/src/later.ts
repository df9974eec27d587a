// What a board fetches when it is first needed; a fetch that fails is tried again.
import { useEffect, useState } from 'preact/hooks';

const arrived = new Map<unknown, unknown>();
const AGAIN_MS = 2000;

/** `load` must be the same function each time: it is what is remembered. Undefined until it is there. */
export const useLater = <T>(load: () => Promise<T>, isNeeded: boolean): T | undefined => {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isNeeded || arrived.has(load)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const fetchIt = (): void => {
      load().then(
        (it) => {
          arrived.set(load, it);
          if (!isOver) redraw((count) => count + 1);
        },
        () => {
          if (!isOver) timer = setTimeout(fetchIt, AGAIN_MS);
        },
      );
    };
    fetchIt();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded, load]);
  return arrived.get(load) as T | undefined;
};
