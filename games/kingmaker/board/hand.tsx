// The viewer's cards: Crown cards with the men they bring, Event cards with a picture.
import {
  CardButton,
  CHARGES,
  ChargeMarks,
  CoatPicture,
  CoatShapes,
  HandOfCards,
  NamesFor,
  ROLL_CHARGES,
  useNames,
} from '@rose/board';
import {
  C,
  type CrownKind,
  type CrownName,
  crownKind,
  isCrownName,
  isEventName,
  isPieceName,
  menOfCard,
} from '@rose/kingmaker/ids';
import { lyingIn } from './answering.ts';
import { COATS } from './coats.ts';
import { EventPicture } from './event.tsx';
import { showsPaper } from './paper.tsx';
import { cardName, labelFor, type Props } from './said.ts';
import { cardId, pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './hand.css';

const PICTURES = {
  noble: CHARGES.crown,
  title: CHARGES.crown,
  office: ROLL_CHARGES.key,
  bishop: ROLL_CHARGES['cross-patty'],
  town: CHARGES.castle,
  ship: ROLL_CHARGES.ship,
  mercenary: ROLL_CHARGES.sword,
  pardon: CHARGES.rose,
} as const satisfies { readonly [K in CrownKind]: unknown };
const KindPicture = ({ kind }: { readonly kind: CrownKind }) => (
  <svg class="card-picture" width="26" height="26" viewBox="-54 -54 108 108" aria-hidden="true">
    <ChargeMarks charge={PICTURES[kind]} fill="#c99b3b" ink="#3b2716" />
  </svg>
);
const CrownFace = ({ card }: { readonly card: CrownName }) => {
  const men = menOfCard(C[card]);
  return (
    <>
      {men > 0 && <span class="card-value">{men}</span>}
      {isPieceName(card) ? <CoatPicture coat={pieceId(card)} size={26} /> : <KindPicture kind={crownKind(C[card])} />}
    </>
  );
};
const Card = ({ board, card }: { readonly board: Props; readonly card: string }) => {
  const { view, words, open, picked, touch } = board;
  const id = cardId(card);
  return (
    <CardButton
      id={id}
      class="hand-card km-card"
      title={words.place(view, id)}
      label={labelFor(board, id)}
      isOpen={open.includes(id)}
      isChosen={picked.includes(id)}
      touch={touch}
      rest={(isHere) => showsPaper(board, id, isHere, true)}
    >
      {isEventName(card) ? <EventPicture event={card} size={30} /> : isCrownName(card) && <CrownFace card={card} />}
      <span class="card-name">{cardName(board, card)}</span>
    </CardButton>
  );
};
export const Hand = (board: Props) => {
  const names = useNames();
  const cards = lyingIn(board.view, board.viewer);
  if (cards.length === 0) return null;
  const coats = Object.entries(COATS).filter(([coat]) => cards.some((card) => cardId(card) === coat));
  return (
    <NamesFor value={names}>
      <svg class="km-shapes" width="0" height="0" aria-hidden="true">
        <defs>
          <CoatShapes coats={Object.fromEntries(coats)} />
        </defs>
      </svg>
      <HandOfCards title={boardWords().yourHand} count={cards.length}>
        {cards.map((card) => (
          <Card key={card} board={board} card={card} />
        ))}
      </HandOfCards>
    </NamesFor>
  );
};
