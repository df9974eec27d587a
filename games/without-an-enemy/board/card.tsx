// Cards of what the hand rests on: a block, or what one turned away can be; an area, a town, a sea.
import { Block } from '@rose/board';
import { upper } from '@rose/table/text';
import {
  A,
  type AreaName,
  areaName,
  areaOfCity,
  B,
  BLOCK_NAMES,
  type BlockName,
  type CityName,
  cityIn,
  cityName,
  classOf,
  disciplineOf,
  effectivenessOf,
  fullStrength,
  garrisonLimit,
  homeName,
  isBlockName,
  isCityName,
  isLeader,
  isMajor,
  isOffMap,
  isPort,
  isRegionalLeader,
  KING,
  NO_CITY,
  pointsOf,
  SEAS,
  SEATS,
  type SeaName,
  sizeOf,
  stormLimit,
  T,
} from '@rose/without-an-enemy/ids';
import { FlagPicture } from './flags.tsx';
import { colourOfBlock, faceOf, type Piece, woodOf } from './pieces.ts';
import { nameOf, type Props } from './said.ts';
import { feedsIn } from './supply.ts';
import { boardWords } from './words.ts';

const linesOf = (block: BlockName, strength: number | null): readonly string[] => {
  const say = boardWords();
  const id = B[block];
  const home = homeName(id);
  return [
    say.strength(strength, fullStrength(id)),
    say.hitsOn(say.classes[classOf(id)], effectivenessOf(id)),
    ...(disciplineOf(id) > 0 ? [say.discipline(disciplineOf(id))] : []),
    ...(id === KING ? [say.king] : isLeader(id) ? [say.leader] : isRegionalLeader(id) ? [say.regionalLeader] : []),
    home === null ? say.nationalBlock : say.regional(say.regions[home]),
  ];
};
const KnownCard = ({ board, block }: { readonly board: Props; readonly block: BlockName }) => {
  const strength = board.view.blocks[block]?.strength ?? null;
  return (
    <>
      <svg width="74" height="84" viewBox="-4 -9 52 60" aria-hidden="true">
        <Block wood={woodOf(colourOfBlock(block))} face={faceOf(block, strength)} />
      </svg>
      <div>
        <h3>{nameOf(board.words, board.view, block)}</h3>
        {linesOf(block, strength).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
};

/** 1.3 What a block turned away in this place can still be, by what all have seen. */
export const suspects = ({ view }: Pick<Props, 'view'>, { colour, city, area }: Piece): readonly BlockName[] =>
  BLOCK_NAMES.filter(
    (block) =>
      colourOfBlock(block) === colour &&
      view.blocks[block] === undefined &&
      (view.fog[block]?.places.includes(city ?? area) ?? false),
  );
const UnknownCard = ({ board, piece }: { readonly board: Props; readonly piece: Piece }) => {
  const { view, words } = board;
  const say = boardWords();
  const all = view.options.fogAid ? suspects(board, piece) : [];
  return (
    <>
      <svg width="56" height="64" viewBox="-4 -9 52 60" aria-hidden="true">
        <Block wood={woodOf(piece.colour)} />
      </svg>
      <div>
        <h3>{upper(say.unknownBlock[piece.colour])}</h3>
        {all.length > 0 && <p>{say.canBe(all.length)}</p>}
      </div>
      <ul class="wae-suspects">
        {all.map((block) => {
          const fog = view.fog[block];
          return (
            <li key={block}>
              <FlagPicture block={block} size={18} /> <span>{nameOf(words, view, block)}</span>{' '}
              {fog && <b>{say.between(fog.low, fog.high)}</b>}
            </li>
          );
        })}
      </ul>
    </>
  );
};

const townLines = ({ view, words }: Props, city: CityName): readonly string[] => {
  const say = boardWords();
  const id = T[city];
  const marker = view.marker[city];
  return [
    say.held(words.seats[view.control[city]]),
    say.size(sizeOf(id), garrisonLimit(id), stormLimit(id)),
    ...(isMajor(id) ? [say.major] : []),
    ...(isPort(id) ? [say.port] : []),
    ...(pointsOf(id) > 0 ? [say.worth(pointsOf(id))] : []),
    ...(marker === undefined ? [] : [say.planOf(marker, view.breach.includes(city))]),
  ];
};
const GroundCard = ({
  board,
  area,
  city,
}: {
  readonly board: Props;
  readonly area: AreaName;
  readonly city: CityName | undefined;
}) => {
  const { view, viewer, words } = board;
  const say = boardWords();
  const seat = viewer === 'spectator' ? 'royalist' : viewer;
  const feeds = feedsIn(view, seat, area);
  return (
    <div>
      <h3>
        {nameOf(words, view, city ?? area)}
        {city !== undefined && <small>, {nameOf(words, view, area)}</small>}
      </h3>
      {city !== undefined && townLines(board, city).map((line) => <p key={line}>{line}</p>)}
      {!isOffMap(A[area]) && <p>{say.feeds(feeds.base, feeds.foot)}</p>}
    </div>
  );
};
const SeaCard = ({ board: { view, words }, sea }: { readonly board: Props; readonly sea: SeaName }) => {
  const { holder, ports } = view.seas[sea];
  const say = boardWords();
  return (
    <div>
      <h3>{nameOf(words, view, sea)}</h3>
      <p>{say.heldBy[holder]}</p>
      {SEATS.map((seat) => (
        <p key={seat}>{say.portsOf(words.seats[seat], ports[seat])}</p>
      ))}
    </div>
  );
};

const cardOf = (board: Props, pieces: readonly Piece[], place: string) => {
  const piece = pieces.find(({ id }) => id === place);
  if (piece && piece.block === undefined) return <UnknownCard board={board} piece={piece} />;
  if (isBlockName(place)) return <KnownCard board={board} block={place} />;
  if (isCityName(place)) return <GroundCard board={board} area={areaName(areaOfCity(T[place]))} city={place} />;
  const sea = SEAS.find((one) => one === place);
  if (sea) return <SeaCard board={board} sea={sea} />;
  if (!(place in A)) return null;
  const city = cityIn(A[place as AreaName]);
  return <GroundCard board={board} area={place as AreaName} city={city === NO_CITY ? undefined : cityName(city)} />;
};
/** The card of a place; nothing where there is nothing to say. */
export const PlaceCard = ({
  board,
  pieces,
  place,
}: {
  readonly board: Props;
  readonly pieces: readonly Piece[];
  readonly place: string;
}) => {
  const card = cardOf(board, pieces, place);
  return card && <section class="block-card wae-card">{card}</section>;
};
export const hasCard = (pieces: readonly Piece[], place: string): boolean =>
  pieces.some(({ id }) => id === place) ||
  isBlockName(place) ||
  isCityName(place) ||
  place in A ||
  SEAS.some((sea) => sea === place);
