// 14.1 What may still change hands this turn, by what all see: cities with points where the enemy stands in the field.
import { areaName, areaOfCity, type CityName, SEATS, type Seat, T, type View } from '@rose/without-an-enemy/ids';
import { piecesOf } from './pieces.ts';
import { prizesIn } from './prizes.ts';

export interface Threat {
  readonly seat: Seat;
  readonly cities: readonly CityName[];
  /** The track if all of them fell. */
  readonly track: number;
}
export const threatsIn = (view: View): readonly Threat[] => {
  const pieces = piecesOf(view);
  return SEATS.flatMap((seat): readonly Threat[] => {
    const field = new Set(pieces.filter((piece) => piece.seat === seat && !piece.city).map(({ area }) => area));
    const prizes = prizesIn(view).filter(
      ({ city, holder }) => holder !== seat && field.has(areaName(areaOfCity(T[city]))),
    );
    if (prizes.length === 0) return [];
    const points = prizes.reduce((sum, prize) => sum + prize.points, 0);
    const track = view.track + (seat === 'royalist' ? points : -points);
    return [{ seat, cities: prizes.map(({ city }) => city), track }];
  });
};
