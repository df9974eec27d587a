// French: refusals. One sentence each: the cause, and what would be needed.
import type { DeuxRoses } from '@rose/deux-roses/ids';
import { type Catalogue, line, place } from '@rose/table/text';
import { TOWARDS } from './does.fr.ts';

export const why: Catalogue<DeuxRoses>['why'] = {
  'not-your-soldier': ({ cell }) =>
    line`Aucun de vos soldats ne se tient en ${place(cell)} : seuls vos soldats agissent, jamais un château.`,
  'cell-taken': ({ cell }) =>
    line`${place(cell)} est occupée : il faudrait une case vide, car chacune ne porte qu’une pièce.`,
  'off-the-board': ({ direction }) =>
    line`Le jardin s’arrête là : il faudrait encore une case ${TOWARDS[direction]} pour recevoir le soldat.`,
  // 2 Set-up
  'red-star': ({ cell }) =>
    line`${place(cell)} est une étoile rouge, interdite pendant la pose : choisissez une case de votre côté du jardin.`,
  'first-touches-castle': ({ cell, castle }) =>
    line`${place(cell)} ne touche pas votre château : le premier soldat se pose juste à côté de ${place(castle)}.`,
  'touches-no-soldier': ({ cell }) =>
    line`${place(cell)} ne touche aucun de vos soldats : il en faut un pour voisin, et le château ne compte pas.`,
  // 3 Moves
  'opening-is-a-step': () =>
    line`La toute première action de la partie doit être un pas : un soldat va sur une case vide voisine.`,
  'not-a-neighbour': ({ from, to }) =>
    line`${place(to)} ne touche pas ${place(from)} : un pas fait une case ; plus loin, il faut une chaîne.`,
  'that-is-a-step': ({ from, to }) =>
    line`${place(to)} touche ${place(from)} : s’y rendre est un simple pas, non une marche.`,
  'no-chain': ({ from }) =>
    line`Aucun autre de vos soldats ne touche ${place(from)} : pour marcher, il faut une chaîne à suivre.`,
  'chain-does-not-reach': ({ from, to }) =>
    line`La chaîne qui part de ${place(from)} ne mène pas en ${place(to)} : une marche finit contre un de ses soldats.`,
  'soldiers-do-not-touch': ({ cells: [a, b] }) =>
    line`${place(a)} et ${place(b)} ne se touchent pas : pour aller ensemble, deux soldats doivent être voisins.`,
  'translation-never-pushes': ({ cell }) =>
    line`${place(cell)} est occupée, et une translation ne pousse jamais : il faut deux cases vides devant.`,
  'must-act': () =>
    line`Il vous reste une action à jouer : on ne passe que faute de coup possible, et cela se fait tout seul.`,
  // 4 Combat
  'nobody-to-push': ({ cell }) => line`Personne en ${place(cell)} : pour attaquer, il y faudrait une pièce adverse.`,
  'own-piece': ({ cell }) => line`La pièce en ${place(cell)} est à vous : on ne pousse que les pièces adverses.`,
  'no-front-soldier': ({ rear, cell }) =>
    line`Aucun de vos soldats en ${place(cell)}, devant ${place(rear)} : une percée demande deux soldats alignés.`,
  'no-support': ({ target }) =>
    line`Un seul soldat touche ${place(target)} : il en faut un second au contact, ou derrière pour une percée.`,
  'cell-behind-taken': ({ target, behind }) =>
    line`${place(behind)}, juste derrière ${place(target)}, est occupée : la pièce poussée a besoin d’une case libre.`,
  'only-breakthrough-ejects-castle': ({ castle }) =>
    line`Seule une percée éjecte un château : il faut deux soldats alignés face à ${place(castle)}.`,
  // 5 Reinforcements
  'no-soldier-lost': () =>
    line`Vos quatre soldats sont tous au jardin : un renfort ne fait que remplacer un soldat perdu.`,
  'marker-shows-moon': () =>
    line`Votre marqueur montre la lune : l’adversaire doit d’abord appeler un renfort à son tour.`,
  'not-linked-to-castle': ({ cell }) =>
    line`${place(cell)} ne touche ni votre château ni un soldat qui lui est relié : un renfort doit en toucher un.`,
  // 6 End
  'situation-seen-before': () =>
    line`Cela ramènerait une situation déjà vue dans cette partie : il faut que quelque chose diffère.`,
};
