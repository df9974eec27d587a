// Words: none cut off without a way to read them, none too small; controls large enough for what touches them.
import { all, type Box, type Breach, boxOf, common, isFinger, isShown, isWithin, nameOf, SCREEN } from './boxes.ts';

const ROOT = '.at-table';
const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
  );
/** Heard only: nothing of it is to be seen. */
const isForReaders = (element: Element): boolean =>
  element.closest('svg, [aria-hidden="true"]') !== null || boxOf(element).w <= 1;

/** Around all that is written in it, but for what is only heard. */
const wordsOf = (element: Element): Box => {
  const range = document.createRange();
  range.selectNodeContents(element);
  if (element.querySelector('.unseen') !== null) {
    const own = [...element.childNodes].filter((node) => !(node instanceof Element && node.matches('.unseen')));
    const [first, last] = [own[0], own.at(-1)];
    if (first) range.setStartBefore(first);
    if (last) range.setEndAfter(last);
  }
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
    const { overflowX, overflowY, position, pointerEvents } = getComputedStyle(up);
    const out = leaves(words, boxOf(up));
    // what takes no touch cannot be scrolled
    const cuts = pointerEvents === 'none' ? /hidden|clip|auto|scroll/ : /hidden|clip/;
    if (cuts.test(overflowX) && out.x && !scrolls.x) return up;
    if (cuts.test(overflowY) && out.y && !scrolls.y) return up;
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
/** T3: whoever wants it all touches what holds it, and is told. What a mouse alone can ask for does not count. */
const canBeRead = (element: Element, by: Element): boolean =>
  (element.closest(TELLING) !== null || isTold(element)) &&
  lettersSeen(element, by) >= Math.min(LEAST_LETTERS, (element.textContent ?? '').trim().length);
/** A control whose touch shows in full what it holds: the hand of the laws touches it and looks. */
const TELLING = 'button[data-tells]';
/** What answers a touch by itself. */
const CONTROL = 'button, a[href], summary, [data-place]';
/** A touch on what is no control tells its title; that holds all of the words. */
const isTold = (element: Element): boolean => {
  const title = element.closest(CONTROL) ? '' : (element.closest('[title]')?.getAttribute('title') ?? '');
  return title.includes(plain(element));
};

export const readIn = (root: Element): readonly Element[] =>
  [...root.querySelectorAll('*:not(svg *)')].filter(
    (element) => hasWords(element) && isShown(element) && !isForReaders(element),
  );
const plain = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** What of a control is cut off. */
export const cutIn = (control: Element): readonly string[] =>
  readIn(control)
    .filter((element) => cutBy(element) !== undefined)
    .map(plain);
/** What a touch must tell: what is cut off, and what a mouse is told of it and its parts. */
export const toldBy = (control: Element): readonly string[] => {
  const titles = [control, ...all('[title]', control)].map((element) => element.getAttribute('title') ?? '');
  return [...cutIn(control), ...titles.filter((title) => title !== '')];
};
/** Which of these words nobody can read now. */
export const unread = (words: readonly string[]): readonly string[] => {
  const root = document.querySelector(ROOT);
  const seen = root ? readIn(root).filter((element) => cutBy(element) === undefined) : [];
  return words.filter((one) => !seen.some((element) => plain(element).includes(one)));
};

const titled = (root: Element): readonly Element[] => all('[title]', root).filter((one) => !one.closest('.unseen'));
/** T3: what a mouse is told by a control where it rests is its name, or stands on the page: a finger would set it off. */
export const hoverBreaches = (): readonly Breach[] => {
  const root = document.querySelector(ROOT);
  if (!root) return [];
  return titled(root)
    .filter((element) => element.closest(CONTROL) !== null && element.closest(TELLING) === null)
    .flatMap((element): readonly Breach[] => {
      const title = element.getAttribute('title') ?? '';
      const control = element.closest(CONTROL);
      const name = control?.getAttribute('aria-label') ?? control?.textContent ?? '';
      if (name.includes(title) || unread([title]).length === 0) return [];
      return [{ rule: `T3 a hover tells nothing more (${title})`, what: nameOf(element), box: boxOf(element) }];
    });
};
/** Small pictures whose words a mouse finds by resting on them, and a finger by touching them. */
export const pictures = (): readonly Element[] => {
  const root = document.querySelector(ROOT);
  return root ? titled(root).filter((element) => element.closest(CONTROL) === null) : [];
};

export const textBreaches = (): readonly Breach[] => {
  const root = document.querySelector(ROOT);
  if (!root) return [];
  return readIn(root).flatMap((element): readonly Breach[] => {
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
