// The small paper of what a hand rests on: a noble with his cards, a ship, an area with who is there.
import {
  A,
  C,
  crownKind,
  garrisonOf,
  houseOf,
  isAreaName,
  isCrownName,
  isEventName,
  isPieceName,
  N,
  NOBLE_NAMES,
  P,
  type PlaceName,
  placeName,
  placesIn,
  type RoyalName,
  roomOf,
  type View,
} from '@rose/kingmaker/ids';
import { Fan } from './fan.tsx';
import { holderOf } from './holders.ts';
import { nameOf, type Props, type Words } from './said.ts';
import { isCrowned, keeperOf, menAt, menOf, seatOfNoble, whereIs } from './stacks.ts';
import { lineIn, livesIn } from './succession.ts';
import { cardId, pieceId, pieceOf } from './touched.ts';
import { boardWords } from './words.ts';
import { sceneWords } from './words-scenes.ts';
import './paper.css';

const PlaceLines = ({
  view,
  words,
  place,
  isNamed,
}: {
  readonly view: View;
  readonly words: Words;
  readonly place: PlaceName;
  /** The area goes by another name, or has several. */
  readonly isNamed: boolean;
}) => {
  const say = boardWords();
  const holder = holderOf(view, place);
  const garrison = garrisonOf(P[place]);
  return (
    <p>
      {isNamed && <b>{say.nameOf(words.place(view, place))} </b>}
      {garrison > 0 && say.garrison(garrison, roomOf(P[place]))}
      {holder && `${garrison > 0 ? ' · ' : ''}${say.heldBy(words.seats[holder])}`}
    </p>
  );
};
export const AreaPaper = ({ board: { view, words }, place }: { readonly board: Props; readonly place: string }) => {
  const say = boardWords();
  if (!isAreaName(place)) return null;
  const here = Object.keys(view.spot).filter((piece) => {
    const where = isPieceName(piece) ? whereIs(view, piece) : undefined;
    return where !== undefined && 'area' in where && where.area === place;
  });
  return (
    <div class="km-paper">
      <h3>{say.nameOf(words.place(view, place))}</h3>
      {placesIn(A[place]).map((one, _, all) => (
        <PlaceLines
          key={one}
          view={view}
          words={words}
          place={placeName(one)}
          isNamed={all.length > 1 || placeName(one) !== place}
        />
      ))}
      {here.length > 0 && <p>{here.map((piece) => nameOf(words, view, cardId(piece))).join(', ')}</p>}
    </div>
  );
};
/** A card in the hand, and what it brings to whoever is given it. */
export const CardPaper = ({ board: { view, words }, place }: { readonly board: Props; readonly place: string }) => {
  const told = words.place(view, place);
  if (isEventName(place)) {
    const [name, ...does] = told.split('. ');
    return (
      <div class="km-paper">
        <h3>{name}</h3>
        <p>{does.join('. ')}</p>
      </div>
    );
  }
  const [name, ...adds] = told.split(', ');
  const card = pieceOf(place) ?? place;
  const kind = isCrownName(card) ? [sceneWords().parliament.kinds[crownKind(C[card])]] : [];
  return (
    <div class="km-paper">
      <h3>{name}</h3>
      <p>{[...kind, ...adds].join(', ')}</p>
    </div>
  );
};
/** His house, his place in its order, and how he comes into somebody's hands. */
const HeirLines = ({ board: { view, words }, royal }: { readonly board: Props; readonly royal: RoyalName }) => {
  const say = boardWords();
  const house = houseOf(N[royal]);
  const line = lineIn(view, house).filter((one) => livesIn(view, one));
  const before = line[line.indexOf(royal) - 1];
  const keeper = keeperOf(view, royal);
  const isHer = royal === 'margaret';
  const rank = isCrowned(view, royal)
    ? say.heirs.king(house)
    : before
      ? say.heirs.after(house, nameOf(words, view, before))
      : say.heirs.first(house, isHer);
  const held = keeper ? say.heldBy(words.seats[keeper]) : say.heirs.free(isHer);
  return (
    <>
      <p>{rank}</p>
      <p>{held}</p>
    </>
  );
};
export const PiecePaper = ({ board, place }: { readonly board: Props; readonly place: string }) => {
  const { view, words } = board;
  const say = boardWords();
  const piece = pieceOf(place);
  if (!piece) return null;
  // also before he stands anywhere
  const noble = NOBLE_NAMES.find((name) => name === piece);
  const seat = noble && seatOfNoble(view, noble);
  const more = noble ? menAt(view, noble) - menOf(view, noble) : 0;
  return (
    <div class="km-paper">
      <h3>
        {noble ? nameOf(words, view, pieceId(piece)) : words.place(view, pieceId(piece))}
        {noble && say.bornAs(noble) && <i>, {say.bornAs(noble)}</i>}
      </h3>
      {!noble && <HeirLines board={board} royal={piece as RoyalName} />}
      {noble && (
        <p>
          {seat && <>{words.seats[seat]} · </>}
          {say.men(menAt(view, noble))}
          {more > 0 && <> ({say.bonus(menOf(view, noble), more)})</>}
        </p>
      )}
      {noble && <Fan board={board} noble={noble} />}
    </div>
  );
};
