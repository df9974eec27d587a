// A noble's cards spread out, and what each of them adds.
import { C, menOfCard, type NobleName } from '@rose/kingmaker/ids';
import { nameOf, type Props } from './said.ts';
import { cardsUnder } from './stacks.ts';
import { cardId, pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './fan.css';

export const Fan = ({ board: { view, words }, noble }: { readonly board: Props; readonly noble: NobleName }) => (
  <ul class="km-fan">
    <li>
      <b>{nameOf(words, view, pieceId(noble))}</b> <span>{boardWords().men(menOfCard(C[noble]))}</span>
    </li>
    {cardsUnder(view, noble).map((card) => {
      const [name, ...adds] = words.place(view, cardId(card)).split(', ');
      return (
        <li key={card}>
          <b>{name}</b> <span>{adds.join(', ')}</span>
        </li>
      );
    })}
  </ul>
);
