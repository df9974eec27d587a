// The card of the block under the hand: who he is, how strong, how loyal; of one turned away, who it can be.
import { Block } from '@rose/board';
import {
  type AreaName,
  areaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  colourOf,
  fullStrength,
  homesOf,
  isBlockName,
  kindOf,
  letterOf,
  loyaltyOf,
  printedFirepower,
  rankOf,
  type Seat,
} from '@rose/richard-iii/ids';
import { woodOf, woodOfBlock } from './heraldry.ts';
import { faceOf, type Piece } from './pieces.ts';
import { nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

const loyaltyLine = (block: BlockName): string | undefined => {
  const say = boardWords();
  const dice = loyaltyOf(B[block]);
  if (dice > 0) return say.loyalty(dice);
  return kindOf(B[block]) === 'noble' ? say.loyal : undefined;
};
const linesOf = ({ words, view }: Props, block: BlockName): readonly string[] => {
  const say = boardWords();
  const seen = view.blocks[block];
  const homes = homesOf(B[block]).map((area) => nameOf(words, view, areaName(area)));
  const rank = rankOf(B[block]);
  return [
    seen?.down ? say.faceDown : say.strength(seen?.steps ?? null, fullStrength(B[block])),
    say.rating(letterOf(B[block]), printedFirepower(B[block])),
    ...(rank > 0 ? [say.heir(rank)] : []),
    ...(view.prisoner && block === 'l-henry-vi' ? [say.prisoner] : []),
    ...(homes.length > 0 ? [say.home(homes.join(', '))] : []),
    loyaltyLine(block) ?? '',
  ].filter((line) => line !== '');
};

/** 15 What a block turned away in this area can still be, by what all have seen. */
export const suspects = ({ view }: Pick<Props, 'view'>, seat: Seat, area: AreaName): readonly BlockName[] =>
  BLOCK_NAMES.filter(
    (block) =>
      colourOf(B[block]) === (seat === 'lancaster' ? 0 : 1) &&
      view.blocks[block] === undefined &&
      (view.fog[block]?.places.includes(area) ?? false),
  );

const MOST = 6;
const UnknownCard = ({ board, piece: { seat, area } }: { readonly board: Props; readonly piece: Piece }) => {
  const { view, words } = board;
  const say = boardWords();
  const all = view.options.fogAid ? suspects(board, seat, area) : [];
  return (
    <section class="paper block-card">
      <svg width="74" height="84" viewBox="-4 -9 52 60" aria-hidden="true">
        <Block wood={woodOf(seat)} />
      </svg>
      <div>
        <h3>{say.unknownBlock(seat)}</h3>
        {all.length > 0 && <p>{say.canBe}:</p>}
        <ul>
          {all.slice(0, MOST).map((block) => (
            <li key={block}>{nameOf(words, view, block)}</li>
          ))}
          {all.length > MOST && <li>{say.canBeMore(all.length - MOST)}</li>}
        </ul>
      </div>
    </section>
  );
};

interface CardProps {
  readonly board: Props;
  readonly pieces: readonly Piece[];
  /** The place under pointer or focus. */
  readonly place: string | undefined;
}
export const BlockCard = ({ board, pieces, place }: CardProps) => {
  if (place === undefined) return null;
  const piece = pieces.find(({ id }) => id === place);
  if (piece && !piece.block) return <UnknownCard board={board} piece={piece} />;
  if (!isBlockName(place)) return null;
  const seen = board.view.blocks[place];
  return (
    <section class="paper block-card">
      <svg width="74" height="84" viewBox="-4 -9 52 60" aria-hidden="true">
        <Block wood={woodOfBlock(place)} face={faceOf(place, seen?.steps ?? null)} />
      </svg>
      <div>
        <h3>{nameOf(board.words, board.view, place)}</h3>
        {linesOf(board, place).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
};
