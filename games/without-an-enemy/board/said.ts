// What a reader hears of a place: its name, what stands there, and what touching it does.
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
import { nameOf, saidBy, saidOnce, sentence, told } from '../../said.ts';
import { type BlockBoardProps, saidOfBlocks } from '../../said-blocks.ts';
import { gestures } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export type Props = BlockBoardProps<WithoutAnEnemy>;

export { nameOf, saidOnce, sentence, told };

/** A fight or a siege is called as its chapter in the log. */
export const chapterBegunBy = (
  { chapters }: Props['words'],
  entry: Parameters<NonNullable<typeof chapters>['opens']>[0],
): string => chapters?.opens(entry).at(-1)?.head ?? '';

const said = saidBy<WithoutAnEnemy>(gestures);
export const { labelFor, labelForBlock } = saidOfBlocks(said, boardWords);

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
export const labelForPiece = (props: Props, piece: Piece): string => {
  const { block, area, city, colour } = piece;
  const face = faceOfPiece(piece);
  if (block && face) return labelForBlock(props, block, face);
  const say = boardWords();
  return say.standsIn(say.unknownBlock[colour], nameOf(props.words, props.view, city ?? area));
};
