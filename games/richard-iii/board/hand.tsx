// The hand of the viewer, face up. A card that may be played rises under the hand.
import { ChargeMarks, Icon, ROLL_CHARGES, type RollChargeName } from '@rose/board';
import { C, type CardName, other, pointsOf, SEATS, type Seat } from '@rose/richard-iii/ids';
import { useState } from 'preact/hooks';
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

/** The fan: cards at the ends lean outwards and lie lower. */
const fan = (at: number, count: number): string => {
  const off = at - (count - 1) / 2;
  return `rotate(${Math.round(off * 20) / 10}deg) translateY(${Math.round(off * off * 16) / 10}px)`;
};

interface CardProps {
  readonly board: Props;
  readonly card: CardName;
  readonly at: number;
  readonly count: number;
}
const Card = ({ board, card, at, count }: CardProps) => {
  const { words, view, open, touch, rest } = board;
  const { phase } = view;
  const isChosen = phase.name === 'card' && phase.chosen === card;
  const state = `${open.includes(card) ? ' open' : ''}${isChosen ? ' chosen' : ''}`;
  return (
    <button
      type="button"
      class={`hand-card${state}`}
      style={{ '--fan': fan(at, count) }}
      data-place={card}
      aria-pressed={isChosen}
      onClick={() => touch(card)}
      onPointerEnter={() => rest(card)}
      onPointerLeave={() => rest(undefined)}
      onFocus={() => rest(card)}
      onBlur={() => rest(undefined)}
    >
      <span class="card-value">{pointsOf(C[card])}</span>
      <CardPicture card={card} />
      <span class="card-name">{PICTURES[card] ? words.place(view, card) : boardWords().actions}</span>
      <span class="unseen"> {labelFor(board, card)}</span>
    </button>
  );
};

/** What a card does: of the one under the hand, or on a phone of every event one could play. */
export const CardText = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { words, view } = board;
  const say = boardWords();
  return (
    <p class="card-text">
      <b>{words.place(view, card)}</b> {say.events[card] ?? say.actionCard(pointsOf(C[card]))}
    </p>
  );
};
export const Events = ({ board }: { readonly board: Props }) => {
  const { view, viewer } = board;
  if (viewer === 'spectator' || view.phase.name !== 'card') return null;
  const events = (view.hands[viewer].cards ?? []).filter((card) => boardWords().events[card] !== undefined);
  return (
    <div class="card-texts">
      {events.map((card) => (
        <CardText key={card} board={board} card={card} />
      ))}
    </div>
  );
};

/** A hand shown for a mulligan lies open while the other side answers. */
const ShownHand = ({ board, seat }: { readonly board: Props; readonly seat: Seat }) => {
  const { view, words } = board;
  const cards = view.hands[seat].cards;
  if (!cards) return null;
  return (
    <p class="paper shown-hand">
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
    <section class="paper open-hands" aria-label={say.hands}>
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

export const Hand = ({ board }: { readonly board: Props }) => {
  const { view, viewer } = board;
  const isAsked = view.phase.name === 'card';
  const [isOpen, setOpen] = useState(false);
  if (viewer === 'spectator') return <OpenHands board={board} />;
  const { cards } = view.hands[viewer];
  // Before the eyes of all nobody's hand is shown.
  if (!cards) return null;
  const say = boardWords();
  return (
    <section class={isOpen || isAsked ? 'hand shown' : 'hand'} aria-label={say.yourHand}>
      <button type="button" class="btn sm hand-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="note" size={16} /> {say.hand(cards.length)}
      </button>
      <ShownHand board={board} seat={other(viewer)} />
      <div class="hand-cards">
        {cards.map((card, at) => (
          <Card key={card} board={board} card={card} at={at} count={cards.length} />
        ))}
      </div>
    </section>
  );
};
