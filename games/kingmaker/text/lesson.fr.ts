// French: the words of the guided first turn.
import { line, place } from '@rose/table/text';
import { teach } from './lesson.ts';

const neville = place('neville', 'Neville');
const stanley = place('stanley', 'Stanley');
const holland = place('holland', 'Holland');
const stafford = place('stafford', 'Stafford');
const percy = place('percy', 'Percy');
const coventry = place('coventry', 'Coventry');
const london = place('london', 'Londres');

export const lesson = teach({
  kingdom: {
    title: 'Sept prétendants, un trône',
    text: [
      line`L’Angleterre se déchire entre Lancaster et York.`,
      line`${place('henry', 'Henri VI')} est roi ; ${place('richard-york', 'Richard d’York')} voudrait l’être.`,
      line`Vous n’êtes ni l’un ni l’autre : vous menez Rouge, des nobles qui prennent des héritiers, les couronnent et les tuent.`,
      line`Qui tient le dernier héritier en vie, couronné, gagne.`,
    ],
  },
  faction: {
    title: 'Votre faction',
    text: [
      line`${neville} a 50 hommes à lui et 100 comme maréchal d’Angleterre ; ${stanley} en a 50.`,
      line`${holland} tient Bristol par une carte de ville.`,
      line`Un tour : une carte Événement pour tous, mouvement, combat, Parlement, couronnement, une carte tirée.`,
      line`L’événement est passé ; à vous de marcher.`,
    ],
  },
  march: {
    title: 'À travers champs',
    text: [
      line`Un noble, ou une pile, fait jusqu’à 5 zones, et rien ne l’arrête.`,
      line`Le prince de Galles est dans ${coventry}, ville neutre : on n’y entre pas ainsi.`,
      line`Menez ${neville} et ${stanley} en campagne devant elle.`,
    ],
  },
  road: {
    title: 'Par la route',
    text: [
      line`Sur une route, on va aussi loin qu’on veut, jusqu’à une place fortifiée qui n’est pas à soi.`,
      line`Bath et Reading, sans murs, laissent passer ${holland} ; ${place('windsor', 'Windsor')} l’arrête, six zones plus loin.`,
      line`Envoyez-le là.`,
    ],
  },
  'end-movement': {
    title: 'Tous ont marché',
    text: [
      line`Chaque noble bouge une fois par tour : par terre, par la route ou par mer.`,
      line`À la fin, il peut entrer dans une place amie, sans frais.`,
      line`Terminez votre mouvement.`,
    ],
  },
  siege: {
    title: 'Un siège',
    text: [
      line`Des murs se prennent par un siège.`,
      line`Il faut autant d’hommes qu’en ont la garnison et ceux qui sont dedans.`,
      line`${coventry} a 200 hommes et aucun noble ; ${neville} et ${stanley} en ont 200.`,
      line`Assiégez la ville.`,
    ],
  },
  card: {
    title: 'La carte décide',
    text: [
      line`Pour chaque combat, on retourne une carte Événement.`,
      line`Un siège réussit, sauf si elle dit mauvais temps : 12 cartes sur 72.`,
      line`Mais les nobles qu’elle nomme meurent, d’un côté ou de l’autre.`,
      line`Jusqu’ici, vous pouviez renoncer. Retournez la carte.`,
    ],
  },
  weather: {
    title: 'Prise, ou retardée',
    text: [
      line`Le mauvais temps ne fait que retarder : la ville est assiégée, nul n’y entre ni n’en sort, et vous essayez encore au tour suivant.`,
      line`Toute autre carte vous donne ${coventry} et tous ceux qui y sont.`,
    ],
  },
  lord: {
    title: 'Une place a son seigneur',
    text: [
      line`Disons que ${coventry} est tombée.`,
      line`Une place est à un noble parmi les vainqueurs : s’il meurt, elle est perdue.`,
      line`Choisissez ${neville} ou ${stanley}. Puis ils y entrent.`,
    ],
  },
  heir: {
    title: 'Un héritier est pris',
    text: [
      line`${place('edward-wales', 'Édouard de Galles')} est à vous : un noble de votre faction est avec lui, et nul autre.`,
      line`Il va où vos nobles l’emmènent, et vous pouvez l’exécuter à tout moment.`,
      line`Des héritiers des deux maisons ne sont à vous que deux tours.`,
    ],
  },
  battle: {
    title: 'Une bataille',
    text: [
      line`Un autre tour : ${stafford} est en campagne près de ${coventry} avec ${place('margaret', 'Marguerite d’Anjou')}.`,
      line`Vous avez 200 hommes contre 60 : plus de trois pour un, donc un rapport de 3-1.`,
      line`Attaquez-le.`,
    ],
  },
  mercy: {
    title: 'Avant la carte',
    text: [
      line`Qui tient un héritier peut le tuer avant que la carte soit retournée, plutôt que de le perdre.`,
      line`On a demandé à Jaune, et ${place('margaret', 'Marguerite')} vit.`,
    ],
  },
  'battle-card': {
    title: 'Trois contre un',
    text: [
      line`Chaque carte porte le rapport qui gagne.`,
      line`À 3-1, vous gagnez sur 3-1, 2-1, 3-2, 5-4 et majorité : 49 cartes sur 72.`,
      line`Sur 4-1, la bataille est indécise, et tous restent.`,
      line`Retournez la carte contre ${stafford}.`,
    ],
  },
  fallen: {
    title: 'Qui tombe',
    text: [
      line`Si vous avez gagné, ${stafford} est votre prisonnier, sauf si la carte l’a nommé : alors il est mort.`,
      line`Le titre et la charge d’un mort vont à la Chancellerie, ses autres cartes à la pioche.`,
    ],
  },
  prisoner: {
    title: 'Un prisonnier',
    text: [
      line`Disons que ${stafford} est pris.`,
      line`Exécutez-le, et ses mercenaires sont à vous ; libérez-le ; ou gardez-le, et Jaune peut le racheter avant la fin du tour.`,
      line`Qui est encore gardé alors est exécuté ou libéré. Choisissez.`,
    ],
  },
  summon: {
    title: 'Un Parlement',
    text: [
      line`Un autre tour : le roi unique, ${place('henry', 'Henri VI')}, est à vous, dans ${london}.`,
      line`Vous pouvez donc y réunir le Parlement, avec au moins un bref, remis à n’importe quel noble.`,
      line`Convoquez ${percy}, comte de Northumberland, de Jaune : il doit venir.`,
    ],
  },
  attend: {
    title: 'Qui vient encore',
    text: [
      line`D’autres viennent s’ils veulent ; Jaune n’envoie personne de plus.`,
      line`Pour chaque noble présent, on tire une carte de la Chancellerie, où sont les titres et charges des morts.`,
      line`Faites venir ${stanley} à ${london}.`,
    ],
  },
  award: {
    title: 'Titres et charges',
    text: [
      line`Trois cartes sont sur la table, et vous les donnez à qui vous voulez.`,
      line`Un titre va à qui n’en a pas, une charge à qui est titré.`,
      line`Le comté de Kent apporte 30 hommes : donnez-le à ${stanley} ou à ${holland}.`,
    ],
  },
  crown: {
    title: 'Un couronnement',
    text: [
      line`Le premier survivant d’une maison peut être couronné, dans une cathédrale, par un archevêque ou deux évêques.`,
      line`${neville} a l’archevêque d’York, et ${place('richard-york', 'Richard d’York')} est avec lui à York.`,
      line`Couronnez-le : il y a alors deux rois.`,
    ],
  },
  victory: {
    title: 'Le dernier',
    text: [
      line`Des années plus tard, il en reste deux, tous deux à vous : le roi ${place('edward-march', 'Édouard de March')} et ${place('richard-gloucester', 'Richard de Gloucester')}.`,
      line`Mais seul le dernier gagne.`,
      line`Exécutez Richard, et la couronne est à vous, sur la tête d’un autre.`,
    ],
  },
});
