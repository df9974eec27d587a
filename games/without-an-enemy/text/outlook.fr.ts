// French: what an adviser expects.

import { type Catalogue, type Line, line, type Often, oftenOf } from '@rose/table/text';
import { other, type Seat, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { TO_SIDE } from './names.fr.ts';
import { type Both, type Count, type Telling, tellings } from './outlook.ts';
import { side } from './parts.fr.ts';

const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '').replace('.', ',');
/** French treats everything below two as one. */
const COUNTS: { readonly [C in Count]: readonly [one: string, many: string] } = {
  track: ['point de victoire', 'points de victoire'],
  cities: ['ville', 'villes'],
  strength: ['point de force', 'points de force'],
};
const lead = (value: number, seat: Seat): string => {
  if (Math.abs(value) < 0.05) return 'égalité';
  return value > 0 ? `${number(value)} pour vous` : `${number(-value)} pour ${side(other(seat))}`;
};
const both = ({ own, ownNow, enemy, enemyNow }: Both, seat: Seat): string =>
  `à vous ${number(own)} (${number(ownNow)} à présent), ${TO_SIDE[other(seat)]} ${number(enemy)} (${number(enemyNow)})`;

const OFTEN: { readonly [O in Often]: string } = {
  none: 'aucune',
  few: 'peu',
  some: 'quelques-unes',
  half: 'environ la moitié',
  most: 'la plupart',
  'nearly-all': 'presque toutes',
  all: 'toutes',
};

const say = (telling: Telling, seat: Seat): Line => {
  switch (telling.tells) {
    case 'track':
      return line`Points de victoire : ${lead(telling.lead, seat)} (à présent ${lead(telling.leadNow, seat)}).`;
    case 'cities':
      return line`Villes tenues : ${both(telling, seat)}.`;
    case 'strength':
      return line`Force sur le plateau : ${both(telling, seat)}.`;
    case 'king':
      return line`Parties où le roi est pris : ${OFTEN[oftenOf(telling.share)]}.`;
    case 'beside': {
      const [more, whose] =
        telling.whose === 'own' ? ['de plus', 'pour vous'] : ['de moins', `pour ${side(other(seat))}`];
      const [one, many] = COUNTS[telling.count];
      const what = telling.by < 1.95 ? one : many;
      return line`Par rapport au suivant : ${number(telling.by)} ${what} ${more} ${whose}.`;
    }
  }
};
export const outlook: NonNullable<Catalogue<WithoutAnEnemy>['outlook']> = (expected, seat) =>
  tellings(expected).map((telling) => say(telling, seat));
