// French for fights, sieges and winter quarters.
import { type BattleStep, FORTIFIED_HITS } from '@rose/without-an-enemy/ids';
import type { Heading, Lane, SeenBattle } from './battle-facts.ts';
import type { fights as en } from './words-fight.en.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count < 2 ? one : more}`;
type Kind = SeenBattle['kind'];
const ENDS: { readonly [K in Kind]: string } = {
  field: 'Après le cycle 3, l’attaquant bat en retraite.',
  relief: 'Après le cycle 3, le secours bat en retraite.',
  sortie: 'Après le cycle 3, la sortie rentre dans la ville.',
  sally: 'Les touches vont au plus fort, toutes armes confondues ; personne ne bat en retraite.',
  storm: 'Pas de retraite.',
};
const HEADINGS: { readonly [H in Heading]: string } = {
  before: 'Avant la bataille',
  order: 'Retraite générale ?',
  places: 'Des renforts ?',
  reserves: 'Réserves',
  guns: 'Canons',
  fire: 'L’infanterie tire',
  horse: 'La cavalerie engage',
  rout: 'Déroute, poursuite',
  foot: 'L’infanterie engage',
  melee: 'Corps à corps',
};
const LANES: { readonly [L in Lane]: string } = {
  guns: 'Canons',
  foot: 'Infanterie',
  horse: 'Cavalerie',
  unseen: 'Inconnus',
  reserve: 'Réserve',
  off: 'Hors du combat',
  inside: 'Dans la ville',
};
const HINTS: { readonly [S in BattleStep]?: string } = {
  retire: 'Touchez un bloc pour le faire entrer dans la ville ; ceux qui restent combattent.',
  garrison: 'Touchez un bloc de la ville pour qu’il sorte en réserve du secours.',
  aim: 'Les canons tirent sur l’infanterie. Touchez-en un pour viser la cavalerie, à un de moins.',
  fire: 'Touchez un bloc pour qu’il tire, à un de moins ; il n’engage pas dans ce cycle.',
  places: 'Touchez un bloc pour qu’il rejoigne l’assaut.',
};

