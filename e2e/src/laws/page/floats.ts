// What lies on the board or leaves it: how it is shown at home and zoomed in, what may float on it, where papers go.
import { all, type Breach, boxOf, common, isWithin, nameOf } from './boxes.ts';
import { freeOf, isExcused } from './targets.ts';

const frame = (): Element | undefined => all('[data-zone="stage"] .frame')[0];
const LARGE = 120;
const SLACK = 3;

/** F2: home shows what stands on the board, and whole what is written beside it; seas and foreign land bleed over its edges. */
const home = (): readonly Breach[] => {
  const one = frame();
  if (one?.classList.contains('near') !== false || one.getAttribute('data-camera')?.endsWith(',1.00') !== true)
    return [];
  const free = freeOf();
  return all('.frame-board :is([data-place], [data-plate])', one).flatMap((thing): readonly Breach[] => {
    const box = boxOf(thing);
    const plate = thing.getAttribute('data-plate');
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: 0, h: 0 };
    const isGround = Math.max(box.w, box.h) > LARGE;
    if (plate === null && isGround) return [];
    if (isWithin(plate === null ? middle : box, free, SLACK)) return [];
    return [
      {
        rule: 'F2 home shows every place',
        what: plate ?? nameOf(thing),
        box,
        other: 'the free rectangle',
        otherBox: free,
      },
    ];
  });
};

/** F3: zoomed in, the board ends where the zones begin. */
const mat = (): readonly Breach[] => {
  const one = frame();
  if (!one?.classList.contains('near') || getComputedStyle(one).overflow === 'clip') return [];
  return [{ rule: 'F3 zoomed in, the board ends where the zones begin', what: nameOf(one), box: boxOf(one) }];
};

const APART = 8;
/** F5: at most one card and one toast; two of what floats keep apart. */
const floats = (): readonly Breach[] => {
  const free = freeOf();
  const inside = (selector: string) => all(selector).filter((one) => common(boxOf(one), free));
  const [cards, toasts] = [inside('.floating-card:not(.unplaced)'), inside('[data-zone="toast"]')];
  const many = [cards, toasts]
    .filter((some) => some.length > 1)
    .map((some) => ({ rule: 'F5 at most one card and one toast', what: some.map(nameOf).join(' + ') }));
  const some = [...cards, ...toasts, ...inside('[data-zone="overview"], [data-zone="zoom"]')];
  return [
    ...many,
    ...some.flatMap((one, at) =>
      some.slice(at + 1).flatMap((other): readonly Breach[] => {
        const { x, y, w, h } = boxOf(one);
        const around = { x: x - APART + 1, y: y - APART + 1, w: w + 2 * APART - 2, h: h + 2 * APART - 2 };
        if (!common(around, boxOf(other))) return [];
        return [
          {
            rule: 'F5 what floats keeps 8 px apart',
            what: nameOf(one),
            box: boxOf(one),
            other: nameOf(other),
            otherBox: boxOf(other),
          },
        ];
      }),
    ),
  ];
};

/** F8: papers lie in the column. */
const papers = (): readonly Breach[] =>
  all('[data-zone="paper"]')
    .filter((one) => !one.closest('[data-zone="column"], [data-zone="scene"]'))
    .map((one) => ({ rule: 'F8 papers dock', what: nameOf(one), box: boxOf(one) }));

/** L5: at the left of the stage there is the rail and nothing else. */
const rail = (): readonly Breach[] => {
  const [stage] = all('.at-table:is([data-class="desk"], [data-class="side"]) [data-zone="stage"]');
  if (!stage) return [];
  const left = boxOf(stage).x;
  return all('[data-zone]')
    .filter((one) => !one.closest('.rail, [data-zone="bar"], [data-zone="scene"]') && boxOf(one).x < left - SLACK)
    .map((one) => ({ rule: 'L5 the rail is one column', what: nameOf(one), box: boxOf(one) }));
};

const WIDEST = 376;
/** Z4: what is said to a touch is narrow enough to be read at a glance. */
const toasts = (): readonly Breach[] =>
  all('[data-zone="toast"]')
    .filter((one) => boxOf(one).w > Math.max(WIDEST, (one.closest('[data-zone="column"]')?.clientWidth ?? 0) - 23))
    .map((one) => ({ rule: `Z4 a toast is at most ${WIDEST} wide`, what: nameOf(one), box: boxOf(one) }));

export const floatBreaches = (): readonly Breach[] =>
  isExcused() ? papers() : [...home(), ...mat(), ...floats(), ...papers(), ...rail(), ...toasts()];
