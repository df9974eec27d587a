// What stands beside a name: the badge of a house, the crown of its King, the card it has played.
import { Icon } from '@rose/board';
import { C, pointsOf, type RichardIII, type Seat, type View } from '@rose/richard-iii/ids';
import type { Catalogue } from '@rose/table/text';
import { boardWords } from './words.ts';

export { HouseBadge as Badge } from '@rose/board';

interface SeatMarkProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Catalogue<RichardIII>;
}
export const SeatMark = ({ view, seat, words }: SeatMarkProps) => {
  const say = boardWords();
  const card = view.cards[seat];
  return (
    <span class="richard-iii-mark">
      {view.kingSide === seat && <Icon name="crown" size={20} label={say.king} />}
      {card && (
        <span class="played" title={`${words.place(view, card)}, ${say.played}`}>
          <span class="unseen">{`${words.place(view, card)}, ${say.played}`}</span>
          <b aria-hidden="true">{pointsOf(C[card])}</b>
        </span>
      )}
    </span>
  );
};
