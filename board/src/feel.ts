// A hand feels for what is lit: what answers the question comes before what stands on it, and a finger finds it nearby.
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What is lit, or what stands on lit ground and means it. */
const LIT = '[data-lit], [data-means]';
/** Who is in hand, or may still be taken up, answers for himself, whatever lit ground lies below. */
const DIRECT = `${LIT}, [data-picked], [data-joins]`;
const litOf = (element: Element, within: Element, wanted: string): Element | null => {
  const lit = element.closest(wanted);
  return lit && within.contains(lit) ? lit : null;
};
const litAt = (within: Element, x: number, y: number, wanted: string): Element | undefined => {
  const stack = document.elementsFromPoint(x, y);
  // papers on the board are not felt through
  if (!stack[0] || !within.contains(stack[0])) return undefined;
  for (const element of stack) {
    const lit = litOf(element, within, wanted);
    if (lit) return lit;
  }
  return undefined;
};

/** As far as a finger reaches around the point it means, in pixels; and at how many points it is asked. */
const REACHES = [11, 21] as const;
const AROUND = 8;

/** What a touch at this point may mean: nothing, one thing, or several that lie too close to be told apart. */
export const feltAt = (within: Element, x: number, y: number, reaches = isCoarse()): readonly Element[] => {
  const direct = litAt(within, x, y, DIRECT);
  if (direct) return [direct];
  if (!reaches) return [];
  for (const reach of REACHES) {
    const found = new Map<string | Element, Element>();
    for (let at = 0; at < AROUND; at++) {
      const angle = (2 * Math.PI * at) / AROUND;
      const lit = litAt(within, x + reach * Math.cos(angle), y + reach * Math.sin(angle), LIT);
      if (lit) found.set(lit.getAttribute('data-means') ?? lit.getAttribute('data-place') ?? lit, lit);
    }
    if (found.size > 0) return [...found.values()];
  }
  return [];
};

/** Touches it as a hand would: the place itself answers. */
export const touchElement = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
};
