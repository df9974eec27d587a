// What is marked as being so now (the turn, the step, the tab) looks different from its neighbours.
import { all, type Breach, boxOf, nameOf } from './boxes.ts';

const MARKED = '.now, .on, [aria-current], [aria-selected="true"]';
const LOOKS = [
  'backgroundColor',
  'backgroundImage',
  'color',
  'fontWeight',
  'borderTopColor',
  'borderBottomColor',
  'boxShadow',
  'outlineColor',
  'opacity',
  'fill',
  'stroke',
] as const;
/** What it wears itself, and what is drawn before it. */
const looksOf = (element: Element): string => {
  const own = getComputedStyle(element);
  const before = getComputedStyle(element, '::before');
  return [...LOOKS.map((look) => own[look]), before.content, before.backgroundColor].join('|');
};
/** Each part that both have, in its order; a picture is one part, unless the mark is a part of it. */
const partsOf = (element: Element): readonly Element[] => [
  element,
  ...element.querySelectorAll(element instanceof SVGElement ? '*' : '*:not(svg *)'),
];

export const markedBreaches = (root: Element): readonly Breach[] =>
  all(MARKED, root).flatMap((one): readonly Breach[] => {
    const other = [...(one.parentElement?.children ?? [])].find(
      (each) => each !== one && each.localName === one.localName && !each.matches(MARKED),
    );
    if (!other) return [];
    const [mine, theirs] = [partsOf(one).map(looksOf), partsOf(other).map(looksOf)];
    return mine.some((looks, at) => looks !== theirs[at])
      ? []
      : [{ rule: 'G2 what is marked looks different', what: nameOf(one), box: boxOf(one) }];
  });
