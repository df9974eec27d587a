// French: refusals in battles, sieges, supply and at the end of the year.

import { type Catalogue, line } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { At, area, at, city, count, e, from, ofCity, The, the } from './parts.fr.ts';

type Why = Catalogue<WithoutAnEnemy>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

export const tactics: Named<
  | 'nothing-to-resolve'
  | 'border-not-used'
  | 'not-in-battle'
  | 'guns-need-company'
  | 'city-full'
  | 'no-city-to-enter'
  | 'not-fortified'
  | 'no-way-for-all'
  | 'not-strongest'
  | 'wrong-class'
  | 'chosen-already'
  | 'nobody-chosen'
  | 'arrived-by-retreat'
  | 'storm-limit'
  | 'no-storm-yet'
  | 'storming-forbidden'
  | 'breach-is-open'
  | 'breach-tried'
  | 'no-guns-before-it'
  | 'no-marker'
> = {
  'nothing-to-resolve': ({ area: id }) =>
    line`Il n’y a plus rien à résoudre ${at(id)} : choisissez une zone où sont des blocs des deux camps.`,
  'border-not-used': ({ from: origin, to }) =>
    line`Aucun de vos blocs n’est venu ${from(origin)} contre ${area(to)} : désignez une frontière qui a été passée.`,
  'not-in-battle': ({ block }) => line`${The(block)} n’y prend aucune part : choisissez un des blocs concernés.`,
  'guns-need-company': ({ block, city: id }) =>
    line`${The(block)} ne peut tenir ${city(id)} sans autre troupe : faites d’abord entrer de l’infanterie ou de la cavalerie.`,
  'city-full': ({ city: id, limit }) =>
    line`Plus de place à ${city(id)} : la ville tient ${count(limit, 'bloc')} au plus, le double de sa taille.`,
  'no-city-to-enter': ({ area: id }) =>
    line`Aucune ville n’est ouverte à ces blocs ${at(id)} : il faut qu’elle soit à vous, et seule la défense y entre.`,
  'not-fortified': ({ city: id }) =>
    line`Pas de refuge à ${city(id)} pour une force battue : la ville n’est pas encore fortifiée.`,
  'no-way-for-all': () => line`Tous vos blocs ne pourraient partir : un repli demande une issue pour chacun.`,
  'not-strongest': ({ block }) =>
    line`${The(block)} n’a pas la plus grande force de ceux qu’il faut toucher : chaque touche va au plus fort.`,
  'wrong-class': ({ block }) => line`${The(block)} n’est pas de l’arme qu’il faut ici : prenez un autre bloc.`,
  'chosen-already': ({ block }) => line`${The(block)} est déjà choisi${e(block)} : prenez un autre bloc, ou continuez.`,
  'nobody-chosen': () => line`Aucun bloc n’est choisi : prenez-en au moins un, ou attendez.`,
  'arrived-by-retreat': ({ block }) =>
    line`${The(block)} est venu${e(block)} ici ce tour-ci par retraite, repli ou regroupement, et ne peut donner l’assaut.`,
  'storm-limit': ({ limit }) =>
    limit === 1
      ? line`Un seul bloc à la fois peut donner l’assaut à cette ville.`
      : line`Jamais plus de ${limit} blocs à la fois ne donnent l’assaut à cette ville.`,
  'no-storm-yet': ({ city: id, marker }) =>
    line`Le siège ${ofCity(id)} en est à ${marker} : un assaut demande un marqueur de 2, ou de 1 avec une brèche.`,
  'storming-forbidden': () => line`Des commissaires de paix négocient : vous ne pouvez donner aucun assaut ce tour-ci.`,
  'breach-is-open': () => line`Le mur est déjà ouvert : une brèche suffit.`,
  'breach-tried': () => line`Vos canons ont déjà tiré sur le mur : un jet de brèche par ville et par tour.`,
  'no-guns-before-it': () => line`Vous n’avez pas d’artillerie devant les murs : il en faut pour une brèche.`,
  'no-marker': ({ city: id }) =>
    line`Le siège ${ofCity(id)} est trop récent : un jet de brèche demande un marqueur de 1 ou plus.`,
};

export const yearEnd: Named<
  | 'area-is-fed'
  | 'block-has-paid'
  | 'guns-need-no-supply'
  | 'not-besieged'
  | 'nearer-friends'
  | 'not-new-model'
  | 'others-on-the-map'
  | 'block-is-home'
  | 'has-open-home'
  | 'must-go-home'
> = {
  'area-is-fed': ({ area: id }) => line`${At(id)}, tous vos blocs sont nourris : personne n’a rien à payer.`,
  'block-has-paid': ({ block }) => line`${The(block)} a déjà payé : un autre bloc doit prendre la perte suivante.`,
  'guns-need-no-supply': ({ block }) =>
    line`${The(block)} n’a pas besoin de vivres : prenez de l’infanterie ou de la cavalerie.`,
  'not-besieged': ({ city: id }) => line`Il n’y a pas de dé de siège pour ${city(id)} : choisissez une autre ville.`,
  'nearer-friends': ({ area: id }) =>
    line`D’autres zones amies sont plus près que ${area(id)} : une garnison marche vers la plus proche.`,
  'not-new-model': ({ block }) => line`${The(block)} n’est pas un des blocs New Model à placer maintenant.`,
  'others-on-the-map': ({ block }) =>
    line`${The(block)} est hors du plateau : tant qu’un bloc de cette arme est sur le plateau, c’est lui qu’il faut choisir.`,
  'block-is-home': ({ block }) => line`${The(block)} n’a pas à rentrer : prenez un bloc régional hors de sa région.`,
  'has-open-home': ({ block }) =>
    line`${The(block)} a où rentrer : seul un bloc qui n’a aucune zone ouverte va dans la Réserve.`,
  'must-go-home': ({ block }) => line`Aucun leader ne se tient avec ${the(block)} : ce bloc doit d’abord rentrer.`,
};
