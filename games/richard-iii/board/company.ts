// Several blocks in one hand, each sent to the same area by the way that uses the least of its borders.
import { type Company, type CompanyGame, isWayPoint, useCompany as useAnyCompany } from '@rose/board';
import { type Action, isAreaName, isBlockName, type View } from '@rose/richard-iii/ids';
import { piecesOf } from './pieces.ts';
import type { Props } from './said.ts';
import { type Move, mayJoin, together } from './ways.ts';

const isEnemyIn = ({ view, viewer }: Props, area: string): boolean =>
  piecesOf(view).some((piece) => piece.area === area && piece.seat !== viewer && !piece.isPrisoner);

export const companyOf = (view: View): Omit<CompanyGame<Action, Move>, 'isGrave'> => ({
  isPiece: isBlockName,
  isGoal: isAreaName,
  isOnWay: isWayPoint,
  mayJoin: (all, hand) => mayJoin(view, all, hand),
  together: (all, hand) => together(view, all, hand),
});
/** An attack is shown with its odds first, and a finger's second touch makes it. */
export const useCompany = (props: Props): Company<Props, Move> =>
  useAnyCompany<Action, Move, Props>(props, {
    ...companyOf(props.view),
    isGrave: (place) => isEnemyIn(props, place),
  });
