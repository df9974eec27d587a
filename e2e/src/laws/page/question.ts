// Law 2: every question can be answered where it is asked. The stage tells which touches express what is allowed.
import { all, type Breach, boxOf, nameOf, pointsIn, topAt } from './boxes.ts';

type Gesture = readonly string[];
interface Asking extends Element {
  /** For each allowed action the ways to express it. */
  readonly ways?: () => readonly (readonly Gesture[])[];
  readonly held?: () => Gesture;
}
const MOST_TOUCHES = 3;

const begins = (gesture: Gesture, picked: Gesture): boolean => picked.every((place, at) => gesture[at] === place);
/** Q2: a number is gone to step by step; the steps of one number stand for all of them. */
const NUMBER = / \d+$/;
const stepOf = (place: string): string => place.replace(NUMBER, ' any number');
const isStep = (one: Element): boolean => one.closest('[data-stepper]') !== null;
/** What a hand can find now: lit on the board or among the papers, or a button that is in force. */
const shownPlaces = (): ReadonlySet<string> =>
  new Set(
    all('[data-place]')
      .filter((one) => one.matches('[data-lit], button:not([aria-disabled="true"])'))
      .flatMap((one) => {
        const place = one.getAttribute('data-place') ?? '';
        return isStep(one) ? [place, stepOf(place)] : [place];
      }),
  );

export const questionBreaches = (): readonly Breach[] => {
  const stage: Asking | null = document.querySelector('[data-zone="stage"]');
  if (!stage?.ways || !stage.held) return [{ rule: 'law 2: the stage tells its answers', what: 'no stage' }];
  if (all('dialog[open], [data-zone="scene"], [data-zone="curtain"], [data-zone="confirm"]').length > 0) return [];
  // § 3: on a sheet a hint lies in place of the hand, until it is closed
  if (all('.bottom-sheet .hint').length > 0) return [];
  // behind another tab of the column the question waits
  if (document.querySelector('[data-zone="column"][data-tab]:not([data-tab="play"])')) return [];
  const picked = stage.held();
  const shown = shownPlaces();
  const menu = all('[data-zone="menu"] button').length > 0;
  const lost = stage.ways().flatMap((ways): readonly string[] => {
    const going = ways.filter((way) => way.length <= MOST_TOUCHES && begins(way, picked));
    if (picked.length > 0 && !ways.some((way) => begins(way, picked))) return [];
    const isFound = going.some((way) => {
      const next = way[picked.length] ?? '';
      return way.length === picked.length || shown.has(next) || (NUMBER.test(next) && shown.has(stepOf(next)));
    });
    return isFound || menu ? [] : [ways.map((way) => way.join(' › ')).join(' | ')];
  });
  const lit = all('[data-zone="stage"] [data-lit]').map((one) => one.getAttribute('data-place') ?? '');
  const open = new Set(
    stage.ways().flatMap((ways) => ways.filter((way) => begins(way, picked)).map((way) => way[picked.length])),
  );
  const idle = lit.filter((place) => !open.has(place));
  return [
    ...lost
      .slice(0, 3)
      .map((what) => ({ rule: `law 2: an answer begins where nothing is lit (${lost.length})`, what })),
    ...idle.slice(0, 3).map((place) => ({ rule: 'Q1 what is lit answers', what: place })),
  ];
};

/** Somewhere on it a touch reaches it. */
const isReached = (one: Element): boolean =>
  pointsIn(boxOf(one), 9).some(([x, y]) => {
    const top = topAt(x, y);
    return top !== undefined && one.contains(top);
  });
/** Beneath a screen that covers the question, an answer is still to be had: in the screen, or beside it. */
export const coveredBreaches = (): readonly Breach[] => {
  const stage: Asking | null = document.querySelector('[data-zone="stage"]');
  const ways = stage?.ways?.() ?? [];
  const isUnder = all('[data-zone="scene"]').length > 0 && document.querySelector('[data-asked]') !== null;
  if (!isUnder || ways.length === 0 || all('dialog[open], [data-zone="curtain"]').length > 0) return [];
  if (all('[data-zone="menu"] button, [data-zone="confirm"] button').some(isReached)) return [];
  const at = stage?.held?.().length ?? 0;
  const next = new Set(ways.flatMap((each) => each.map((way) => way[at])));
  const found = all('[data-place]').filter(
    (one) => next.has(one.getAttribute('data-place') ?? '') && !one.matches('[aria-disabled="true"]'),
  );
  const within = all('[data-zone="scene"] :is([data-lit], [data-place]):not([aria-disabled="true"])');
  if ([...found, ...within].some(isReached)) return [];
  const what = found.map(nameOf).slice(0, 3).join(', ') || 'nothing to touch';
  return [{ rule: 'law 2: a question beneath a screen is answered there', what }];
};

/** Where whoever plays now could go on: lit things and buttons that are part of the question. */
export const answers = (): readonly Element[] =>
  all(
    '[data-lit], [data-zone="prompt"] .btn[data-place]:not([aria-disabled="true"]), [data-zone="menu"] button, [data-zone="confirm"] button',
  ).filter((one) => nameOf(one) !== '');
