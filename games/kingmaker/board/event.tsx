// The event of the turn, and how many cards lie in each pile.
import { CHARGES, ChargeMarks, ROLL_CHARGES } from '@rose/board';
import { E, type EventKind, type EventName, eventKind, namedOn, nobleName, resultOf } from '@rose/kingmaker/ids';
import { nameOf, type Props } from './said.ts';
import { pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './event.css';

const PICTURES = {
  plague: ROLL_CHARGES['cross-patty'],
  storm: ROLL_CHARGES.ship,
  parliament: ROLL_CHARGES.key,
  free: ROLL_CHARGES.horse,
  other: CHARGES.crown,
} as const;
export const pictureOf = (kind: EventKind) => {
  if (kind === 'plague') return PICTURES.plague;
  if (kind.includes('storm') || kind.includes('sea')) return PICTURES.storm;
  if (kind.includes('parliament') || kind === 'writ') return PICTURES.parliament;
  return kind === 'free-move' ? PICTURES.free : PICTURES.other;
};
export const EventPicture = ({ event, size }: { readonly event: EventName; readonly size: number }) => (
  <svg class="card-picture" width={size} height={size} viewBox="-54 -54 108 108" aria-hidden="true">
    <ChargeMarks charge={pictureOf(eventKind(E[event]))} fill="#6a2d57" ink="#2b1c10" />
  </svg>
);
export const EventPaper = ({ board: { view, words } }: { readonly board: Props }) => {
  const say = boardWords();
  const { shown, decks } = view;
  const [title, ...text] = shown === null ? [] : words.place(view, shown).split('. ');
  return (
    <section class="km-event" aria-label={say.event}>
      {shown === null ? (
        <p>{say.noEvent}</p>
      ) : (
        <div class="km-event-card">
          <EventPicture event={shown} size={34} />
          <div>
            <small>{say.event}</small>
            <b>{title}</b>
            {text.length > 0 && <p>{text.join('. ')}</p>}
            <p>
              {[
                say.result(resultOf(E[shown])),
                ...namedOn(E[shown]).map((noble) => nameOf(words, view, pieceId(nobleName(noble)))),
              ]
                .filter((word) => word !== '')
                .join(' · ')}
            </p>
          </div>
        </div>
      )}
      <p class="km-piles">
        {say.eventsLeft} <b>{decks.events}</b> · {say.crownLeft} <b>{decks.crown}</b> · {say.chancery}{' '}
        <b>{decks.chancery}</b>
      </p>
    </section>
  );
};
