// French: why something is refused in combat and battle.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { atSite, card, count, inSite, near, Piece, piece, Site, seat, site, toPiece } from './parts.fr.ts';

type Why = Catalogue<Kingmaker>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

export const combat: Named<
  | 'not-in-area'
  | 'has-attacked'
  | 'was-attacked'
  | 'behind-walls'
  | 'is-ally'
  | 'is-yours'
  | 'kings-peace'
  | 'truce'
  | 'nobody-to-fight'
  | 'no-town-fight'
  | 'name-a-victim'
  | 'too-weak-here'
  | 'is-in-refuge'
  | 'no-combat-here'
  | 'must-fight-inside'
  | 'no-pardon'
  | 'no-writ'
  | 'not-called'
  | 'cannot-come'
  | 'is-called-himself'
  | 'not-superior'
  | 'cannot-hold-calais'
  | 'too-few-to-besiege'
  | 'no-siege-needed'
  | 'besieged-by-other'
  | 'is-your-own'
  | 'must-besiege'
  | 'not-victorious'
  | 'not-your-prisoner'
  | 'not-your-heir'
  | 'not-a-captor'
  | 'not-spoils'
> = {
  'not-in-area': ({ noble }) => line`${Piece(noble)} n’est pas dans cette zone : choisissez quelqu’un qui s’y trouve.`,
  'has-attacked': ({ noble }) => line`${Piece(noble)} a déjà attaqué ce tour-ci, et nul n’attaque deux fois.`,
  'was-attacked': ({ noble }) => line`${Piece(noble)} a déjà subi une attaque ce tour-ci, et nul n’en subit deux.`,
  'behind-walls': ({ noble }) => line`${Piece(noble)} est derrière des murs : assiégez la place.`,
  'is-ally': ({ noble }) => line`${Piece(noble)} est à un allié, et l’on n’attaque pas ses alliés.`,
  'is-yours': ({ noble }) => line`${Piece(noble)} est de votre camp.`,
  'kings-peace': ({ area: id }) => line`La paix du roi interdit les armes ${near(id)}.`,
  truce: ({ seat: id }) => line`La paix dure encore entre vous et ${seat(id)}, hier votre allié.`,
  'nobody-to-fight': () => line`Il n’y a là personne à combattre, ou personne pour combattre.`,
  'no-town-fight': () => line`On ne se bat pas dans les murs dans cette partie.`,
  'name-a-victim': () => line`Nommez celui à qui vous tendez l’embuscade.`,
  'too-weak-here': ({ noble }) =>
    line`Point d’embuscade dans une ville : pour y attaquer ${piece(noble)}, il faut plus d’hommes.`,
  'is-in-refuge': ({ noble }) => line`${Piece(noble)} est dans un refuge, où aucun bref ne l’atteint.`,
  'no-combat-here': ({ area: id }) => line`On ne se bat pas ${near(id)}.`,
  'must-fight-inside': ({ place }) => line`Vous êtes pris au piège ${inSite(place)}, et devez d’abord vous y battre.`,
  'no-pardon': () => line`Vous n’avez pas de pardon royal.`,
  'no-writ': () => line`Vous n’avez pas de bref.`,
  'not-called': ({ noble }) => line`${Piece(noble)} n’est pas appelé par cette carte, ou un autre y va déjà pour lui.`,
  'cannot-come': ({ noble }) => line`${Piece(noble)} ne peut partir : un siège, la mer ou une île le retient.`,
  'is-called-himself': ({ noble }) => line`${Piece(noble)} est lui-même appelé.`,
  'not-superior': ({ noble }) =>
    line`Qui part à la place doit être supérieur en hommes ${toPiece(noble)}, et en rang si l’on appelle un évêque.`,
  'cannot-hold-calais': ({ noble }) => line`${Piece(noble)} n’est pas dans Calais avec 50 hommes.`,
  'too-few-to-besiege': ({ place, men, needed }) =>
    line`Il faut ${count(needed, 'homme')} pour assiéger ${site(place)}, et en voici ${men}.`,
  'no-siege-needed': ({ place }) => line`Aucun mur ne vous arrête ${atSite(place)} : point de siège.`,
  'besieged-by-other': ({ place }) =>
    line`Une autre faction assiège déjà ${site(place)} : attendez que le siège soit levé.`,
  'is-your-own': ({ place }) => line`${Site(place)} est à vous.`,
  'must-besiege': ({ place }) => line`Vous avez débarqué pour assiéger ${site(place)} : faites-le d’abord.`,
  'not-victorious': ({ place }) =>
    line`Seuls ceux qui viennent de secourir ${site(place)} peuvent y entrer maintenant.`,
  'not-your-prisoner': ({ noble }) => line`${Piece(noble)} n’est pas votre prisonnier.`,
  'not-your-heir': ({ royal }) => line`${Piece(royal)} n’est pas entre vos mains.`,
  'not-a-captor': ({ noble }) => line`${Piece(noble)} n’y a pas eu part : choisissez l’un de ceux qui l’ont eue.`,
  'not-spoils': ({ card: id }) => line`Cela n’est pas du butin : ${card(id)}.`,
};

export const field: Named<
  | 'no-such-space'
  | 'space-is-taken'
  | 'nobody-before-him'
  | 'needs-a-front'
  | 'nobody-faces-him'
  | 'not-to-deploy'
  | 'fights-already'
  | 'not-the-nearest-fight'
  | 'not-so-many'
  | 'sent-already'
  | 'not-two-to-one'
  | 'has-shifted'
  | 'not-a-neighbour'
  | 'not-their-prisoner'
  | 'not-on-your-side'
  | 'cannot-stand-there'
> = {
  'no-such-space': () => line`Il n’y a pas de tel emplacement dans un ordre de bataille.`,
  'space-is-taken': () => line`Quelqu’un s’y tient déjà.`,
  'nobody-before-him': () =>
    line`La deuxième ligne se tient derrière la première : mettez d’abord quelqu’un devant lui.`,
  'needs-a-front': () => line`Il faut quelqu’un en première ligne.`,
  'nobody-faces-him': () => line`Personne ne vous fait face à cet endroit.`,
  'not-to-deploy': ({ noble }) => line`${Piece(noble)} a déjà sa place, ou n’est pas de cette bataille.`,
  'fights-already': ({ noble }) => line`${Piece(noble)} se bat déjà.`,
  'not-the-nearest-fight': ({ noble }) => line`${Piece(noble)} ne peut aider que dans la rencontre la plus proche.`,
  'not-so-many': ({ noble }) => line`${Piece(noble)} ne peut en envoyer autant : par dizaines, et pas tous.`,
  'sent-already': ({ noble }) => line`${Piece(noble)} a déjà envoyé des hommes.`,
  'not-two-to-one': ({ noble }) => line`${Piece(noble)} doit garder deux contre un dans sa propre rencontre.`,
  'has-shifted': ({ noble }) => line`${Piece(noble)} s’est déjà déplacé.`,
  'not-a-neighbour': ({ noble }) =>
    line`${Piece(noble)} se déplace vers un emplacement voisin, vers la réserve ou hors d’elle.`,
  'not-their-prisoner': ({ noble }) => line`${Piece(noble)} n’est pas leur prisonnier.`,
  'not-on-your-side': ({ royal }) => line`${Piece(royal)} n’est pas de votre côté.`,
  'cannot-stand-there': ({ royal }) => line`${Piece(royal)} se tient avec un noble de votre côté qui a sa place.`,
};
