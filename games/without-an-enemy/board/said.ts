// What a reader hears of a place: its name, what stands there, and what touching it does.

import { beginsWith } from '@rose/board';
import type { Catalogue } from '@rose/table/text';
import type { Action, WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import type { BoardProps } from '../../face.ts';
import { nameOf, sentence, told } from '../../said.ts';
import { areaOfWayPoint, gestures, isWayPoint } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export interface Props extends BoardProps<WithoutAnEnemy> {
  /** Blocks that may still be taken up with the army in hand. */
  readonly joins?: readonly string[];
}
export type Words = Catalogue<WithoutAnEnemy>;

export { nameOf, sentence, told };

/** By place: the actions that a touch there may still mean. Hundreds are offered, and every place asks. */
type Meant = ReadonlyMap<string, readonly Action[]>;
const known = new WeakMap<readonly Action[], { readonly picked: string; readonly meant: Meant }>();
const meantIn = ({ offered, picked }: Props): Meant => {
  const before = known.get(offered);
  if (before?.picked === picked.join()) return before.meant;
  const meant = new Map<string, Action[]>();
  for (const action of offered) {
    const next = new Set(
      gestures(action).flatMap((gesture) => (beginsWith(gesture, picked) ? [gesture[picked.length] ?? ''] : [])),
    );
    for (const place of next) {
      const others = meant.get(place);
      if (others) others.push(action);
      else meant.set(place, [action]);
    }
  }
  known.set(offered, { picked: picked.join(), meant });
  return meant;
};
/** Said after the name, where a touch would do something. */
const effectOf = (board: Props, place: string): string => {
  if (!board.open.includes(place)) return '';
  const meant = meantIn(board).get(place) ?? [];
  const [only, ...others] = meant;
  if (!only) return '';
  if (others.length === 0) return `. ${sentence(board.words, only)}`;
  return `. ${[...new Set(meant.map(({ do: verb }) => board.words.verbs[verb]))].join(', ')}`;
};
const labelOf = (board: Props, place: string): string => board.words.place(board.view, place) + effectOf(board, place);

export const labelFor = (props: Props, place: string): string => {
  if (!isWayPoint(place)) return labelOf(props, place);
  const { view, words } = props;
  return boardWords().wayPoint(nameOf(words, view, areaOfWayPoint(place))) + effectOf(props, place);
};
export const labelForPiece = (props: Props, piece: Piece): string => {
  const { block, area, city, colour } = piece;
  const face = faceOfPiece(piece);
  // The numbers on the block are part of its name: strength, then rating, side by side.
  if (block && face) {
    const name = props.words.place(props.view, block);
    const isSaid = face.strength === undefined || name.endsWith(String(face.strength));
    return `${name}, ${isSaid ? '' : `${face.strength} `}${face.rating}${effectOf(props, block)}`;
  }
  const say = boardWords();
  return say.standsIn(say.unknownBlock[colour], nameOf(props.words, props.view, city ?? area));
};
