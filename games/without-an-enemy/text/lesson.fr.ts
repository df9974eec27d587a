// French: the words of the guided first turn.
import { line } from '@rose/table/text';
import { teach } from './lesson.ts';
import { area, at, card, city, from, ofCity, The, the } from './parts.fr.ts';

export const lesson = teach({
  map: {
    title: 'L’Angleterre en 1642',
    text: [
      line`Vous menez les Royalistes, les Cavaliers du roi.`,
      line`Charles rassemble ses forces ${at('shropshire')} ; le Parlement et ses Têtes rondes tiennent ${area('london')}.`,
      line`La guerre peut durer jusqu’en 1646.`,
      line`Chacun veut les villes favorables à l’autre : une avance de 3 points gagne sur-le-champ.`,
    ],
  },
  blocks: {
    title: 'Les blocs',
    text: [
      line`${The('r-rupert')} porte C3 et une force de 4 : cavalerie, quatre dés, et tout dé de 3 ou moins touche.`,
      line`A est l’artillerie, I l’infanterie.`,
      line`Vous seul voyez la face de vos blocs ; les blocs ${at('northamptonshire')} vous tournent le dos.`,
    ],
  },
  card: {
    title: 'Une carte chacun',
    text: [
      line`À chaque tour, les deux joueurs choisissent une carte en secret.`,
      line`Ses points sont vos actions ; son événement, si elle en a un, vient avec.`,
      line`La plus haute joue en premier.`,
      line`Jouez ${card('r-04')} : 3 points.`,
    ],
  },
  order: {
    title: 'L’égalité',
    text: [
      line`Le Parlement a 3 points aussi.`,
      line`À égalité, le Royaliste décide qui est le joueur 1 jusqu’en 1643 ; ensuite, c’est le Parlement.`,
      line`Choisissez de jouer en premier.`,
    ],
  },
  move: {
    title: 'Un groupe se déplace',
    text: [
      line`Un point déplace les blocs d’une zone : l’infanterie de 2 zones, la cavalerie de 3, les canons de 1.`,
      line`Envoyez ${the('r-astley')} ${from('shropshire')} vers ${area('worcestershire')}, où attend le prince Rupert.`,
    ],
  },
  group: {
    title: 'Pour le même point',
    text: [
      line`Le groupe est payé : d’autres peuvent encore quitter ${area('shropshire')}, même vers une autre zone.`,
      line`Un bloc s’arrête là où se tient un ennemi, et après une frontière difficile.`,
      line`Envoyez aussi ${the('r-lifeguard')} vers ${area('worcestershire')}.`,
    ],
  },
  strengthen: {
    title: 'Des recrues',
    text: [
      line`Un autre point ajoute 1 point de force à un bloc.`,
      line`Les blocs régionaux doivent être chez eux pour cela ; les canons ne se renforcent jamais ainsi.`,
      line`Renforcez ${the('r-gerard-foot')} : touchez Recruter, puis le bloc.`,
    ],
  },
  deploy: {
    title: 'Hors de la Réserve',
    text: [
      line`Ou bien un point tire un bloc de votre Réserve, à force 1, vers une zone amie : une que vous tenez seul.`,
      line`Un bloc régional va dans sa région.`,
      line`Déployez ${the('r-marches-foot')} ${at('shropshire')}.`,
    ],
  },
  'end-actions': {
    title: 'C’est tout',
    text: [
      line`Vos 3 points sont dépensés.`,
      line`Le Parlement agit à son tour ; puis viennent batailles et sièges, les vivres et, dès 1643, le compte des points.`,
      line`Finissez vos actions.`,
    ],
  },
  attack: {
    title: 'Contre Essex',
    text: [
      line`Tour VI. Le comte d’Essex se tient ${at('warwickshire')}.`,
      line`Entrer chez l’ennemi, c’est attaquer ; 6 blocs au plus passent une frontière ouverte en un tour.`,
      line`Que ${the('r-rupert')} ouvre la marche.`,
    ],
  },
  main: {
    title: 'La frontière principale',
    text: [
      line`Tous sont venus, par deux frontières.`,
      line`Ceux de la frontière principale combattent dès le cycle 1 ; les autres, en réserve, entrent au cycle 2.`,
      line`Désignez ${area('worcestershire')}.`,
    ],
  },
  fire: {
    title: 'Tirer ou attendre',
    text: [
      line`Les deux armées sont à découvert, et Essex ne peut plus s’esquiver.`,
      line`À chaque cycle, l’infanterie peut tirer, à −1 mais d’abord, ou attendre d’engager à pleine efficacité.`,
      line`Que ${the('r-astley')} tire.`,
    ],
  },
  ready: {
    title: 'Les autres attendent',
    text: [
      line`${The('r-lifeguard')} attend : quand elle engage, un dé sur deux touche.`,
      line`Après la salve, la cavalerie charge la cavalerie, puis l’infanterie en vient aux mains.`,
      line`Vous êtes prêt.`,
    ],
  },
  dice: {
    title: 'Ce qu’ont dit les dés',
    text: [
      line`Chaque touche retire 1 point de force au bloc le plus fort de l’arme touchée ; entre égaux, son propriétaire choisit.`,
      line`Une cavalerie touchée peut fuir ; victorieuse, elle peut se lancer à la poursuite, celle du roi surtout.`,
      line`Après le cycle 3, l’attaquant s’en va.`,
    ],
  },
  breach: {
    title: 'Devant Gloucester',
    text: [
      line`Été 1643. Les hommes du Parlement se sont enfermés à ${city('gloucester')} ; le marqueur de siège est à 1.`,
      line`Vos canons peuvent ouvrir une brèche : leur force et le marqueur disent sur quelles faces.`,
      line`Battez le mur.`,
    ],
  },
  wall: {
    title: 'Le temps assiège aussi',
    text: [
      line`Que le mur soit tombé ou non, le marqueur monte de 1 à chaque tour.`,
      line`Avant cela, l’assiégé lance le dé du siège ${ofCity('gloucester')} : plus le marqueur est haut, plus on a faim, jusqu’à se rendre.`,
    ],
  },
  storm: {
    title: 'À l’assaut',
    text: [
      line`Un tour plus tard. Le marqueur est à 2 et le mur est ouvert.`,
      line`Au plus 4 blocs donnent l’assaut à la fois, le double de la taille ${ofCity('gloucester')} ; deux sont déjà choisis.`,
      line`Attaquez.`,
    ],
  },
  walls: {
    title: 'Murs et brèches',
    text: [
      line`Les défenseurs ${ofCity('gloucester')} tirent et engagent à −1.`,
      line`Derrière des murs entiers, deux touches ne coûtent que 1 point de force ; une brèche ôte cet abri.`,
      line`S’il ne reste dans les murs que des canons, la ville est à vous aussitôt. Sinon, le siège continue.`,
    ],
  },
  supply: {
    title: 'La faim',
    text: [
      line`Un comté nourrit quatre blocs d’infanterie et de cavalerie, la montagne trois ; une ville à vous, autant d’infanterie en plus que sa taille.`,
      line`Les canons n’ont besoin de rien.`,
      line`Vous avez six blocs à nourrir ${at('berkshire')}, avec Reading : un de trop.`,
      line`Choisissez qui perd 1 point de force.`,
    ],
  },
  victory: {
    title: 'La victoire',
    text: [
      line`Hiver 1643. Bristol et Gloucester sont à vous : 2 points.`,
      line`Votre infanterie est devant ${city('leicester')}, vide, et la prend après les batailles : 3 points, une victoire majeure.`,
      line`Finissez vos actions.`,
    ],
  },
});
