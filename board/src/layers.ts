// A large drawing is laid layer by layer, each seen before the next is begun: a slow device answers in between.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const countOf = (children: ComponentChildren): number =>
  Array.isArray(children)
    ? (children as readonly ComponentChildren[]).reduce<number>((sum, child) => sum + countOf(child), 0)
    : 1;
/** The first so many, the others left out; each keeps its place, so that nothing is drawn anew when they come. */
export const firstOf = (children: ComponentChildren, count: number): ComponentChildren => {
  let left = count;
  const keep = (child: ComponentChildren): ComponentChildren => {
    if (Array.isArray(child)) return child.map(keep);
    left -= 1;
    return left >= 0 ? child : null;
  };
  return keep(children);
};

/** What is not looked at is never painted: there only the time passes. */
const afterPaint = (does: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    timer = setTimeout(does);
  };
  const frame = document.hidden ? 0 : requestAnimationFrame(later);
  if (document.hidden) later();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

export interface Layers {
  readonly shown: ComponentChildren;
  readonly isWhole: boolean;
}
/** `isReady`: whether the first layer may be laid. */
export const useLayers = (children: ComponentChildren, isReady: boolean): Layers => {
  const [laid, setLaid] = useState(1);
  const isWhole = isReady && laid >= countOf(children);
  useEffect(() => (isReady && !isWhole ? afterPaint(() => setLaid(laid + 1)) : undefined), [isReady, isWhole, laid]);
  return { shown: isWhole ? children : firstOf(children, isReady ? laid : 0), isWhole };
};
