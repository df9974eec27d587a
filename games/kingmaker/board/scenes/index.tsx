// The screens of the game: combat, Parliament, parley and small papers. The board draws `<Scenes board={props} />` over its map,
// inside its own box; what is not on show weighs nothing, since the screens are fetched when the first of them begins.
//   Scenes           draws whatever screen the view asks for, or the parley somebody has opened; nothing otherwise
//   isScene          whether one stands before the map, so that the board can dim it
//   parleyWith       opens the parley: from a plate, a prisoner, a held place
//   Offered, Tray    open offers with their answers; loans, promises, and leave, for the column
import { useLater } from '@rose/board';
import type { Props } from '../said.ts';
import { draft } from './parley-draft.ts';
import { sceneIn } from './scene-facts.ts';

const load = () => import('./all.tsx');
const loadTray = () => import('./tray.tsx');
const isParley = ({ viewer }: Props): boolean => draft.value !== undefined && draft.value.viewer === viewer;

export const isScene = (board: Props): boolean =>
  isParley(board) || sceneIn(board.view, board.viewer, board.story) !== undefined;
export const Scenes = ({ board }: { readonly board: Props }) => {
  const scene = isParley(board) ? ({ kind: 'parley' } as const) : sceneIn(board.view, board.viewer, board.story);
  const all = useLater(load, scene !== undefined);
  return scene && all ? <all.Screen board={board} scene={scene} /> : null;
};
/** Above the viewer's faction in the column: what he is offered. */
export const Offered = ({ board }: { readonly board: Props }) => {
  const tray = useLater(loadTray, board.view.offers.length > 0);
  return tray ? <tray.NewOffers board={board} /> : null;
};
/** Below it: his own offers, loans, promises, leave. */
export const Tray = ({ board }: { readonly board: Props }) => {
  const tray = useLater(loadTray, board.viewer !== 'spectator');
  return tray && board.viewer !== 'spectator' ? <tray.OfferTray board={board} /> : null;
};
