// A guided first game from its two halves: what each step waits for, and what is said in it.
import type { Lesson, LessonStep, Line } from '@rose/table/text';

/** A step without its words. */
export type Beat = Omit<LessonStep, 'title' | 'text'>;
/** Each step has a title and a few sentences. */
export type StepWords<Name extends string> = {
  readonly [N in Name]: { readonly title: string; readonly text: readonly Line[] };
};

const paragraph = (sentences: readonly Line[]): Line =>
  sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));

/** How a lesson is told in any language: its steps in the order of the beats. */
export const lessonOf =
  <Name extends string>(start: Pick<Lesson, 'position' | 'seat'>, beats: Readonly<Record<Name, Beat>>) =>
  (words: StepWords<Name>): Lesson => ({
    ...start,
    steps: (Object.keys(beats) as Name[]).map((name) => {
      const { title, text } = words[name];
      return { title, text: paragraph(text), ...beats[name] };
    }),
  });
