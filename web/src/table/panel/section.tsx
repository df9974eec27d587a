// A section of the rules as it is cited: a small link that opens the rules there.
import type { RuleRef } from '@rose/table';
import type { Line } from '@rose/table/text';
import { Words } from '../../line.tsx';
import type { Room } from '../room.ts';
import { deskWords } from '../words/words.ts';

export const Section = ({ room, rule }: { readonly room: Room; readonly rule: RuleRef | undefined }) => {
  if (rule === undefined || rule === '') return null;
  const name = room.words.section(rule);
  return (
    <button
      type="button"
      class="sec"
      aria-label={`${deskWords().section} ${name}`}
      onClick={() => room.doors.rules(rule)}
    >
      § {name}
    </button>
  );
};

/** A sentence whose places light up on the board while pointer or focus rests on them. */
export const Lit = ({ room, line }: { readonly room: Room; readonly line: Line }) => (
  <Words
    line={line}
    onPlace={(place) => {
      room.desk.lit.value = place === undefined ? [] : [place];
    }}
  />
);
