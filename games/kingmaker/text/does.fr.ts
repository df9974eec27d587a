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
} from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { court } from './does-court.fr.ts';
import { isOutside, kindOfCard, moverOf, whereOf } from './facts.ts';
import { isRank } from './names.en.ts';
import { RANKS } from './names.fr.ts';
import {
  at,
  card,
  event,
  inSite,
  mover,
  ofPiece,
  ofSite,
  Piece,
  Pieces,
  piece,
  pieces,
  Ship,
  sailingTo,
  seat,
  ship,
  site,
  to,
  toMover,
  toPiece,
} from './parts.fr.ts';

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
  'give-back': ({ card: id }) => line`Rendre ${card(crownName(id))} à la pioche`,
  lord: ({ noble }) => line`${Piece(nobleName(noble))} en sera le seigneur`,
  'stay-out': () => line`Les autres restent dehors`,
  keep: ({ royal, noble }) => line`${Piece(nobleName(noble))} garde ${piece(pieceName(royal))}`,
};

const LEAVES = {
  no: 'Refuser la permission ',
  once: 'Donner permission, cette fois, ',
  always: 'Donner permission, jusqu’à nouvel ordre, ',
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
  march: ({ piece: who, spot }) =>
    line`${Piece(pieceName(who))} va ${to(whereOf(spot))}${isOutside(whereOf(spot)) ? ', en campagne' : ''}`,
  convoy: ({ ship: id, leader }) =>
    id === leader
      ? line`${Ship(shipName(id))} navigue seul`
      : line`${Ship(shipName(id))} navigue de conserve avec ${ship(shipName(leader))}`,
  board: ({ piece: who, ship: id }) => line`${Piece(pieceName(who))} monte ${at({ aboard: shipName(id) })}`,
  sail: ({ ship: id, spot, land }) => {
    const ashore = land === NONE ? [] : line` et débarque tout le monde ${at(whereOf(land))}`;
    return line`${Ship(shipName(id))} fait voile ${sailingTo(whereOf(spot))}${ashore}`;
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
  'go-in': ({ noble, place }) => line`${Piece(nobleName(noble))} entre ${inSite(placeName(place))}`,
  'town-fight': ({ place }) => line`Tirer l’épée ${inSite(placeName(place))}`,
  ambush: ({ piece: who }) => line`Tendre une embuscade ${toPiece(pieceName(who))}`,
  'turn-card': () => line`Retourner la carte`,
  'call-off': () => line`Renoncer à l’attaque`,
  'end-combat': () => line`Plus de combat ce tour-ci`,
  execute: ({ piece: who }) => line`Exécuter ${piece(pieceName(who))}`,
  free: ({ noble }) => line`Rendre la liberté ${toPiece(nobleName(noble))}`,
  hold: ({ noble }) => line`Garder ${piece(nobleName(noble))} contre rançon`,
  pardon: () => line`Montrer un pardon royal`,
};

export const does: Does = { ...cards, ...places, ...moves, ...combat, ...court };
/** An action as the log keeps it, told as above. */
export const sentenceOf = (text: string): Line => {
  const action = read(text);
  return action === undefined ? [] : (does[action.do] as (given: typeof action) => Line)(action);
};
