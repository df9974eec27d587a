// Why not: the refusal in a sentence with its section, tied to the place it speaks of.
import { Icon } from '@rose/board';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wantReasons } from '../../game-words.ts';
import { plainLine } from '../../line.tsx';
import { language } from '../../prefs.ts';
import { hideToast, ToastPaper, useHousedToast } from '../../toast.tsx';
import { troubleWords } from '../../words/table.ts';
import type { TableContext } from '../context.ts';
import { placeElement } from '../layout/focus.ts';
import { tableClass } from '../layout/media.ts';
import { Lit, Section } from '../panel/section.tsx';
import { type Said, sayWhy } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import type { Desk, Refusing } from './desk.ts';

const MOST = 3;
/** Several actions may have been meant; equal sentences are said once. */
const reasonsOf = (context: TableContext, { refusals }: Refusing): readonly Said[] => {
  const said = new Map<string, Said>();
  for (const refusal of refusals) {
    const reason = sayWhy(context.words, refusal);
    said.set(plainLine(reason.line), reason);
  }
  return [...said.values()].slice(0, MOST);
};

/** `c4, York soldier` is asked about as `c4`. */
const shortName = (context: TableContext, place: string): string => {
  const name = context.words.place(context.desk.sight.value.view, place);
  return place.startsWith('#') ? name : (name.split(/[,;]/)[0] ?? name);
};

const Close = ({ close }: { close(): void }) => (
  <button type="button" class="ib close" aria-label={deskWords().close} onClick={close}>
    <Icon name="close" size={18} />
  </button>
);

/** F4: never over what was touched, nor over what answers the question or is one's own. */
const MATTERS = '.frame-board :is([data-lit], [data-picked], [data-about], [data-own])';
const LARGE = 120;
const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** F5: nor over what else floats on the board. */
const FLOATS = '[data-zone="zoom"], [data-zone="overview"], [data-zone="card"]';
const GAP = 8;
const SPOTS = ['', 'right', 'low', 'low right', 'docked'] as const;

/** Tried on one after the other, before anybody sees it; the last lies in the question itself. */
const useFreeSpot = (shown: unknown, place: string | undefined) => {
  const home = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<(typeof SPOTS)[number]>('');
  useLayoutEffect(() => {
    const { current } = home;
    if (!current || !shown || !/^(desk|phone)$/.test(tableClass.value)) return setSpot('');
    const touched = place === undefined ? null : placeElement(place);
    const things = [...document.querySelectorAll(MATTERS), ...(touched ? [touched] : [])]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && Math.min(width, height) < LARGE);
    const floats = [...document.querySelectorAll(FLOATS)].map((one) => one.getBoundingClientRect());
    const around = floats.map(
      ({ x, y, width, height }) => new DOMRect(x - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP),
    );
    const worn = current.dataset['spot'];
    const taken = [...things, ...around];
    const isFree = (one: (typeof SPOTS)[number]): boolean => {
      current.dataset['spot'] = one;
      const mine = current.getBoundingClientRect();
      return one !== 'docked' && !taken.some((thing) => isOver(mine, thing));
    };
    const free = SPOTS.find(isFree);
    current.dataset['spot'] = worn ?? '';
    setSpot(free ?? 'docked');
  }, [shown, place]);
  return { home, spot };
};

/** Z2: what is said over a scene lies in the layer above everything. */
const useAbove = (home: { readonly current: HTMLDivElement | null }, said: unknown): void =>
  useLayoutEffect(() => {
    const { current } = home;
    if (!current || !said || !document.querySelector(SCENE)) return undefined;
    current.popover = 'manual';
    current.showPopover();
    return () => {
      current.hidePopover();
      current.popover = null;
    };
  }, [home, said]);
const SCENE = '.at-table [data-zone="scene"]';

const Reasons = ({ context, refusing }: { readonly context: TableContext; readonly refusing: Refusing }) => {
  const reasons = reasonsOf(context, refusing);
  const { game } = context.desk.sight.value;
  useEffect(() => wantReasons(game), [game, language.value]);
  if (reasons.length === 0) return <p>{deskWords().nothingHere}</p>;
  return (
    <>
      {reasons.map(({ line, rule }) => (
        <p key={plainLine(line)}>
          <Lit context={context} line={line} /> <Section context={context} rule={rule} />
        </p>
      ))}
    </>
  );
};

export const hush = ({ refusing, trouble, told }: Desk): void => {
  refusing.value = undefined;
  trouble.value = undefined;
  told.value = undefined;
};

/** It stays until the next act or until it is closed; a new one takes its place. */
export const RefusalToast = ({ context }: { readonly context: TableContext }) => {
  const { desk } = context;
  const refusing = desk.refusing.value;
  const trouble = refusing ? undefined : desk.trouble.value;
  const told = refusing || trouble ? undefined : desk.told.value;
  const say = deskWords();
  const what = refusing?.place === undefined ? undefined : shortName(context, refusing.place);
  const note = useHousedToast();
  useLayoutEffect(() => {
    if (note) hush(desk);
  }, [desk, note]);
  useLayoutEffect(() => {
    if (refusing ?? trouble ?? told) hideToast();
  }, [refusing, trouble, told]);
  const said = refusing ?? trouble ?? told ?? note;
  const { home, spot } = useFreeSpot(said, refusing?.place);
  useAbove(home, said);
  const close = (): void => hush(desk);
  return (
    <div ref={home} class="refusal-home" data-spot={spot} role="status" aria-live="polite">
      {said && said === note && <ToastPaper now={note} />}
      {said && said !== note && (
        <div class="refusal" data-zone="toast">
          <Icon name={told ? 'note' : 'hand'} size={22} />
          <div>
            <b>{told?.title ?? (trouble ? troubleWords(trouble).what : say.whyNot(what ?? say.that))}</b>
            {refusing ? (
              <Reasons context={context} refusing={refusing} />
            ) : (
              (trouble || told?.text) && <p>{trouble ? troubleWords(trouble).next : told?.text}</p>
            )}
          </div>
          <Close close={close} />
        </div>
      )}
    </div>
  );
};
