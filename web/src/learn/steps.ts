// The way through a lesson: where a step's table begins, what was played to get there, what a move means.
import type { Lesson } from '@rose/table/text';

/** How far the learner is: the step, and the learner's own actions since the last fresh position. */
export interface Progress {
  readonly step: number;
  readonly played: readonly string[];
}
export const START: Progress = { step: 0, played: [] };

/** The step whose fresh position this step goes on from. */
export const baseOf = (lesson: Lesson, step: number): number => {
  for (let at = step; at > 0; at--) if (lesson.steps[at]?.position) return at;
  return 0;
};
export const positionAt = (lesson: Lesson, step: number): object =>
  lesson.steps[baseOf(lesson, step)]?.position ?? lesson.position;

/** What is played between the fresh position and this step: the learner's actions with the answers to them. */
export interface Scripted {
  readonly by: 'learner' | 'other';
  readonly action: string;
}
export const scriptTo = (lesson: Lesson, { step, played }: Progress): readonly Scripted[] => {
  const done = lesson.steps.slice(baseOf(lesson, step), step).filter(({ waitFor }) => waitFor !== undefined);
  return done.flatMap(({ waitFor, reply }, at): readonly Scripted[] => {
    const action = played[at] ?? waitFor?.[0];
    if (action === undefined) return [];
    return [{ by: 'learner', action }, ...(reply === undefined ? [] : [{ by: 'other' as const, action: reply }])];
  });
};

/** After a step is done; a step with a fresh position begins with nothing played. */
export const advance = (lesson: Lesson, { step, played }: Progress, action: string | undefined): Progress => {
  const next = step + 1;
  if (lesson.steps[next]?.position) return { step: next, played: [] };
  return { step: next, played: action === undefined ? played : [...played, action] };
};

export const isDone = (lesson: Lesson, { step }: Progress): boolean => step >= lesson.steps.length;
/** Whether the next step needs a table of its own. */
export const needsTable = (lesson: Lesson, step: number): boolean => lesson.steps[step]?.position !== undefined;

const keyOf = (game: string): string => `rose.lesson.${game}`;
/** Where the learner left off on this device. */
export const remembered = (game: string, lesson: Lesson): Progress => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('step' in kept) || !('played' in kept)) return START;
    const { step, played } = kept;
    const isWhole = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < lesson.steps.length;
    const isSaid = Array.isArray(played) && played.every((action) => typeof action === 'string');
    return isWhole && isSaid ? { step, played } : START;
  } catch {
    return START;
  }
};
export const remember = (game: string, progress: Progress): void => {
  try {
    if (progress.step === 0) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing still lets its guest learn
  }
};
