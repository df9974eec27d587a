// The log: steps in the chapters of the game, each a sentence whose places light up, with the section that was applied.
import { useSignal } from '@preact/signals';
import type { LogStep } from '@rose/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { plainLine } from '../../line.tsx';
import { go } from '../../router.ts';
import type { TableContext } from '../context.ts';
import { Lit, Section } from '../panel/section.tsx';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { type Chapter, isChapter, lastRow, type Part, type Row } from './chapters.ts';
import { Head } from './head.tsx';
import { layOut } from './lay-out.ts';
import { freshIds, idsOf, type Sift, sifted } from './sift.ts';
import { LogTools } from './tools.tsx';

interface StepProps {
  readonly context: TableContext;
  readonly step: LogStep;
  readonly isLast: boolean;
}
const Step = ({ context, step, isLast }: StepProps) => {
  const { desk, words } = context;
  const { face } = desk;
  return (
    <li class={isLast ? 'last' : undefined} aria-current={isLast ? 'step' : undefined}>
      <span class="log-mark" aria-hidden="true">
        {step.seat !== undefined && <face.Badge seat={step.seat} size={20} />}
      </span>
      <span class="log-text">
        {sayStep(words, step).map(({ line, rule }, at) => (
          <span key={at} class="log-line">
            <Lit context={context} line={line} /> <Section context={context} rule={rule} />{' '}
          </span>
        ))}
        {step.by && <em class="by-order">({deskWords().by[step.by]})</em>}
        {isLast && <span class="unseen"> ({deskWords().lastMove})</span>}
      </span>
    </li>
  );
};

interface PartsProps {
  readonly context: TableContext;
  readonly parts: readonly Part[];
  readonly last: Row | undefined;
  isOpen(id: string): boolean;
  toggle(id: string): void;
}
const ChapterOf = ({ chapter, ...props }: Omit<PartsProps, 'parts'> & { readonly chapter: Chapter }) => {
  const { context, last } = props;
  const { desk } = context;
  const isOpen = props.isOpen(chapter.id);
  const { table, outcome } = desk.sight.value;
  return (
    <div class={`chapter depth-${chapter.depth}`} data-chapter={chapter.id}>
      <Head
        chapter={chapter}
        isOpen={isOpen}
        isRunning={chapter.last === last?.at && !outcome}
        toggle={() => props.toggle(chapter.id)}
        play={chapter.depth > 1 ? () => go('replay', table, chapter.id) : undefined}
        point={(place) => {
          desk.spoken.value = place === undefined ? [] : [place];
        }}
      />
      {isOpen && <Parts {...props} parts={chapter.parts} />}
    </div>
  );
};
/** Rows in a row are one list; a chapter that is one sentence needs no head. */
const runsOf = (parts: readonly Part[]): readonly (Chapter | readonly Row[])[] => {
  const runs: (Chapter | Row[])[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const [only, ...more] = isChapter(part) && part.depth === 3 ? part.parts : [part];
    const isShort = only && !isChapter(only) && (only === part || only.step.told.length < 2);
    const row = isShort && more.length === 0 ? only : undefined;
    if (isChapter(part) && !row) runs.push(part);
    else if (row && Array.isArray(last)) last.push(row);
    else if (row) runs.push([row]);
  }
  return runs;
};
const Parts = (props: PartsProps) => {
  const { context, parts, last } = props;
  return (
    <>
      {runsOf(parts).map((run) =>
        'id' in run ? (
          <ChapterOf key={run.id} {...props} chapter={run} />
        ) : (
          <ol key={run[0]?.at}>
            {run.map((row, i) => (
              <Step key={`${row.at} ${i}`} context={context} step={row.step} isLast={row === last} />
            ))}
          </ol>
        ),
      )}
    </>
  );
};

/** What the host tells anew stays in sight. */
const useLastInSight = (last: LogStep | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    // in a sheet it has no height of its own: the sheet goes to its end, once
    const sheet = current.closest('.sheet-body');
    if (sheet) {
      sheet.scrollTop = sheet.scrollHeight;
      return undefined;
    }
    const toEnd = (): void => {
      current.scrollTop = current.scrollHeight;
    };
    toEnd();
    // odds that come below take space from the log: its last line stays in sight
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [last]);
  return box;
};

export const Log = ({ context }: { readonly context: TableContext }) => {
  const { desk, words } = context;
  const folds = useSignal<ReadonlyMap<string, boolean>>(new Map());
  const sift = useSignal<Sift>('all');
  const wanted = useSignal('');
  const log = desk.log.value;
  // a table that opens at a position has nothing to tell of it
  const steps = useMemo(() => log.filter(({ told, manner }) => told.length > 0 || manner), [log]);
  const all = useMemo(() => layOut(words, steps), [words, steps]);
  const box = useLastInSight(steps.at(-1));
  const word = wanted.value.trim().toLocaleLowerCase();
  const says = (step: LogStep): boolean =>
    sayStep(words, step).some(({ line }) => plainLine(line).toLocaleLowerCase().includes(word));
  const parts = sifted(all, sift.value, word === '' ? undefined : says);
  const isSifted = parts !== all;
  const fresh = freshIds(all);
  const isOpen = (id: string): boolean => folds.value.get(id) ?? (isSifted || fresh.includes(id));
  const fold = (ids: readonly string[], isOpenNow: boolean): void => {
    folds.value = new Map([...folds.value, ...ids.map((id) => [id, isOpenNow] as const)]);
  };
  return (
    <div class="log" ref={box}>
      {words.chapters && steps.length > 0 && (
        <LogTools
          sift={sift}
          wanted={wanted}
          isFolded={!idsOf(all).some(isOpen)}
          fold={(open) => fold(idsOf(all), open)}
        />
      )}
      <Parts
        context={context}
        parts={parts}
        last={lastRow(all)}
        isOpen={isOpen}
        toggle={(id) => fold([id], !isOpen(id))}
      />
      {parts.length === 0 && <p class="quiet">{isSifted ? deskWords().nothingFound : deskWords().nothingYet}</p>}
    </div>
  );
};
