// At the end: the moments that decided, each the way to its step in the replay. At a table of the open house they are asked
// for when somebody wants to know.
import { Words } from '../../line.tsx';
import { href } from '../../router.ts';
import type { TableContext } from '../context.ts';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import type { LookedBack } from './look-back.ts';

interface WhatDecidedProps {
  readonly context: TableContext;
  readonly found: LookedBack | undefined;
  look(): void;
}
export const WhatDecided = ({ context, found, look }: WhatDecidedProps) => {
  const { table, seating } = context.desk.sight.value;
  const isAsked = context.around !== undefined;
  // of more than two seats no judgement is kept
  if (found ? found.decisive.length === 0 : !isAsked || Object.keys(seating).length !== 2) return null;
  const say = deskWords();
  return (
    <details class="end-decided" open={!isAsked} onToggle={() => !found && look()}>
      <summary>{say.decided}</summary>
      <ol>
        {found?.decisive.map(({ at, step, where }) => {
          const [first] = sayStep(context.words, step);
          return (
            <li key={at}>
              <a href={href('replay', table, at)}>
                {first ? <Words line={first.line} /> : say.moves(at, at)}
                <small>{where}</small>
              </a>
            </li>
          );
        })}
      </ol>
    </details>
  );
};
