// French: refusals. One sentence each: the cause, and what would be needed.
import { areaName, B, type BlockName, homesOf, isHeir, type RichardIII } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CARDS } from './names.fr.ts';
import { Area, At, area, at, count, e, from, listed, ofBlock, sea, The, the, toBlock } from './parts.fr.ts';
import { verbName } from './verbs.fr.ts';

/** 2.2 His own areas where they are few; an heir has all the crowns besides. */
const homes = (block: BlockName): Line => {
  const own = isHeir(B[block]) ? [] : homesOf(B[block]).map(areaName);
  if (own.length === 0) return line`il faut bouclier, ville, cathédrale, pays, couronne ou exil`;
  return line`elle est ${listed(own.map(at))}`;
};

type Why = Catalogue<RichardIII>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

const general: Named<
  'not-at-this-step' | 'not-your-block' | 'card-not-in-hand' | 'card-does-not-allow' | 'no-points-left'
> = {
  'not-at-this-step': ({ verb }) =>
    line`« ${verbName(verb)} » n’est pas ce qu’on demande maintenant : répondez d’abord à la question posée.`,
  'not-your-block': ({ block }) => line`${The(block)} n’est pas à vos ordres : choisissez un bloc de votre maison.`,
  'card-not-in-hand': ({ card }) => line`Vous n’avez pas ${CARDS[card]} en main : choisissez une de vos cartes.`,
  'card-does-not-allow': ({ card, verb }) =>
    line`La carte jouée, ${CARDS[card]}, ne permet pas « ${verbName(verb)} » : ses points ne servent qu’à elle.`,
  'no-points-left': () =>
    line`Il ne vous reste aucun point d’action : seuls partent encore les blocs des lieux déjà payés.`,
};

const moves: Named<
  | 'block-not-on-map'
  | 'block-is-face-down'
  | 'block-is-prisoner'
  | 'block-has-moved'
  | 'block-stands-elsewhere'
  | 'no-border'
  | 'too-far'
  | 'steps-straight-back'
  | 'enemy-exile'
  | 'border-full'
  | 'stops-after-red'
  | 'stops-at-enemy'
  | 'too-many-borders'
  | 'pinned'
  | 'border-closed'
> = {
  'block-not-on-map': ({ block }) =>
    line`${The(block)} n’est pas sur le plateau : seuls les blocs qui s’y tiennent peuvent faire cela.`,
  'block-is-face-down': ({ block }) =>
    line`${The(block)} gît face cachée : un bloc éliminé ne revient qu’à la prochaine campagne.`,
  'block-is-prisoner': ({ block }) =>
    line`${The(block)} est prisonnier : Lancaster doit tenir seul le Middlesex pour le libérer.`,
  'block-has-moved': ({ block }) =>
    line`${The(block)} s’est déjà déplacé${e(block)} ou vient de la réserve : un seul mouvement par tour.`,
  'block-stands-elsewhere': ({ block, area: id }) => line`${The(block)} se tient ${at(id)} : partez de là.`,
  'no-border': ({ from: origin, to }) =>
    line`Il n’y a pas de chemin par terre entre ${area(origin)} et ${area(to)} : il faut une frontière commune.`,
  'too-far': ({ limit }) => line`C’est trop loin : ce mouvement passe ${count(limit, 'frontière')} au plus.`,
  'steps-straight-back': ({ area: id }) =>
    line`Le bloc vient de quitter ${area(id)} : il ne revient pas tout droit, il continue ou s’arrête.`,
  'enemy-exile': ({ area: id }) =>
    line`${Area(id)} est l’exil de l’ennemi : personne de votre maison n’y entre, pas même s’il est vide.`,
  'border-full': ({ from: origin, to, limit }) =>
    line`La frontière entre ${area(origin)} et ${area(to)} est pleine (${limit}) : prenez une autre route.`,
  'stops-after-red': ({ from: origin, to }) =>
    line`La frontière entre ${area(origin)} et ${area(to)} est rouge : un bloc s’arrête après l’avoir passée.`,
  'stops-at-enemy': ({ area: id }) =>
    line`L’ennemi se tient ${at(id)} : un bloc qui y entre doit s’arrêter et se battre.`,
  'too-many-borders': ({ area: id, limit }) =>
    line`On n’entre ${at(id)} que par ${count(limit, 'frontière')} : prenez-en une qui a déjà servi.`,
  pinned: ({ area: id, pinned }) =>
    line`L’attaque principale fixe ${count(pinned, 'bloc')} ${at(id)} : aucun autre des vôtres ne peut partir.`,
  'border-closed': ({ from: origin, to }) =>
    line`L’ennemi est venu par la frontière entre ${area(origin)} et ${area(to)} : sortez par une autre.`,
};

