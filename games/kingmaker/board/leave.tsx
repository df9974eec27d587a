// Leave given beforehand: to a faction, for all places of one's own. It is withdrawn among the other small buttons.
import { SEATS, type Seat, seatNumber } from '@rose/kingmaker/ids';
import { Badge } from './badge.tsx';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

export const Leave = ({ board }: { readonly board: Props }) => {
  const { view, viewer, words, play } = board;
  if (viewer === 'spectator' || !play || view.round === 0) return null;
  const given: readonly string[] = (view.leaveAll as { readonly [S in Seat]?: readonly string[] })[viewer] ?? [];
  const others = SEATS.filter((seat) => seat !== viewer && view.hands[seat] !== undefined && !given.includes(seat));
  if (others.length === 0) return null;
  const say = boardWords();
  return (
    <details class="km-leave">
      <summary>{say.leave}</summary>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          class="btn sm"
          onClick={() => play({ do: 'permit-all', seat: seatNumber(seat) })}
        >
          <Badge seat={seat} size={18} /> {say.leaveTo(words.seats[seat])}
        </button>
      ))}
    </details>
  );
};
