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
import { nameOf, saidBy, sentence, told } from '../../said.ts';
import { type BlockBoardProps, saidOfBlocks } from '../../said-blocks.ts';
import { gestures } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export type Props = BlockBoardProps<RichardIII>;
export type Words = Catalogue<RichardIII>;

export { nameOf, sentence, told };

const said = saidBy<RichardIII>(gestures);
export const { labelFor, labelForBlock } = saidOfBlocks(said, boardWords);

export const labelForPiece = (props: Props, piece: Piece): string => {
  const { block, seat, area } = piece;
  const face = faceOfPiece(piece);
  if (block && face) return labelForBlock(props, block, face);
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
