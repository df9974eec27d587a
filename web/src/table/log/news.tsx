// What a screen reader hears when the table changes: what happened, then the question of the moment.
import { plainLine } from '../../line.tsx';
import { questionOf, type TableContext } from '../context.ts';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';

const happened = ({ desk, words }: TableContext): string => {
  const change = desk.change.value;
  switch (change.kind) {
    case 'forward':
      return change.steps.flatMap((step) => sayStep(words, step).map(({ line }) => plainLine(line))).join(' ');
    case 'back':
      return deskWords().takenBack;
    case 'none':
      return '';
  }
};

export const Announcer = ({ context }: { readonly context: TableContext }) => {
  const { turn, ask, explain } = questionOf(context);
  const isOver = context.desk.sight.value.outcome !== undefined;
  return (
    <>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {happened(context)}
      </p>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {turn} {plainLine(ask)} {isOver && plainLine(explain)}
      </p>
    </>
  );
};
