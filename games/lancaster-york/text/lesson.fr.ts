// French: the words of the guided first turn.
import { line } from '@rose/table/text';
import { teach } from './lesson.ts';
import { region, The, the } from './parts.fr.ts';

export const lesson = teach({
  board: {
    title: 'Six régions',
    text: [
      line`Vous êtes Rouge. Tout ce que vous possédez donne des points de contrôle dans sa région : les nobles surtout, puis châteaux, villes, évêques, ports et navires.`,
      line`À la fin de chacun des cinq tours, le Parlement récompense le premier et le second de chaque région.`,
      line`Le tour 2 a commencé ; il vous reste une carte à prendre.`,
    ],
  },
  pick: {
    title: 'Prendre une carte',
    text: [
      line`Les cartes sont à côté du plan de la table.`,
      line`${The('london')} donne 4 points de contrôle et rapporte 8 £ par tour : prenez-la.`,
    ],
  },
  taxes: {
    title: 'Impôts',
    text: [
      line`Vos cartes ont rapporté : ${the('london')} 8 £, vous avez donc 50 £ ; châteaux et nobles ne rapportent rien.`,
      line`Dès le tour 2, qui est en retard peut prendre une fois l’aide française. Vous êtes à égalité avec Jaune, on ne demande donc rien à personne.`,
    ],
  },
  move: {
    title: 'Un plan secret : un déplacement',
    text: [
      line`Maintenant les deux préparent leur plan en même temps, et personne ne voit celui de l’autre.`,
      line`${The('stafford')} peut passer dans une région voisine de la sienne.`,
      line`Touchez-le, puis ${region('west-country')} : il y apporte ses 6 points.`,
    ],
  },
  attack: {
    title: 'Troupes',
    text: [
      line`Les troupes attaquent les lieux des autres là où vous avez une présence, et défendent les vôtres ; chacune coûte 3 £.`,
      line`Touchez ${the('winchester')}, la ville de Jaune, et placez-y une première troupe.`,
    ],
  },
  more: {
    title: 'Contre une garnison',
    text: [
      line`Une ville se défend avec une garnison de 2, et chaque camp perd un pion à la fois.`,
      line`Deux troupes tomberaient avec elle ; 3 la prennent, et il en reste une. Appuyez une fois sur plus.`,
    ],
  },
  enough: {
    title: 'Une de plus que la garnison',
    text: [
      line`Deux contre deux : il ne resterait personne, et la ville ne serait plus à personne.`,
      line`Appuyez encore une fois sur plus : avec 3 troupes, elle est à vous.`,
    ],
  },
  guard: {
    title: 'Un cube blanc',
    text: [
      line`On n’attaque pas les personnalités, on les corrompt. Un cube blanc arrête une corruption et coûte une fois les points du noble.`,
      line`Protégez ${the('stafford')} : touchez-le et choisissez le cube blanc.`,
    ],
  },
  bribe: {
    title: 'Un cube noir',
    text: [
      line`Un cube noir coûte deux fois les points et prend une personnalité sans protection, où qu’elle soit.`,
      line`${The('neville')} vaut 10 : touchez-le pour le corrompre à 20 £.`,
    ],
  },
  bid: {
    title: 'Capitaine de Calais',
    text: [
      line`Qui offre le plus fait débarquer le capitaine dans ${region('midlands')} ou ${region('south-east')} : 4 points de contrôle et 4 PV ce tour-ci.`,
      line`Toutes les offres sont payées. Offrez 1 £.`,
    ],
  },
  lock: {
    title: 'Confirmer',
    text: [
      line`À côté du plan de la table : vos ordres, ce qu’ils coûtent, et ce que le Parlement en dirait.`,
      line`Tant que le dernier n’a pas confirmé, vous pourriez rouvrir le plan. Confirmez-le.`,
    ],
  },
  parliament: {
    title: 'Parlement',
    text: [
      line`On a ouvert les plans, tenté les corruptions, livré les batailles ; puis on a jugé chaque région.`,
      line`${The('neville')} et ${the('stafford')} mènent pour vous ${region('west-country')}, et ${region('south-east')} est à vous.`,
      line`Après cinq tours pareils, qui a le plus de points de victoire l’emporte. Voilà tout le jeu.`,
    ],
  },
});
