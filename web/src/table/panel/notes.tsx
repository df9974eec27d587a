// Notes on a game, kept on this device under the table's id.
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { deskWords } from '../words/words.ts';

const keyOf = (table: string): string => `rose.notes.${table}`;
const kept = (table: string): string => {
  try {
    return localStorage.getItem(keyOf(table)) ?? '';
  } catch {
    return '';
  }
};
const keep = (table: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), text);
  } catch {
    // a browser that keeps nothing still lets its guest write
  }
};

export const Notes = ({ table }: { readonly table: string }) => {
  const text = useSignal(kept(table));
  const id = useId();
  const say = deskWords().notes;
  return (
    <div class="notes">
      <label for={id}>{say.label}</label>
      <textarea
        id={id}
        rows={12}
        placeholder={say.hint}
        value={text.value}
        aria-describedby={`${id}-kept`}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          keep(table, text.value);
        }}
      />
      <p class="quiet" id={`${id}-kept`}>
        {say.kept}
      </p>
    </div>
  );
};
