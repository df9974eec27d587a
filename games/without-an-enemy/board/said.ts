// What a reader hears of a place: its name, what stands there, and what touching it does.
import type { Catalogue } from '@rose/table/text';
import {
  A,
  areaName,
  borderBetween,
  borderKind,
  coastsOf,
  isAreaName,
  neighboursOf,
  SEAS,
  type WithoutAnEnemy,
} from '@rose/without-an-enemy/ids';
import type { BoardProps } from '../../face.ts';
import { nameOf, placeIn, saidBy, saidOnce, sentence, told } from '../../said.ts';
import { areaOfWayPoint, gestures, isWayPoint } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export interface Props extends BoardProps<WithoutAnEnemy> {
  /** Blocks that may still be taken up with the army in hand. */
  readonly joins?: readonly string[];
}
export type Words = Catalogue<WithoutAnEnemy>;

export { nameOf, saidOnce, sentence, told };

const { effectOf, labelFor: labelOf } = saidBy<WithoutAnEnemy>(gestures);

export const labelFor = (props: Props, place: string): string => {
  if (!isWayPoint(place)) return labelOf(props, place);
  const { view, words } = props;
  return boardWords().wayPoint(nameOf(words, view, areaOfWayPoint(place))) + effectOf(props, place);
};
/** What an area borders on, over what kind of border, and its coast: for whoever asks a reader for more. */
export const bordersOf = ({ words, view }: Pick<Props, 'words' | 'view'>, place: string): string => {
  if (!isAreaName(place)) return '';
  const say = boardWords();
  const area = A[place];
  const around = neighboursOf(area).map(
    (next) => `${nameOf(words, view, areaName(next))} (${say.crossing[borderKind(borderBetween(area, next))]})`,
  );
  const seas = coastsOf(area).map((sea) => nameOf(words, view, SEAS[sea] ?? ''));
  const borders = around.length > 0 ? [say.bordersOn(around.join(', '))] : [];
  return [...borders, ...(seas.length > 0 ? [say.coastOn(seas.join(', '))] : [])].join(' ');
};
/** Said of who may be taken up with the company in hand. */
const joinsOf = ({ joins }: Props, block: string): string =>
  joins?.includes(block) ? `. ${boardWords().mayJoin}` : '';
export const labelForPiece = (props: Props, piece: Piece): string => {
  const { block, area, city, colour } = piece;
  const face = faceOfPiece(piece);
  // The numbers on the block are part of its name: strength, then rating, side by side.
  if (block && face) {
    const name = placeIn(props.words, props.view, block);
    const isSaid = face.strength === undefined || name.endsWith(String(face.strength));
    return `${name}, ${isSaid ? '' : `${face.strength} `}${face.rating}${effectOf(props, block)}${joinsOf(props, block)}`;
  }
  const say = boardWords();
  return say.standsIn(say.unknownBlock[colour], nameOf(props.words, props.view, city ?? area));
};
