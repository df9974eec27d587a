// A section of the rules as it is cited: a small link that opens the rules there.
import type { RuleRef } from '@rose/table';
import type { Line } from '@rose/table/text';
import { Words } from '../../line.tsx';
import type { TableContext } from '../context.ts';
import { deskWords } from '../words/words.ts';

export const Section = ({ context, rule }: { readonly context: TableContext; readonly rule: RuleRef | undefined }) => {
  if (rule === undefined || rule === '') return null;
  const name = context.words.section(rule);
  return (
    <button
      type="button"
      class="sec"
      aria-label={`${deskWords().section} ${name}`}
      onClick={() => context.commands.rules(rule)}
    >
      § {name}
    </button>
  );
};

/** A sentence whose places light up on the board while pointer or focus rests on them. */
export const Lit = ({ context, line }: { readonly context: TableContext; readonly line: Line }) => (
  <Words
    line={line}
    onPlace={(place) => {
      context.desk.spoken.value = place === undefined ? [] : [place];
    }}
  />
);
