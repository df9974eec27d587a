// Ships as a view tells of them: whose they are, where, and who is aboard.
import {
  cardOfShip,
  crownName,
  H,
  holdOf,
  isPieceName,
  NOBLE_NAMES,
  type NobleName,
  PIECE_NAMES,
  type PieceName,
  SEATS,
  type Seat,
  SHIP_NAMES,
  type ShipName,
  type View,
} from '@rose/kingmaker/ids';
import { menOf, seatOfNoble, spotOfPiece, type Where, whereOf } from './stacks.ts';

export interface Ship {
  readonly id: ShipName;
  readonly seat: Seat | undefined;
  readonly owner: NobleName | undefined;
  readonly where: Where;
  readonly passengers: readonly PieceName[];
  readonly load: number;
  readonly hold: number;
}
type ByName<T> = Readonly<Record<string, T | undefined>>;
const isNoble = (name: string): name is NobleName => (NOBLE_NAMES as readonly string[]).includes(name);
const ownerOf = (view: View, ship: ShipName): NobleName | undefined => {
  const noted = (view.notedShips as ByName<string | null>)[ship] ?? undefined;
  const holder = noted ?? view.held[crownName(cardOfShip(H[ship]))] ?? '';
  return isPieceName(holder) && isNoble(holder) ? holder : undefined;
};

export const shipsOf = (view: View): readonly Ship[] =>
  SHIP_NAMES.flatMap((id): readonly Ship[] => {
    const where = whereOf((view.ships as ByName<string>)[id]);
    if (!where) return [];
    const owner = ownerOf(view, id);
    const kept = SEATS.find((seat) => seat === (view.kept as ByName<string | null>)[id]);
    const passengers = PIECE_NAMES.filter((piece) => spotOfPiece(view, piece) === `aboard:${id}`);
    const load = passengers.filter(isNoble).reduce((sum, noble) => sum + menOf(view, noble), 0);
    const seat = kept ?? (owner && seatOfNoble(view, owner));
    return [{ id, seat, owner, where, passengers, load, hold: holdOf(H[id]) }];
  });
