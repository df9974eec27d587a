// The log as the page keeps it: what the host sends is laid over what is held, then grouped for reading.
import type { LogStep, Sight } from '@rose/protocol';

/** `sight.log` replaces what follows the first `keep` steps held. */
export const mergeLog = (held: readonly LogStep[], sight: Pick<Sight, 'keep' | 'log'>): readonly LogStep[] => [
  ...held.slice(0, sight.keep),
  ...sight.log,
];

/** What changed between two logs: steps were added, taken back, or nothing. */
export type Change =
  | { readonly kind: 'forward'; readonly steps: readonly LogStep[] }
  | { readonly kind: 'back'; readonly steps: readonly LogStep[] }
  | { readonly kind: 'none' };
export const changeOf = (before: readonly LogStep[], after: readonly LogStep[]): Change => {
  let same = 0;
  while (same < before.length && same < after.length && before[same]?.seq === after[same]?.seq) same++;
  if (after.length > same) return { kind: 'forward', steps: after.slice(same) };
  if (before.length > same) return { kind: 'back', steps: before.slice(same) };
  return { kind: 'none' };
};

/** The steps that came last: several where one seat did several things in one message. */
export const lastSteps = (log: readonly LogStep[], change: Change): readonly LogStep[] => {
  const came = change.kind === 'forward' ? change.steps : log.slice(-1);
  const other = came.findLastIndex(({ seat }) => seat !== came.at(-1)?.seat);
  return came.slice(other + 1);
};

export interface LogGroup {
  /** The chapter of the opening, or the numbers of the first and last move of the group. */
  readonly head: { readonly chapter: string } | { readonly from: number; readonly to: number };
  readonly steps: readonly LogStep[];
}
const GROUP = 10;
const chapterOf = (step: LogStep | undefined): string | undefined => step?.told[0]?.rule.split('.')[0];

/** First what belongs to the chapter the game opens with, then the moves by tens or as many as wanted. */
export const groupLog = (log: readonly LogStep[], size = GROUP): readonly LogGroup[] => {
  const chapter = chapterOf(log[0]);
  let laid = 0;
  while (chapter !== undefined && laid < log.length && chapterOf(log[laid]) === chapter) laid++;
  const groups: LogGroup[] = [];
  if (chapter !== undefined && laid > 0) groups.push({ head: { chapter }, steps: log.slice(0, laid) });
  return [...groups, ...byTens(log.slice(laid), size)];
};

/** Offers and answers, and the opening at a position, stand among the moves but are not counted as moves. */
const byTens = (steps: readonly LogStep[], size: number): readonly LogGroup[] => {
  const groups: { head: { from: number; to: number }; steps: LogStep[] }[] = [];
  let count = 0;
  for (const step of steps) {
    if (!step.manner && step.seat !== undefined) count++;
    const last = groups.at(-1);
    const number = Math.max(1, count);
    if (last && number - last.head.from < size) {
      last.head.to = number;
      last.steps.push(step);
    } else groups.push({ head: { from: number, to: number }, steps: [step] });
  }
  return groups;
};

/** The steps that followed the seat's own last decision. */
export const since = (log: readonly LogStep[], seat: string): readonly LogStep[] => {
  const mine = log.findLastIndex((step) => step.seat === seat);
  return log.slice(mine + 1).filter((step) => step.seat !== undefined);
};
