// French: an action told with its result, for menus and the list of choices.
import {
  crownName,
  type Kingmaker,
  NONE,
  eventName as nameOfEvent,
  nobleName,
  pieceName,
  placeName,
  read,
  royalName,
  seatName,
  shipName,
  spaceName,
} from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { kindOfCard, moverOf, whereOf } from './facts.ts';
import { isRank } from './names.en.ts';
import { HOUSES, of, RANKS, spaceWord } from './names.fr.ts';
import {
  at,
  card,
  event,
  mover,
  ofPiece,
  ofSite,
  Piece,
  Pieces,
  piece,
  pieces,
  Ship,
  seat,
  ship,
  site,
  to,
  toMover,
  toPiece,
  toPieces,
} from './parts.fr.ts';
import { itemsInWords } from './terms.fr.ts';

type Does = Catalogue<Kingmaker>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

/** A card laid before a noble. */
const onto = (id: number, noble: number): Line => {
  const name = crownName(id);
  const who = nobleName(noble);
  if (isRank(name)) return line`Nommer ${piece(who)} ${RANKS[name]}`;
  return kindOfCard(name) === 'noble' ? line`Faire entrer ${piece(who)}` : line`Donner ${card(name)} ${toPiece(who)}`;
};
const cards: Named<
  'give' | 'place' | 'ready' | 'play' | 'enter' | 'take' | 'award' | 'give-back' | 'lord' | 'stay-out' | 'keep'
> = {
  give: ({ card: id, noble }) => onto(id, noble),
  place: ({ noble, spot }) => line`${Piece(nobleName(noble))} commence ${at(whereOf(spot))}`,
  ready: () => line`Tout est prêt`,
  play: ({ card: id, noble }) => onto(id, noble),
  enter: ({ noble, spot }) => line`Faire entrer ${piece(nobleName(noble))} ${at(whereOf(spot))}`,
  take: ({ card: id, noble }) => line`${Piece(nobleName(noble))} prend ${card(crownName(id))}`,
  award: ({ card: id, noble }) => onto(id, noble),
  'give-back': ({ card: id }) => line`Rendre ${card(crownName(id))} au talon`,
  lord: ({ noble }) => line`${Piece(nobleName(noble))} en sera le seigneur`,
  'stay-out': () => line`Les autres restent dehors`,
  keep: ({ royal, noble }) => line`${Piece(nobleName(noble))} garde ${piece(royalName(royal))}`,
};

const LEAVES = {
  no: 'Refuser le passage ',
  once: 'Accorder le passage, pour cette fois, ',
  always: 'Accorder le passage, jusqu’à nouvel ordre, ',
} as const;
const places: Named<
  | 'answer'
  | 'permit'
  | 'permit-all'
  | 'withdraw'
  | 'withdraw-all'
  | 'group'
  | 'let-stay'
  | 'put-out'
  | 'shelter'
  | 'go-with'
> = {
  answer: ({ mover: who, leave }) => line`${LEAVES[leave]}${toMover(moverOf(who))}`,
  permit: ({ place, seat: id }) => line`Ouvrir ${site(placeName(place))} à ${seat(seatName(id))}`,
  'permit-all': ({ seat: id }) => line`Ouvrir toutes vos places à ${seat(seatName(id))}`,
  withdraw: ({ place, seat: id }) => line`Fermer ${site(placeName(place))} à ${seat(seatName(id))}`,
  'withdraw-all': ({ seat: id }) => line`Fermer toutes vos places à ${seat(seatName(id))}`,
  group: ({ pieces: who }) => line`Former une pile à part : ${pieces(who.map(pieceName))}`,
  'let-stay': ({ seat: id }) => line`Laisser ${seat(seatName(id))} rester dans les murs`,
  'put-out': ({ seat: id }) => line`Mettre ${seat(seatName(id))} à la porte`,
  shelter: ({ ship: id, place }) => line`${Ship(shipName(id))} gagne le port ${ofSite(placeName(place))}`,
  'go-with': ({ royal, noble }) => line`${Piece(royalName(royal))} part avec ${piece(nobleName(noble))}`,
};

const moves: Named<
  | 'use-writ'
  | 'commission'
  | 'commission-with'
  | 'hold-calais'
  | 'march'
  | 'convoy'
  | 'board'
  | 'sail'
  | 'assault'
  | 'cross'
  | 'free-move'
  | 'end-movement'
  | 'refuge'
  | 'use-free-move'
