// Where a sheet, or what is the viewer's own in a panel, stands: what is asked anew is read from its beginning, and what
// answers is never below its fold while nothing else that answers can be seen.
import { useEffect, useRef } from 'preact/hooks';
import type { TableContext } from '../context.ts';
import type { Hints } from '../hint/hint.tsx';
import { windowSize } from './media.ts';
import type { Panels } from './panels.ts';

/** The question by whom it is asked of and after what: what others do meanwhile is no new one. */
const questionNow = ({ desk }: TableContext): string => {
  const { phase, viewer } = desk.sight.value;
  const own = desk.log.value.filter(({ seat }) => seat === viewer).length;
  return desk.isMyTurn.value ? `${phase} ${own}` : '';
};

interface ScrollProps {
  readonly context: TableContext;
  readonly panels: Panels;
  readonly hints: Hints;
}
/** What is asked anew, what a touch could mean, or what the board asks before it is done, is read from its beginning. */
export const useBeginning = ({ context, panels, hints }: ScrollProps) => {
  const body = useRef<HTMLDivElement>(null);
  const question = questionNow(context);
  const tab = panels.sheet.value;
  const isHinting = hints.state.value !== undefined;
  const menu = context.desk.menu.value;
  const paper = context.desk.paper.value;
  const isAsking = paper !== undefined && paper.place === undefined;
  useEffect(() => {
    if (tab === 'play' && body.current) body.current.scrollTop = 0;
  }, [question, tab, isHinting, menu, isAsking]);
  return body;
};

/** So much of a thing at least is in sight before it counts as seen. */
const SEEN = 24;
const isIn = (thing: Element, within: Element): boolean => {
  const [one, box] = [thing.getBoundingClientRect(), within.getBoundingClientRect()];
  const wide = Math.min(one.right, box.right) - Math.max(one.left, box.left);
  const high = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
  return wide >= Math.min(SEEN, one.width) && high >= Math.min(SEEN, one.height) && one.width > 0;
};
const MARGIN = 8;
/** A row for a finger. */
const WHOLE = 44;
/** A paper that asks by a button of its own, such as the attack that waits for its second touch. */
const hasOwnButton = (paper: Element): boolean =>
  paper.querySelector('button') !== null && !paper.querySelector('[data-lit]');
/** On the board, or among cards that lie beside it. */
const isLitBeside = (body: Element): boolean =>
  [...(body.closest('.at-table')?.querySelectorAll('.stage, .hand-strip, .rail') ?? [])].some((zone) =>
    [...zone.querySelectorAll('[data-lit]')].some((one) => isIn(one, zone)),
  );
/** The first of what is lit, where none of it is in sight on board or sheet; a paper above it that asks is not left, and one
 * that was just opened, only as far as there is need. */
const showLit = (body: Element, isOpened: boolean): void => {
  if ([...body.querySelectorAll('.docked[data-zone="paper"], [data-urgent]')].some(hasOwnButton)) return;
  const inSheet = [...body.querySelectorAll('[data-lit]')].filter((one) => one.getClientRects().length > 0);
  const [first] = inSheet;
  if (!first || inSheet.some((one) => isIn(one, body))) return;
  if (isLitBeside(body)) return;
  const aside = first.getBoundingClientRect();
  const around = body.getBoundingClientRect();
  // a hand of cards is gone along sideways
  if (aside.right < around.left + SEEN || aside.left > around.right - SEEN)
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [box, lit] = [body.getBoundingClientRect(), first.getBoundingClientRect()];
  if (isIn(first, body)) return;
  if (isOpened && lit.top > box.top) {
    body.scrollTop += lit.top + Math.min(lit.height, WHOLE) + MARGIN - box.bottom;
    return;
  }
  // together with its heading, where both find room
  const head = first.closest('section')?.getBoundingClientRect() ?? lit;
  const from = lit.top - head.top + SEEN < box.height / 2 ? head : lit;
  body.scrollTop += from.top - box.top - MARGIN;
};
/** What takes the sheet into a hand: from then on it stays where it is put. */
const TAKES = ['pointerdown', 'wheel', 'keydown'] as const;
/** A sheet that was drawn up goes down again where the board alone answers. */
const showBoard = (body: Element, { height }: Panels): void => {
  if (
    height.peek() !== 'full' ||
    [...body.querySelectorAll('[data-lit]')].some((one) => one.getClientRects().length > 0)
  )
    return;
  if (body.closest('.at-table')?.querySelector('.stage [data-lit]')) height.value = 'rest';
};
/** `drawn`: how much of the sheet there is so far; parts that are fetched come later still. */
export const useLitInSight = (context: TableContext, panels: Panels, drawn: number) => {
  const mark = useRef<HTMLSpanElement>(null);
  const { open, picked, paper, refusing } = context.desk;
  const told = `${paper.value?.place} ${refusing.value !== undefined}`;
  const before = useRef('');
  /** What was asked anew has not been looked at yet: a paper may come before the next frame. */
  const isNew = useRef(false);
  const asked = `${open.value.length} ${picked.value.join()} ${questionNow(context)} ${windowSize.value}`;
  useEffect(() => {
    const body = mark.current?.closest('.sheet-body, .panel-work');
    const isOpened = before.current === asked;
    before.current = asked;
    isNew.current ||= !isOpened;
    if (!body) return undefined;
    // after the beginning was gone back to, and after the board has flown
    const frame = requestAnimationFrame(() => {
      if (isNew.current) showBoard(body, panels);
      isNew.current = false;
      showLit(body, isOpened);
    });
    const watch = new MutationObserver(() => showLit(body, isOpened));
    watch.observe(body, { childList: true, subtree: true });
    const taken = new AbortController();
    const leave = (): void => {
      watch.disconnect();
      taken.abort();
    };
    for (const type of TAKES) body.addEventListener(type, leave, { signal: taken.signal, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, [asked, drawn, told]);
  return mark;
};
