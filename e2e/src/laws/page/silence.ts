// Words that a size leaves out: what can be touched still says what it is, and what is hidden is said elsewhere.
import { all, type Breach, boxOf, isShown, nameOf } from './boxes.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What an element lets one see: its words without those that are only heard or that its size hides. */
const seenWords = (element: Element): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && isShown(parent) && !parent.closest('.unseen') && boxOf(parent).w > 1)
      words.push(node.textContent ?? '');
  }
  return plain(words.join(' '));
};
const hasPicture = (element: Element): boolean => all('svg, img', element).length > 0;
const nameSaid = (element: Element): string =>
  plain(element.getAttribute('aria-label') ?? element.textContent) || plain(element.getAttribute('title'));

/** Law 1: whatever can be touched shows a word or a picture, and has a name. */
const blank = (root: Element): readonly Breach[] =>
  all('button, a[href], summary, [role="tab"], [data-zone="hand"] [data-place], [data-zone="plates"] > *', root)
    .filter((one) => !one.matches('svg *, .unseen, .grab'))
    .flatMap((one): readonly Breach[] => {
      const isSeen = seenWords(one) !== '' || hasPicture(one);
      if (isSeen && nameSaid(one) !== '') return [];
      const rule = isSeen ? 'law 1: what can be touched has a name' : 'law 1: nothing that can be touched is blank';
      return [{ rule, what: nameOf(one), box: boxOf(one) }];
    });

/** Papers that are folded or not yet asked for, keys of a board without keys, and single letters. */
const EXCUSED = '[hidden], [inert], dialog, details:not([open]), kbd, script, style, svg, .unseen';
const LEAST = 3;

/** The outermost part that is not drawn, with something drawn around it. */
const isLeftOut = (element: Element): boolean =>
  getComputedStyle(element).display === 'none' &&
  element.parentElement?.checkVisibility() === true &&
  element.closest(EXCUSED) === null;

/** Everything the page says now: words that are seen, titles, names, and what is only heard. */
const saidNow = (root: Element): string => {
  const named = all('[title], [aria-label], .unseen', root).map(
    (one) => `${one.getAttribute('title') ?? ''} ${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''}`,
  );
  return plain(`${seenWords(root)} ${named.join(' ')}`);
};

const wordsIn = (element: Element): readonly string[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('.unseen')) words.push(plain(node.textContent));
  return words.filter((one) => one.length >= LEAST);
};
/** Law 1: words that a size leaves out are said somewhere else. */
const leftOut = (root: Element): readonly Breach[] => {
  const said = saidNow(root);
  return [...root.querySelectorAll('*')].filter(isLeftOut).flatMap((element): readonly Breach[] => {
    const lost = wordsIn(element).filter((words) => !said.includes(words));
    return lost.length === 0
      ? []
      : [{ rule: 'law 1: words a size leaves out are said elsewhere', what: `${nameOf(element)}: ${lost.join(', ')}` }];
  });
};

export const silenceBreaches = (): readonly Breach[] => {
  const root = document.querySelector('.at-table');
  return root ? [...blank(root), ...leftOut(root)] : [];
};
