// Why not: the refusal in a sentence with its section, tied to the place it speaks of.
import { Icon } from '@rose/board';
import { plain } from '@rose/table/text';
import { troubleWords } from '../words/table.ts';
import type { Refusing } from './desk.ts';
import type { Room } from './room.ts';
import { type Said, sayWhy } from './say.ts';
import { Lit, Section } from './section.tsx';
import { deskWords } from './words.ts';

const MOST = 3;
/** Several actions may have been meant; equal sentences are said once. */
const reasonsOf = (room: Room, { refusals }: Refusing): readonly Said[] => {
  const said = new Map<string, Said>();
  for (const refusal of refusals) {
    const reason = sayWhy(room.words, refusal);
    said.set(plain(reason.line), reason);
  }
  return [...said.values()].slice(0, MOST);
};

/** `c4, York soldier` is asked about as `c4`. */
const shortName = (room: Room, place: string): string => {
  const name = room.words.place(room.desk.sight.value.view, place);
  return place.startsWith('#') ? name : (name.split(',')[0] ?? name);
};

const Close = ({ close }: { close(): void }) => (
  <button type="button" class="ib close" aria-label={deskWords().close} onClick={close}>
    <Icon name="close" size={18} />
  </button>
);

export const RefusalToast = ({ room }: { readonly room: Room }) => {
  const { desk } = room;
  const refusing = desk.refusing.value;
  const trouble = desk.trouble.value;
  const say = deskWords();
  const what = refusing?.place === undefined ? undefined : shortName(room, refusing.place);
  return (
    <div class="refusal-home" role="status" aria-live="polite">
      {refusing && (
        <div class="refusal">
          <Icon name="hand" size={22} />
          <div>
            <b>{say.whyNot(what ?? say.that)}</b>
            {reasonsOf(room, refusing).map(({ line, rule }) => (
              <p key={plain(line)}>
                <Lit room={room} line={line} /> <Section room={room} rule={rule} />
              </p>
            ))}
          </div>
          <Close
            close={() => {
              desk.refusing.value = undefined;
            }}
          />
        </div>
      )}
      {!refusing && trouble && (
        <div class="refusal">
          <Icon name="hand" size={22} />
          <div>
            <b>{troubleWords(trouble).what}</b>
            <p>{troubleWords(trouble).next}</p>
          </div>
          <Close
            close={() => {
              desk.trouble.value = undefined;
            }}
          />
        </div>
      )}
    </div>
  );
};
