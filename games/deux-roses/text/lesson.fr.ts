// French: the words of the guided first game.
import { line, place } from '@rose/table/text';
import { teach } from './lesson.ts';

export const lesson = teach({
  garden: {
    title: 'Le jardin',
    text: [
      line`Deux maisons se partagent ce jardin de trente-sept cases.`,
      line`Vous menez Lancaster, la rose rouge : votre château se dresse en ${place('f3')}.`,
      line`En face, en ${place('b3')}, le château blanc d’York.`,
      line`Poussez-le hors du jardin, et vous aurez gagné.`,
    ],
  },
  'first-soldier': {
    title: 'Un premier soldat',
    text: [
      line`Chaque maison pose quatre soldats, tour à tour.`,
      line`Le premier doit toucher son château.`,
      line`Touchez ${place('e2')} pour voir : la table vous dira pourquoi c’est non.`,
      line`Puis posez votre soldat en ${place('e3')}.`,
    ],
  },
  'second-soldier': {
    title: 'Coude à coude',
    text: [
      line`Désormais, chaque nouveau soldat doit toucher l’un des vôtres.`,
      line`${place('f4')} ne touche que le château : essayez, c’est refusé.`,
      line`Posez le suivant à côté de ${place('e3')}, en ${place('e2')} ou en ${place('e4')}.`,
    ],
  },
  armies: {
    title: 'Deux chaînes',
    text: [
      line`Les autres soldats ont été posés pour vous.`,
      line`Jusqu’ici, les étoiles rouges de la rangée du milieu devaient rester vides.`,
      line`À présent, tout le monde peut y marcher.`,
    ],
  },
  step: {
    title: 'Le pas',
    text: [
      line`On fait une seule chose par tour.`,
      line`La plus simple est le pas : un soldat va sur une case vide voisine, dans n’importe quelle direction.`,
      line`La toute première action d’une partie en est toujours un.`,
      line`Faites un pas de ${place('e2')} en ${place('d3')}.`,
    ],
  },
  march: {
    title: 'La marche',
    text: [
      line`Des soldats qui se touchent forment une chaîne.`,
      line`Un soldat peut la suivre d’une traite, par-dessus ses amis, jusqu’à une case vide contre elle.`,
      line`Envoyez ${place('e5')} au front : il marche jusqu’en ${place('d4')}.`,
    ],
  },
  translation: {
    title: 'La translation',
    text: [
      line`Deux soldats qui se touchent peuvent aller ensemble, d’une case dans le même sens.`,
      line`Menez ${place('d3')} et ${place('d4')} vers l’est.`,
      line`Touchez ${place('d3')}, puis ${place('d4')} pour l’emmener, puis ${place('d5')}.`,
      line`Ils seront en ${place('d4')} et ${place('d5')}, tous deux au contact de l’adversaire en ${place('c4')}.`,
    ],
  },
  push: {
    title: 'Ce qu’il faut pour pousser',
    text: [
      line`Une attaque pousse une pièce adverse d’une case, tout droit.`,
      line`Derrière elle, il faut une case libre, ou l’extérieur.`,
      line`Derrière ${place('c4')}, vue de ${place('d4')}, il y a ${place('b4')} : vide.`,
      line`On peut pousser.`,
    ],
  },
  'supported-attack': {
    title: 'L’attaque soutenue',
    text: [
      line`Un soldat pousse pendant qu’un autre touche le même adversaire.`,
      line`${place('d5')} touche ${place('c4')} : ${place('d4')} peut donc le pousser.`,
      line`Une percée serait possible aussi ; choisissez l’attaque soutenue et regardez qui reste en arrière.`,
    ],
  },
  breakthrough: {
    title: 'La percée',
    text: [
      line`Plus tard dans la guerre.`,
      line`Deux de vos soldats sont alignés, l’un juste derrière l’autre, face à l’adversaire en ${place('a4')}.`,
      line`C’est ce qu’il faut pour une percée.`,
      line`Tous glissent d’une case, et derrière ${place('a4')} il n’y a que l’extérieur.`,
      line`Faites avancer ${place('c4')} et ${place('b4')}.`,
    ],
  },
  markers: {
    title: 'Soleil et lune',
    text: [
      line`York a perdu un soldat et appelle aussitôt un renfort, en ${place('c3')}.`,
      line`Son marqueur blanc passe côté lune : York ne pourra en appeler un autre qu’après vous.`,
    ],
  },
  reinforcement: {
    title: 'Votre renfort',
    text: [
      line`Il vous manque aussi un soldat, et votre marqueur montre le soleil.`,
      line`Appelez-en un : il entre à côté de votre château, ou d’un soldat qui lui est relié, comme ${place('e3')}.`,
      line`Cela prend votre tour, et les deux marqueurs reviennent au soleil.`,
    ],
  },
  castle: {
    title: 'À l’assaut du château',
    text: [
      line`Dernier acte : York est à vos portes, et vous aux siennes.`,
      line`Tant qu’il reste dans le jardin, un château se pousse comme un soldat.`,
      line`Avec le soutien de ${place('c4')} et de ${place('b4')}, attaquez-le depuis ${place('c3')}.`,
      line`Il reculera de ${place('b3')} en ${place('a3')}.`,
    ],
  },
  'line-up': {
    title: 'La percée, rien d’autre',
    text: [
      line`Le château blanc est au bord, mais le vôtre aussi !`,
      line`Essayez de pousser ${place('a3')} depuis ${place('b3')} : c’est refusé.`,
      line`Une attaque soutenue n’éjecte jamais un château.`,
      line`Il faut deux soldats alignés.`,
      line`Amenez-en un en ${place('c3')}, juste derrière ${place('b3')}.`,
    ],
  },
  victory: {
    title: 'Hors du jardin',
    text: [
      line`York est aligné lui aussi et gagnerait au prochain tour.`,
      line`Mais c’est à vous de jouer : faites la percée avec ${place('c3')} et ${place('b3')}.`,
    ],
  },
});
