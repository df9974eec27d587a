// French of the screens: combat, Parliament, papers; the parley's words stand beside.
import type { CrownKind, CrownName, FightEnding, FightKind, OddsName } from '@rose/kingmaker/ids';
import { C, crownKind } from '@rose/kingmaker/ids';
import type { en } from './words-scenes.en.ts';
import { field } from './words-scenes-field.fr.ts';
import { parley, said, to } from './words-scenes-parley.fr.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
const share = (part: number): string => `${String(Math.round(part * 1000) / 10).replace('.', ',')} %`;
/** « d’York », « d’Harlech », but « de Holland », as the catalogue has it. */
const VOWEL = /^([aeiouéîœ]|York|H(?!igh|olland|oward|ull))/i;
/** Lands that go with an article. */
const LANDS: Readonly<Record<string, string>> = {
  'Île de Man': 'de l’île de Man',
  'Île de Wight': 'de l’île de Wight',
  Calaisis: 'du Calaisis',
  Continent: 'du continent',
};
const of = (name: string): string => {
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  return LANDS[name] ?? (VOWEL.test(name) ? `d’${name}` : `de ${name}`);
};
/** `who` nobody: you. */
const ends = (ending: FightEnding, kind: FightKind, who: string | undefined): string => {
  switch (ending) {
    case 'win':
      if (kind === 'siege') return 'la place est prise';
      return who === undefined ? 'vous gagnez' : `${who || 'l’attaquant'} gagne`;
    case 'lose':
      if (kind === 'ambush') return 'les embusqués sont pris';
      return who === undefined ? 'vous gagnez' : `${who || 'le défenseur'} gagne`;
    case 'draw':
      return kind === 'siege' ? 'tous les assiégeants tombent' : 'indécis : tous restent';
    case 'weather':
      return kind === 'siege' ? 'mauvais temps : retardé' : 'mauvais temps : pas de combat';
    case 'field':
      return 'on se range en bataille';
  }
};
const ODDS: { readonly [O in OddsName]: string } = {
  even: 'égalité',
  majority: 'majorité',
  '5-4': '5-4',
  '3-2': '3-2',
  '2-1': '2-1',
  '3-1': '3-1',
  '4-1': '4-1',
};
const KINDS: { readonly [K in CrownKind]: string } = {
  noble: 'noble',
  title: 'titre',
  office: 'charge',
  bishop: 'évêque',
  town: 'ville',
  ship: 'navire',
  mercenary: 'mercenaires',
  pardon: 'pardon royal',
};
export const fr: typeof en = {
  steps: 'Étapes',
  back: 'Voir le plateau',
  open: 'Revenir à l’écran',
  you: 'Vous',
  nobody: 'Personne',
  garrison: 'Garnison',
  share,
  waits: (names) => (names.length === 0 ? 'On attend.' : `On attend ${and(names)}.`),
  withHeirs: (names) => `avec ${and(names)}`,
  fates: { killed: 'tué', prisoner: 'prisonnier' },
  houses: { lancaster: 'Lancaster', york: 'York' },
  combat: {
    title: {
      battle: (where) => `Bataille ${of(where)}`,
      siege: (where) => `Siège ${of(where)}`,
      ambush: (where) => `Embuscade près ${of(where)}`,
      town: (where) => `Combat dans les murs : ${where}`,
    },
    where: {
      battle: 'En rase campagne. Ce que des cartes apportent dans cette région compte.',
      siege: 'La garnison et la plus forte faction du dedans tiennent les murs.',
      ambush: 'Un quart de leurs hommes au plus : l’un peut tomber, puis les embusqués sont pris.',
      town: 'Dans les murs : la garnison se bat pour son seigneur, ou pour elle seule.',
    },
    steps: { declared: 'Déclaré', heirs: 'Héritiers', card: 'Carte', after: 'Captures' },
    youAttack: 'attaquez',
    attacks: 'attaque',
    defends: 'se défend',
    youDefend: 'défendez',
    to: 'contre',
    need: (have, need) => `${have} ${have < 2 ? 'homme' : 'hommes'} devant les murs ; il en faut ${need}.`,
    odds: ODDS,
    ladder: (step) => `Rapport de forces : ${step}`,
    rounded: (times) =>
      times === undefined
        ? 'Personne ne leur tient tête.'
        : times === 1
          ? 'Forces égales : nul ne gagne, mais ceux qui sont nommés tombent.'
          : `${String(Math.floor(times * 10) / 10).replace('.', ',')} contre un : arrondi en faveur du plus faible.`,
    results: { ...ODDS, 'bad-weather': 'mauvais temps' },
    couldSay: 'Ce que la carte peut dire',
    exact: (cards) =>
      cards < 2
        ? 'exact : la seule carte que vous n’avez pas vue'
        : `exact : les ${cards} cartes que vous n’avez pas vues`,
    ends,
    named: 'Nommés sur la carte, morts quel que soit le vainqueur',
    byDice: 'Peuvent tomber aux dés',
    wavering: (cards) =>
      `${cards < 2 ? 'Une carte d’allégeance peut' : `${cards} cartes d’allégeance peuvent`} d’abord ôter un noble au plus faible : ce n’est pas compté ici.`,
    faceDown: 'La carte, face cachée',
    namedOn: 'Nommés :',
    outcomes: {
      won: 'L’attaquant gagne.',
      lost: 'L’attaquant est battu.',
      indecisive: 'Indécis : tous restent.',
      weather: 'Mauvais temps : on ne se bat pas.',
      taken: 'La place est prise.',
      holds: 'La place tient.',
      delayed: 'Mauvais temps : le siège continue.',
    },
    letLive: 'Leur laisser la vie',
    whom: 'Qui visez-vous ? Deux dés en décident ; 4 ou moins, il meurt.',
    noUndo: 'Plus de retour une fois la carte retournée.',
  },
  papers: {
    prisoner: (name) => `${name} est votre prisonnier. Que devient-il ?`,
    askPrice: (name) => `Demander un prix à ${name}`,
    heldBy: (name, captor) => `${captor} tient ${said(name)} prisonnier.`,
    offerPrice: (name) => `Offrir un prix à ${name}`,
    drew: (card) => `Vous avez pioché : ${card}`,
    giveTo: (name) => `La donner ${to(name)}`,
    orKeep: 'Ou gardez-la, à l’insu des autres.',
    enters: 'Touchez-la dans votre main, puis un lieu éclairé, et il entre en jeu. Ou gardez-la, à l’insu des autres.',
    keeps: 'Elle reste dans votre main, à l’insu des autres.',
    fate: {
      hold: 'Son joueur peut offrir un prix jusqu’à la fin de votre tour. Sans accord, vous l’exécutez ou le libérez alors.',
      execute: 'Tout de suite, et pour toujours.',
      free: 'Il rentre dans un de ses châteaux avec toutes ses cartes. Il ne fait plus rien ce tour-ci ; la gratitude n’engage personne.',
    },
    goTo: {
      captor: (cards) => `À ceux qui l’ont pris : ${cards.join(', ')}`,
      chancery: (cards) => `À la Chancellerie : ${cards.join(', ')}`,
      deck: (cards) => `À la pioche : ${cards.join(', ')}`,
    },
    whoTakes: (card) => `Qui prend : ${card} ?`,
    whoKeeps: (name) => `Qui garde ${said(name)} ?`,
    whoseIs: (place) => `À qui sera ${place} désormais ?`,
    whoGoesIn: (place) => `Qui entre dans ${place} ?`,
    lodging: {
      'let-stay': (name) => `${name} rentre dans les murs, en hôte.`,
      'put-out': (name) => `${name} reste devant la porte.`,
    },
    window: {
      'free-move': 'Les mouvements finissent. On peut encore jouer un Mouvement libre avant tout combat.',
      writ: 'Un bref peut envoyer quelqu’un d’autre à la place de qui est appelé.',
      siege: 'Par un bref, un noble avec 50 hommes dans Calais le tient à la place du capitaine.',
      pardon: 'Un pardon royal le sauverait.',
    },
    alike: 'On demande à tous ceux qui pourraient en avoir, de la même façon. Rien ne montre qui en a.',
    whoHolds: 'Qui tient Calais ?',
    nobodyToSend: 'Aucun des vôtres ne peut y aller : ils ont trop peu d’hommes, ou ne peuvent partir.',
    inPlaceOf: (name) => `À la place ${of(name)}, envoyer :`,
  },
  parliament: {
    title: (where) => `Parlement à ${where}`,
    summonTitle: 'Convoquer un Parlement ?',
    summonText: 'Un bref par noble convoqué ; un au moins.',
    summonedBy: (name, nobles) =>
      `Convoqué par ${name === 'Vous' ? 'vous' : name}. ${nobles < 2 ? `${nobles} noble siège` : `${nobles} nobles siègent`}.`,
    steps: { summons: 'Convocation', count: 'Décompte', cards: 'Cartes', swaps: 'Échanges', peace: 'Paix' },
    cardOf: (at, all) => `Carte ${at} sur ${all}`,
    cards: 'Cartes de la Chancellerie',
    kinds: KINDS,
    men: (men) => `${men} ${men < 2 ? 'homme' : 'hommes'}`,
    cardIs: {
      now: () => 'devant les Chambres',
      later: () => 'à venir',
      given: (name) => name,
      back: () => 'pour personne',
    },
    onTable: 'sur la table',
    houses: { commons: 'Communes', lords: 'Lords' },
    held: {
      commons: (votes) => `${votes} voix sur 156`,
      lords: (votes) => `${votes} voix ${votes < 2 ? 'présente' : 'présentes'}`,
    },
    carry: (votes) => `${votes} suffisent si tous votent`,
    tally: ([yes, no]) => `${yes} pour, ${no} contre`,
    kings: '20 voix du roi',
    proposes: (name) => (name === 'Vous' ? 'Vous proposez' : `${name} propose`),
    menWith: (now, then) => `${now} ${now < 2 ? 'homme' : 'hommes'}${now === then ? '' : `, ${then} avec`}`,
    needs: (card: CrownName | undefined) =>
      card !== undefined && crownKind(C[card]) === 'bishop'
        ? 'Un évêque ne demande que les Lords ; l’égalité refuse.'
        : 'Un titre ou une charge veut les deux Chambres ; l’égalité refuse.',
    present: (count) => (count < 2 ? `${count} noble est là` : `${count} nobles sont là`),
    yourVote: 'Votre vote',
    untilAll: 'scellé jusqu’au dernier',
    asOne: (votes) => (votes < 2 ? `${votes} voix` : `${votes} voix, en bloc`),
    ballots: { for: 'Pour', against: 'Contre', abstain: 'S’abstenir' },
    seal: 'Sceller mon vote',
    chooseFirst: 'Choisissez d’abord pour chaque Chambre.',
    sealed: (votes, all) => `Votes scellés : ${votes} sur ${all}`,
    sealedWord: 'scellé',
    thinks: 'réfléchit',
    pickCard: 'Quelle carte donnez-vous ?',
    whoGets: (card) => `Pour qui : ${card} ? Touchez quelqu’un pour savoir pourquoi pas.`,
    comes: 'faire venir',
    byShip: (name, port) => `${name}, en navire par ${port}`,
    enough: 'Personne d’autre ne vient',
    swapText:
      'Deux nobles présents peuvent échanger leurs charges si leurs deux joueurs et qui a convoqué sont d’accord.',
    swap: (one, his, other, theirs) => `${one} (${his}) avec ${said(other)} (${theirs})`,
    noSwap: 'Pas d’échange',
    whereHome: (name) => `Où va ${said(name)} ?`,
    whoIsServed: 'Qui convoquez-vous ?',
    serveFirst: 'Touchez d’abord qui vous convoquez.',
    summonWith: (writs) =>
      writs === 0 ? 'Convoquer le Parlement' : `Convoquer avec ${writs} ${writs === 1 ? 'bref' : 'brefs'}`,
  },
  parley,
  field,
};
