// The hand of the viewer: tracts of the time, face up. One that may be played rises under the hand.
import { CardButton, ChargeMarks, HandOfCards, softly } from '@rose/board';
import {
  apOf,
  type CardName,
  effectOf,
  eventPhaseOf,
  K,
  type Op,
  other,
  SEATS,
  type Seat,
} from '@rose/without-an-enemy/ids';
import { useEffect, useRef } from 'preact/hooks';
import { DEVICES, type DeviceName } from './charges.ts';
import { labelFor, nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';
import './hand.css';

/** The woodcut of a tract, by what its event does. */
const CUTS: { readonly [O in Op]: DeviceName } = {
  'add-strength': 'pike',
  deploy: 'pike',
  'deploy-or-add': 'pike',
  'place-block': 'ragged-staff',
  march: 'horseshoe',
  'free-group-move': 'horseshoe',
  naval: 'ship',
  'sea-control': 'anchor',
  'remove-strength': 'hand',
  'lose-ap': 'hand',
  'no-storm': 'tower',
  'siege-level': 'castle',
  'resist-siege': 'tower',
  artillery: 'cannon',
  'year-end-rp': 'roundel',
  'reveal-hand': 'key',
  hold: 'key',
  'fortify-london': 'castle',
  'battle-mod': 'sword',
  absorb: 'sword',
  'block-reserves': 'sword',
  'storm-mod': 'castle',
  'breach-mod': 'cannon',
};
const Woodcut = ({ card }: { readonly card: CardName }) => {
  const effect = effectOf(K[card]);
  return (
    <svg class="card-picture" width="30" height="30" viewBox="-54 -54 108 108" aria-hidden="true">
      <ChargeMarks charge={effect ? DEVICES[CUTS[effect.op]] : DEVICES.crown} fill="#efe2c0" ink="#2b1c10" />
    </svg>
  );
};
export const whenOf = (card: CardName): string => {
  const say = boardWords();
  const phase = eventPhaseOf(K[card]);
  return phase === null ? say.noEvent : say.eventPhases[phase];
};

/** A card is told with its name and points first, then with its event. */
export const eventOf = (told: string): string => told.slice(told.indexOf('. ') + 2);
/** What a card does, in full. */
export const CardText = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { words, view } = board;
  const say = boardWords();
  const phase = eventPhaseOf(K[card]);
  return (
    <div class="tract-text">
      <b>{nameOf(words, view, card)}</b>
      <small>
        {say.points(apOf(K[card]))}, {phase === null ? say.noEvent : say.eventComes[phase]}
      </small>
      {phase !== null && <p>{eventOf(words.place(view, card))}</p>}
    </div>
  );
};

const Card = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { view, words, viewer, open, picked, touch, rest } = board;
  const { phase } = view;
  const chosen = phase.name === 'initiative' && viewer !== 'spectator' ? phase.chosen[viewer] : null;
  const isGone = useRef(false);
  const tell = (isHere: boolean): void => {
    // a card that is taken from the hand loses the focus, too
    if (isGone.current) return;
    rest(isHere ? card : undefined);
    // what is about to be played can be read until it is
    const isTold = isHere || picked.includes(card);
    board.shows?.(isTold ? { place: card, paper: <CardText board={board} card={card} /> } : undefined);
  };
  useEffect(
    () => () => {
      isGone.current = true;
      board.shows?.(undefined);
    },
    [],
  );
  const name = nameOf(words, view, card);
  return (
    <CardButton
      id={card}
      class="hand-card tract"
      title={name}
      label={labelFor(board, card)}
      isOpen={open.includes(card)}
      isChosen={picked.includes(card) || chosen === card}
      touch={touch}
      rest={tell}
    >
      <span class="card-value" aria-hidden="true">
        {apOf(K[card])}
      </span>
      <Woodcut card={card} />
      <em class="tract-when" aria-hidden="true">
        {whenOf(card)}
      </em>
      <span class="card-name" aria-hidden="true">
        {softly(name)}
      </span>
    </CardButton>
  );
};

/** A hand that an event lays open, or both of them where nothing is hidden. */
const OpenHand = ({ board: { view, words }, seat }: { readonly board: Props; readonly seat: Seat }) => {
  const { cards } = view.hands[seat];
  if (!cards || cards.length === 0) return null;
  return (
    <p class="open-hand">
      <b>{words.seats[seat]}</b>{' '}
      {cards.map((card) => (
        <span key={card} class="open-card" title={words.place(view, card)}>
          {apOf(K[card])} {nameOf(words, view, card)}
        </span>
      ))}
    </p>
  );
};

export const Hand = (board: Props) => {
  const { view, viewer } = board;
  const say = boardWords();
  if (viewer === 'spectator') {
    if (SEATS.every((seat) => !view.hands[seat].cards)) return null;
    return (
      <section class="open-hands" aria-label={say.hands}>
        {SEATS.map((seat) => (
          <OpenHand key={seat} board={board} seat={seat} />
        ))}
      </section>
    );
  }
  const { cards } = view.hands[viewer];
  // Before the eyes of all nobody's hand is shown.
  if (!cards || cards.length === 0) return <OpenHand board={board} seat={other(viewer)} />;
  return (
    <HandOfCards title={say.yourHand} count={cards.length} above={<OpenHand board={board} seat={other(viewer)} />}>
      {cards.map((card) => (
        <Card key={card} board={board} card={card} />
      ))}
    </HandOfCards>
  );
};
