// The card of the block under the hand: who he is, how strong, how loyal; of one turned away, who it can be.
import { Block, CoatPicture } from '@rose/board';
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
  SEATS,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import { isKingSide, titleHolder } from '../text/facts.ts';
import { coatOf, woodOf, woodOfBlock } from './heraldry.ts';
import { faceOf, type Piece } from './pieces.ts';
import { nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

const loyaltyLine = (block: BlockName): string | undefined => {
  const say = boardWords();
  const dice = loyaltyOf(B[block]);
  if (dice > 0) return say.loyalty(dice);
  return kindOf(B[block]) === 'noble' ? say.loyal : undefined;
};
/** Who reigns, and who claims to. */
const titleOf = (view: View, block: BlockName): readonly string[] => {
  const say = boardWords();
  const seat = SEATS.find((one) => titleHolder(view, one) === block);
  if (seat === undefined) return [];
  return [`${isKingSide(view, seat) ? say.king : say.pretender}.`];
};
const linesOf = ({ words, view }: Props, block: BlockName): readonly string[] => {
  const say = boardWords();
  const seen = view.blocks[block];
  const homes = homesOf(B[block]).map((area) => nameOf(words, view, areaName(area)));
  const rank = rankOf(B[block]);
  return [
    ...(rank > 0 ? [] : [say.kinds[kindOf(B[block])]]),
    seen?.down ? say.faceDown : say.strength(seen?.steps ?? null, fullStrength(B[block])),
    say.rating(letterOf(B[block]), printedFirepower(B[block])),
    ...(rank > 0 ? [[...titleOf(view, block), say.heir(rank)].join(' ')] : []),
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

const strengthOf = ({ view }: Props, block: BlockName): string => {
  const fog = view.fog[block];
  return fog ? boardWords().between(fog.low, fog.high) : '';
};
const UnknownCard = ({ board, piece: { seat, area } }: { readonly board: Props; readonly piece: Piece }) => {
  const { view, words } = board;
  const say = boardWords();
  const all = view.options.fogAid ? suspects(board, seat, area) : [];
  return (
    <>
      <svg width="56" height="64" viewBox="-4 -9 52 60" aria-hidden="true">
        <Block wood={woodOf(seat)} />
      </svg>
      <div>
        <h3>{say.unknownBlock(seat)}</h3>
        {all.length > 0 && <p>{say.canBe(all.length)}</p>}
      </div>
      <ul class="suspects">
        {all.map((block) => (
          <li key={block}>
            <CoatPicture coat={coatOf(block)} size={15} />
            <span>{nameOf(words, view, block)}</span> <b>{strengthOf(board, block)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

const KnownCard = ({ board, block }: { readonly board: Props; readonly block: BlockName }) => {
  const seen = board.view.blocks[block];
  return (
    <>
      <svg width="74" height="84" viewBox="-4 -9 52 60" aria-hidden="true">
        <Block wood={woodOfBlock(block)} face={faceOf(block, seen?.steps ?? null)} />
      </svg>
      <div>
        <h3>{nameOf(board.words, board.view, block)}</h3>
        {linesOf(board, block).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
};

interface CardProps {
  readonly board: Props;
  readonly pieces: readonly Piece[];
  /** The place under pointer or focus. */
  readonly place: string;
}
export const BlockCard = ({ board, pieces, place }: CardProps) => {
  const here = pieces.find(({ id }) => id === place);
  const unknown = here?.block ? undefined : here;
  if (!unknown && !isBlockName(place)) return null;
  return (
    <section class="block-card">
      {unknown ? <UnknownCard board={board} piece={unknown} /> : <KnownCard board={board} block={place as BlockName} />}
    </section>
  );
};
