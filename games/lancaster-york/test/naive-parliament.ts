// The slow rendering goes on: Parliament, by names alone.
import {
  C,
  type CardName,
  controlPoints,
  R,
  REGION_NAMES,
  type RegionName,
  regionVp,
  votesOf,
} from '@rose/lancaster-york/ids';
import { type Board, home, kind, owner } from './naive.ts';

const ZONE_REGION: { readonly [zone: string]: string } = {
  'nm-east': 'northern-marches',
  'nm-west': 'northern-marches',
  'ne-east': 'northern-england',
  'ne-west': 'northern-england',
  'mi-sea': 'midlands',
  'se-sea': 'south-east',
  'wc-sea': 'west-country',
  'wa-sea': 'wales',
};
const counts = (board: Board, name: string): string | undefined => {
  if (kind(name) === 'noble') return board.nobles[name];
  return kind(name) === 'ship' ? ZONE_REGION[board.ships[name] ?? ''] : home(name);
};
const points = (name: string): number => controlPoints(C[name as CardName]);
const CHART = ['royalCastle', 'largeTown', 'bishop', 'town', 'port', 'ship'];

/** What some players hold, as a list of numbers to be compared from the front: control points first where they count. */
const hand = (
  board: Board,
  seats: readonly string[],
  where: string | undefined,
  captain: boolean,
): readonly number[] => {
  const cards = seats
    .flatMap((seat) => board.cards[seat] ?? [])
    .filter((name) => where === undefined || counts(board, name) === where);
  const nobles = cards.filter((name) => kind(name) === 'noble').map(points);
  const { captain: him } = board;
  const landed = captain && him && seats.includes(him.seat) && (where === undefined || him.region === where);
  if (landed) nobles.push(4);
  nobles.sort((a, b) => b - a);
  const padded = [...nobles, ...new Array<number>(14 - nobles.length).fill(0)];
  const sum = cards.map(points).reduce((a, b) => a + b, 0) + (landed ? 4 : 0);
  return [sum, ...padded, ...CHART.map((line) => cards.filter((name) => kind(name) === line).length)];
};
/** Below 0 when `a` is better. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, n) => value !== b[n]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
};

const add = (board: Board, seat: string | undefined, vp: number): void => {
  if (seat !== undefined) board.scores[seat] = (board.scores[seat] ?? 0) + vp;
};
const scoreRegion = (board: Board, where: RegionName): void => {
  const present = board.order.filter((seat) => (hand(board, [seat], where, true)[0] ?? 0) > 0);
  // The list is in turn order, and sorting keeps equals where they are.
  const [first, second] = present.toSorted((a, b) =>
    compare(hand(board, [a], where, true), hand(board, [b], where, true)),
  );
  add(board, first, regionVp(R[where], 0));
  add(board, second, regionVp(R[where], 1));
};
const houseSeats = (board: Board, house: string): readonly string[] =>
  board.order.filter((seat) => board.houses?.[seat] === house);
const voteOf = (board: Board, where: RegionName): string | undefined => {
  const [lancaster, york] = ['lancaster', 'york'].map((house) => hand(board, houseSeats(board, house), where, true));
  if (!lancaster || !york || (lancaster[0] === 0 && york[0] === 0)) return undefined;
  const sign = compare(lancaster, york);
  if (sign !== 0) return sign < 0 ? 'lancaster' : 'york';
  const first = board.order.find((seat) => (hand(board, [seat], where, true)[0] ?? 0) > 0);
  return board.houses?.[first ?? ''];
};
const kingOf = (board: Board): string | null => {
  const votes = { lancaster: 0, york: 0 };
  for (const where of REGION_NAMES) {
    const house = voteOf(board, where);
    if (house === 'lancaster' || house === 'york') votes[house] += votesOf(R[where]);
  }
  if (votes.lancaster !== votes.york) return votes.lancaster > votes.york ? 'lancaster' : 'york';
  if (votes.lancaster === 0) return null;
  // The sum of control points, at the head of the list, does not count here.
  const [a = [], b = []] = ['lancaster', 'york'].map((house) =>
    hand(board, houseSeats(board, house), undefined, true).slice(1),
  );
  const sign = compare(a, b);
  if (sign !== 0) return sign < 0 ? 'lancaster' : 'york';
  return board.houses?.[board.order[0] ?? ''] ?? null;
};

const PAIRS = [
  ['berwick', 'ship-berwick', 2],
  ['kingston', 'ship-kingston', 2],
  ['kings-lynn', 'ship-kings-lynn', 2],
  ['sandwich', 'ship-sandwich', 2],
  ['plymouth', 'ship-plymouth', 2],
  ['pembroke', 'ship-pembroke', 2],
  ['durham', 'bishop-durham', 3],
  ['york', 'bishop-york', 3],
  ['norwich', 'bishop-norwich', 3],
  ['winchester', 'bishop-winchester', 3],
  ['exeter', 'bishop-exeter', 3],
  ['st-davids', 'bishop-st-davids', 3],
] as const;
export const parliament = (board: Board): void => {
  for (const where of REGION_NAMES) scoreRegion(board, where);
  if (board.houses && board.kings) {
    const king = kingOf(board);
    board.kings.push(king);
    if (king) for (const seat of houseSeats(board, king)) add(board, seat, 5);
  }
  for (const holder of Object.values(board.titles)) add(board, holder ?? undefined, 4);
  add(board, board.captain?.seat, 4);
  for (const [place, person, vp] of PAIRS)
    if (owner(board, place) === owner(board, person)) add(board, owner(board, place), vp);
  board.captain = null;
};

/** The final table of a game that is over: the seats, best first. */
export const finalTable = (board: Board): readonly string[] => {
  const kings = (seat: string): number => (board.kings ?? []).filter((house) => house === board.houses?.[seat]).length;
  const worth = (seat: string): readonly number[] => [
    board.scores[seat] ?? 0,
    board.houses ? kings(seat) : 0,
    ...hand(board, [seat], undefined, false).slice(1),
  ];
  return board.order.toSorted((a, b) => compare(worth(a), worth(b)));
};
