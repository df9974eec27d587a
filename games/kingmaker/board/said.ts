// What a reader hears of a place: its name, what stands there, and what touching it does.
import { beginsWith } from '@rose/board';
import type { Action, Kingmaker } from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { nameOf, placeIn, sentence } from '../../said.ts';
import { gestures } from './gestures.ts';

export type Props = BoardProps<Kingmaker>;
export type Words = Catalogue<Kingmaker>;
export { nameOf, sentence };

/** By place: the actions that a touch there may still mean. Hundreds are offered, and every place asks. */
type Meant = ReadonlyMap<string, readonly Action[]>;
const known = new WeakMap<readonly Action[], { readonly picked: string; readonly meant: Meant }>();
export const meantIn = ({ offered, picked }: Pick<Props, 'offered' | 'picked'>): Meant => {
  const before = known.get(offered);
  if (before?.picked === picked.join()) return before.meant;
  const meant = new Map<string, Action[]>();
  for (const action of offered)
    for (const gesture of gestures(action)) {
      const next = beginsWith(gesture, picked) ? gesture[picked.length] : undefined;
      if (next === undefined) continue;
      const others = meant.get(next);
      if (others) others.push(action);
      else meant.set(next, [action]);
    }
  known.set(offered, { picked: picked.join(), meant });
  return meant;
};
/** Said after the name, where a touch would do something. */
export const effectOf = (board: Props, place: string): string => {
  const meant = meantIn(board).get(place) ?? [];
  const [only, ...others] = meant;
  if (!only) return '';
  if (others.length === 0) return `. ${sentence(board.words, only)}`;
  return `. ${[...new Set(meant.map(({ do: verb }) => board.words.verbs[verb]))].join(', ')}`;
};
export const labelFor = (board: Props, place: string): string =>
  placeIn(board.words, board.view, place) + effectOf(board, place);
