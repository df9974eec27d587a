// What a reader hears of a place: its name, what stands there, and what touching it does.
import {
  A,
  type AreaName,
  areaName,
  borderBetween,
  borderColour,
  neighboursOf,
  type RichardIII,
} from '@rose/richard-iii/ids';
import type { Catalogue } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { nameOf, placeIn, saidBy, sentence, told } from '../../said.ts';
import { areaOfWayPoint, gestures, isWayPoint } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export interface Props extends BoardProps<RichardIII> {
  /** Blocks that may still be taken up with the company in hand. */
  readonly joins?: readonly string[];
}
export type Words = Catalogue<RichardIII>;

const { meantBy, effectOf, labelFor: labelOf } = saidBy<RichardIII>(gestures);

export { meantBy, nameOf, sentence, told };

export const labelFor = (props: Props, place: string): string => {
  if (!isWayPoint(place)) return labelOf(props, place);
  const { view, words } = props;
  return boardWords().wayPoint(nameOf(words, view, areaOfWayPoint(place))) + effectOf(props, place);
};
/** Said of who may be taken up with the company in hand. */
const joinsOf = ({ joins }: Props, block: string): string =>
  joins?.includes(block) ? `. ${boardWords().mayJoin}` : '';
export const labelForPiece = (props: Props, piece: Piece): string => {
  const { block, seat, area } = piece;
  const face = faceOfPiece(piece);
  // The numbers on the block are part of its name: strength, then rating, side by side.
  if (block && face) {
    const name = placeIn(props.words, props.view, block);
    const isSaid = face.strength === undefined || name.endsWith(String(face.strength));
    return `${name}, ${isSaid ? '' : `${face.strength} `}${face.rating}${effectOf(props, block)}${joinsOf(props, block)}`;
  }
  if (block) return labelFor(props, block);
  const say = boardWords();
  return say.standsIn(say.unknownBlock(seat), nameOf(props.words, props.view, area));
};

const KIND_OF = { yellow: 'open', blue: 'river', red: 'hills' } as const;
/** What an area borders on, and by what kind of border: for whoever asks a reader for more. */
export const bordersOf = ({ words, view }: Props, area: AreaName): string => {
  const say = boardWords();
  const around = neighboursOf(A[area]).map((next) => {
    const kind = KIND_OF[borderColour(borderBetween(A[area], next))];
    return `${nameOf(words, view, areaName(next))} (${say.border[kind].toLocaleLowerCase()})`;
  });
  return around.length === 0 ? '' : say.bordersOn(around.join(', '));
};
