// Answers that have no place on the map: who goes first, which region has the excise. Rows on a paper.
import { REGIONS, SEATS } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import { firstPlace, regionPlace } from './gestures.ts';
import { labelFor, type Props } from './said.ts';
import { boardWords } from './words.ts';
import './answers.css';

interface Row {
  readonly place: string;
  readonly word: string;
  readonly seat?: (typeof SEATS)[number];
}
const rowsOf = ({ open, words }: Props): readonly Row[] => {
  const say = boardWords();
  return [
    ...SEATS.map((seat) => ({ place: firstPlace(seat), word: say.goesFirst(words.seats[seat]), seat })),
    ...REGIONS.map((region) => ({ place: regionPlace(region), word: say.regions[region] })),
  ].filter(({ place }) => open.includes(place));
};
export const hasAnswers = (board: Props): boolean => rowsOf(board).length > 0;
export const Answers = ({ board }: { readonly board: Props }) => (
  <ul class="wae-answers">
    {rowsOf(board).map(({ place, word, seat }) => (
      <li key={place}>
        <button type="button" class="btn" data-place={place} data-lit="" onClick={() => board.touch(place)}>
          {seat && <Badge seat={seat} size={22} />} {word}
          <span class="unseen"> {labelFor(board, place)}</span>
        </button>
      </li>
    ))}
  </ul>
);
