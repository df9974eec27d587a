// A whole army in one hand, each sent to the same area by the way that uses the least of its borders.
import { type Company, type CompanyGame, isWayPoint, useCompany as useAnyCompany } from '@rose/board';
import { type Action, isBlockName, type View } from '@rose/without-an-enemy/ids';
import { piecesOf } from './pieces.ts';
import type { Props } from './said.ts';
import { armyWith, type Going, isGoal, mayJoin, together } from './ways.ts';

const isEnemyIn = ({ view, viewer }: Props, area: string): boolean =>
  piecesOf(view).some((piece) => piece.area === area && piece.seat !== viewer);

/** After a button (to sail, to recruit) a block is alone in the hand. */
export const companyOf = (view: View, picked: readonly string[]): Omit<CompanyGame<Action, Going>, 'isGrave'> => ({
  isPiece: (place) => isBlockName(place) && !picked.some((other) => other.startsWith('#')),
  isGoal,
  isOnWay: isWayPoint,
  companions: (all, piece) => armyWith(view, all, piece),
  mayJoin: (all, hand) => mayJoin(view, all, hand),
  together: (all, hand) => together(view, all, hand),
});
/** An attack is shown with its odds first, and a finger's second touch makes it. */
export const useCompany = (props: Props): Company<Props, Going> =>
  useAnyCompany<Action, Going, Props>(props, {
    ...companyOf(props.view, props.picked),
    isGrave: (place) => props.view.phase.name === 'actions' && isEnemyIn(props, place),
  });
