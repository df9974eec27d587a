// English: what an adviser expects.

import { type Catalogue, type Line, line, type Often, oftenOf } from '@rose/table/text';
import { other, type Seat, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { type Both, type Count, type Telling, tellings } from './outlook.ts';
import { side } from './parts.en.ts';

const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const COUNTS: { readonly [C in Count]: readonly [one: string, many: string] } = {
  track: ['victory point', 'victory points'],
  cities: ['city', 'cities'],
  strength: ['strength', 'strength'],
};
const lead = (value: number, seat: Seat): string => {
  if (Math.abs(value) < 0.05) return 'even';
  return value > 0 ? `${number(value)} for you` : `${number(-value)} for ${side(other(seat))}`;
};
const both = ({ own, ownNow, enemy, enemyNow }: Both, seat: Seat): string =>
  `yours ${number(own)} (now ${number(ownNow)}), ${side(other(seat))} ${number(enemy)} (now ${number(enemyNow)})`;

const OFTEN: { readonly [O in Often]: string } = {
  none: 'none',
  few: 'few',
  some: 'some',
  half: 'about half',
  most: 'most',
  'nearly-all': 'nearly all',
  all: 'all',
};

const say = (telling: Telling, seat: Seat): Line => {
  switch (telling.tells) {
    case 'track':
      return line`Victory points: ${lead(telling.lead, seat)} (now ${lead(telling.leadNow, seat)}).`;
    case 'cities':
      return line`Cities held: ${both(telling, seat)}.`;
    case 'strength':
      return line`Strength on the map: ${both(telling, seat)}.`;
    case 'king':
      return line`Games in which the King is taken: ${OFTEN[oftenOf(telling.share)]}.`;
    case 'beside': {
      const less = telling.count === 'strength' ? 'less' : 'fewer';
      const [more, whose] = telling.whose === 'own' ? ['more', 'for you'] : [less, `for ${side(other(seat))}`];
      const by = number(telling.by);
      return line`Compared with the next best: ${by} ${more} ${COUNTS[telling.count][by === '1' ? 0 : 1]} ${whose}.`;
    }
  }
};
export const outlook: NonNullable<Catalogue<WithoutAnEnemy>['outlook']> = (expected, seat) =>
  tellings(expected).map((telling) => say(telling, seat));
