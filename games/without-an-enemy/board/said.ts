// What a reader hears of a place: its name, what stands there, and what touching it does.
import type { Catalogue } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import type { BoardProps } from '../../face.ts';
import { nameOf, saidBy, sentence, told } from '../../said.ts';
import { areaOfWayPoint, gestures, isWayPoint } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export type Props = BoardProps<WithoutAnEnemy>;
export type Words = Catalogue<WithoutAnEnemy>;

const { meantBy, effectOf, labelFor: labelOf } = saidBy<WithoutAnEnemy>(gestures);

export { meantBy, nameOf, sentence, told };

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