const events: Named<
  | 'name-muster-first'
  | 'muster-already-named'
  | 'muster-ends-elsewhere'
  | 'area-not-open'
  | 'plague-already-named'
  | 'no-enemy-city'
> = {
  'name-muster-first': () =>
    line`Désignez d’abord le territoire du rassemblement : vos blocs pourront alors y marcher.`,
  'muster-already-named': () => line`Le territoire du rassemblement est déjà désigné : amenez-y vos blocs.`,
  'muster-ends-elsewhere': ({ area: id }) =>
    line`Le rassemblement se fait ${at(id)} : chaque marche de cette carte doit y finir.`,
  'area-not-open': ({ area: id }) =>
    line`L’ennemi se tient ${at(id)} : il faudrait pour cela un territoire ami ou neutre.`,
  'plague-already-named': () => line`La peste a déjà frappé : la carte ne désigne qu’un territoire.`,
  'no-enemy-city': ({ area: id }) =>
    line`La peste ne peut frapper ${area(id)} : il lui faut une ville tenue par l’ennemi seul.`,
};

const seas: Named<'cannot-sail' | 'not-on-that-sea' | 'name-other-sea' | 'already-there'> = {
  'cannot-sail': ({ block }) =>
    line`${The(block)} ne prend pas la mer : armées de ville, canons, Écossais, Gallois et rebelle vont par terre.`,
  'not-on-that-sea': ({ area: id, sea: over }) =>
    line`${Area(id)} ne touche pas ${sea(over)} : un mouvement maritime reste sur une mer, de côte à côte.`,
  'name-other-sea': ({ sea: over }) => line`Nommez ${sea(over)} pour cette traversée : les deux mènent à la même côte.`,
  'already-there': ({ block, area: id }) => line`${The(block)} se tient déjà ${at(id)} : choisissez une autre côte.`,
};

const recruits: Named<
  | 'not-in-pool'
  | 'never-recruited'
  | 'not-its-home'
  | 'needs-friendly-city'
  | 'needs-vacant-area'
  | 'only-pretender-has-rebel'
  | 'main-not-open'
  | 'border-not-used'
> = {
  'not-in-pool': ({ block }) =>
    line`${The(block)} n’est pas dans votre réserve : on ne recrute que les blocs qui s’y tiennent debout.`,
  'never-recruited': ({ block }) => line`${The(block)} ne se recrute jamais : faites-le partir de son pays.`,
  'not-its-home': ({ block, area: id }) => line`${The(block)} n’a pas sa place ${at(id)} : ${homes(block)}.`,
  'needs-friendly-city': ({ area: id }) =>
    line`On fond un canon dans une ville où vous avez un bloc et l’ennemi aucun : ${area(id)} n’en offre pas.`,
  'needs-vacant-area': ({ area: id }) =>
    line`Le rebelle se lève là où il n’y a personne et hors de l’exil, et ${area(id)} ne convient pas.`,
  'only-pretender-has-rebel': ({ block }) =>
    line`${The(block)} se bat pour le prétendant : tant que votre maison a le trône, vous ne pouvez pas le recruter.`,
  'main-not-open': ({ area: id }) =>
    line`Aucune attaque principale à désigner ${at(id)} : il y faut une de vos attaques par plusieurs frontières.`,
  'border-not-used': ({ from: origin, to }) =>
    line`Aucun de vos blocs n’est venu ${from(origin)} contre ${area(to)} : désignez une frontière qui a été passée.`,
};

const battles: Named<
  | 'no-battle-there'
  | 'not-in-front-line'
  | 'not-its-turn'
  | 'must-retreat'
  | 'no-retreat-in-round-1'
  | 'only-by-sea'
  | 'not-senior-heir'
  | 'not-strongest'
  | 'not-in-battle'
