// What a screen reader hears when the table changes: what happened, then the question of the moment.
import { useSignal } from '@preact/signals';
import type { LogStep } from '@rose/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { plainLine } from '../../line.tsx';
import { questionOf, type TableContext } from '../context.ts';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { allChapters, chaptersOf } from './chapters.ts';
import { createPacer } from './pacer.ts';

/** More sentences than this at once are heard by nobody. */
const MOST_SAID = 8;
/** A step that tells a whole turn is said by what its chapters came to; the log has every sentence. */
const inBrief = ({ words }: TableContext, step: LogStep): readonly string[] => {
  const said = sayStep(words, step).map(({ line }) => plainLine(line));
  if (said.length <= MOST_SAID || !words.chapters) return said;
  const chapters = allChapters(chaptersOf(words.chapters, [step]));
  const sums = chapters.flatMap(({ opening, depth, sum }) => (depth < 3 && sum ? [`${opening.head}: ${sum}`] : []));
  return sums.length > 0 ? sums : said.slice(-MOST_SAID);
};
/** While the board tells it step by step, each step is said there. */
const happened = (context: TableContext): string => {
  const { desk } = context;
  const change = desk.change.value;
  switch (change.kind) {
    case 'forward':
      return desk.telling.value ? '' : change.steps.flatMap((step) => inBrief(context, step)).join(' ');
    case 'back':
      return deskWords().takenBack;
    case 'none':
      return '';
  }
};

/** What happened, as it is told: one after the other, and in another language from its beginning. */
const usePaced = (text: string, key: unknown, words: TableContext['words']): string => {
  const said = useSignal({ words, text: '' });
  const pacer = useMemo(
    () =>
      createPacer((now) => {
        said.value = { words, text: now };
      }),
    [said, words],
  );
  useEffect(() => pacer.hear(text), [key, text, pacer]);
  useEffect(() => pacer.stop, [pacer]);
  return said.value.words === words ? said.value.text : '';
};

export const Announcer = ({ context }: { readonly context: TableContext }) => {
  const told = usePaced(happened(context), context.desk.change.value, context.words);
  const { turn, ask, explain } = questionOf(context);
  const { sight, held } = context.desk;
  // A company too large for the question is named after it.
  const isExplained = sight.value.outcome !== undefined || held.value.length > 0;
  return (
    <>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {told}
      </p>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {turn} {plainLine(ask)} {isExplained && plainLine(explain)}
      </p>
    </>
  );
};
