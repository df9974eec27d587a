// Tells the page what to lay beside the board while a hand rests somewhere; the paper itself comes when first wanted.
import { useLater } from '@rose/board';
import { isAreaName } from '@rose/kingmaker/ids';
import { useEffect } from 'preact/hooks';
import type { Props } from './said.ts';
import { pieceOf } from './touched.ts';

const load = () => import('./paper-faces.tsx');
const Paper = ({ board, place }: { readonly board: Props; readonly place: string }) => {
  const faces = useLater(load, true);
  if (!faces) return null;
  return pieceOf(place) ? (
    <faces.PiecePaper board={board} place={place} />
  ) : (
    <faces.AreaPaper board={board} place={place} />
  );
};
export const usePaper = (board: Props, resting: string | undefined): void => {
  const { view, shows } = board;
  useEffect(() => {
    const isTold = resting !== undefined && (pieceOf(resting) !== undefined || isAreaName(resting));
    shows?.(isTold ? { place: resting, paper: <Paper board={board} place={resting} /> } : undefined);
  }, [resting, view]);
};
