// The cards of this turn, shown to both: whose they are, their points, and at a touch what their events do.
import { type CardName, isCardName, SEATS, type Seat } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import { CardText } from './hand.tsx';
import { nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

export const Played = ({ board }: { readonly board: Props }) => {
  const { view, words } = board;
  const played = SEATS.flatMap((seat): readonly (readonly [Seat, CardName])[] => {
    const card: string | null = view.cards[seat];
    return card !== null && isCardName(card) ? [[seat, card]] : [];
  });
  if (played.length === 0) return null;
  return (
    <details class="wae-standing wae-played">
      <summary>
        {boardWords().cardsPlayed}{' '}
        {played.map(([seat, card]) => (
          <span key={seat}>
            <Badge seat={seat} size={16} /> <b>{nameOf(words, view, card)}</b>
          </span>
        ))}
      </summary>
      {played.map(([seat, card]) => (
        <CardText key={seat} board={board} card={card} />
      ))}
    </details>
  );
};
