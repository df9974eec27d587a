// Wheel, pinch, drag and keys, turned into changes of the camera. A drag swallows the click that ends it.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Camera, fitted, pan, type Sheet, zoomAt } from './camera.ts';
import { feltAt, touchElement } from './feel.ts';
import { distance, type Point, towards } from './path.ts';

type Change = (next: (camera: Camera) => Camera) => void;
/** A hand that trembles is not a drag: pixels. */
const DRAG_FROM = 7;

const inDrawing = (svg: SVGSVGElement, { x, y }: Point): Point => {
  const seen = svg.getScreenCTM();
  if (!seen) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(seen.inverse());
  return { x: point.x, y: point.y };
};
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

interface Move {
  readonly from: Point;
  readonly to: Point;
  /** Where the other finger rests, when there is one: the two pinch. */
  readonly other: Point | undefined;
}
const moved = (svg: SVGSVGElement, board: Sheet, { from, to, other }: Move): ((camera: Camera) => Camera) => {
  if (!other) {
    const by = minus(inDrawing(svg, from), inDrawing(svg, to));
    return (camera) => pan(board, camera, by);
  }
  const factor = distance(other, to) / Math.max(1, distance(other, from));
  const fixed = inDrawing(svg, towards(other, to, 0.5));
  return (camera) => zoomAt(board, camera, factor, fixed);
};
const whereOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

type Choose = (among: readonly Element[]) => void;
/** A touch that means something lit nearby goes there; of several a menu asks. */
const feel = (svg: SVGSVGElement, event: MouseEvent, choose: Choose): void => {
  if (event.detail === 0) return;
  const felt = feltAt(svg, event.clientX, event.clientY);
  const [only, ...others] = felt;
  if (!only || (others.length === 0 && event.target instanceof Node && only.contains(event.target))) return;
  event.stopPropagation();
  if (others.length > 0) choose(felt);
  else touchElement(only);
};

const followPointers = (svg: SVGSVGElement, board: Sheet, change: Change, choose: Choose, stop: AbortSignal): void => {
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  let dragged = false;
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) start = whereOf(event);
    fingers.set(event.pointerId, whereOf(event));
  };
  const move = (event: PointerEvent): void => {
    const [from, to] = [fingers.get(event.pointerId), whereOf(event)];
    if (!from || !start) return;
    dragged ||= fingers.size > 1 || distance(start, to) > DRAG_FROM;
    if (!dragged) return;
    // While the board is in the hand, nothing on it feels the hand passing.
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    change(moved(svg, board, { from, to, other }));
    fingers.set(event.pointerId, to);
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (dragged && event.detail > 0) event.stopPropagation();
    else feel(svg, event, choose);
  };
  /** Also where a piece takes the hand for itself: the click that follows ends no drag of the map. */
  const begin = (): void => {
    if (fingers.size === 0) dragged = false;
  };
  svg.addEventListener('pointerdown', begin, { signal: stop, capture: true });
  svg.addEventListener('pointerdown', down, { signal: stop });
  svg.addEventListener('pointermove', move, { signal: stop });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    svg.addEventListener(end, up, { signal: stop });
  svg.addEventListener('click', click, { signal: stop, capture: true });
};

const followWheel = (svg: SVGSVGElement, board: Sheet, change: Change, stop: AbortSignal): void =>
  svg.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018));
      const fixed = inDrawing(svg, { x: event.clientX, y: event.clientY });
      change((camera) => zoomAt(board, camera, factor, fixed));
    },
    { signal: stop, passive: false },
  );

/**
 * What the keyboard reaches must be seen: a focused thing outside the window is brought in. Not what a finger presses:
 * it would slip away from under it before the click.
 */
const followFocus = (svg: SVGSVGElement, board: Sheet, change: Change, stop: AbortSignal): void =>
  svg.addEventListener(
    'focusin',
    (event) => {
      if (!(event.target instanceof Element) || event.target === svg) return;
      if (!event.target.matches(':focus-visible')) return;
      const thing = event.target.getBoundingClientRect();
      const seen = svg.getBoundingClientRect();
      const inside =
        thing.left >= seen.left && thing.right <= seen.right && thing.top >= seen.top && thing.bottom <= seen.bottom;
      if (inside) return;
      const at = inDrawing(svg, { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 });
      change((camera) => (camera.zoom === 1 ? camera : pan(board, camera, minus(at, camera.at))));
    },
    { signal: stop },
  );

const STEP = 1.4;
const isFrameKey = (key: string): boolean => ['+', '=', '-', '0'].includes(key);
/** Keys of the board: + nearer, - farther, 0 the whole board. */
export const byKey = (board: Sheet, key: string, home = fitted(board)): ((camera: Camera) => Camera) | undefined => {
  if (key === '+' || key === '=') return (camera) => zoomAt(board, camera, STEP, camera.at);
  if (key === '-') return (camera) => zoomAt(board, camera, 1 / STEP, camera.at);
  if (key === '0') return () => home;
  return undefined;
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** Wherever the focus is: whoever reads the log may still look closer. */
const followKeys = (press: (key: string) => void, stop: AbortSignal): void =>
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
      if (!isFrameKey(event.key)) return;
      event.preventDefault();
      press(event.key);
    },
    { signal: stop },
  );

export interface Hands {
  /** By a hand, in many small steps. */
  readonly change: Change;
  /** At once, by a key. */
  press(key: string): void;
  /** Which of several things too close to be told apart is meant. */
  choose(among: readonly Element[]): void;
}
export const useHands = (board: Sheet, hands: Hands): RefObject<SVGSVGElement | null> => {
  const svg = useRef<SVGSVGElement>(null);
  const latest = useRef(hands);
  latest.current = hands;
  const { change } = hands;
  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const stop = new AbortController();
    followPointers(element, board, change, (among) => latest.current.choose(among), stop.signal);
    followWheel(element, board, change, stop.signal);
    followFocus(element, board, change, stop.signal);
    followKeys((key) => latest.current.press(key), stop.signal);
    return () => stop.abort();
  }, [board, change]);
  return svg;
};
