// The keyboard at the table. Arrow keys walk over the board by where places stand on the screen.
export interface Spot {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';

/** How far along the arrow and how far beside it another spot lies. */
const offset = (from: Spot, to: Spot, arrow: Arrow): { readonly along: number; readonly beside: number } => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (arrow) {
    case 'ArrowLeft':
      return { along: -dx, beside: Math.abs(dy) };
    case 'ArrowRight':
      return { along: dx, beside: Math.abs(dy) };
    case 'ArrowUp':
      return { along: -dy, beside: Math.abs(dx) };
    case 'ArrowDown':
      return { along: dy, beside: Math.abs(dx) };
  }
};

/** The nearest spot in the arrow's direction; straying sideways costs more, and more than 60° is another way. */
export const spotTowards = (spots: readonly Spot[], from: string, arrow: Arrow): string | undefined => {
  const here = spots.find(({ place }) => place === from);
  if (!here) return spots[0]?.place;
  let best: { place: string; cost: number } | undefined;
  for (const spot of spots) {
    const { along, beside } = offset(here, spot, arrow);
    if (along <= 1 || beside > along * 1.75) continue;
    const cost = along + 1.2 * beside;
    if (!best || cost < best.cost) best = { place: spot.place, cost };
  }
  return best?.place;
};

/** The spots of a drawn board: every element that carries a place. */
export const spotsOf = (board: Element): readonly Spot[] =>
  [...board.querySelectorAll<SVGElement>('[data-place]')].map((element) => {
    const box = element.getBoundingClientRect();
    return { place: element.dataset['place'] ?? '', x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** What a key asks for when no field is being written in. */
export type KeyWish = 'undo' | 'hint' | 'names' | 'help' | 'clear' | { readonly choose: number };
export const wishOf = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyWish | undefined => {
  if (event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return 'undo';
  if (event.ctrlKey || event.metaKey) return undefined;
  if (key === 'h') return 'hint';
  if (key === 'c') return 'names';
  if (key === '?') return 'help';
  if (key === 'escape') return 'clear';
  return /^[1-9]$/.test(key) ? { choose: Number(key) } : undefined;
};

/**
 * T4: buttons that answer the question: of a scene that lies over the board its deeds, or where it has none what is lit
 * there; else those beside the question and in the column.
 */
const IN_SCENE = '[data-zone="stage"] [data-zone="scene"]';
const OF_SCENE = [
  ['button.deed', '.deed li button'],
  ['button[data-lit]', '[data-lit] button'],
].map((places) => places.map((one) => `${IN_SCENE} ${one}`));
const BESIDE = [['[data-zone="prompt"] button[data-place]', '[data-zone="column"] button[data-lit]']];
/** In their order on the page. */
export const answerButtons = (): readonly HTMLButtonElement[] => {
  for (const places of document.querySelector(IN_SCENE) ? OF_SCENE : BESIDE) {
    const found = [...document.querySelectorAll<HTMLButtonElement>(places.join())].filter(
      (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled && one.checkVisibility(),
    );
    if (found.length > 0) return found;
  }
  return [];
};

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
