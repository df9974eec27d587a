// The card of what a hand rests on: at a desk beside the thing where it covers nothing that matters, else among the papers.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableContext } from '../context.ts';
import { placeElement } from './focus.ts';
import { tableClass } from './media.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}
const GAP = 12;
const MATTERS = '[data-lit], [data-picked], [data-about]';

const isOver = ({ x, y }: Spot, { width, height }: DOMRect, thing: DOMRect): boolean =>
  x < thing.right + 4 && thing.left < x + width + 4 && y < thing.bottom + 4 && thing.top < y + height + 4;
const isIn = ({ x, y }: Spot, { width, height }: DOMRect, free: DOMRect): boolean =>
  x >= free.left && y >= free.top && x + width <= free.right && y + height <= free.bottom;

/** F6: right, left, below, above the thing, then the corners of the free rectangle. */
const spotsFor = ({ width, height }: DOMRect, thing: DOMRect, free: DOMRect): readonly Spot[] => {
  const middle = thing.top + thing.height / 2 - height / 2;
  const centre = thing.left + thing.width / 2 - width / 2;
  return [
    { x: thing.right + GAP, y: middle },
    { x: thing.left - GAP - width, y: middle },
    { x: centre, y: thing.bottom + GAP },
    { x: centre, y: thing.top - GAP - height },
    { x: free.right - width, y: free.top },
    { x: free.right - width, y: free.bottom - height },
    { x: free.left, y: free.bottom - height },
    { x: free.left, y: free.top },
  ];
};
/** Of large ground only its middle is kept clear. */
const LARGE = 120;
const coreOf = (rect: DOMRect): DOMRect => {
  if (Math.min(rect.width, rect.height) < LARGE) return rect;
  return new DOMRect(rect.x + rect.width / 3, rect.y + rect.height / 3, rect.width / 3, rect.height / 3);
};

/** Where a card may lie, the farthest from what is lit first; nowhere: it goes among the papers. */
const freeSpot = (card: Element, place: string): Spot | undefined => {
  const free = document.querySelector('[data-free]')?.getBoundingClientRect();
  const thing = placeElement(place)?.getBoundingClientRect();
  if (!free || !thing) return undefined;
  const mine = card.getBoundingClientRect();
  const others = [...document.querySelectorAll(`.frame-board :is(${MATTERS}), .overview, .frame-tools, .refusal`)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(coreOf);
  // what lies over the board is no place for it
  for (const scene of document.querySelectorAll('[data-zone="scene"]')) others.push(scene.getBoundingClientRect());
  const spots = spotsFor(mine, thing, free).filter(
    (spot) => isIn(spot, mine, free) && ![thing, ...others].some((other) => isOver(spot, mine, other)),
  );
  const far = ({ x, y }: Spot): number =>
    others.reduce((sum, other) => sum + Math.hypot(x - other.x, y - other.y), 0) / Math.max(1, others.length);
  return spots.toSorted((a, b) => far(b) - far(a))[0];
};

/** Whose card found no room on the board. */
const crowded = signal<string | undefined>(undefined);
/** Whether the card that is shown found no room on the board: it lies among the papers then. */
export const isCardDocked = ({ desk }: TableContext): boolean => {
  const paper = desk.paper.value;
  if (paper === undefined) return false;
  return tableClass.value !== 'desk' || paper.place === undefined || paper.place === crowded.value;
};

/** So long a hand rests before it is told, in milliseconds. */
const REST = 250;

export const FloatingCard = ({ context }: { readonly context: TableContext }) => {
  const box = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  const paper = context.desk.paper.value;
  const place = paper?.place;
  useLayoutEffect(() => {
    setSpot(undefined);
    crowded.value = undefined;
    if (place === undefined) return undefined;
    const settle = (): void => {
      if (!box.current) return;
      const found = freeSpot(box.current, place);
      setSpot(found);
      if (!found) crowded.value = place;
    };
    // what it says may come later than its paper: a larger one looks for its place anew
    const watch = new ResizeObserver(settle);
    const timer = setTimeout(() => {
      settle();
      if (box.current) watch.observe(box.current);
    }, REST);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [place, context.desk.open.value]);
  if (!paper || place === undefined || place === crowded.value) return null;
  return (
    <section
      ref={box}
      class={spot ? 'floating-card' : 'floating-card unplaced'}
      data-zone="card"
      style={spot ? { left: `${spot.x}px`, top: `${spot.y}px` } : {}}
    >
      {paper.paper}
    </section>
  );
};
