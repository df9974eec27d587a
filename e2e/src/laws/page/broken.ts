// No word is broken in its middle: what stands between two spaces stands on one line, whatever is bold or linked in it.
import { type Breach, isShown } from './boxes.ts';

/** Where a line may end: at a space that is none of those that hold together, and after strokes. */
const SPACE = /[^\S\u00a0\u202f\u2060]/u;
const STROKES = '-‐–—/…|\u00ad\u200b';
/** What ends a word though there is no space. */
const BETWEEN = 'br, svg, img, input, button:not(.place), hr';

interface Letter {
  readonly node: Text;
  readonly at: number;
}
const isSeen = (node: Text): boolean =>
  node.data !== '' &&
  node.parentElement !== null &&
  node.parentElement.closest('svg, .unseen, script, style, textarea, select') === null &&
  isShown(node.parentElement);

/** The paper on which a sentence is written, through bold words, links and names that light up. */
const paperOf = (node: Text): Element | undefined => {
  let up = node.parentElement;
  while (up && (up.matches('.place') || /^(inline|contents)$/.test(getComputedStyle(up).display)))
    up = up.parentElement;
  return up ?? undefined;
};

/** Texts that run on into one another, each list with its paper. */
const sentencesIn = (root: Element): readonly (readonly [Element, readonly Text[]])[] => {
  const found: [Element, Text[]][] = [];
  let isNew = true;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(BETWEEN)) isNew = true;
    if (!(node instanceof Text) || !isSeen(node)) continue;
    const paper = paperOf(node);
    const last = found.at(-1);
    if (last && !isNew && last[0] === paper) last[1].push(node);
    else if (paper) found.push([paper, [node]]);
    isNew = false;
  }
  return found;
};

const wordsOf = (nodes: readonly Text[]): readonly (readonly Letter[])[] => {
  const words: Letter[][] = [[]];
  for (const node of nodes)
    for (let at = 0; at < node.data.length; at++) {
      const letter = node.data[at] ?? '';
      if (SPACE.test(letter)) words.push([]);
      else words.at(-1)?.push({ node, at });
      if (STROKES.includes(letter)) words.push([]);
    }
  return words.filter((word) => word.length > 1);
};
const boxesOf = (first: Letter | undefined, last: Letter | undefined): readonly DOMRect[] => {
  if (!first || !last) return [];
  const range = document.createRange();
  // a hyphen that is shown at the end of a line belongs to the letter after it, too
  const isAfterHyphen = first.node.data[first.at - 1] === '\u00ad';
  range.setStart(first.node, isAfterHyphen ? first.at + 1 : first.at);
  range.setEnd(last.node, last.at + 1);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
};
/** So far lines may reach into each other where they are set close, as a share of their height. */
const CLOSE = 0.25;
/** One part lies below another: raised letters do not. */
const hasLines = (boxes: readonly DOMRect[]): boolean => {
  const highest = Math.min(...boxes.map(({ bottom }) => bottom));
  const lowest = Math.min(...boxes.map(({ height }) => height));
  return boxes.some(({ top }) => top >= highest - Math.max(2, CLOSE * lowest));
};
const isBroken = (word: readonly Letter[]): boolean => hasLines(boxesOf(word[0], word.at(-1)));
const isLong = (nodes: readonly Text[]): boolean => {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    hasLines(boxesOf({ node: first, at: 0 }, { node: last, at: last.data.length - 1 }))
  );
};

/** Law 1: the words below an element that begin on one line and end on another. */
export const brokenIn = (root: Element): readonly Breach[] =>
  sentencesIn(root)
    .filter(([, nodes]) => isLong(nodes))
    .flatMap(([paper, nodes]) =>
      wordsOf(nodes)
        .filter(isBroken)
        .map((word) => ({
          rule: 'law 1: no word is broken',
          what: `“${word.map(({ node, at }) => node.data[at]).join('')}” in ${paper.localName}.${paper.classList.item(0) ?? ''}`,
        })),
    );
