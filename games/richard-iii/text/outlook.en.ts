// English: what an adviser expects.
import { other, type RichardIII, type Seat } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line, type Often, oftenOf } from '@rose/table/text';
import { SIDES } from './names.en.ts';
import { type Both, type Count, type Telling, tellings } from './outlook.ts';

const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const COUNTS: { readonly [C in Count]: readonly [one: string, many: string] } = {
  lords: ['lord', 'lords'],
  strength: ['strength', 'strength'],
  heirs: ['heir', 'heirs'],
};
const both = ({ own, ownNow, enemy, enemyNow }: Both, seat: Seat): string =>
  `yours ${number(own)} (now ${number(ownNow)}), ${SIDES[other(seat)]} ${number(enemy)} (now ${number(enemyNow)})`;

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
    case 'throne':
      return line`Games in which you hold the throne when the campaign ends: ${OFTEN[oftenOf(telling.share)]}.`;
    case 'lords':
      return line`Lords on the map when the turn ends: ${both(telling, seat)}.`;
    case 'strength':
      return line`Strength on the map: ${both(telling, seat)}.`;
    case 'heirs':
      return line`Heirs lost, on average: ${number(telling.own)} of yours, ${number(telling.enemy)} of ${SIDES[other(seat)]}’s.`;
    case 'beside': {
      const [more, whose] = telling.whose === 'own' ? ['more', 'for you'] : ['less', `for ${SIDES[other(seat)]}`];
      const fewer = telling.count === 'strength' ? more : more.replace('less', 'fewer');
      return line`Compared with the next best: ${number(telling.by)} ${fewer} ${COUNTS[telling.count][number(telling.by) === '1' ? 0 : 1]} ${whose}.`;
    }
  }
};
export const outlook: NonNullable<Catalogue<RichardIII>['outlook']> = (expected, seat) =>
  tellings(expected).map((telling) => say(telling, seat));