export const fights: typeof en = {
  ends: ENDS,
  headings: HEADINGS,
  lanes: LANES,
  hints: HINTS,
  takeHint: 'Touchez le bloc qui prend la touche.',
  steps: 'Étapes de ce cycle',
  notInCycle: '(pas dans ce cycle)',
  cycle: 'Cycle',
  step: 'Étape',
  back: 'Voir le plateau',
  openFight: 'Voir le combat',
  openSheet: 'Voir le recrutement',
  youAttack: 'Vous attaquez.',
  youDefend: 'Vous défendez.',
  attacks: 'attaque',
  defends: 'défend',
  retreats: 'en retraite générale',
  waiting: (side) => `${side} décide.`,
  notes: {
    routed: 'en déroute',
    pursuing: 'poursuit',
    reserve: 'en réserve',
    from: (area) => `par ${area}`,
    aimsAtHorse: 'vise la cavalerie',
    fires: 'tire',
    fired: 'a tiré',
    engaged: 'a engagé',
    waits: 'attend',
    storms: 'à l’assaut',
    sallies: 'sort',
    stays: 'reste',
  },
  unseen: (count) => `${many(count, 'bloc')} de dos`,
  hits: (count) => (count === 0 ? 'aucune touche' : many(count, 'touche')),
  allWait: 'Tous attendent',
  theseFire: (count) => (count < 2 ? '1 bloc tire' : `${count} blocs tirent`),
  retreatText: 'Personne ne tire, tous engagent à −2, et vous partez à la fin du cycle.',
  waitText: 'Aucun tir : tous engagent à pleine efficacité.',
  hitsNow: 'Touches de cette salve :',
  allFire: 'Tous tirent',
  allFireSentence: (count) =>
    `${count < 2 ? '1 bloc de plus tire' : `${count} blocs de plus tirent`} ; puis l’ordre est donné.`,
  fireText: 'Plus personne n’engage ensuite. Touches de cette salve :',
  withdrawalAdds: (own) =>
    `Au dé, ${own < 0 ? '−' : '+'}${Math.abs(own)} pour vos blocs, et −1 par bloc de cavalerie ennemi. Résultat :`,
  withdrawal: (success, loss) => `${success ? 'parti' : 'reste'}${loss > 0 ? `, −${loss}` : ''}`,
  garrison: (count, room) => `Dans la ville : ${many(count, 'bloc')} pour ${many(room, 'place')}.`,
  marker: 'Siège',
  whoSallies: 'Qui sort ?',
  whoStorms: 'Qui donne l’assaut ?',
  anyNumber: 'Autant d’infanterie et de cavalerie que vous voulez ; les canons restent.',
  atMost: (limit) => `${many(limit, 'bloc')} au plus ; les canons restent en arrière.`,
  sallyWith: (count) => `Sortir avec ${many(count, 'bloc')}`,
  stormWith: (count) => `Assaut de ${many(count, 'bloc')}`,
  sallyText: (isMarked) =>
    isMarked
      ? 'Trois cycles ; chaque touche va au plus fort. Les survivants rentrent.'
      : 'Une bataille en rase campagne, vous attaquez.',
  walls: (areWhole) =>
    areWhole
      ? `Derrière un mur entier, il faut ${FORTIFIED_HITS} touches pour ôter 1 point de force.`
      : 'Le mur est ouvert : chaque touche ôte 1 point de force.',
  stormText: (areWhole) =>
    areWhole
      ? `Trois cycles contre un mur entier : il faut ${FORTIFIED_HITS} touches pour ôter 1 point de force.`
      : 'Trois cycles par un mur ouvert : chaque touche ôte 1 point de force.',
  stayInside: 'Rester derrière les murs',
  yields: 'Se rend',
  keepDigging: 'Continuer le siège',
  siegeSteps: {
    relief: 'Secours',
    sortie: 'Sortie',
    breach: 'Brèche',
    storm: 'Assaut',
    die: 'Dé de siège',
    rise: 'Le siège monte',
  },
  notInTurn: '(pas ce tour)',
  hiddenGarrison: 'La garnison est cachée\u00a0: les chances comptent tout ce qu’elle peut être.',
  lift: 'Pour lever le siège, les assiégeants s’en vont : par un mouvement de groupe, pendant les actions d’un tour, pas à présent.',
  noDieYet: 'Pas de dé de siège à ce marqueur ; il monte de 1.',
  siegeDie: 'Le dé de siège de ce tour, face par face :',
  siegeFace: ({ foot, horse, surrender }) => {
    const loss = foot ? 'tous −1' : horse ? 'cavalerie −1' : '';
    if (!surrender) return loss === '' ? 'rien' : loss;
    return loss === '' ? 'se rend' : `${loss}, se rend`;
  },
  breachDie: (guns, marker, from, event) =>
    `Canons ${guns} et siège ${marker} : la brèche s’ouvre sur ${from >= 6 ? '6' : `${from} à 6`}${event === 0 ? '' : ', votre événement compté'}.`,
  winterQuarters: (year) => `Quartiers d’hiver, ${year}`,
  yearEnd: 'Quatre étapes ; à chacune, le joueur 1 en entier avant le joueur 2.',
  yearSteps: ['Nouveaux blocs', 'Recrutement régional', 'Retour', 'Pioche et pertes'],
  regionsShort: { N: 'Nord', M: 'Midlands', W: 'Galles', S: 'Sud-Ouest', E: 'Est' },
  nextRegion: (region) => `Ensuite\u00a0: ${region}`,
  regionsLabel: 'Les régions et leurs points',
  pointsLeft: (points) => `il reste ${many(points, 'point')}`,
  pointsShort: (points) => `${points} PR`,
  onTheMap: 'Sur le plateau',
  inReserve: 'Dans la Réserve',
  full: 'complet',
  shutIn: 'assiégé',
  awayFromHome: 'loin de chez lui',
  notNow: 'pas à présent',
  notHere: 'pas ici',
  noPoints: 'plus de points',
  deployHere: (area, points, block) => `${area} ${points} : déployer ${block}, à force 1`,
  gunsCost: (points, london) =>
    `L’artillerie coûte ${points}, là où vous tenez une ville majeure, et ${london} à Londres.`,
  unspent: (points) =>
    points === 0 ? 'Tout est dépensé.' : `${many(points, 'point')} ${points < 2 ? 'serait perdu' : 'seraient perdus'}.`,
};
