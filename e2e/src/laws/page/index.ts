// What the harness asks of a page: what breaks a law now, what could be touched, whether a touch changed anything.
import { all, type Breach, boxOf, nameOf, pointsIn, SCREEN, topAt } from './boxes.ts';
import { brokenIn } from './broken.ts';
import { floatBreaches } from './floats.ts';
import { sightBreaches } from './in-sight.ts';
import { markedBreaches } from './marked.ts';
import { overprintBreaches } from './overprint.ts';
import { answers, coveredBreaches, questionBreaches } from './question.ts';
import { silenceBreaches } from './silence.ts';
import { coverBreaches, freeOf, litBreaches, toastBreaches, touchedAt } from './targets.ts';
import { controlBreaches, hoverBreaches, pictures, textBreaches, toldBy, unread } from './text.ts';
import { openQuestion, wipe } from './wipe.ts';
import { zoneBreaches } from './zones.ts';

const look = (): readonly Breach[] => {
  const root = table();
  if (!root) return [{ rule: 'M1', what: 'no table' }];
  return [
    ...zoneBreaches(),
    ...brokenIn(root),
    ...litBreaches(),
    ...coverBreaches(),
    ...toastBreaches(),
    ...textBreaches(),
    ...overprintBreaches(root),
    ...markedBreaches(root),
    ...hoverBreaches(),
    ...silenceBreaches(),
    ...controlBreaches(),
    ...questionBreaches(),
    ...coveredBreaches(),
    ...sightBreaches(),
  ];
};

const table = (): Element | null => document.querySelector('.at-table');
/** How often the page has changed, and how often in a way that can be seen: equal before and after means that nothing happened. */
let changes = 0;
let seen = 0;
let before = 0;
/** Marks for scripts and the order of Tab: nobody sees them. */
const UNSEEN_MARKS: readonly (string | null)[] = ['data-busy', 'data-why', 'aria-busy', 'tabindex'];
const isSeen = ({ target, type, attributeName }: MutationRecord): boolean => {
  const element = target instanceof Element ? target : target.parentElement;
  return (
    element?.closest('.unseen, script, style') === null &&
    !(type === 'attributes' && UNSEEN_MARKS.includes(attributeName))
  );
};
const note = (records: readonly MutationRecord[]): void => {
  changes++;
  if (records.some(isSeen)) seen++;
};
const noteScroll = (): void => {
  changes++;
  seen++;
};
const watch = (): void => {
  const all = { subtree: true, childList: true, attributes: true, characterData: true } as const;
  new MutationObserver(note).observe(document.documentElement, all);
  document.addEventListener('scroll', noteScroll, { capture: true, passive: true });
};
if (document.documentElement) watch();
else document.addEventListener('readystatechange', watch, { once: true });

const remember = (): void => {
  before = seen;
};
const hasChanged = (): boolean => seen !== before;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly place: string;
  readonly isLit: boolean;
  /** Words of it that are cut: its touch must tell them. */
  readonly cut: readonly string[];
}
/** A whole pixel, as a hand touches it, at which a touch meets this element, nearest to its middle. */
const pointOf = (element: Element): readonly [number, number] | undefined => {
  const box = boxOf(element);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const isOn = ([x, y]: readonly [number, number]): boolean => {
    const screen = SCREEN();
    if (x < 3 || y < 3 || x > screen.w - 3 || y > screen.h - 3) return false;
    const met = touchedAt(x, y);
    return met !== undefined && (met === element || element.contains(topAt(x, y) ?? null));
  };
  const near = pointsIn(box, 9).toSorted(
    ([ax, ay], [bx, by]) => Math.hypot(ax - cx, ay - cy) - Math.hypot(bx - cx, by - cy),
  );
  return [[cx, cy] as const, ...near].map(([x, y]) => [Math.round(x), Math.round(y)] as const).find(isOn);
};
/** What answers the question, and what else a hand might try: pieces, places, cards, plates. */
const OTHERS =
  '[data-zone="stage"] [data-place]:not([data-lit]), [data-zone="hand"] [data-place], [data-zone="plates"] > *, [data-zone="paper"] button, button[aria-disabled="true"]:not([data-sure])';
const among = (what: Among): readonly Element[] => (what === 'answers' ? answers() : [...all(OTHERS), ...pictures()]);
export type Among = 'answers' | 'others';

const count = (what: Among): number => among(what).length;
/** Where to touch one of them: what a column holds is drawn up first. Nothing where it cannot be met. */
const aim = (what: Among, which: number): Spot | undefined => {
  const things = among(what);
  for (let at = 0; at < things.length; at++) {
    const element = things[(which + at) % things.length];
    if (!element) continue;
    if (element.closest('.sheet-body, .panel')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const point = pointOf(element);
    const isLit = element.hasAttribute('data-lit');
    if (point)
      return {
        x: point[0],
        y: point[1],
        name: nameOf(element),
        place: element.getAttribute('data-place') ?? '',
        isLit,
        cut: element.closest('[data-zone="plates"]') || pictures().includes(element) ? toldBy(element) : [],
      };
  }
  return undefined;
};

/** What resting on a thing has drawn over it lets the touch through: between press and release nothing may come between. */
const isMet = ({ x, y }: Spot): boolean => {
  const top = topAt(x, y);
  return !top?.closest('[data-zone="stage"] svg') || top.closest('[data-place]') !== null;
};

/** Nothing moves any more: the board is drawn, and nothing has changed for three frames. */
const settled = async (): Promise<void> => {
  let last = changes;
  for (let [same, frames] = [0, 0]; same < 3 && frames < 90; frames++) {
    await new Promise(requestAnimationFrame);
    same = changes === last && !document.querySelector('[data-drawing]') ? same + 1 : 0;
    last = changes;
  }
};

const facts = () => ({
  acts: Number(table()?.getAttribute('data-acts') ?? -1),
  undo: table()?.getAttribute('data-undo') ?? '',
  phase: table()?.getAttribute('data-phase') ?? '',
  isMine: table()?.hasAttribute('data-asked') ?? false,
  isOver: table()?.hasAttribute('data-over') ?? false,
  camera: document.querySelector('[data-camera]')?.getAttribute('data-camera') ?? '',
  why: document.querySelector('[data-camera]')?.getAttribute('data-why') ?? '',
  question: document.querySelector('#prompt')?.textContent ?? '',
  picked: all('[data-picked]').length,
  isScene: all('[data-zone="scene"]').length > 0,
  free: freeOf(),
});

/** The same beside the tables: home, settings, rules. */
const broken = (): readonly Breach[] => brokenIn(document.body);

/** What is looked at where a table is gone through state by state. */
const floats = (): readonly Breach[] => floatBreaches();
const laws = {
  unread,
  floats,
  look,
  broken,
  remember,
  hasChanged,
  count,
  aim,
  isMet,
  settled,
  facts,
  openQuestion,
  wipe,
};
export type Laws = typeof laws;
declare global {
  interface Window {
    laws: Laws;
  }
}
window.laws = laws;
