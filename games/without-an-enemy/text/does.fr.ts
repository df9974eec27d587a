// French: an action told with its result, for menus and the list of choices.

import { type Catalogue, type Line, line } from '@rose/table/text';
import {
  type AreaId,
  apOf,
  areaName,
  blockName,
  cardName,
  cityName,
  RESERVE,
  regionName,
  seaName,
  type WithoutAnEnemy,
} from '@rose/without-an-enemy/ids';
import { area, at, card, city, from, inRegion, listed, ofCity, Side, sea, The, the } from './parts.fr.ts';

type Does = Catalogue<WithoutAnEnemy>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

const cards: Named<'play-card' | 'go-first' | 'add' | 'lose' | 'seize' | 'undermine' | 'hold' | 'end-event'> = {
  'play-card': ({ card: id }) => line`Jouer ${card(cardName(id))} : ${apOf(id)} PA`,
  'go-first': ({ seat }) => line`${Side(seat)} joue en premier`,
  add: ({ block }) => line`${The(blockName(block))} gagne 1 point de force`,
  lose: ({ block }) => line`${The(blockName(block))} perd 1 point de force`,
  seize: ({ sea: id }) => line`Prendre ${sea(seaName(id))} pour ce tour`,
  undermine: ({ city: id }) => line`Faire monter de 1 le marqueur de siège ${ofCity(cityName(id))}`,
  hold: ({ area: id }) => line`Nommer ${area(areaName(id))} : des leaders qui se querellent y retiennent leurs blocs`,
  'end-event': () => line`Renoncer au reste de l’événement`,
};

const through = (path: readonly AreaId[]): Line =>
  path.length < 3 ? [] : line` par ${listed(path.slice(1, -1).map((id) => area(areaName(id))))}`;
const ends = (path: readonly AreaId[]): Line => {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return [];
  return line` ${from(areaName(first))}${through(path)} vers ${area(areaName(last))}`;
};
const actions: Named<'move' | 'join' | 'sail' | 'strengthen' | 'deploy' | 'muster' | 'end-actions'> = {
  move: ({ block, path }) => line`${The(blockName(block))} va${ends(path)}`,
  join: ({ block, path }) => line`${The(blockName(block))} vient au rassemblement${ends(path)}`,
  sail: ({ block, area: id }) => line`${The(blockName(block))} prend la mer vers ${area(areaName(id))}`,
  strengthen: ({ block }) => line`Renforcer ${the(blockName(block))} de 1`,
  deploy: ({ block, area: id }) => line`Déployer ${the(blockName(block))} ${at(areaName(id))}`,
  muster: ({ area: id }) => line`Rassembler ${at(areaName(id))} : vos blocs peuvent y venir`,
  'end-actions': () => line`Finir vos actions`,
};

const tactics: Named<'aim-event' | 'resolve' | 'main' | 'shelter' | 'aid' | 'withdraw' | 'stand'> = {
  'aim-event': ({ area: id }) => line`Employer votre événement ${at(areaName(id))}`,
  resolve: ({ area: id }) => line`Résoudre ce qui se passe ${at(areaName(id))}`,
  main: ({ area: id }) => line`Le gros de la force vient ${from(areaName(id))} ; les autres sont en réserve`,
  shelter: ({ block }) => line`${The(blockName(block))} entre dans la ville`,
  aid: ({ block }) => line`${The(blockName(block))} sort prêter main-forte au secours, en réserve`,
  withdraw: () => line`Tenter un repli de tous avant la bataille`,
  stand: () => line`Tenir ferme et continuer`,
};
const battles: Named<
  'storm' | 'aim' | 'fire' | 'take-hit' | 'order-retreat' | 'fight-on' | 'ready' | 'retreat' | 'regroup' | 'end-regroup'
> = {
  storm: ({ block }) => line`${The(blockName(block))} donne l’assaut`,
  aim: ({ block }) => line`${The(blockName(block))} vise la cavalerie, à −1`,
  fire: ({ block }) => line`${The(blockName(block))} tire, à −1, au lieu d’engager`,
  'take-hit': ({ block }) => line`${The(blockName(block))} prend une touche`,
  'order-retreat': () =>
    line`Ordonner la retraite générale : aucun tir, l’engagement à −2, et le départ à la fin du cycle`,
  'fight-on': () => line`Continuer le combat`,
  ready: () => line`Les ordres sont donnés : on continue`,
  retreat: ({ block, area: id }) => line`${The(blockName(block))} bat en retraite vers ${area(areaName(id))}`,
  regroup: ({ block, area: id }) => line`${The(blockName(block))} se regroupe ${at(areaName(id))}`,
  'end-regroup': () => line`Finir le regroupement : les autres restent`,
};
const sieges: Named<'sally' | 'batter' | 'attack' | 'pass' | 'starve' | 'resist' | 'besiege' | 'march-out'> = {
  sally: ({ block }) => line`${The(blockName(block))} fera la sortie`,
  batter: () => line`Battre le mur : lancer le dé pour une brèche`,
  attack: () => line`Attaquer avec les blocs choisis`,
  pass: () => line`Attendre : rien de plus ici`,
  starve: ({ block }) => line`${The(blockName(block))} a faim et perd 1 point de force`,
  resist: ({ city: id }) => line`${city(cityName(id))} tient bon : aucun dé de siège ce tour-ci`,
  besiege: ({ city: id }) => line`Lancer le dé du siège ${ofCity(cityName(id))}`,
  'march-out': ({ block, area: id }) =>
    line`${The(blockName(block))} sort de la ville et marche vers ${area(areaName(id))}`,
};
const yearEnd: Named<'replace' | 'excise' | 'end-recruitment' | 'go-home' | 'end-return'> = {
  replace: ({ block, by }) => line`${The(blockName(by))} remplace ${the(blockName(block))}`,
  excise: ({ region: id }) => line`Employer l’accise ${inRegion(regionName(id))} : 2 PR de plus`,
  'end-recruitment': () => line`Finir votre recrutement : les points qui restent sont perdus`,
  'go-home': ({ block, to }) =>
    to === RESERVE
      ? line`${The(blockName(block))} va dans la Réserve`
      : line`${The(blockName(block))} rentre ${at(areaName(to))}`,
  'end-return': () => line`Finir les retours : les autres restent avec leur leader`,
};

export const does: Does = { ...cards, ...actions, ...tactics, ...battles, ...sieges, ...yearEnd };
