// Words printed over words: two lines of one zone whose ink takes the same room, with nothing opaque between them.
import { type Box, type Breach, boxOf, common, nameOf, SCREEN, stackAt, zoneOf } from './boxes.ts';
import { readIn } from './text.ts';

interface PrintedLine {
  readonly of: Element;
  readonly box: Box;
}
/** Letters reach a little into the room of the next line. */
const SLACK = 4;

const pen = document.createElement('canvas').getContext('2d');
/** Of the room of a line, which its font leaves large above and below, what these letters ink. */
const inkOf = (text: string, of: Element, { x, y, w, h }: Box): Box => {
  if (!pen) return { x, y, w, h };
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(of);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    pen.measureText(text);
  const scale = h / (fontBoundingBoxAscent + fontBoundingBoxDescent);
  const top = y + scale * (fontBoundingBoxAscent - actualBoundingBoxAscent);
  return { x, y: top, w, h: scale * (actualBoundingBoxAscent + actualBoundingBoxDescent) };
};

/** What of it is to be seen in what scrolls or hides. */
const seenOf = (box: Box, of: Element): Box | undefined => {
  let seen = common(box, SCREEN());
  for (let up = of.parentElement; up && seen; up = up.parentElement)
    if (getComputedStyle(up).overflow !== 'visible') seen = common(seen, boxOf(up));
  return seen;
};
const linesOf = (of: Element): readonly PrintedLine[] =>
  [...of.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ x, y, width, height }): readonly PrintedLine[] => {
        const box = seenOf(inkOf(node.textContent ?? '', of, { x, y, w: width, h: height }), of);
        return box ? [{ of, box }] : [];
      });
    });

const isOpaque = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
};
/** Both are to be seen where they meet: nothing opaque lies on either that is not behind the other, too. */
const areBothSeen = (one: Element, other: Element, { x, y, w, h }: Box): boolean => {
  const stack = stackAt(x + w / 2, y + h / 2);
  const lower = Math.max(...[one, other].map((element) => stack.findIndex((each) => each.contains(element))));
  const over = stack.slice(0, lower).filter((each) => !each.contains(one) || !each.contains(other));
  return !over.some((each) => each !== one && each !== other && isOpaque(each)) && stack.length > 0;
};

export const overprintBreaches = (root: Element): readonly Breach[] => {
  const lines = readIn(root)
    .flatMap(linesOf)
    .toSorted((a, b) => a.box.y - b.box.y);
  return lines.flatMap((one, at): readonly Breach[] => {
    const found: Breach[] = [];
    for (const other of lines.slice(at + 1)) {
      if (other.box.y > one.box.y + one.box.h) break;
      if (one.of === other.of || zoneOf(one.of) !== zoneOf(other.of)) continue;
      const both = common(one.box, other.box);
      if (!both || both.w < SLACK || both.h < SLACK || !areBothSeen(one.of, other.of, both)) continue;
      found.push({
        rule: 'law 1: words lie on no other words',
        what: nameOf(one.of),
        box: one.box,
        other: nameOf(other.of),
        otherBox: other.box,
      });
    }
    return found;
  });
};