> = {
  'use-writ': () => line`Montrer un bref et envoyer quelqu’un d’autre`,
  commission: ({ noble, by }) => line`${Piece(nobleName(by))} part à la place ${ofPiece(nobleName(noble))}`,
  'commission-with': ({ noble, nobles }) =>
    line`${Pieces(nobles.map(nobleName))} partent à la place ${ofPiece(nobleName(noble))}`,
  'hold-calais': ({ noble }) => line`${Piece(nobleName(noble))} tient Calais`,
  march: ({ piece: who, spot }) => line`${Piece(pieceName(who))} va ${to(whereOf(spot))}`,
  convoy: ({ ship: id, leader }) =>
    id === leader
      ? line`${Ship(shipName(id))} navigue seul`
      : line`${Ship(shipName(id))} navigue de conserve avec ${ship(shipName(leader))}`,
  board: ({ piece: who, ship: id }) => line`${Piece(pieceName(who))} monte ${at({ aboard: shipName(id) })}`,
  sail: ({ ship: id, spot, land }) => {
    const ashore = land === NONE ? [] : line` et débarque tout le monde ${at(whereOf(land))}`;
    return line`${Ship(shipName(id))} fait voile ${to(whereOf(spot))}${ashore}`;
  },
  assault: ({ ship: id, place }) =>
    line`${Ship(shipName(id))} débarque ses gens pour assiéger ${site(placeName(place))}`,
  cross: ({ piece: who, spot }) => line`Les Français portent ${piece(pieceName(who))} ${to(whereOf(spot))}`,
  'free-move': ({ mover: who }) => line`Jouer un Mouvement libre pour ${mover(moverOf(who))}`,
  'end-movement': () => line`Finir votre mouvement`,
  refuge: ({ event: id, spot }) =>
    line`Jouer ${event(nameOfEvent(id))} pour ceux qui sont arrivés ${at(whereOf(spot))}`,
  'use-free-move': () => line`Jouer un Mouvement libre`,
};

const combat: Named<
  | 'attack'
  | 'attack-with'
  | 'besiege'
  | 'besiege-with'
  | 'go-in'
  | 'town-fight'
  | 'ambush'
  | 'turn-card'
  | 'call-off'
  | 'end-combat'
  | 'execute'
  | 'free'
  | 'hold'
  | 'pardon'
> = {
  attack: ({ noble }) => line`Attaquer ${piece(nobleName(noble))} avec tous ceux qui sont là`,
  'attack-with': ({ nobles, noble }) => line`Attaquer ${piece(nobleName(noble))} avec ${pieces(nobles.map(nobleName))}`,
  besiege: ({ place }) => line`Assiéger ${site(placeName(place))} avec tous ceux qui sont là`,
  'besiege-with': ({ nobles, place }) => line`Assiéger ${site(placeName(place))} avec ${pieces(nobles.map(nobleName))}`,
  'go-in': ({ noble, place }) => line`${Piece(nobleName(noble))} entre dans ${site(placeName(place))}`,
  'town-fight': ({ place }) => line`Tirer l’épée dans ${site(placeName(place))}`,
  ambush: ({ piece: who }) => line`Tendre une embuscade ${toPiece(pieceName(who))}`,
  'turn-card': () => line`Retourner la carte`,
  'call-off': () => line`Renoncer à l’attaque`,
  'end-combat': () => line`Plus de combat ce tour-ci`,
  execute: ({ piece: who }) => line`Exécuter ${piece(pieceName(who))}`,
  free: ({ noble }) => line`Rendre la liberté ${toPiece(nobleName(noble))}`,
  hold: ({ noble }) => line`Garder ${piece(nobleName(noble))} contre rançon`,
  pardon: () => line`Montrer un pardon royal`,
};

const VOTES = { for: 'pour', against: 'contre', abstain: 'abstention' } as const;
const parliament: Named<
  | 'summon'
  | 'summon-all'
  | 'no-parliament'
  | 'meet-at'
  | 'fetch'
  | 'attend'
  | 'count'
  | 'back'
  | 'abstain'
  | 'nominate'
  | 'consent'
  | 'decline'
  | 'vote'
  | 'propose'
  | 'swap'
  | 'unseen'
  | 'home'
  | 'crown'
  | 'end-coronation'
  | 'end-turn'
  | 'wish-end'
