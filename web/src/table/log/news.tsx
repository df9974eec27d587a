// What a screen reader hears when the table changes: what happened, then the question of the moment.
import { plainLine } from '../../line.tsx';
import { questionOf, type Room } from '../room.ts';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';

const happened = ({ desk, words }: Room): string => {
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

export const Announcer = ({ room }: { readonly room: Room }) => {
  const { turn, ask, explain } = questionOf(room);
  const isOver = room.desk.sight.value.outcome !== undefined;
  return (
    <>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {happened(room)}
      </p>
      <p class="unseen" aria-live="polite" aria-atomic="true">
        {turn} {plainLine(ask)} {isOver && plainLine(explain)}
      </p>
    </>
  );
};
