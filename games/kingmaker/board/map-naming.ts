// Where names stand: by rank, in the first of six positions that covers nothing. A name that finds no room waits until one
// looks nearer.
import { type Box, nameLines, type Point } from '@rose/board';

export type NameFace = 'city' | 'place' | 'country' | 'water';
/** All lengths here are pixels. */
export interface Wanted {
  readonly id: string;
  readonly text: string;
  readonly face: NameFace;
  readonly at: Point;
  readonly size: number;
  /** What the name must keep clear of around its spot: to the left, the right, above and below. */
  readonly around: readonly [left: number, right: number, above: number, below: number];
  /** Towards which side there is water, if there is. */
  readonly seaward?: Point;
  /** It is part of the question: it stands somewhere, come what may. */
  readonly must?: boolean;
  /** It steps aside to be seen, but is left out rather than lie over something. */
  readonly eager?: boolean;
}
export interface Named {
  readonly id: string;
  readonly face: NameFace;
  readonly lines: readonly string[];
  readonly size: number;
  /** From the spot to the foot of the first line. */
  readonly by: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** About how wide a letter is, in shares of the size. */
const LETTER: { readonly [F in NameFace]: number } = { city: 0.53, place: 0.53, country: 0.43, water: 0.56 };
export const LINE = 0.92;
const [RISE, DROP] = [0.76, 0.22];
const GAP = 2;

interface Try {
  readonly by: Point;
  readonly anchor: Named['anchor'];
}
const widthOf = (lines: readonly string[], face: NameFace, size: number): number =>
  Math.max(...lines.map((line) => line.length)) * LETTER[face] * size;

/** Right, left, below, above, and below to either side. */
const besides = ({ around: [left, right, above, below], size }: Wanted, lines: number): readonly Try[] => {
  const more = (lines - 1) * LINE * size;
  const level = size * 0.3 - more / 2;
  const under = below + RISE * size + GAP;
  return [
    { by: { x: right + GAP, y: level }, anchor: 'start' },
    { by: { x: -left - GAP, y: level }, anchor: 'end' },
    { by: { x: 0, y: under }, anchor: 'middle' },
    { by: { x: 0, y: -above - DROP * size - GAP - more }, anchor: 'middle' },
    { by: { x: -left / 2, y: under }, anchor: 'start' },
    { by: { x: right / 2, y: under }, anchor: 'end' },
  ];
};
/** A name of open country or water stands in its middle, or a line higher or lower. */
const amid = ({ size }: Wanted, lines: number): readonly Try[] => {
  const middle = size * 0.3 - ((lines - 1) * LINE * size) / 2;
  return [0, 1, -1, 1.7, -1.7].map((step) => ({ by: { x: 0, y: middle + step * size * 0.9 }, anchor: 'middle' }));
};
const triesFor = (wanted: Wanted, lines: number): readonly Try[] => {
  if (wanted.face === 'country' || wanted.face === 'water') return amid(wanted, lines);
  const all = besides(wanted, lines);
  const { seaward } = wanted;
  if (!seaward) return all;
  const outward = ({ by }: Try): number => (by.x * seaward.x + by.y * seaward.y) / Math.hypot(by.x, by.y);
  return all.toSorted((a, b) => outward(b) - outward(a));
};

const boxOf = ({ at, face, size }: Wanted, lines: readonly string[], { by, anchor }: Try): Box => {
  const width = widthOf(lines, face, size);
  const left = at.x + by.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const height = (lines.length - 1) * LINE * size + (RISE + DROP) * size;
  return { x: left, y: at.y + by.y - RISE * size, width, height };
};
export const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A long name may stand in two lines: after a blank, or after a hyphen. */
const shapesOf = (text: string): readonly (readonly string[])[] => {
  const broken = nameLines(text);
  if (broken.length > 1) return [[text], broken];
  const hyphen = text.indexOf('-', 4) + 1;
  return hyphen > 0 && text.length > 14 ? [[text], [text.slice(0, hyphen), text.slice(hyphen)]] : [[text]];
};

const findRoom = (
  wanted: Wanted,
  ...taken: readonly (readonly Box[])[]
): (Named & { readonly box: Box }) | undefined => {
  const { id, face, size } = wanted;
  for (const lines of shapesOf(wanted.text))
    for (const one of triesFor(wanted, lines.length)) {
      const box = boxOf(wanted, lines, one);
      if (!taken.some((some) => some.some((other) => covers(box, other))))
        return { id, face, lines, size, ...one, box };
    }
  return undefined;
};
/** How far a name that must stand steps aside from its spot, in turn: rather over a small symbol than far away from its own. */
const STEPS = [
  { step: 0, isOverSymbols: false },
  { step: 12, isOverSymbols: false },
  { step: 0, isOverSymbols: true },
  { step: 12, isOverSymbols: true },
  { step: 24, isOverSymbols: true },
  { step: 36, isOverSymbols: true },
] as const;
/** A name of the question steps further aside where a crowd stands round its spot; last it stands below, come what may. */
const findSomewhere = (
  wanted: Wanted,
  taken: readonly Box[],
  symbols: readonly Box[],
): (Named & { readonly box: Box }) | undefined => {
  for (const { step, isOverSymbols } of wanted.must || wanted.eager ? STEPS : STEPS.slice(0, 1)) {
    const [left, right, above, below] = wanted.around;
    const around = [left + step, right + step, above + step, below + step] as const;
    const found = findRoom({ ...wanted, around }, taken, ...(isOverSymbols ? [] : [symbols]));
    if (found) return found;
  }
  if (!wanted.must) return undefined;
  const { id, face, size } = wanted;
  const lines = [wanted.text];
  const [one] = besides(wanted, 1).slice(2);
  return one && { id, face, lines, size, ...one, box: boxOf(wanted, lines, one) };
};

/** In the order in which they are wanted. */
export const placeNames = (
  wanted: readonly Wanted[],
  taken: readonly Box[],
  symbols: readonly Box[] = [],
): { readonly names: readonly Named[]; readonly boxes: readonly Box[] } => {
  const boxes = [...taken];
  const names = wanted.flatMap((one) => {
    const found = findSomewhere(one, boxes, symbols);
    if (!found) return [];
    const { box, ...named } = found;
    boxes.push(box);
    return [named];
  });
  return { names, boxes };
};
