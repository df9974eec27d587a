// Answers that have no place on the map: each as a sentence in the column. What may be done at any time, as small buttons.
import { read } from '@rose/kingmaker/ids';
import { rowsOf } from './answering.ts';
import { isGrave, isOnPaper } from './docked-facts.ts';
import { ASIDE_BUTTONS } from './gestures.ts';
import { effectOf, type Props, sentence } from './said.ts';
import type { Counter } from './standing.ts';
import { deedOf, isGround } from './touched.ts';
import { boardWords } from './words.ts';
import './answers.css';

const wordsOf = (board: Props, place: string): string => {
  const text = deedOf(place);
  const action = text === undefined ? undefined : read(text);
  if (action) return sentence(board.words, action);
  const name = boardWords().nameOf(board.words.place(board.view, place));
  return isGround(place) ? name : name + effectOf(board, place);
};
const isCrowning = (place: string): boolean => deedOf(place)?.startsWith('crown ') === true;
export const Answers = ({ board, all }: { readonly board: Props; readonly all: readonly Counter[] }) => {
  const { view } = board;
  const rows = rowsOf(board, all).filter((place) => !isOnPaper(view, place) && !isGrave(view, place));
  if (rows.length === 0) return null;
  // One red button: the crown, where one head alone may have it.
  const main = rows.filter(isCrowning).length === 1 ? rows.find(isCrowning) : undefined;
  return (
    <ul class="km-answers" aria-label={boardWords().answers}>
      {rows.map((place) => (
        <li key={place}>
          <button
            type="button"
            class={place === main ? 'btn primary' : 'btn'}
            data-place={place}
            data-lit=""
            onClick={() => board.touch(place)}
          >
            {wordsOf(board, place)}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Only in the window for it does any of it answer the question: else it is not lit, and no sheet goes to it. */
export const AlsoPossible = ({ board, isScene }: { readonly board: Props; readonly isScene: boolean }) => {
  const { open, picked, words, touch, view } = board;
  const verbs = ASIDE_BUTTONS.filter((verb) => open.includes(`#${verb}`) || picked.includes(`#${verb}`));
  const grave = isScene ? [] : open.filter((place) => isGrave(view, place));
  if (verbs.length + grave.length === 0) return null;
  return (
    <div class="km-also" role="group" aria-label={boardWords().alsoPossible}>
      {verbs.map((verb) => (
        <button
          key={verb}
          type="button"
          class="btn sm"
          data-place={`#${verb}`}
          data-lit={view.phase.name === 'free-moves' && open.includes(`#${verb}`) ? '' : undefined}
          data-picked={picked.includes(`#${verb}`) ? '' : undefined}
          aria-pressed={picked.includes(`#${verb}`)}
          onClick={() => touch(`#${verb}`)}
        >
          {words.verbs[verb]}
        </button>
      ))}
      {grave.map((place) => (
        <button key={place} type="button" class="btn sm" data-place={place} onClick={() => touch(place)}>
          {wordsOf(board, place)}
        </button>
      ))}
    </div>
  );
};
