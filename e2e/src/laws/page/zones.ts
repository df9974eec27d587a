// Where the zones lie: inside the window, beside one another, never without height, with the main button in sight.

import { classOf } from '../sizes.ts';
import { all, type Breach, boxOf, common, isShown, isWithin, nameOf, SCREEN, topAt } from './boxes.ts';
import { isExcused } from './targets.ts';

const DOCKED = [
  'bar',
  'plates',
  'clock',
  'prompt',
  'column',
  'hand',
  'own',
  'tabs',
  'log',
  'legend',
  'choices',
  'confirm',
];
const LEAST_OWN = 120;

const outside = (): readonly Breach[] =>
  all(DOCKED.map((zone) => `[data-zone="${zone}"]`).join())
    .filter((zone) => !isScrolled(zone) && !isWithin(boxOf(zone), SCREEN(), 2))
    .map((zone) => ({ rule: 'L1 zones lie in the window', what: nameOf(zone), box: boxOf(zone) }));

/** Inside something that scrolls a zone may be out of sight. */
const isScrolled = (zone: Element): boolean => {
  for (let up = zone.parentElement; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflow)) return true;
  return false;
};

const overlapping = (): readonly Breach[] => {
  if (isExcused()) return [];
  const zones = all(DOCKED.map((zone) => `[data-zone="${zone}"]`).join());
  return zones.flatMap((zone, at) =>
    zones.slice(at + 1).flatMap((other): readonly Breach[] => {
      if (zone.contains(other) || other.contains(zone) || isScrolled(zone) || isScrolled(other)) return [];
      if (!common(boxOf(zone), boxOf(other))) return [];
      return [
        {
          rule: 'L1 docked zones never overlap',
          what: nameOf(zone),
          box: boxOf(zone),
          other: nameOf(other),
          otherBox: boxOf(other),
        },
      ];
    }),
  );
};

/** Around what does not scroll. */
const FRAMES = ['bar', 'prompt', 'confirm', 'tabs'];
/** L1: what is pressed in a zone stands within it. */
const strays = (): readonly Breach[] =>
  all(FRAMES.map((zone) => `[data-zone="${zone}"]`).join()).flatMap((zone) =>
    all('button, a.btn', zone)
      .filter((one) => one.closest('[data-zone]') === zone && !isScrolled(one) && !isWithin(boxOf(one), boxOf(zone), 1))
      .map((one) => ({
        rule: 'L1 a button stays within its zone',
        what: nameOf(one),
        box: boxOf(one),
        other: nameOf(zone),
        otherBox: boxOf(zone),
      })),
  );

/** G2: the sentence that asks is never squeezed away. */
const LEAST_SENTENCE = 120;
const sentence = (): readonly Breach[] => {
  const question = document.querySelector('#prompt');
  if (!question || document.querySelector('dialog[open]')) return [];
  const box = boxOf(question);
  return box.w >= LEAST_SENTENCE && box.h > 10
    ? []
    : [{ rule: 'G2 the question can be read', what: nameOf(question), box }];
};

/** As high as all it holds, be it the zone that scrolls or what stands in it. */
const contentOf = (zone: Element): number =>
  Math.max(zone.scrollHeight, ...[...zone.children].map((part) => part.scrollHeight));
/** L2, law 1: what asks or answers has a height. */
const heights = (): readonly Breach[] => {
  const asked = [
    ...document.querySelectorAll('[data-zone="own"], [data-zone="prompt"], [data-zone="column"], [data-zone="hand"]'),
  ];
  return asked
    .filter((zone) => zone.childElementCount > 0 && zone.checkVisibility())
    .flatMap((zone): readonly Breach[] => {
      const box = boxOf(zone);
      const least = zone.getAttribute('data-zone') === 'own' ? Math.min(LEAST_OWN, contentOf(zone)) : 20;
      return box.h >= least - 1 ? [] : [{ rule: 'L2 what answers is never flat', what: nameOf(zone), box }];
    });
};

