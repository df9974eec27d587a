// A log laid out in the chapters of its game: what was told opens them, and a step that runs on into the next is cut.
import type { LogStep, ToldLine } from '@rose/protocol';
import type { ChapterMark, ChapterOpening, Chapters, Depth } from '@rose/table/text';
import { groupLog, type LogGroup } from './merge.ts';

/** A step, or what of it belongs to one chapter; `at` is its place among all steps. */
export interface Row {
  readonly at: number;
  readonly step: LogStep;
}
export interface Chapter {
  /** Its address: `c1.t2.b1`. */
  readonly id: string;
  readonly opening: ChapterOpening;
  readonly depth: Depth;
  readonly parts: readonly (Row | Chapter)[];
  /** Its first and last step. */
  readonly first: number;
  readonly last: number;
  readonly marks: { readonly [M in ChapterMark]?: number };
  /** What it came to, when that is known. */
  readonly sum: string | undefined;
}
export type Part = Row | Chapter;
export const isChapter = (part: Part): part is Chapter => 'parts' in part;

interface Draft {
  readonly id: string;
  readonly opening: ChapterOpening;
  readonly parts: (Row | Draft)[];
  readonly alike: Map<string, number>;
  readonly told: ToldLine['entry'][];
}
type Cut = Chapters<ToldLine['entry']>;

const newDraft = (id: string, opening: ChapterOpening): Draft => ({
  id,
  opening,
  parts: [],
  alike: new Map(),
  told: [],
});
const ROOT: ChapterOpening = { depth: 1, id: '', head: '', short: '' };

/** The chapter `opening` begins, put on the path; one that is open goes on, and as the last of several ends what is deeper. */
const open = (path: Draft[], opening: ChapterOpening, isLast: boolean): void => {
  const at = path.findIndex((draft, i) => i > 0 && draft.opening.depth >= opening.depth);
  const same = at > 0 ? path[at] : undefined;
  const goesOn = same?.opening.id === opening.id && same.opening.depth === opening.depth && !opening.id.includes('#');
  if (at > 0 && !goesOn) path.length = at;
  if (goesOn && isLast) path.length = at + 1;
  if (goesOn) return;
  const above = path.at(-1) as Draft;
  const number = (above.alike.get(opening.id) ?? 0) + 1;
  above.alike.set(opening.id, number);
  // the same name twice: told once more, and found by another address
  const own = opening.id.includes('#')
    ? opening.id.replace('#', String(number))
    : opening.id + (number > 1 ? `-${number}` : '');
  const draft = newDraft(above.id === '' ? own : `${above.id}.${own}`, opening);
  above.parts.push(draft);
  path.push(draft);
};

const addTold = (path: readonly Draft[], row: Row, line: ToldLine): void => {
  const { parts } = path.at(-1) as Draft;
  const last = parts.at(-1);
  if (last && !('parts' in last) && last.at === row.at)
    parts[parts.length - 1] = { ...last, step: { ...last.step, told: [...last.step.told, line] } };
  else parts.push({ at: row.at, step: { ...row.step, told: [line] } });
  for (const draft of path) draft.told.push(line.entry);
};

const firstOf = (part: Row | Draft): number =>
  'parts' in part ? Math.min(...part.parts.slice(0, 1).map(firstOf)) : part.at;
const lastOf = (part: Row | Draft): number =>
  'parts' in part ? Math.max(...part.parts.slice(-1).map(lastOf)) : part.at;

const finish = (cut: Cut, draft: Draft): Chapter => {
  const marks: { [M in ChapterMark]?: number } = {};
  for (const entry of draft.told) {
    const mark = cut.mark(entry);
    if (mark) marks[mark] = (marks[mark] ?? 0) + 1;
  }
  return {
    id: draft.id,
    opening: draft.opening,
    depth: draft.opening.depth,
    parts: draft.parts.map((part) => ('parts' in part ? finish(cut, part) : part)),
    first: firstOf(draft),
    last: lastOf(draft),
    marks,
    sum: cut.sum(draft.opening.id, draft.told),
  };
};

const INNERMOST: Depth = 3;
/** What was told before the first chapter stands by itself. */
export const chaptersOf = (cut: Cut, steps: readonly LogStep[]): readonly Part[] => {
  const root = newDraft('', ROOT);
  const path: Draft[] = [root];
  for (const [at, step] of steps.entries()) {
    const { manner, told, ...silent } = step;
    const row: Row = { at, step: { ...silent, told: [] } };
    for (const line of told) {
      const openings = cut.opens(line.entry);
      const inner = path.at(-1) as Draft;
      if (inner.opening.depth === INNERMOST && cut.ends?.(line.entry, inner.told)) path.pop();
      for (const opening of openings) open(path, opening, opening === openings.at(-1));
      addTold(path, row, line);
    }
    if (manner || told.length === 0)
      (path.at(-1) as Draft).parts.push({ at, step: { ...silent, ...(manner ? { manner } : {}), told: [] } });
  }
  return finish(cut, root).parts;
};

/** Every chapter, those inside after their own. */
export const allChapters = (parts: readonly Part[]): readonly Chapter[] =>
  parts.flatMap((part) => (isChapter(part) ? [part, ...allChapters(part.parts)] : []));
/** The chapters a step stands in, outermost first; the deepest is the last one opened in it. */
export const pathTo = (parts: readonly Part[], at: number): readonly Chapter[] => {
  const inside = parts.findLast((part): part is Chapter => isChapter(part) && part.first <= at && part.last >= at);
  return inside ? [inside, ...pathTo(inside.parts, at)] : [];
};
export const chapterAt = (parts: readonly Part[], id: string): Chapter | undefined =>
  allChapters(parts).find((chapter) => chapter.id === id);

/** A game without chapters of its own: its opening, then its moves by tens or as many as wanted. */
export const movesOf = (
  steps: readonly LogStep[],
  headOf: (group: LogGroup) => string,
  size?: number,
): readonly Part[] => {
  let at = 0;
  return groupLog(steps, size).map((group): Chapter => {
    const parts = group.steps.map((step): Row => ({ at: at++, step }));
    const head = headOf(group);
    const [id, short] =
      'chapter' in group.head ? [`s${group.head.chapter}`, head] : [`m${group.head.from}`, shortOf(group.head)];
    const [first, last] = [at - parts.length, at - 1];
    return { id, opening: { depth: 1, id, head, short }, depth: 1, parts, first, last, marks: {}, sum: undefined };
  });
};
const shortOf = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}` : `${from}–${to}`;
/** What was told last of all. */
export const lastRow = (parts: readonly Part[]): Row | undefined => {
  const last = parts.at(-1);
  return last && isChapter(last) ? lastRow(last.parts) : last;
};
