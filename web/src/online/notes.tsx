// Notes on a game of the open house, kept there for whoever sits; an onlooker's stay on the device.
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { deskWords } from '../table/words/words.ts';
import { isTrouble } from '../trouble.ts';
import { askServer } from './server.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

const REST = 700;
const LONGEST = 10_000;

export const HouseNotes = ({ table }: { readonly table: string }) => {
  const text = useSignal<string | undefined>(undefined);
  const isSaving = useSignal(false);
  const save = useRef<(() => void) | undefined>(undefined);
  const id = useId();
  const say = deskWords().notes;
  useEffect(() => {
    void askServer({ ask: 'notes', table }).then((answer) => {
      if (isTrouble(answer)) complainOf(answer);
      text.value ??= isTrouble(answer) ? '' : answer.text;
    });
    // what was written last is kept when the tab is left
    return () => save.current?.();
  }, [table, text]);
  const write = (next: string): void => {
    text.value = next;
    isSaving.value = true;
    const keep = async (): Promise<void> => {
      clearTimeout(timer);
      save.current = undefined;
      const answer = await askServer({ ask: 'note', table, text: next });
      isSaving.value = false;
      if (isTrouble(answer)) complainOf(answer);
    };
    if (pending.current !== undefined) clearTimeout(pending.current);
    const timer = setTimeout(() => void keep(), REST);
    pending.current = timer;
    save.current = () => void keep();
  };
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  return (
    <div class="notes">
      <label for={id}>{say.label}</label>
      <textarea
        id={id}
        rows={12}
        maxLength={LONGEST}
        placeholder={say.hint}
        value={text.value ?? ''}
        disabled={text.value === undefined}
        aria-describedby={`${id}-kept`}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class="quiet" id={`${id}-kept`}>
        {isSaving.value ? onlineWords().notes.saving : onlineWords().notes.kept}
      </p>
    </div>
  );
};
