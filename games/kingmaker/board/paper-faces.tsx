// The small paper of what a hand rests on: a noble with his cards, a ship, an area with who is there.
import {
  A,
  garrisonOf,
  isAreaName,
  isPieceName,
  P,
  type PlaceName,
  placeName,
  placesIn,
  roomOf,
  type View,
} from '@rose/kingmaker/ids';
import { Fan } from './fan.tsx';
import { holderOf } from './holders.ts';
import { nameOf, type Props, type Words } from './said.ts';
import { menAt, menOf, seatOfNoble, whereIs } from './stacks.ts';
import { cardId, pieceId, pieceOf } from './touched.ts';
import { boardWords } from './words.ts';
import './paper.css';

const PlaceLines = ({
  view,
  words,
  place,
}: {
  readonly view: View;
  readonly words: Words;
  readonly place: PlaceName;
}) => {
  const say = boardWords();
  const holder = holderOf(view, place);
  const garrison = garrisonOf(P[place]);
  return (
    <p>
      <b>{say.nameOf(words.place(view, place))}</b> {garrison > 0 && say.garrison(garrison, roomOf(P[place]))}
      {holder && <> · {say.heldBy(words.seats[holder])}</>}
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
      {placesIn(A[place]).map((one) => (
        <PlaceLines key={one} view={view} words={words} place={placeName(one)} />
      ))}
      {here.length > 0 && <p>{here.map((piece) => nameOf(words, view, cardId(piece))).join(', ')}</p>}
    </div>
  );
};
export const PiecePaper = ({ board, place }: { readonly board: Props; readonly place: string }) => {
  const { view, words } = board;
  const say = boardWords();
  const piece = pieceOf(place);
  if (!piece) return null;
  const noble = piece in view.men ? (piece as keyof typeof view.men) : undefined;
  const seat = noble && seatOfNoble(view, noble);
  const more = noble ? menAt(view, noble) - menOf(view, noble) : 0;
  return (
    <div class="km-paper">
      <h3>{noble ? nameOf(words, view, pieceId(piece)) : words.place(view, pieceId(piece))}</h3>
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
