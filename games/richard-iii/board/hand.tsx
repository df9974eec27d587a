// The hand of the viewer, face up. A card that may be played rises under the hand.
import { CardButton, ChargeMarks, HandOfCards, ROLL_CHARGES, type RollChargeName, softly } from '@rose/board';
import { C, type CardName, other, pointsOf, SEATS, type Seat } from '@rose/richard-iii/ids';
import { labelFor, type Props } from './said.ts';
import { boardWords } from './words.ts';

const PICTURES: { readonly [card: string]: { readonly charge: RollChargeName; readonly fill: string } } = {
  'event-force-march': { charge: 'horse', fill: '#8c3a2c' },
  'event-muster': { charge: 'castle', fill: '#f6ecd0' },
  'event-piracy': { charge: 'ship', fill: '#d9e4e2' },
  'event-plague': { charge: 'cross-patty', fill: '#6a3d69' },
  'event-surprise': { charge: 'sun', fill: '#dcae45' },
  'event-treason': { charge: 'key', fill: '#2d5288' },
};
const CardPicture = ({ card }: { readonly card: CardName }) => {
  const picture = PICTURES[card];
  if (!picture) {
    return (
      <span class="card-pips">
        {Array.from({ length: pointsOf(C[card]) }, (_, i) => (
          <i key={String(i)} />
        ))}
      </span>
    );
  }
  return (
    <svg class="card-picture" width="34" height="34" viewBox="-52 -52 104 104" aria-hidden="true">
      <ChargeMarks charge={ROLL_CHARGES[picture.charge]} fill={picture.fill} ink="#2b1c10" />
    </svg>
  );
};

interface CardProps {
  readonly board: Props;
  readonly card: CardName;
}
const Card = ({ board, card }: CardProps) => {
  const { words, view, open, picked, touch, rest } = board;
  const { phase } = view;
  const isChosen = picked.includes(card) || (phase.name === 'card' && phase.chosen === card);
  const tell = (isHere: boolean): void => {
    rest(isHere ? card : undefined);
    board.shows?.(isHere ? { place: card, paper: <CardText board={board} card={card} /> } : undefined);
  };
  const name = PICTURES[card] ? words.place(view, card) : boardWords().actions;
  return (
    <CardButton
      id={card}
      class="hand-card"
      title={name}
      label={labelFor(board, card)}
      isOpen={open.includes(card)}
      isChosen={isChosen}
      touch={touch}
      rest={tell}
    >
      <span class="card-value">{pointsOf(C[card])}</span>
      <CardPicture card={card} />
      <span class="card-name">{softly(name)}</span>
    </CardButton>
  );
};

/** What a card does. */
export const CardText = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { words, view } = board;
  const say = boardWords();
  return (
    <p class="card-text">
      <b>{words.place(view, card)}</b> {say.events[card] ?? say.actionCard(pointsOf(C[card]))}
    </p>
  );
};
/** A hand shown for a mulligan lies open while the other side answers. */
const ShownHand = ({ board, seat }: { readonly board: Props; readonly seat: Seat }) => {
  const { view, words } = board;
  const cards = view.hands[seat].cards;
  if (!cards) return null;
  return (
    <p class="shown-hand">
      {boardWords().showsHand(seat)} {cards.map((card) => words.place(view, card)).join(', ')}
    </p>
  );
};

/** Looking back with nothing hidden: both hands, card by card. */
const OpenHands = ({ board: { view, words } }: { readonly board: Props }) => {
  const say = boardWords();
  const shown = SEATS.flatMap((seat) => {
    const { cards } = view.hands[seat];
    return cards && cards.length > 0 ? [{ seat, cards }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section class="open-hands" aria-label={say.hands}>
      {shown.map(({ seat, cards }) => (
        <p key={seat}>
          <b>{words.seats[seat]}</b>
          {cards.map((card) => (
            <span key={card} class="open-card" title={words.place(view, card)}>
              {PICTURES[card] ? words.place(view, card) : pointsOf(C[card])}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
};

export const Hand = (board: Props) => {
  const { view, viewer } = board;
  if (viewer === 'spectator') return <OpenHands board={board} />;
  const { cards } = view.hands[viewer];
  // Before the eyes of all nobody's hand is shown.
  if (!cards) return null;
  const shown = <ShownHand board={board} seat={other(viewer)} />;
  if (cards.length === 0) return shown;
  return (
    <HandOfCards title={boardWords().yourHand} count={cards.length} above={shown}>
      {cards.map((card) => (
        <Card key={card} board={board} card={card} />
      ))}
    </HandOfCards>
  );
};
