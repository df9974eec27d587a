// English: an action told with its result, for menus and the list of choices.
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
import { court } from './does-court.en.ts';
import { isOutside, kindOfCard, moverOf, whereOf } from './facts.ts';
import { isRank, RANKS } from './names.en.ts';
import { at, card, event, mover, Piece, Pieces, piece, pieces, Ship, seat, ship, site, to } from './parts.en.ts';

type Does = Catalogue<Kingmaker>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

/** A card laid before a noble. */
const onto = (id: number, noble: number): Line => {
  const name = crownName(id);
  const who = nobleName(noble);
  if (isRank(name)) return line`Make ${piece(who)} ${RANKS[name]}`;
  return kindOfCard(name) === 'noble' ? line`Bring in ${piece(who)}` : line`Give ${piece(who)} ${card(name)}`;
};
const cards: Named<
  'give' | 'place' | 'ready' | 'play' | 'enter' | 'take' | 'award' | 'give-back' | 'lord' | 'stay-out' | 'keep'
> = {
  give: ({ card: id, noble }) => onto(id, noble),
  place: ({ noble, spot }) => line`${Piece(nobleName(noble))} starts ${at(whereOf(spot))}`,
  ready: () => line`All is set`,
  play: ({ card: id, noble }) => onto(id, noble),
  enter: ({ noble, spot }) => line`Bring in ${piece(nobleName(noble))} ${at(whereOf(spot))}`,
  take: ({ card: id, noble }) => line`${Piece(nobleName(noble))} takes ${card(crownName(id))}`,
  award: ({ card: id, noble }) => onto(id, noble),
  'give-back': ({ card: id }) => line`Give ${card(crownName(id))} back to the deck`,
  lord: ({ noble }) => line`${Piece(nobleName(noble))} is to be its lord`,
  'stay-out': () => line`The others stay outside`,
  keep: ({ royal, noble }) => line`${Piece(nobleName(noble))} keeps ${piece(pieceName(royal))}`,
};

const LEAVES = {
  no: 'Refuse leave to ',
  once: 'Give leave, this once, to ',
  always: 'Give leave, until further notice, to ',
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
  answer: ({ mover: who, leave }) => line`${LEAVES[leave]}${mover(moverOf(who))}`,
  permit: ({ place, seat: id }) => line`Give ${seat(seatName(id))} leave at ${site(placeName(place))}`,
  'permit-all': ({ seat: id }) => line`Give ${seat(seatName(id))} leave in all your places`,
  withdraw: ({ place, seat: id }) => line`Take back the leave of ${seat(seatName(id))} at ${site(placeName(place))}`,
  'withdraw-all': ({ seat: id }) => line`Take back the leave of ${seat(seatName(id))} in all places`,
  group: ({ pieces: who }) => line`Keep ${pieces(who.map(pieceName))} as a stack apart`,
  'let-stay': ({ seat: id }) => line`Let ${seat(seatName(id))} stay inside`,
  'put-out': ({ seat: id }) => line`Turn ${seat(seatName(id))} out`,
  shelter: ({ ship: id, place }) => line`${Ship(shipName(id))} puts into ${site(placeName(place))}`,
  'go-with': ({ royal, noble }) => line`${Piece(royalName(royal))} goes with ${piece(nobleName(noble))}`,
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
  'use-writ': () => line`Show a Writ and send somebody else`,
  commission: ({ noble, by }) => line`${Piece(nobleName(by))} goes instead of ${piece(nobleName(noble))}`,
  'commission-with': ({ noble, nobles }) =>
    line`${Pieces(nobles.map(nobleName))} go instead of ${piece(nobleName(noble))}`,
  'hold-calais': ({ noble }) => line`${Piece(nobleName(noble))} holds Calais`,
  march: ({ piece: who, spot }) =>
    line`${Piece(pieceName(who))} marches ${to(whereOf(spot))}${isOutside(whereOf(spot)) ? ', in the open' : ''}`,
  convoy: ({ ship: id, leader }) =>
    id === leader
      ? line`${Ship(shipName(id))} sails alone`
      : line`${Ship(shipName(id))} sails in company with ${ship(shipName(leader))}`,
  board: ({ piece: who, ship: id }) => line`${Piece(pieceName(who))} goes aboard ${ship(shipName(id))}`,
  sail: ({ ship: id, spot, land }) => {
    const ashore = land === NONE ? [] : line` and lands everybody ${at(whereOf(land))}`;
    return line`${Ship(shipName(id))} sails ${to(whereOf(spot))}${ashore}`;
  },
  assault: ({ ship: id, place }) => line`${Ship(shipName(id))} lands her people to besiege ${site(placeName(place))}`,
  cross: ({ piece: who, spot }) => line`The French carry ${piece(pieceName(who))} ${to(whereOf(spot))}`,
  'free-move': ({ mover: who }) => line`Play a Free Move for ${mover(moverOf(who))}`,
  'end-movement': () => line`End your movement`,
  refuge: ({ event: id, spot }) => line`Play ${event(nameOfEvent(id))} for those who came ${to(whereOf(spot))}`,
  'use-free-move': () => line`Play a Free Move`,
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
  attack: ({ noble }) => line`Attack ${piece(nobleName(noble))} with everybody there`,
  'attack-with': ({ nobles, noble }) => line`Attack ${piece(nobleName(noble))} with ${pieces(nobles.map(nobleName))}`,
  besiege: ({ place }) => line`Besiege ${site(placeName(place))} with everybody there`,
  'besiege-with': ({ nobles, place }) => line`Besiege ${site(placeName(place))} with ${pieces(nobles.map(nobleName))}`,
  'go-in': ({ noble, place }) => line`${Piece(nobleName(noble))} goes inside ${site(placeName(place))}`,
  'town-fight': ({ place }) => line`Draw swords inside ${site(placeName(place))}`,
  ambush: ({ piece: who }) => line`Ambush ${piece(pieceName(who))}`,
  'turn-card': () => line`Turn the card`,
  'call-off': () => line`Call the attack off`,
  'end-combat': () => line`No more combat this turn`,
  execute: ({ piece: who }) => line`Execute ${piece(pieceName(who))}`,
  free: ({ noble }) => line`Set ${piece(nobleName(noble))} free`,
  hold: ({ noble }) => line`Hold ${piece(nobleName(noble))} for ransom`,
  pardon: () => line`Show a Royal Pardon`,
};

export const does: Does = { ...cards, ...places, ...moves, ...combat, ...court };
/** An action as the log keeps it, told as above. */
export const sentenceOf = (text: string): Line => {
  const action = read(text);
  return action === undefined ? [] : (does[action.do] as (given: typeof action) => Line)(action);
};
