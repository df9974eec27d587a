// French: what happened by the rules of the advanced game and the variants.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { oddsWord, spaceWord } from './names.fr.ts';
import {
  capital,
  card,
  cards,
  count,
  does,
  e,
  event,
  few,
  from,
  near,
  ofPiece,
  Piece,
  Pieces,
  piece,
  pieces,
  seat,
  ships,
  to,
  toArea,
} from './parts.fr.ts';

type Log = Catalogue<Kingmaker>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const field: Named<
  | 'arrayed'
  | 'engaged'
  | 'supported'
  | 'detached'
  | 'shifted'
  | 'encounter'
  | 'exchanged'
  | 'rescued'
  | 'field-won'
  | 'field-left'
> = {
  arrayed: ({ seat: id, front, second }) => {
    const behind = second === 0 ? '' : `, ${few(second, 'noble')} derrière`;
    return line`${seat(id)} range ses lignes : ${pieces(front)} devant${behind}.`;
  },
  engaged: ({ seat: id, space }) => line`${seat(id)} attaque ${spaceWord(space)}.`,
  supported: ({ noble, space }) => line`${Piece(noble)} vient en renfort ${spaceWord(space)}.`,
  detached: ({ noble, men, space }) =>
    line`${Piece(noble)} envoie ${count(men, 'homme')} en renfort ${spaceWord(space)}.`,
  shifted: ({ seat: id, noble, space }) =>
    noble === undefined
      ? line`${seat(id)} déplace un noble : le voici ${spaceWord(space)}.`
      : line`${Piece(noble)} est maintenant ${spaceWord(space)}.`,
  encounter: ({ space, attackers, defenders, men, odds, winner }) => {
    const end = winner === null ? 'rien n’est décidé' : `${seat(winner)} l’emporte`;
    return line`${capital([spaceWord(space)])} : ${pieces(attackers)} contre ${pieces(defenders)}, ${count(men[0], 'homme')} contre ${men[1]}, ${oddsWord(odds)} : ${end}.`;
  },
  exchanged: ({ noble, other }) => line`On échange des prisonniers : ${piece(noble)} contre ${piece(other)}.`,
  rescued: ({ noble }) => line`${Piece(noble)} est délivré.`,
  'field-won': ({ seat: id }) => line`${seat(id)} reste maître du champ de bataille.`,
  'field-left': () => line`Les deux camps quittent le champ de bataille.`,
};

const wider: Named<
  | 'loyalty'
  | 'duke-claimed'
  | 'commissioned'
  | 'crossed'
  | 'calais-holds'
  | 'calais-lost'
  | 'mercenaries-left'
  | 'royal-death'
  | 'gave-back'
  | 'treachery'
  | 'ships-sunk'
  | 'ships-sent-home'
> = {
  loyalty: ({ noble, dice, stays }) =>
    stays
      ? line`Les dés donnent ${dice} : un successeur ${ofPiece(noble)} reste fidèle.`
      : line`Les dés donnent ${dice} : la maison ${ofPiece(noble)} quitte la faction.`,
  'duke-claimed': ({ seat: id, noble }) => line`La carte ${ofPiece(noble)} va à ${seat(id)}.`,
  // 15.9 before the French nobody is replaced but the captain, who has no name here
  commissioned: ({ seat: id, noble, nobles }) =>
    nobles.includes(noble)
      ? line`${seat(id)} montre un bref : ${piece(noble)} tient Calais contre les Français.`
      : line`${seat(id)} montre un bref : ${pieces(nobles)} ${does(nobles, 'part', 'partent')} à la place ${ofPiece(noble)}.`,
  crossed: ({ pieces: who, from: start, to: goal }) =>
    line`Les Français portent ${pieces(who)} ${from(start)} ${to(goal)}.`,
  'calais-holds': () => line`Calais tient contre les Français.`,
  'calais-lost': ({ pieces: who, area: goal, ships: fled }) => {
    const people = who.length === 0 ? [] : line` ${Pieces(who)} ${does(who, 'fuit', 'fuient')} ${toArea(goal)}.`;
    const fleet =
      fled.length === 0 ? [] : line` ${capital(ships(fled))} ${does(fled, 'gagne', 'gagnent')} l’Angleterre.`;
    return line`Calais est perdu : les Français l’ont pris.${people}${fleet}`;
  },
  'mercenaries-left': ({ cards: ids }) =>
    ids.length === 0 ? line`Il n’y a pas de mercenaires à renvoyer.` : line`${capital(cards(ids))} rentrent chez eux.`,
  'royal-death': ({ dice, royal, dead }) =>
    dead
      ? line`Les dés donnent ${dice}, pour ${piece(royal)}, que la mort a déjà pris${e(royal)}.`
      : line`Les dés donnent ${dice} : la mort vient chercher ${piece(royal)}.`,
  'gave-back': ({ seat: id, card: what }) =>
    what === undefined
      ? line`${seat(id)} rend une carte à la pioche.`
      : line`${seat(id)} rend ${card(what)} à la pioche.`,
  treachery: ({ seat: id, cards: many }) =>
    many === 0
      ? line`Traîtrise : ${seat(id)} n’a aucune carte de la Couronne à rendre.`
      : line`Traîtrise : ${seat(id)} doit rendre ${count(many, 'carte')} de la Couronne.`,
  'ships-sunk': ({ ships: ids }) => line`${capital(ships(ids))} ${does(ids, 'coule', 'coulent')}.`,
  'ships-sent-home': ({ ships: ids }) =>
    line`${capital(ships(ids))} ${does(ids, 'rentre à vide à son port', 'rentrent à vide à leur port')}.`,
};

const variants: Named<
  | 'catastrophe-begins'
  | 'catastrophe-ends'
  | 'wavers'
  | 'deserted'
  | 'changed-sides'
  | 'set-aside'
  | 'took-refuge'
  | 'refuge-ends'
  | 'refuge-found'
> = {
  'catastrophe-begins': ({ rounds }) =>
    line`Catastrophe : pendant ${few(rounds, 'manche', true)}, titres, charges et évêques n’apportent aucun homme.`,
  'catastrophe-ends': () => line`La catastrophe est passée.`,
  wavers: ({ noble }) => line`${Piece(noble)} hésite, et ne fait rien ce tour-ci.`,
  deserted: ({ noble, die }) => line`${Piece(noble)} hésite, fait ${die} au dé et rentre chez lui.`,
  'changed-sides': ({ seat: id, noble, die }) =>
    line`${Piece(noble)} hésite, fait ${die} au dé et passe à ${seat(id)}.`,
  'set-aside': ({ card: id }) => line`${event(id)} est sans effet ; on tire une autre carte.`,
  'took-refuge': ({ pieces: who, area: where }) =>
    line`${Pieces(who)} ${does(who, 'trouve', 'trouvent')} refuge ${near(where)}.`,
  'refuge-ends': ({ seat: id }) => line`Un refuge de ${seat(id)} prend fin.`,
  'refuge-found': ({ seat: id }) => line`${seat(id)} tire une carte Refuge, la garde et tire encore.`,
};
export const advanced = { ...field, ...wider, ...variants };