> = {
  'no-battle-there': ({ area: id }) =>
    line`Aucune bataille à livrer ${at(id)} : choisissez un territoire tenu par les deux camps.`,
  'not-in-front-line': ({ block }) =>
    line`${The(block)} n’est pas en première ligne : seuls les blocs qui y sont peuvent faire cela.`,
  'not-its-turn': ({ block }) =>
    line`Ce n’est pas le tour ${ofBlock(block)} : on agit une fois par round, selon la lettre, la défense d’abord.`,
  'must-retreat': ({ block }) => line`Au round 4, ${the(block)}, en attaque, ne peut que battre en retraite.`,
  'no-retreat-in-round-1': () => line`Personne ne bat en retraite au round 1 : attendez le round 2.`,
  'only-by-sea': ({ block, area: id, sea: over }) =>
    line`${The(block)} ne repart que par ${sea(over)} : choisissez une côte amie ou neutre, non ${area(id)}.`,
  'not-senior-heir': ({ block }) =>
    line`${The(block)} ne peut charger : c’est le privilège de l’héritier senior de son camp en première ligne.`,
  'not-strongest': ({ block }) =>
    line`${The(block)} n’est pas le plus fort : les touches vont au bloc de première ligne qui a la plus grande force.`,
  'not-in-battle': ({ block }) =>
    line`${The(block)} n’est pas dans cette bataille : choisissez un des blocs qui y sont.`,
};

const treacheries: Named<
  'has-no-roll' | 'roll-is-used' | 'never-disloyal' | 'turned-already' | 'wears-title' | 'warwick-may-not'
> = {
  'has-no-roll': ({ block }) =>
    line`${The(block)} n’a pas de jet de trahison : seuls le roi, le prétendant et Warwick en ont un.`,
  'roll-is-used': ({ block }) => line`Le jet de trahison ${ofBlock(block)} a servi : il y en a un par bataille.`,
  'never-disloyal': ({ block }) =>
    line`${The(block)} ne peut jamais être gagné${e(block)} : seul un bloc à chiffre de fidélité le peut.`,
  'turned-already': ({ block }) =>
    line`${The(block)} a déjà changé de camp dans cette bataille : essayez dans une autre.`,
  'wears-title': ({ block }) =>
    line`${The(block)} est roi ou prétendant : tant qu’il l’est, personne ne peut le gagner.`,
  'warwick-may-not': ({ block }) =>
    line`Warwick ne peut tenter ${the(block)} : seuls les autres, ou Trahison, le peuvent.`,
};

const seasons: Named<
  | 'not-the-next-minor'
  | 'no-place-for-heir'
  | 'no-turncoat'
  | 'area-is-fed'
  | 'block-has-paid'
  | 'feeds-itself'
  | 'stays-in-exile'
  | 'block-is-home'
  | 'has-open-home'
  | 'home-is-full'
  | 'home-is-taken'
  | 'not-in-exile'
> = {
  'not-the-next-minor': ({ block }) =>
    line`${The(block)} n’est pas le suivant : le premier mineur de votre maison, dans l’ordre de succession, entre d’abord.`,
  'no-place-for-heir': ({ block, area: id }) =>
    line`${The(block)} ne peut entrer ${at(id)} : il faut une couronne ouverte, ou son exil pour la maison du prétendant.`,
  'no-turncoat': ({ block }) =>
    line`${The(block)} n’est pas un héritier transfuge à votre service : on n’exécute ainsi qu’Exeter ou Clarence.`,
  'area-is-fed': ({ area: id }) =>
    line`${At(id)}, tout le monde est nourri : personne ne doit perdre un point ni partir.`,
  'block-has-paid': ({ block }) => line`${The(block)} a déjà perdu un point : un autre bloc doit prendre le suivant.`,
  'feeds-itself': ({ block, area: id }) =>
    line`${The(block)} est dans son pays ${at(id)}, et nourri${e(block)} : choisissez un autre bloc.`,
  'stays-in-exile': ({ block }) =>
    line`${The(block)} est en exil et y reste : seuls les blocs sur le plateau rentrent.`,
  'block-is-home': ({ block }) => line`${The(block)} est déjà rentré${e(block)} : prenez un autre bloc.`,
  'has-open-home': ({ block }) =>
    line`${The(block)} a un lieu où rentrer : seul un bloc qui n’en a aucun va dans la réserve.`,
  'home-is-full': ({ block, area: id }) =>
    line`Il n’y a plus de place ${at(id)} pour ${the(block)} : il y faut moins de quatre blocs, mercenaires à part.`,
  'home-is-taken': ({ block, area: id }) =>
    line`La place est prise ${at(id)} : il faut ${toBlock(block)} un lieu ouvert, ou la réserve.`,
  'not-in-exile': ({ block }) =>
    line`${The(block)} n’est pas dans cet exil : choisissez un bloc d’un territoire qui en a trop.`,
};

export const why: Why = {
  ...general,
  ...moves,
  ...events,
  ...seas,
  ...recruits,
  ...battles,
  ...treacheries,
  ...seasons,
};
