// What scrolls sideways can be reached with the keyboard, and only while it does.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export const useScrollStop = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const look = (): void => {
      if (strip.scrollWidth > strip.clientWidth) strip.tabIndex = 0;
      else strip.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(look);
    watch.observe(strip);
    return () => watch.disconnect();
  });
  return ref;
};
