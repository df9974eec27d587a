// Boxes on the screen, and what a hand would meet at a point of it.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** Something that breaks a rule: which, what, where, and what it meets. */
export interface Breach {
  readonly rule: string;
  readonly what: string;
  readonly box?: Box;
  readonly other?: string;
  readonly otherBox?: Box;
}

const round = (value: number): number => Math.round(value);
export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: round(x), y: round(y), w: round(width), h: round(height) };
};
export const SCREEN = (): Box => ({ x: 0, y: 0, w: innerWidth, h: innerHeight });

/** What both have in common, if it is more than a hair each way. */
export const common = (a: Box, b: Box): Box | undefined => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - x, Math.min(a.y + a.h, b.y + b.h) - y];
  return w > 1 && h > 1 ? { x, y, w, h } : undefined;
};
export const isWithin = (inner: Box, outer: Box, slack = 1): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.w <= outer.x + outer.w + slack &&
  inner.y + inner.h <= outer.y + outer.h + slack;

export const isShown = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return false;
  const { w, h } = boxOf(element);
  return w > 0 && h > 0;
};
export const all = (selector: string, within: ParentNode = document): readonly Element[] =>
  [...within.querySelectorAll(selector)].filter(isShown);

/** Short for a report. */
export const nameOf = (element: Element): string => {
  const zone = element.getAttribute('data-zone');
  const place = element.getAttribute('data-place');
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const kind = zone
    ? `zone ${zone}`
    : place
      ? `place ${place}`
      : `${element.localName}.${element.classList.item(0) ?? ''}`;
  return `${kind} “${text.slice(0, 28)}”`;
};

/** What lies on everything else at a point. */
export const topAt = (x: number, y: number): Element | undefined => document.elementFromPoint(x, y) ?? undefined;
/** The same, and everything below it. */
export const stackAt = (x: number, y: number): readonly Element[] => document.elementsFromPoint(x, y);
export const zoneOf = (element: Element | undefined): string =>
  element?.closest('[data-zone]')?.getAttribute('data-zone') ?? '';

/** Points spread over a box, at most so many each way. */
export const pointsIn = ({ x, y, w, h }: Box, most: number): readonly (readonly [number, number])[] => {
  const [columns, rows] = [
    Math.max(2, Math.min(most, Math.ceil(w / 4))),
    Math.max(2, Math.min(most, Math.ceil(h / 4))),
  ];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return [x + ((column + 0.5) * w) / columns, y + ((row + 0.5) * h) / rows] as const;
  });
};
/** A finger needs more room than a mouse. */
export const isFinger = (): boolean =>
  matchMedia('(pointer: coarse)').matches || document.querySelector('.at-table')?.getAttribute('data-class') !== 'desk';
