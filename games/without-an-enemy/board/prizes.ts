// The cities that bring points: whose they are by their heart, and who holds them.
import {
  CITY_NAMES,
  type CityName,
  pointsOf,
  SEATS,
  type Seat,
  sympathyOf,
  T,
  type View,
} from '@rose/without-an-enemy/ids';

export interface Prize {
  readonly city: CityName;
  readonly points: number;
  /** Whose it would be by its heart, and whose it is. */
  readonly loves: Seat;
  readonly holder: Seat;
}
export const prizesIn = (view: View): readonly Prize[] =>
  CITY_NAMES.filter((city) => pointsOf(T[city]) > 0).map((city) => ({
    city,
    points: pointsOf(T[city]),
    loves: SEATS[sympathyOf(T[city])] as Seat,
    holder: view.control[city],
  }));
