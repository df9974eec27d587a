// The cards of the draft, face up in a row: a card that may be taken rises under the hand.
import { CardButton, NamesFor, useNames } from '@rose/board';
import {
  C,
  type CardName,
  controlPoints,
  garrisonOf,
  homeOf,
  isMercenary,
  isNoble,
  isPlace,
  kindOf,
  mercenariesFor,
  type NobleName,
  regionName,
  taxOf,
} from '@rose/lancaster-york/ids';
import { KindIcon } from './icons.tsx';
import { NoblePiece, PieceShapes } from './icons-pieces.tsx';
import { labelFor, nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

export const CardPicture = ({ card, size = 38 }: { readonly card: CardName; readonly size?: number }) => {
  const names = useNames();
  const id = C[card];
  if (!isNoble(id)) return <KindIcon kind={kindOf(id) as 'town'} size={size} />;
  return (
    <NamesFor value={names}>
      <svg
        class="kind-icon"
        width={size - 2}
        height={size + 2}
        viewBox="-18 -22 38 44"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <PieceShapes />
        </defs>
        <NoblePiece noble={card as NobleName} points={controlPoints(id)} owner={undefined} />
      </svg>
    </NamesFor>
  );
};

const factsOf = (card: CardName, turn: number): readonly string[] => {
  const say = boardWords();
  const id = C[card];
  if (isMercenary(id)) return [say.tokens(mercenariesFor(turn))];
  return [
    say.cp(controlPoints(id)),
    ...(taxOf(id) > 0 ? [say.tax(taxOf(id))] : []),
    ...(isPlace(id) ? [say.garrison(garrisonOf(id))] : []),
  ];
};

const DraftCard = ({ board, card }: { readonly board: Props; readonly card: CardName }) => {
  const { view, words, open, picked, touch, rest } = board;
  const say = boardWords();
  const id = C[card];
  const where = isMercenary(id) ? '' : say.regions[regionName(homeOf(id))];
  return (
    <CardButton
      id={card}
      class={`ly-card ${kindOf(id)}`}
      label={labelFor(board, card)}
      isOpen={open.includes(card)}
      isChosen={picked.includes(card)}
      touch={touch}
      rest={(isHere) => rest(isHere ? card : undefined)}
    >
      <CardPicture card={card} />
      <b aria-hidden="true">{nameOf(words, view, card)}</b>
      <small aria-hidden="true">{where}</small>
      <span class="ly-card-facts" aria-hidden="true">
        {factsOf(card, view.turn).join(' · ')}
      </span>
    </CardButton>
  );
};

export const Draft = ({ board }: { readonly board: Props }) => {
  const { view } = board;
  const say = boardWords();
  if (view.phase.name !== 'draft') return null;
  return (
    <section class="ly-draft" aria-label={say.cards}>
      <h3>
        {say.cards} <small>{say.pile(view.unseen.length)}</small>
      </h3>
      <div class="ly-cards">
        {view.shown.map((card) => (
          <DraftCard key={card} board={board} card={card} />
        ))}
      </div>
    </section>
  );
};
