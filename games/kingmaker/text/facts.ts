// Facts both languages put into words: who is where, what stands in a phase, what decides the game. No rule, no word.
import {
  A,
  type AreaName,
  areaName,
  areaOfPlace,
  C,
  type CrownName,
  crownKind,
  crownName,
  type EventName,
  isAboard,
  isAreaName,
  isAtSea,
  isCrownName,
  isEventName,
  isInside,
  isPieceName,
  isPlaceName,
  isSeaName,
  isShipName,
  menOfCard,
  motherOf,
  NO_MOTHER,
  NOBLE_NAMES,
  type NobleName,
  P,
  PIECE_COUNT,
  PIECE_NAMES,
  type PieceName,
  type PlaceName,
  pieceName,
  placeAt,
  placeName,
  placesIn,
  ROYAL_NAMES,
  type RoyalName,
  SEATS,
  type Seat,
  type ShipName,
  seaAt,
  seaName,
  shipAt,
  shipName,
  type View,
  type Where,
} from '@rose/kingmaker/ids';

export type Phases = View['phase'];
export type During<N extends Phases['name']> = Extract<Phases, { readonly name: N }>;
/** The phase under way, if it is this one. */
export const during = <N extends Phases['name']>(view: View, name: N): During<N> | undefined =>
  view.phase.name === name ? (view.phase as During<N>) : undefined;

/** What lights up for a person: the two Dukes have the names of towns, so that their marks differ. */
export const markOf = (piece: string): string => (piece === 'york' || piece === 'lancaster' ? `duke-${piece}` : piece);
export const pieceOfMark = (mark: string): PieceName | undefined => {
  const name = mark.replace(/^duke-/, '');
  return isPieceName(name) && markOf(name) === mark ? name : undefined;
};
export const isRoyalName = (id: string): id is RoyalName => (ROYAL_NAMES as readonly string[]).includes(id);
export const isNobleName = (id: string): id is NobleName => (NOBLE_NAMES as readonly string[]).includes(id);
export const nobles = (ids: readonly string[]): readonly NobleName[] => ids.filter(isNobleName);
export const seatOf = (id: string | null | undefined): Seat | undefined => SEATS.find((seat) => seat === id);
export const placeOf = (id: string | null | undefined): PlaceName | undefined =>
  id !== null && id !== undefined && isPlaceName(id) ? id : undefined;
/** `in:calais`, the place itself: the area around it may have a name of its own, and `calais` is that. */
export const siteOf = (id: string): PlaceName | undefined => placeOf(id.replace(/^in:/, ''));
export const pieceOf = (id: string | null | undefined): PieceName | undefined =>
  id !== null && id !== undefined && isPieceName(id) ? id : undefined;
export const cardOf = (id: string | null | undefined): CrownName | undefined =>
  id !== null && id !== undefined && isCrownName(id) ? id : undefined;
export const eventOf = (id: string | null | undefined): EventName | undefined =>
  id !== null && id !== undefined && isEventName(id) ? id : undefined;

/** A spot of an action as the log says it. */
export const whereOf = (spot: number): Where => {
  if (isInside(spot)) return { in: placeName(placeAt(spot)) };
  if (isAboard(spot)) return { aboard: shipName(shipAt(spot)) };
  return isAtSea(spot) ? { sea: seaName(seaAt(spot)) } : { near: areaName(spot) };
};
const areaIn = (where: Where): AreaName | undefined => {
  if ('near' in where) return where.near;
  return 'in' in where ? areaName(areaOfPlace(P[where.in])) : undefined;
};
/** In the open where there is a place that one could be in. */
export const isOutside = (where: Where): boolean => 'near' in where && placesOfArea(where.near).length > 0;
/** In or out of a place: nobody has gone anywhere. */
export const isOneArea = (from: Where, to: Where): boolean => areaIn(from) !== undefined && areaIn(from) === areaIn(to);
export const moverOf = (mover: number): PieceName | ShipName =>
  mover < PIECE_COUNT ? pieceName(mover) : shipName(mover - PIECE_COUNT);
export const isPiece = (mover: PieceName | ShipName): mover is PieceName => isPieceName(mover);

export const kindOfCard = (id: CrownName) => crownKind(C[id]);
export const menOn = (id: CrownName): number => menOfCard(C[id]);

const isAt = (view: View, piece: PieceName): boolean => {
  const spot = (view.spot as Readonly<Record<string, string>>)[piece];
  return spot !== undefined && spot !== '-' && !spot.startsWith('captive:');
};
/** 8.4 The heirs a seat controls. */
export const heirsOf = (view: View, seat: Seat): readonly RoyalName[] =>
  ROYAL_NAMES.filter((royal) => (view.keeper as Readonly<Record<string, string | null>>)[royal] === seat);
