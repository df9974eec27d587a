// Words: none cut off without a way to read them, none too small; controls large enough for what touches them.
import { all, type Box, type Breach, boxOf, common, isFinger, isShown, isWithin, nameOf, SCREEN } from './boxes.ts';

const ROOT = '.at-table';
const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
  );
/** Heard only: nothing of it is to be seen. */
const isForReaders = (element: Element): boolean =>
  element.closest('.unseen, svg, [aria-hidden="true"]') !== null || boxOf(element).w <= 1;

const wordsOf = (element: Element): Box => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), w: Math.round(width), h: Math.round(height) };
};

/** Whether words leave a box sideways or up and down. */
const leaves = (words: Box, box: Box): { readonly x: boolean; readonly y: boolean } => ({
  x: !isWithin({ ...words, y: box.y, h: 0 }, box, 3),
  y: !isWithin({ ...words, x: box.x, w: 0 }, box, 3),
});
/** What cuts it off: an ancestor that hides what leaves it, before one that scrolls that way. */
const cutBy = (element: Element): Element | undefined => {
  const words = wordsOf(element);
  const scrolls = { x: false, y: false };
  for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(up);
    const out = leaves(words, boxOf(up));
    if (/hidden|clip/.test(overflowX) && out.x && !scrolls.x) return up;
    if (/hidden|clip/.test(overflowY) && out.y && !scrolls.y) return up;
    if (up.matches('button, .btn') && ((out.x && !scrolls.x) || (out.y && !scrolls.y))) return up;
    scrolls.x ||= /auto|scroll/.test(overflowX);
    scrolls.y ||= /auto|scroll/.test(overflowY);
    // what is fixed leaves those around it: only the screen cuts it
    if (position === 'fixed') break;
  }
  const out = leaves(words, SCREEN());
  return (out.x && !scrolls.x) || (out.y && !scrolls.y) ? document.body : undefined;
};
/** L3: of what is cut so many letters are to be seen, whatever else tells the rest. */
const LEAST_LETTERS = 8;
const lettersSeen = (element: Element, by: Element): number => {
  const words = wordsOf(element);
  const seen = common(words, boxOf(by));
  const letters = (element.textContent ?? '').trim().length;
  return seen ? Math.round((letters * seen.w * seen.h) / (words.w * words.h)) : 0;
};
/** Whoever wants it all finds it: in a title, or behind what opens. */
const canBeRead = (element: Element, by: Element): boolean =>
  element.closest('[title], [data-full]') !== null &&
  (element.closest('[data-full]') !== null ||
    lettersSeen(element, by) >= Math.min(LEAST_LETTERS, (element.textContent ?? '').trim().length));

export const textBreaches = (): readonly Breach[] => {
  const root = document.querySelector(ROOT);
  if (!root) return [];
  return [...root.querySelectorAll('*:not(svg *)')]
    .filter((element) => hasWords(element) && isShown(element) && !isForReaders(element))
    .flatMap((element): readonly Breach[] => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const small =
        size < 12.9 ? [{ rule: `G2 no text below 13 (${size})`, what: nameOf(element), box: boxOf(element) }] : [];
      const cut = cutBy(element);
      if (!cut || canBeRead(element, cut)) return small;
      return [
        ...small,
        {
          rule: 'law 1: no text is cut',
          what: nameOf(element),
          box: wordsOf(element),
          other: nameOf(cut),
          otherBox: boxOf(cut),
        },
      ];
    });
};

/** T1. Links within a sentence are as high as their line. */
export const controlBreaches = (): readonly Breach[] => {
  const root = document.querySelector(ROOT);
  if (!root) return [];
  const [wide, high] = isFinger() ? [44, 44] : [24, 24];
  return all('button, a[href], summary, input, [role="tab"]', root)
    .filter(
      (one) => isShown(one) && !one.matches('.sec, .place, svg *, .unseen') && one.closest('p, .log-line') === null,
    )
    .flatMap((one): readonly Breach[] => {
      const box = boxOf(one);
      if (box.w >= wide - 1 && box.h >= high - 1) return [];
      return [{ rule: `T1 a control has ${wide} px`, what: nameOf(one), box }];
    });
};
