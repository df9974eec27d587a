// French: the words of the guided first campaign.
import { line } from '@rose/table/text';
import { teach } from './lesson.ts';
import { Area, area, at, from, The, the } from './parts.fr.ts';

export const lesson = teach({
  map: {
    title: 'L’Angleterre en 1460',
    text: [
      line`Vous menez York, la rose blanche.`,
      line`Henri VI de Lancaster tient le trône ${at('middlesex')} ; vos hommes attendent en exil.`,
      line`Ils sont ${at('calais')} et ${at('ireland')}.`,
      line`Il y aura trois campagnes de sept tours.`,
      line`Qui tient le trône à la fin l’emporte.`,
    ],
  },
  blocks: {
    title: 'Les blocs',
    text: [
      line`Chaque bloc est un seigneur avec ses hommes.`,
      line`${The('y-warwick')} porte B3 et une force de 4 : il agit après les blocs A et lance quatre dés.`,
      line`Tout dé de 3 ou moins touche, et toute touche reçue coûte un point de force.`,
      line`Vous seul voyez vos faces ; le bloc ${at('middlesex')} vous tourne le dos.`,
    ],
  },
  card: {
    title: 'Une carte chacun',
    text: [
      line`À chaque tour, les deux joueurs choisissent une carte en secret.`,
      line`Un événement passe avant une carte d’action, plus de points avant moins.`,
      line`L’égalité va au prétendant, le camp sans trône : c’est vous.`,
      line`Jouez la carte de 3 actions.`,
    ],
  },
  sea: {
    title: 'Le joueur 1 s’embarque',
    text: [
      line`Lancaster a joué 3 actions aussi : vous êtes le joueur 1 et agissez d’abord, avec trois points.`,
      line`Un point mène un bloc vers une autre côte de la même mer, sans ennemi.`,
      line`Envoyez ${the('y-warwick')} ${at('kent')}.`,
    ],
  },
  'two-for-one': {
    title: 'Deux pour un',
    text: [
      line`${Area('calais')} et ${area('kent')} sont deux ports majeurs.`,
      line`Entre de tels ports, un point porte deux blocs : le suivant passe sans frais.`,
      line`Envoyez ${the('y-march')} à sa suite.`,
    ],
  },
  recruit: {
    title: 'Recruter',
    text: [
      line`Il reste deux points.`,
      line`Un point tire un bloc de la réserve : un noble vers son bouclier, une armée de ville vers sa ville.`,
      line`L’ennemi ne doit pas s’y tenir, et la recrue ne bouge pas ce tour-ci.`,
      line`Recrutez ${the('y-norfolk')} ${at('east-anglia')}.`,
    ],
  },
  march: {
    title: 'En marche',
    text: [
      line`C’est le tour 4, et vous avez encore trois points.`,
      line`Un point active un territoire : chacun de ses blocs peut passer un ou deux territoires, seul ou non.`,
      line`Faites partir ${the('y-york')} ${from('hereford')}, à deux territoires de là, vers ${area('oxford')}.`,
    ],
  },
  'red-border': {
    title: 'Les frontières',
    text: [
      line`Quatre de vos blocs peuvent passer une frontière jaune, la plaine, trois une bleue, une rivière.`,
      line`Une rouge, les hauteurs, en laisse passer deux, qui s’y arrêtent.`,
      line`Essayez de mener ${the('y-northumberland')} vers ${area('east-yorks')} : c’est refusé.`,
      line`Menez-le ${at('northumbria')}.`,
    ],
  },
  attack: {
    title: 'Sur Londres',
    text: [
      line`Entrer là où se tient l’ennemi, c’est attaquer : le bloc s’arrête et se bat.`,
      line`Le roi est ${at('middlesex')}.`,
      line`Votre dernier point active ${area('kent')}.`,
      line`Que ${the('y-march')} ouvre la marche.`,
    ],
  },
  detour: {
    title: 'Une seconde frontière',
    text: [
      line`Warwick et Salisbury ont suivi March.`,
      line`La frontière entre ${area('kent')} et ${area('middlesex')} est bleue, et la voilà pleine.`,
      line`${The('y-arundel')} passe par ${area('sussex')} et attaque de là.`,
      line`Cela ne coûte rien : ${area('kent')} est déjà payé.`,
    ],
  },
  'end-actions': {
    title: 'C’est tout',
    text: [
      line`Les trois points sont dépensés.`,
      line`Quand vous aurez fini, Lancaster agira ; puis viendront les batailles.`,
      line`Finissez vos actions.`,
    ],
  },
  'main-attack': {
    title: 'L’attaque principale',
    text: [
      line`Vous venez par deux frontières.`,
      line`L’une est l’attaque principale : ses blocs se battent dès le round 1 et fixent autant de défenseurs.`,
      line`Les autres, en renfort, arrivent au round 2.`,
      line`Désignez ${area('kent')} : touchez ${area('middlesex')}, puis ${area('kent')}.`,
    ],
  },
  fire: {
    title: 'Le premier round',
    text: [
      line`Les deux premières lignes sont dévoilées.`,
      line`A avant B, C et D ; à lettre égale, la défense d’abord.`,
      line`${The('y-march')} est A3 et commence : tirez.`,
      line`Héritier senior de cette ligne, il peut aussi charger un bloc, qui riposte contre lui seul.`,
    ],
  },
  hits: {
    title: 'Les touches',
    text: [
      line`March est A3 : tout dé de 3 ou moins a touché.`,
      line`Les touches d’un tir vont au plus fort bloc ennemi de première ligne ; entre égaux, son maître choisit.`,
      line`Les blocs B de Lancaster répondent ${at('middlesex')}.`,
      line`Henri VI y a +1, pour la couronne.`,
    ],
  },
  treachery: {
    title: 'Un mot à l’oreille',
    text: [
      line`Round 2. Roi, prétendant et Warwick ont chacun un essai par bataille pour gagner un ennemi.`,
      line`Il y faut un bloc à chiffre de fidélité, et autant de dés, tous pairs.`,
      line`Pour ${the('l-buckingham')}, un seul dé.`,
      line`Que ${the('y-warwick')} le tente, ou qu’il tire.`,
    ],
  },
  loyalty: {
    title: 'Acheté ou non',
    text: [
      line`Pair, Buckingham est à vous : il attend en renfort et se bat pour vous au prochain round.`,
      line`Impair, il ne se passe rien, et Warwick n’a pas d’autre jet dans cette bataille.`,
      line`S’il a tiré, il le garde pour plus tard.`,
    ],
  },
  retreat: {
    title: 'La retraite',
    text: [
      line`Dès le round 2, un bloc peut battre en retraite au lieu de tirer.`,
      line`Au round 4, tout attaquant le doit, ou périt.`,
      line`Il va dans un territoire voisin sans ennemi, jamais par une frontière d’où l’ennemi est venu.`,
      line`Retirez ${the('y-salisbury')}, par exemple ${at('kent')}.`,
    ],
  },
  regroup: {
    title: 'Après la victoire',
    text: [
      line`Vos hommes ont gagné ${at('essex')}.`,
      line`Le vainqueur se réorganise : chaque bloc reste ou va dans un territoire voisin sans ennemi.`,
      line`Ramenez ${the('y-suffolk')} ${at('east-anglia')}, déplacez-en un autre, ou laissez-les là.`,
    ],
  },
  supply: {
    title: 'La faim',
    text: [
      line`Un tour finit par l’approvisionnement.`,
      line`Un territoire nourrit quatre blocs, cinq s’il a une ville ; l’exil a ses limites.`,
      line`Il y en a cinq ${at('sussex')}, sans ville : l’un perd un point de force.`,
      line`La force ne revient qu’une fois la campagne finie.`,
      line`Choisissez qui a faim.`,
    ],
  },
  usurpation: {
    title: 'Le trône',
    text: [
      line`Après le tour 7, chacun compte ses héritiers, nobles et blocs d’Église sur le plateau, hors d’exil.`,
      line`Un bloc ${at('middlesex')} compte un de plus.`,
      line`Il en faut au prétendant plus qu’au roi : quatre seigneurs et Londres, contre quatre seigneurs.`,
      line`Finissez vos actions.`,
    ],
  },
});
