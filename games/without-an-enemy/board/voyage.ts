// 6.3, 6.4 The chances of a voyage, exact: all that changes the die is seen by everybody.
import {
  A,
  type AreaName,
  type CityName,
  cityIn,
  cityName,
  coastsOf,
  effectIs,
  enemySeasMalus,
  isCardName,
  isPort,
  K,
  NO_CITY,
  PORT_BONUS,
  SEAS,
  type Seat,
  type View,
  voyageOf,
} from '@rose/without-an-enemy/ids';
import { piecesOf } from './pieces.ts';

const isBesieged = (view: View, city: CityName): boolean => piecesOf(view).some((piece) => piece.city === city);
const hasPort = (view: View, seat: Seat, area: AreaName): boolean => {
  const city = cityIn(A[area]);
  if (city === NO_CITY || !isPort(city)) return false;
  const name = cityName(city);
  return view.control[name] === seat && !isBesieged(view, name);
};
/** The fewest enemy seas between two coasts; the three seas lie in a row. */
const enemySeas = (view: View, seat: Seat, from: AreaName, to: AreaName): number => {
  const counts = coastsOf(A[from]).flatMap((start) =>
    coastsOf(A[to]).map((goal) => {
      const way = SEAS.slice(Math.min(start, goal), Math.max(start, goal) + 1);
      return way.filter((sea) => view.seas[sea].holder !== seat).length;
    }),
  );
  return Math.min(...counts);
};
const eventBonus = (view: View, seat: Seat, from: AreaName): number => {
  const card: string | null = view.cards[seat];
  const event = card !== null && isCardName(card) ? effectIs(K[card], 'naval') : undefined;
  if (!event) return 0;
  return event.fromAreas === undefined || event.fromAreas.includes(from) ? event.modifier : 0;
};
export const voyageModifier = (view: View, seat: Seat, from: AreaName, to: AreaName): number =>
  (hasPort(view, seat, from) || hasPort(view, seat, to) ? PORT_BONUS : 0) +
  enemySeasMalus(enemySeas(view, seat, from, to)) +
  eventBonus(view, seat, from);

export interface VoyageOdds {
  readonly arrives: number;
  readonly weakened: number;
  readonly returns: number;
  readonly lost: number;
}
const FACES = [1, 2, 3, 4, 5, 6];
export const voyageOdds = (view: View, seat: Seat, from: AreaName, to: AreaName, strength: number): VoyageOdds => {
  const modifier = voyageModifier(view, seat, from, to);
  const ends = FACES.map((face) => {
    const { result, loss } = voyageOf(face + modifier);
    return result === 'eliminated' || loss >= strength
      ? 'lost'
      : loss > 0 && result === 'arrives'
        ? 'weakened'
        : result;
  });
  const share = (end: string): number => ends.filter((one) => one === end).length / FACES.length;
  return { arrives: share('arrives'), weakened: share('weakened'), returns: share('returns'), lost: share('lost') };
};
