// What the board has to say beside itself: the army in the hand, a voyage, or what the hand rests on. The page finds room.
import { isFinger, type Names, NamesFor } from '@rose/board';
import { areaName, isBlockName, isCardName, write } from '@rose/without-an-enemy/ids';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BoardPaper } from '../../face.ts';
import { Answers, hasAnswers } from './answers.tsx';
import { hasCard, PlaceCard } from './card.tsx';
import { CardText } from './hand.tsx';
import type { Piece } from './pieces.ts';
import { Army } from './plan.tsx';
import type { Props } from './said.ts';
import { sceneIn } from './scene-facts.ts';
import { VoyagePaper, voyagesOf } from './voyages.tsx';
import type { Going } from './ways.ts';
import './paper.css';

interface PaperProps {
  readonly board: Props;
  readonly pieces: readonly Piece[];
  /** The place under pointer or focus. */
  readonly resting: string | undefined;
  readonly attack: string | undefined;
  /** What a touch there would make everybody do. */
  readonly goings: readonly Going[];
  readonly names: Names;
  /** How a fight has just ended. */
  readonly over: ComponentChildren;
}
const paperOf = ({ board, pieces, resting, attack, goings, names, over }: PaperProps): BoardPaper | undefined => {
  const wrap = (paper: ComponentChildren) => (
    <NamesFor value={names}>
      <div class="wae-paper">{paper}</div>
    </NamesFor>
  );
  const { preview } = board;
  if (preview?.do === 'sail') return { paper: wrap(<VoyagePaper board={board} to={areaName(preview.area)} />) };
  const card = board.picked.find(isCardName);
  if (card !== undefined) return { place: card, paper: wrap(<CardText board={board} card={card} />) };
  if (hasAnswers(board)) return { paper: wrap(<Answers board={board} />) };
  // in a fight a block in the hand is no army
  const isArmy =
    sceneIn(board.view, board.viewer) === undefined &&
    board.picked.some(isBlockName) &&
    !board.picked.some((place) => place.startsWith('#'));
  // a finger rests where it touched: on the army it has taken up
  const isOnArmy = resting === undefined || (isFinger() && board.picked.includes(resting));
  if (attack !== undefined || (isArmy && (goings.length > 0 || isOnArmy)))
    return { paper: wrap(<Army board={board} goings={goings} attack={attack} />) };
  const aftermath = over ? { paper: wrap(over) } : undefined;
  const coasts = voyagesOf(board).map(({ to }) => to);
  // a finger rests where it touched: on the block that is to sail
  if (coasts.length > 0 && (isOnArmy || coasts.some((to) => to === resting)))
    return { paper: wrap(<VoyagePaper board={board} to={isOnArmy ? undefined : resting} />) };
  if (resting === undefined) return aftermath;
  if (!hasCard(pieces, resting)) return aftermath;
  return { place: resting, paper: wrap(<PlaceCard board={board} pieces={pieces} place={resting} />) };
};

export const usePaper = (props: PaperProps): void => {
  const { board, resting, attack, goings, over } = props;
  const { preview } = board;
  useEffect(
    () => board.shows?.(paperOf(props)),
    [
      board.view,
      board.words,
      resting,
      attack,
      board.picked.join(),
      goings.length,
      over !== undefined,
      preview && write(preview),
    ],
  );
  useEffect(() => () => board.shows?.(undefined), []);
};
