// What may be touched on the board: whether it shows enough of itself, and what a touch meets there.
import {
  all,
  type Box,
  type Breach,
  boxOf,
  common,
  isWithin,
  nameOf,
  pointsIn,
  SCREEN,
  stackAt,
  topAt,
  zoneOf,
} from './boxes.ts';

/** The free rectangle of the stage: the board itself, without what bleeds out of it. */
export const freeOf = (): Box => {
  const board = document.querySelector('[data-zone="stage"] [data-free]');
  return board ? (common(boxOf(board), SCREEN()) ?? SCREEN()) : SCREEN();
};

/** What is lit, or the lit ground that what stands on it means. */
const litFrom = (one: Element): Element | undefined => {
  const lit = one.closest('[data-lit], [data-means]');
  const means = lit?.getAttribute('data-means');
  return (means ? document.querySelector(`[data-lit][data-place="${means}"]`) : lit) ?? undefined;
};
const litIn = (stack: readonly Element[]): Element | undefined => {
  for (const one of stack) {
    const lit = litFrom(one);
    if (lit) return lit;
  }
  return undefined;
};
/** As the page answers a touch: what answers the question comes before what lies on it. */
export const touchedAt = (x: number, y: number): Element | undefined => {
  const top = topAt(x, y);
  if (!top?.closest('[data-zone="stage"]')) return top;
  const zone = top.closest('[data-zone]');
  if (zone?.getAttribute('data-zone') !== 'stage') return zone ?? top;
  // to look below what lies on top is dear, and mostly needless
  const lit = litFrom(top) ?? litIn(stackAt(x, y));
  return lit ?? top.closest('[data-place]') ?? top;
};

/** Seen by a mouse, and found by a finger, which feels for what is lit within 22 px. */
const LEAST_SEEN = 24;
const LEAST_SHARE = 0.4;

/** How much of itself a lit thing shows, as the side of a square; enough is enough, and mostly found near the middle. */
const shownOf = (element: Element, within: Box, enough: number): number => {
  const seen = common(boxOf(element), within);
  if (!seen) return 0;
  const [cx, cy] = [seen.x + seen.w / 2, seen.y + seen.h / 2];
  const far = ([x, y]: readonly [number, number]): number => Math.hypot(x - cx, y - cy);
  const points = pointsIn(seen, 14).toSorted((a, b) => far(a) - far(b));
  let shown = 0;
  for (let [at, hits] = [0, 0]; at < points.length && shown < enough; at++) {
    const [x, y] = points[at] ?? [0, 0];
    if (touchedAt(x, y) === element) shown = Math.sqrt((++hits / points.length) * seen.w * seen.h);
  }
  return shown;
};

const isSheetFull = (): boolean => document.querySelector('[data-zone="column"][data-full]') !== null;
export const isExcused = (): boolean =>
  isSheetFull() || all('[data-zone="scene"], [data-zone="curtain"], [data-zone="menu"], dialog[open]').length > 0;

/** Law 1: every lit thing shows 24 px of itself; one that the map does not show is on the overview. */
export const litBreaches = (): readonly Breach[] => {
  if (isExcused()) return [];
  const free = freeOf();
  const dots = new Set(all('[data-zone="overview"] [data-dot]').map((dot) => dot.getAttribute('data-dot')));
  // F7: where every corner lies on an answer there is none; that something is in sight is a law of its own
  const hides = document.querySelector('[data-zone="overview"].hidden') !== null;
  // what stands as a card or a button in the column may be out of sight on the map
  const beside = new Set(all('[data-zone="column"] [data-place]').map((one) => one.getAttribute('data-place') ?? ''));
  return all('[data-zone="stage"] [data-lit]').flatMap((element): readonly Breach[] => {
    const box = boxOf(element);
    const least = Math.min(LEAST_SEEN, Math.sqrt(box.w * box.h)) * Math.sqrt(LEAST_SHARE);
    const shown = shownOf(element, free, least);
    const small = Math.min(box.w, box.h) < LEAST_SEEN - 1;
    if (small) return [{ rule: 'T1 a lit thing is drawn at least 24 px', what: nameOf(element), box }];
    if (shown >= least) return [];
    const place = element.getAttribute('data-place') ?? '';
    if (!isWithin(box, free, 0) && (hides || dots.has(place) || beside.has(place))) return [];
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    const over = touchedAt(x, y);
    const other = over && over !== element ? { other: nameOf(over), otherBox: boxOf(over) } : {};
    return [
      { rule: `law 1: a lit thing shows itself (${Math.round(shown)} px)`, what: nameOf(element), box, ...other },
    ];
  });
};

