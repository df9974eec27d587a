// Why not: the refusal in a sentence with its section, tied to the place it speaks of.
import { Icon } from '@rose/board';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { plainLine } from '../../line.tsx';
import { troubleWords } from '../../words/table.ts';
import type { TableContext } from '../context.ts';
import { placeElement } from '../layout/focus.ts';
import { Lit, Section } from '../panel/section.tsx';
import { type Said, sayWhy } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import type { Refusing } from './desk.ts';

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
  return place.startsWith('#') ? name : (name.split(',')[0] ?? name);
};

const Close = ({ close }: { close(): void }) => (
  <button type="button" class="ib close" aria-label={deskWords().close} onClick={close}>
    <Icon name="close" size={18} />
  </button>
);

/** A dotted line from the refused place to the paper that speaks of it, in pixels of the board's side. */
const leaderTo = (paper: Element, place: string): string | undefined => {
  const ground = paper.closest('.board-side')?.getBoundingClientRect();
  const from = placeElement(place)?.getBoundingClientRect();
  const to = paper.getBoundingClientRect();
  if (!ground || !from || from.width === 0) return undefined;
  const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  const endX = clamp(x, to.left + 14, to.right - 14);
  const endY = clamp(y, to.top, to.bottom);
  return `M${x - ground.x} ${y - ground.y}L${endX - ground.x} ${endY - ground.y}`;
};

/** The paper goes to the other side of the board rather than over the place it speaks of. */
const stepAside = (paper: Element, place: string): void => {
  const home = paper.parentElement;
  home?.classList.remove('aside');
  const over = paper.getBoundingClientRect();
  const under = placeElement(place)?.getBoundingClientRect();
  if (!under) return;
  const isCovered =
    under.right > over.left && under.left < over.right && under.bottom > over.top && under.top < over.bottom;
  home?.classList.toggle('aside', isCovered);
};

const Leader = ({ place }: { readonly place: string | undefined }) => {
  const [path, setPath] = useState<string>();
  const line = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const paper = line.current?.parentElement?.querySelector('.refusal');
    if (paper && place !== undefined) stepAside(paper, place);
    setPath(paper && place !== undefined ? leaderTo(paper, place) : undefined);
  }, [place]);
  return (
    <svg class="leader" ref={line} aria-hidden="true">
      {path !== undefined && <path d={path} />}
    </svg>
  );
};

export const RefusalToast = ({ context }: { readonly context: TableContext }) => {
  const { desk } = context;
  const refusing = desk.refusing.value;
  const trouble = desk.trouble.value;
  const say = deskWords();
  const what = refusing?.place === undefined ? undefined : shortName(context, refusing.place);
  return (
    <>
      {refusing && <Leader key={refusing.place} place={refusing.place} />}
      <div class="refusal-home" role="status" aria-live="polite">
        {refusing && (
          <div class="refusal">
            <Icon name="hand" size={22} />
            <div>
              <b>{say.whyNot(what ?? say.that)}</b>
              {reasonsOf(context, refusing).map(({ line, rule }) => (
                <p key={plainLine(line)}>
                  <Lit context={context} line={line} /> <Section context={context} rule={rule} />
                </p>
              ))}
            </div>
            <Close
              close={() => {
                desk.refusing.value = undefined;
              }}
            />
          </div>
        )}
        {!refusing && trouble && (
          <div class="refusal">
            <Icon name="hand" size={22} />
            <div>
              <b>{troubleWords(trouble).what}</b>
              <p>{troubleWords(trouble).next}</p>
            </div>
            <Close
              close={() => {
                desk.trouble.value = undefined;
              }}
            />
          </div>
        )}
      </div>
    </>
  );
};
