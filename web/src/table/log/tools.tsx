// Above the log: a word to look for, three sieves, and all chapters folded or open at once.
import type { Signal } from '@preact/signals';
import { Icon } from '@rose/board';
import { deskWords } from '../words/words.ts';
import type { Sift } from './sift.ts';

interface LogToolsProps {
  readonly sift: Signal<Sift>;
  readonly wanted: Signal<string>;
  readonly isFolded: boolean;
  fold(isOpen: boolean): void;
}
const SIFTS: readonly Sift[] = ['all', 'battles', 'crowns'];

export const LogTools = ({ sift, wanted, isFolded, fold }: LogToolsProps) => {
  const say = deskWords();
  return (
    <div class="log-tools">
      <input
        type="search"
        aria-label={say.findName}
        placeholder={say.findName}
        value={wanted.value}
        onInput={(event) => {
          wanted.value = event.currentTarget.value;
        }}
      />
      <fieldset>
        <legend class="unseen">{say.show}</legend>
        {SIFTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={say.sifts[name]}
            title={say.sifts[name]}
            aria-pressed={sift.value === name}
            onClick={() => {
              sift.value = name;
            }}
          >
            {name === 'all' ? say.sifts.all : <Icon name={name === 'battles' ? 'sword' : 'crown'} size={15} />}
          </button>
        ))}
      </fieldset>
      <button type="button" aria-label={isFolded ? say.unfold : say.fold} onClick={() => fold(isFolded)}>
        <Icon name={isFolded ? 'down' : 'up'} size={16} />
      </button>
    </div>
  );
};
