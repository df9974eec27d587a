// Tells the page what to lay beside the board while a hand rests somewhere; the paper itself comes when first wanted.
import { useLater } from '@rose/board';
import { isAreaName } from '@rose/kingmaker/ids';
import { useEffect } from 'preact/hooks';
import type { Props } from './said.ts';
import { pieceOf } from './touched.ts';

const load = () => import('./paper-faces.tsx');
interface PaperProps {
  readonly board: Props;
  readonly place: string;
  /** It lies in the hand. */
  readonly isCard?: boolean;
}
const Paper = ({ board, place, isCard = false }: PaperProps) => {
  const faces = useLater(load, true);
  if (!faces) return null;
  if (isCard) return <faces.CardPaper board={board} place={place} />;
  return pieceOf(place) ? (
    <faces.PiecePaper board={board} place={place} />
  ) : (
    <faces.AreaPaper board={board} place={place} />
  );
};
/** The same of a noble of the faction, or of a card in the hand, while somebody points at it. */
export const showsPaper = (board: Props, place: string, isHere: boolean, isCard = false): void => {
  board.rest(isHere ? place : undefined);
  const paper = { place, paper: <Paper board={board} place={place} isCard={isCard} /> };
  board.shows?.(isHere ? paper : undefined);
};
export const usePaper = (board: Props, resting: string | undefined): void => {
  const { view, shows } = board;
  useEffect(() => {
    const isTold = resting !== undefined && (pieceOf(resting) !== undefined || isAreaName(resting));
    shows?.(isTold ? { place: resting, paper: <Paper board={board} place={resting} /> } : undefined);
  }, [resting, view]);
};