/** G2: where the question stands beside what it is about, each of its lines is read. */
const lines = (): readonly Breach[] => {
  const question = document.querySelector('#prompt');
  const prompt = question?.closest('[data-zone="prompt"]');
  const isBeside = all('.at-table:is([data-class="desk"], [data-class="lap"])').length > 0;
  if (!question || !prompt || !isBeside || all('dialog[open], [data-zone="curtain"]').length > 0) return [];
  // how a game ended is said larger by what lies on it
  if (all('[data-over] .end h2').some((end) => end.textContent === question.textContent)) return [];
  const words = document.createRange();
  words.selectNodeContents(question);
  const covered = [...words.getClientRects()].filter(({ x, y, width, height }) => {
    const top = width > 1 ? topAt(x + width / 2, y + height / 2) : prompt;
    return top !== undefined && !prompt.contains(top);
  });
  return covered.length === 0
    ? []
    : [{ rule: 'G2 the question is read whole', what: nameOf(question), box: boxOf(question) }];
};

const isOpen = (element: Element): boolean => {
  const { x, y, w, h } = boxOf(element);
  const top = topAt(x + w / 2, y + h / 2);
  return top !== undefined && (element.contains(top) || top.contains(element));
};
/** Law 4: what asks for a second touch can be touched, whatever else is on show. */
const second = (): readonly Breach[] =>
  all('dialog[open], [data-zone="curtain"]').length > 0
    ? []
    : all('[data-zone="confirm"] .btn')
        .filter((one) => !isOpen(one))
        .map((one) => ({ rule: 'law 4: the second touch is open', what: nameOf(one), box: boxOf(one) }));

/** L4: the main button and Undo are there without scrolling. Q3: one red button at most. */
const buttons = (): readonly Breach[] => {
  if (all('dialog[open], [data-zone="curtain"], [data-zone="scene"]').length > 0) return [];
  const undo = document.querySelector('[data-undo-button]');
  const red = all('.btn.primary');
  const hidden = [...(undo ? [undo] : []), ...red].filter((one) => !isShown(one) || !isOpen(one));
  const many = red.length > 1 ? [{ rule: 'Q3 one red button', what: red.map(nameOf).join(' + ') }] : [];
  return [
    ...hidden.map((one) => ({ rule: 'L4 main button and Undo are open', what: nameOf(one), box: boxOf(one) })),
    ...(undo || !document.querySelector('[data-zone="prompt"]') || document.querySelector('[data-zone="confirm"]')
      ? []
      : [{ rule: 'L4 there is an Undo', what: 'none' }]),
    ...many,
  ];
};

/** K1: the class goes by the size of the window alone. */
const classes = (): readonly Breach[] => {
  const worn = document.querySelector('.at-table')?.getAttribute('data-class');
  const due = classOf({ width: innerWidth, height: innerHeight });
  return worn === due ? [] : [{ rule: 'K1 the class goes by the size', what: `${worn} instead of ${due}` }];
};

/** K2: the page does not scroll. */
const scrolling = (): readonly Breach[] => {
  const page = document.scrollingElement ?? document.documentElement;
  const isWide = page.scrollWidth > innerWidth + 1;
  const isHigh = page.scrollHeight > innerHeight + 1 && innerHeight > 256;
  return isWide || isHigh ? [{ rule: 'K2 no page scrolls', what: `${page.scrollWidth} × ${page.scrollHeight}` }] : [];
};

/** More plates than there is room for, a hand of more cards, a wide table of the rules. */
const ROWS = '[data-zone="plates"], [data-zone="hand"], [data-zone="hand"] *, .rules-wide';
/** K2: nor does anything else in it scroll sideways. */
const sideways = (): readonly Breach[] =>
  all('.at-table *:not(svg *)')
    .filter(
      (one) =>
        one.scrollWidth > one.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(one).overflowX) &&
        !one.matches(ROWS),
    )
    .map((one) => ({
      rule: `K2 nothing scrolls sideways (${one.scrollWidth} in ${one.clientWidth})`,
      what: nameOf(one),
      box: boxOf(one),
    }));

export const zoneBreaches = (): readonly Breach[] => [
  ...outside(),
  ...overlapping(),
  ...strays(),
  ...heights(),
  ...sentence(),
  ...lines(),
  ...buttons(),
  ...second(),
  ...scrolling(),
  ...sideways(),
  ...classes(),
];
