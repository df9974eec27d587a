// The name cards: who sits where, what they hold beside the board, and who must act.

import type { TableContext } from '../context.ts';
import { isPassAndPlay } from '../handover.ts';
import { seatName, sitterName } from '../words/say.ts';
import { deskWords } from '../words/words.ts';

export const SeatCard = ({
  context,
  seat,
  where,
}: {
  readonly context: TableContext;
  readonly seat: string;
  readonly where: string;
}) => {
  const { desk, words } = context;
  const { face } = desk;
  const { seating, view, active, outcome } = desk.sight.value;
  const isActive = active.includes(seat);
  const isWinner = outcome?.winners.includes(seat) ?? false;
  const isBot = seating[seat]?.kind === 'bot';
  const name = sitterName(seating, seat);
  return (
    <li class={`seat seat-${where}${isActive || isWinner ? ' on' : ''}`}>
      <span aria-hidden="true" class="seat-badge">
        <face.Badge seat={seat} size={40} />
      </span>
      <div class="seat-text">
        <b>{isPassAndPlay(seating) && name === '' ? seatName(words, seat) : name}</b>
        <small>
          {isActive && isBot ? <em class="thinking">{deskWords().thinking}…</em> : words.seatLine(view, seat)}
          {isActive && <span class="unseen"> · {deskWords().active}</span>}
        </small>
        {context.around && <context.around.SeatNote context={context} seat={seat} />}
      </div>
      <face.SeatMark view={view} seat={seat} words={words} />
    </li>
  );
};

/** Two face each other: the first seat's side of the board lies below, the other's above. More sit in a row. */
export const Seats = ({ context }: { readonly context: TableContext }) => {
  const all = Object.keys(context.desk.sight.value.seating);
  const isMany = all.length > 2;
  const seats = isMany ? all : all.toReversed();
  return (
    <ul class={isMany ? 'seats many' : 'seats'} aria-label={deskWords().tabs.players}>
      {seats.map((seat, at) => (
        <SeatCard key={seat} context={context} seat={seat} where={at === seats.length - 1 ? 'below' : 'above'} />
      ))}
    </ul>
  );
};
