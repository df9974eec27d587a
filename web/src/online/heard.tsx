// What is said while nobody looks at the talk is told once to whoever listens to the page, at a human pace.
import { useSignal } from '@preact/signals';
import type { ChatLine } from '@rose/protocol';
import { useEffect } from 'preact/hooks';
import { createPacer } from '../table/log/pacer.ts';
import type { Talk } from './talk.ts';
import { onlineWords } from './words.ts';

/** So much of a line is told; the rest is read in the talk. */
const MOST_LETTERS = 200;
const cut = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

const told = (lines: readonly ChatLine[]): string => {
  const say = onlineWords().talk;
  const [line] = lines;
  if (!line || lines.length > 1) return say.missed(lines.length);
  return say.heard(line.name, cut(line.text), line.to !== undefined);
};

export const Heard = ({ talk }: { readonly talk: Talk }) => {
  const said = useSignal({ text: '', times: 0 });
  useEffect(() => {
    const pacer = createPacer((text) => {
      said.value = { text, times: said.peek().times + 1 };
    });
    const forget = talk.missed.subscribe((lines) => pacer.hear(lines.length > 0 ? told(lines) : ''));
    return () => {
      forget();
      pacer.stop();
    };
  }, [talk, said]);
  return (
    <p class="unseen" role="status">
      {/* the same words once more are told once more */}
      <span key={said.value.times}>{said.value.text}</span>
    </p>
  );
};