export const noblesOf = (view: View, seat: Seat): readonly NobleName[] =>
  NOBLE_NAMES.filter((noble) => view.held[noble] === seat);
export const royalsAlive = (view: View): readonly RoyalName[] => ROYAL_NAMES.filter((royal) => isAt(view, royal));
export const menOfSeat = (view: View, seat: Seat): number =>
  noblesOf(view, seat).reduce((sum, noble) => sum + (view.men[noble]?.[0] ?? 0), 0);
export const kingsOf = (view: View): readonly PieceName[] =>
  (view.crowned as readonly string[]).filter(isPieceName).filter((piece) => isAt(view, piece));
export const shipOf = (id: string | null | undefined): ShipName | undefined =>
  id !== null && id !== undefined && isShipName(id) ? id : undefined;
/** `york`, `in:york`, `aboard:trinity`, `sea:the-wash`. */
export const whereIn = (spot: string | undefined): Where | undefined => {
  if (spot === undefined) return undefined;
  if (isAreaName(spot)) return { near: spot };
  const [how, name = ''] = spot.split(':');
  if (how === 'in' && isPlaceName(name)) return { in: name };
  if (how === 'aboard' && isShipName(name)) return { aboard: name };
  return how === 'sea' && isSeaName(name) ? { sea: name } : undefined;
};
export const spotOf = (view: View, piece: PieceName): string | undefined =>
  (view.spot as Readonly<Record<string, string>>)[piece];
/** Who holds a prisoner. */
export const captorOf = (view: View, piece: PieceName): Seat | undefined =>
  seatOf(spotOf(view, piece)?.replace('captive:', ''));
interface Asks {
  readonly owner: Seat | undefined;
  readonly place: string | null;
  readonly pieces: readonly string[];
  readonly ship: string | null;
  readonly to: Where | undefined;
}
/** 3.5 The questions for leave that stand. */
export const asksOf = (view: View): readonly Asks[] => {
  const { phase } = view;
  if (phase.name !== 'movement' && phase.name !== 'free-moves') return [];
  return phase.asks.map(({ owner, place, pieces, ship, to }) => ({
    owner: seatOf(owner),
    place,
    pieces,
    ship,
    to: whereIn(to),
  }));
};
type Loose = Readonly<Record<string, string | null | undefined>>;
export const shipSpot = (view: View, ship: ShipName): string | undefined => (view.ships as Loose)[ship] ?? undefined;
/** The faction of a noble, or the keeper of an heir. */
export const ownerOf = (view: View, piece: PieceName): Seat | undefined =>
  seatOf(isRoyalName(piece) ? (view.keeper as Loose)[piece] : view.held[piece]);
/** 8.6 Whose nobles others hold. */
export const prisonersOf = (view: View, seat: Seat): readonly NobleName[] =>
  NOBLE_NAMES.filter((noble) => ownerOf(view, noble) === seat && captorOf(view, noble) !== undefined);
export const menHere = (view: View, piece: PieceName): number | undefined =>
  isRoyalName(piece) ? undefined : view.men[piece]?.[1];
/** Whose a place is by what is noted or by the card that names it, and who besieges it. */
export const holdingOf = (
  view: View,
  place: PlaceName,
): { readonly holder: Seat | undefined; readonly siege: Seat | undefined } => {
  const noted = (view.noted as Loose)[place];
  const mother = motherOf(P[place]);
  const card = mother === NO_MOTHER ? undefined : view.held[crownName(mother)];
  const lord = noted ?? card;
  const holder = seatOf(lord) ?? (lord !== undefined && isNobleName(lord) ? seatOf(view.held[lord]) : undefined);
  return { holder, siege: seatOf((view.siege as Loose)[place]) };
};
export const placesOfArea = (area: AreaName): readonly PlaceName[] => placesIn(A[area]).map(placeName);
/** Everybody of an area, inside and in the open. */
export const inArea = (view: View, area: AreaName): readonly PieceName[] => {
  const spots = [area, ...placesOfArea(area).map((place) => `in:${place}`)];
  return PIECE_NAMES.filter((piece) => spots.includes(spotOf(view, piece) ?? ''));
};

/** 10.5, 14.5 Where votes decide something, in Parliament or at the end. */
export const areVotesCounted = ({ options }: View): boolean =>
  options.votes || options.advanced || options.victoryByVotes || options.ending !== 'none';