/** Small things alone: of an area as large as a county a corner may lie under something. */
const LARGE = 120;
const OVER = [
  'card',
  'overview',
  'zoom',
  'toast',
  'paper',
  'prompt',
  'plates',
  'clock',
  'hand',
  'legend',
  'menu',
  'column',
  'answer',
];

/** What is to be seen of something that may be scrolled out of sight. */
const seenOf = (zone: Element): Box => {
  let seen = boxOf(zone);
  for (let up = zone.parentElement; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflow)) seen = common(seen, boxOf(up)) ?? { ...seen, w: 0, h: 0 };
  return seen;
};

/** F4: nothing lies over what is lit, picked, asked about or one's own, over a plate, the question, its main button or a tab. */
export const coverBreaches = (): readonly Breach[] => {
  if (isExcused()) return [];
  const free = freeOf();
  const onBoard = all('[data-zone="stage"] :is([data-lit], [data-picked], [data-about], [data-own])').filter((one) => {
    const box = boxOf(one);
    return isWithin(box, free) && Math.min(box.w, box.h) < LARGE;
  });
  const others = all('[data-zone="plates"] > *, [data-zone="prompt"], [data-zone="tabs"], .btn.primary');
  const zones = all(OVER.map((zone) => `[data-zone="${zone}"]`).join()).map((zone) => ({ zone, seen: seenOf(zone) }));
  return [...onBoard, ...others].flatMap((thing) =>
    zones.flatMap(({ zone, seen }): readonly Breach[] => {
      if (zone.contains(thing) || thing.contains(zone)) return [];
      const both = common(boxOf(thing), seen);
      if (!both) return [];
      const kind = zone.getAttribute('data-zone');
      const isCalled = kind === 'card' && !thing.hasAttribute('data-lit') && onBoard.includes(thing);
      if (isCalled) return [];
      const isOver = pointsIn(both, 4).some(([x, y]) => zone.contains(topAt(x, y) ?? null));
      if (!isOver) return [];
      return [
        {
          rule: 'F4 nothing is covered',
          what: nameOf(thing),
          box: boxOf(thing),
          other: nameOf(zone),
          otherBox: boxOf(zone),
        },
      ];
    }),
  );
};

/** Z2: what is said is seen, above sheet, menu and scene. */
export const toastBreaches = (): readonly Breach[] =>
  all('[data-zone="toast"]').flatMap((toast): readonly Breach[] => {
    // one that is longer than its room is scrolled
    const box = seenOf(toast);
    const inset = 6;
    const points = [
      [box.x + box.w / 2, box.y + box.h / 2],
      [box.x + inset, box.y + inset],
      [box.x + box.w - inset, box.y + inset],
      [box.x + inset, box.y + box.h - inset],
      [box.x + box.w - inset, box.y + box.h - inset],
    ] as const;
    const hidden = points.map(([x, y]) => topAt(x, y)).find((top) => !top || !toast.contains(top));
    const isOpen = points.every(([x, y]) => toast.contains(topAt(x, y) ?? null));
    if (isOpen) return [];
    return [
      {
        rule: 'Z2 what is said is seen',
        what: nameOf(toast),
        box,
        ...(hidden ? { other: `${nameOf(hidden)} in ${zoneOf(hidden)}` } : {}),
      },
    ];
  });