> = {
  summon: ({ noble }) => line`Convoquer le Parlement, avec un bref ${toPiece(nobleName(noble))}`,
  'summon-all': ({ nobles }) => line`Convoquer le Parlement, avec des brefs ${toPieces(nobles.map(nobleName))}`,
  'no-parliament': () => line`Ne pas convoquer de Parlement`,
  'meet-at': ({ place }) => line`Le Parlement se tient dans ${site(placeName(place))}`,
  fetch: ({ noble, ship: id, port }) =>
    line`${Ship(shipName(id))} amène ${piece(nobleName(noble))} par ${site(placeName(port))}`,
  attend: ({ noble }) => line`${Piece(nobleName(noble))} vient au Parlement`,
  count: ({ house }) => line`Compter vos héritiers de la maison ${of(HOUSES[house])}`,
  back: ({ piece: who }) => line`Voter pour ${piece(pieceName(who))} comme roi`,
  abstain: () => line`S’abstenir`,
  nominate: ({ noble }) => line`Proposer ${piece(nobleName(noble))}`,
  consent: () => line`Accepter la proposition`,
  decline: () => line`Décliner la proposition`,
  vote: ({ commons, lords }) => line`Voter : Communes ${VOTES[commons]}, Lords ${VOTES[lords]}`,
  propose: () => line`Mettre aux voix`,
  swap: ({ noble, other }) => line`${Piece(nobleName(noble))} et ${piece(nobleName(other))} échangent leurs charges`,
  unseen: () => line`Faire choisir tous les retours en secret`,
  home: ({ noble, place }) => line`${Piece(nobleName(noble))} rentre dans ${site(placeName(place))}`,
  crown: ({ piece: who }) => line`Couronner ${piece(pieceName(who))}`,
  'end-coronation': () => line`Ne couronner personne`,
  'end-turn': () => line`Finir votre tour`,
  'wish-end': () => line`Demander la fin de la partie`,
};

const field: Named<
  'deploy' | 'stand-with' | 'engage' | 'support' | 'detach' | 'shift' | 'exchange' | 'agree' | 'disagree'
> = {
  deploy: ({ noble, space }) => line`${Piece(nobleName(noble))} se tient ${spaceWord(spaceName(space))}`,
  'stand-with': ({ royal, noble }) => line`${Piece(royalName(royal))} se tient avec ${piece(nobleName(noble))}`,
  engage: ({ space }) => line`Attaquer ${spaceWord(spaceName(space))}`,
  support: ({ noble, space }) => line`${Piece(nobleName(noble))} vient en aide ${spaceWord(spaceName(space))}`,
  detach: ({ noble, men, space }) =>
    line`${Piece(nobleName(noble))} envoie ${men} hommes en aide ${spaceWord(spaceName(space))}`,
  shift: ({ noble, space }) => line`${Piece(nobleName(noble))} se déplace : ${spaceWord(spaceName(space))}`,
  exchange: ({ noble, other }) => line`Offrir ${piece(nobleName(noble))} contre ${piece(nobleName(other))}`,
  agree: () => line`Consentir à l’échange`,
  disagree: () => line`Refuser l’échange`,
};

const words = (text: string): Line => (text === '' ? [] : line` « ${text} »`);
const JUDGED = { kept: 'tenue', broken: 'rompue' } as const;
const parley: Named<
  'offer' | 'counter' | 'accept' | 'refuse' | 'retract' | 'leave-alliance' | 'end-command' | 'judge' | 'recall' | 'pass'
> = {
  offer: ({ terms, words: said }) => line`Proposer : ${itemsInWords(terms)}${words(said)}`,
  counter: ({ terms, words: said }) => line`Proposer plutôt : ${itemsInWords(terms)}${words(said)}`,
  accept: () => line`Accepter la proposition`,
  refuse: () => line`Refuser la proposition`,
  retract: () => line`Retirer votre proposition`,
  'leave-alliance': () => line`Quitter l’alliance`,
  'end-command': ({ noble }) => line`Reprendre la conduite ${ofPiece(nobleName(noble))}`,
  judge: ({ fate }) => line`Dire que la promesse fut ${JUDGED[fate]}`,
  recall: () => line`Reprendre ce qui attend le prochain point ouvert`,
  pass: () => line`Passer`,
};
export const does: Does = { ...cards, ...places, ...moves, ...combat, ...parliament, ...field, ...parley };
/** An action as the log keeps it, told as above. */
export const sentenceOf = (text: string): Line => {
  const action = read(text);
  return action === undefined ? [] : (does[action.do] as (given: typeof action) => Line)(action);
};
