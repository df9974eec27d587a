// What stands beside a name: the badge of a house, the crown of its King, the card it has played.
import { Icon, RED_ROSE, Rose, SmallRose, star, WHITE_ROSE } from '@rose/board';
import { C, pointsOf, type RichardIII, type Seat, type View } from '@rose/richard-iii/ids';
import type { Catalogue } from '@rose/table/text';
import { boardWords } from './words.ts';

const SUN = star(16, 49, 27);
/** Below this many pixels the rose of few strokes says the same. */
const FINE_FROM = 28;

export const Badge = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => {
  const rose = seat === 'york' ? WHITE_ROSE : RED_ROSE;
  return (
    <svg class="badge" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      {seat === 'york' && <path d={SUN} fill="#d9a93f" stroke="#8a6213" stroke-width="1.8" />}
      <g transform={seat === 'york' ? 'scale(.74)' : 'scale(1.06)'}>
        {size < FINE_FROM ? <SmallRose {...rose} /> : <Rose {...rose} />}
      </g>
    </svg>
  );
};

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
