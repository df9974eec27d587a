// French: what an adviser expects.
import { other, type RichardIII, type Seat } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line, type Often, oftenOf } from '@rose/table/text';
import { SIDES } from './names.fr.ts';
import { type Both, type Count, type Telling, tellings } from './outlook.ts';

const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '').replace('.', ',');
const COUNTS: { readonly [C in Count]: readonly [one: string, many: string] } = {
  lords: ['seigneur', 'seigneurs'],
  strength: ['point de force', 'points de force'],
  heirs: ['héritier', 'héritiers'],
};
/** The plural begins at two. */
const counted = (count: Count, by: number): string => `${number(by)} ${COUNTS[count][by < 1.95 ? 0 : 1]}`;
const both = ({ own, ownNow, enemy, enemyNow }: Both, seat: Seat): string =>
  `à vous ${number(own)} (${number(ownNow)} à présent), à ${SIDES[other(seat)]} ${number(enemy)} (${number(enemyNow)})`;

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
    case 'throne':
      return line`Parties où vous tenez le trône à la fin de la campagne : ${OFTEN[oftenOf(telling.share)]}.`;
    case 'lords':
      return line`Seigneurs sur le plateau à la fin du tour : ${both(telling, seat)}.`;
    case 'strength':
      return line`Force sur le plateau : ${both(telling, seat)}.`;
    case 'heirs':
      return line`Héritiers perdus, en moyenne : ${number(telling.own)} chez vous, ${number(telling.enemy)} chez ${SIDES[other(seat)]}.`;
    case 'beside': {
      const [more, whose] =
        telling.whose === 'own' ? ['de plus', 'pour vous'] : ['de moins', `pour ${SIDES[other(seat)]}`];
      return line`Par rapport au suivant : ${counted(telling.count, telling.by)} ${more} ${whose}.`;
    }
  }
};
export const outlook: NonNullable<Catalogue<RichardIII>['outlook']> = (expected, seat) =>
  tellings(expected).map((telling) => say(telling, seat));
