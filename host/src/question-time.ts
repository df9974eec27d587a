// The time of a question: a table gives each one its own, after which its answer is recorded as given by default. A question
// gives its time once: what is asked again, after a take-back, has what was left. Pure; the time is given.
import type { ClockTerms } from '@rose/protocol';

export interface QuestionTime {
  /** Milliseconds left at `since`, or when the last question was answered. */
  readonly left: number;
  /** While the seat is asked, whoever sits there: since when `left` runs. */
  readonly since?: string;
  /** The number of the seat's newest question, as the course stands. */
  readonly number: number;
  /** The newest question that has given its time. */
  readonly given: number;
}
export interface Put {
  readonly isAsked: boolean;
  /** By how much the number of the newest question changed. */
  readonly change: number;
  readonly kind: Exclude<ClockTerms['kind'], 'none'>;
  readonly now: string;
}

/** Milliseconds: a minute at a live table, a day at a slow one. */
export const QUESTION_TIME = { live: 60_000, slow: 24 * 60 * 60_000 } as const;

export const isAsking = (question: QuestionTime | undefined): boolean => question?.since !== undefined;

/** `left`: what the question before has left now. */
export const asking = (
  question: QuestionTime | undefined,
  { isAsked, change, kind, now }: Put,
  left: number,
): QuestionTime | undefined => {
  if (!question && !isAsked) return undefined;
  const { number: before = 0, given = 0 } = question ?? {};
  const number = before + change;
  if (!isAsked) return { left, number, given };
  return number > given
    ? { left: QUESTION_TIME[kind], since: now, number, given: number }
    : { left, since: now, number, given };
};
