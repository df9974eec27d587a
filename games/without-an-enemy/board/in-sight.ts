// A paper longer than its screen shows the question as soon as it is asked.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A hand that looks for itself, or answers. */
const SIGNS = ['pointerdown', 'wheel', 'keydown'];

/** `asked`: what is asked, empty where nothing is. It comes into sight when it changes, and stays there while the paper
 * still grows, until a hand does something. */
export const useInSight = (asked: string): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: question } = ref;
    if (asked === '' || !question) return;
    const grown = new ResizeObserver(() => question.scrollIntoView({ block: 'nearest' }));
    for (const part of question.parentElement?.children ?? []) grown.observe(part);
    const stop = (): void => {
      grown.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, stop, true);
    };
    for (const sign of SIGNS) addEventListener(sign, stop, { capture: true, passive: true });
    return stop;
  }, [asked]);
  return ref;
};
