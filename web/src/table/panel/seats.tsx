// The name cards: who sits where, what they hold beside the board, and who must act. A touch tells more of them.
import type { TableContext } from '../context.ts';
import { isPassAndPlay } from '../handover.ts';
import { tableClass } from '../layout/media.ts';
import { seatName, sitterName } from '../words/say.ts';
import { deskWords } from '../words/words.ts';

/** Several of one name are told apart by their seats. */
export const plateName = ({ desk, words }: TableContext, seat: string, sitter: string): string => {
  const { seating } = desk.sight.value;
  if (isPassAndPlay(seating) && sitter === '') return seatName(words, seat);
  const isShared = Object.keys(seating).some((other) => other !== seat && sitterName(seating, other) === sitter);
  return isShared ? `${seatName(words, seat)} · ${sitter}` : sitter;
};

/** A plate has room for a word beside its marks: of several with one name, which seat it is. The players tab has both. */
const shortName = ({ desk, words }: TableContext, seat: string, name: string): string =>
  name === sitterName(desk.sight.value.seating, seat) ? name : seatName(words, seat);

/** What a seat holds, part by part: a dot stands between two of a line, never at the end of one. */
const Parts = ({ line }: { readonly line: string }) => (
  <>
    {line.split(' · ').map((part, at) => (
      <span key={at} class="seat-part">
        {at > 0 && <span class="unseen"> · </span>}
        {part}
      </span>
    ))}
  </>
);

interface SeatProps {
  readonly context: TableContext;
  readonly seat: string;
  tell(): void;
}
export const SeatCard = ({ context, seat, tell }: SeatProps) => {
  const { desk, words } = context;
  const { face } = desk;
  const { seating, active, outcome } = desk.sight.value;
  const view = desk.toldSoFar.value ?? desk.sight.value.view;
  const isActive = active.includes(seat);
  const isWinner = outcome?.winners.includes(seat) ?? false;
  const isBot = seating[seat]?.kind === 'bot';
  const sitter = sitterName(seating, seat);
  const name = plateName(context, seat, sitter);
  const line = words.seatLine(view, seat);
  return (
    <li class={`seat${isActive || isWinner ? ' on' : ''}`}>
      <button type="button" class="seat-button" data-tells="" onClick={tell}>
        <span aria-hidden="true" class="seat-badge">
          <face.Badge seat={seat} size={40} />
        </span>
        <span class="seat-text">
          <b>{shortName(context, seat, name)}</b>
          <small>
            {isActive && isBot ? (
              <em class="thinking">{deskWords().ponders}…</em>
            ) : tableClass.value === 'desk' ? (
              <Parts line={line} />
            ) : (
              line
            )}
          </small>
          {isActive && <span class="unseen"> · {deskWords().active}</span>}
          {context.around && <context.around.SeatNote context={context} seat={seat} />}
        </span>
        <face.SeatMark view={view} seat={seat} words={words} />
      </button>
    </li>
  );
};

/** Whoever looks sits first, then the others in turn. */
export const Seats = ({ context, tell }: { readonly context: TableContext; tell(): void }) => {
  const { seating, viewer } = context.desk.sight.value;
  const all = Object.keys(seating);
  const at = Math.max(0, all.indexOf(viewer));
  const seats = [...all.slice(at), ...all.slice(0, at)];
  return (
    <ul class="seats" data-zone="plates" data-count={seats.length} aria-label={deskWords().tabs.players}>
      {seats.map((seat) => (
        <SeatCard key={seat} context={context} seat={seat} tell={tell} />
      ))}
    </ul>
  );
};
