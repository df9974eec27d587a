// The screens of the game: combat, Parliament, parley and small papers. The board draws `<Scenes board={props} />` over its map,
// inside its own box; what is not on show weighs nothing, since the screens are fetched when the first of them begins.
//   Scenes           draws whatever screen the view asks for, or the parley somebody has opened; nothing otherwise
//   isScene          whether one stands before the map, so that the board can dim it
//   parleyWith       opens the parley: from a plate, a prisoner, a held place
//   Offered, Tray    open offers and what is to be given back; whom to bargain with, loans, promises, and leave
import { useLater } from '@rose/board';
import { useEffect } from 'preact/hooks';
import type { Props } from '../said.ts';
import { draft, endParley } from './parley-draft.ts';
import { sceneIn } from './scene-facts.ts';

const load = () => import('./all.tsx');
const loadTray = () => import('./tray.tsx');
const loadLoans = () => import('./loans.tsx');
const isParley = ({ viewer }: Props): boolean => draft.value !== undefined && draft.value.viewer === viewer;

export const isScene = (board: Props): boolean =>
  isParley(board) || sceneIn(board.view, board.viewer, board.story) !== undefined;
export const Scenes = ({ board }: { readonly board: Props }) => {
  const scene = isParley(board) ? ({ kind: 'parley' } as const) : sceneIn(board.view, board.viewer, board.story);
  const all = useLater(load, scene !== undefined);
  // what was being written belongs to this table: it does not wait for the next one
  useEffect(() => endParley, []);
  return scene && all ? <all.Screen board={board} scene={scene} /> : null;
};
/** Above the viewer's faction in the column: open offers, and what he has to give back. */
export const Offered = ({ board }: { readonly board: Props }) => {
  const tray = useLater(loadTray, board.view.offers.length > 0);
  const loans = useLater(loadLoans, board.view.loans.length > 0);
  return (
    <>
      {tray && <tray.Offers board={board} />}
      {loans && <loans.DueLoans board={board} />}
    </>
  );
};
/** Below it: whom to bargain with, loans, promises, leave. */
export const Tray = ({ board }: { readonly board: Props }) => {
  const tray = useLater(loadTray, board.viewer !== 'spectator');
  return tray && board.viewer !== 'spectator' ? <tray.OfferTray board={board} /> : null;
};
