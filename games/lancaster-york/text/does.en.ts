// English: the name of each kind of action, and an action told with its result, for menus and the list of choices.
import {
  cardName,
  type LancasterYork,
  nobleName,
  personName,
  placeName,
  regionName,
  shipName,
  zoneName,
} from '@rose/lancaster-york/ids';
import { type Catalogue, line } from '@rose/table/text';
import { count, pounds, region, The, the, zone } from './parts.en.ts';

export const verbs: Catalogue<LancasterYork>['verbs'] = {
  pick: 'Take a card',
  'take-aid': 'Take French aid',
  'decline-aid': 'Decline French aid',
  bid: 'Bid for Calais',
  unbid: 'Withdraw the bid',
  move: 'Move a noble',
  sail: 'Sail a ship',
  stay: 'Stay',
  troops: 'Troops',
  mercenaries: 'Mercenaries',
  bribe: 'Bribe',
  guard: 'Guard',
  unbribe: 'Take the black cube back',
  unguard: 'Take the white cube back',
  clear: 'Clear the plan',
  lock: 'Confirm the plan',
  unlock: 'Reopen the plan',
};

export const does: Catalogue<LancasterYork>['does'] = {
  pick: ({ card }) => line`Take ${the(cardName(card))}`,
  'take-aid': () => line`Take the French aid, once in the game`,
  'decline-aid': () => line`Keep the French aid for a later turn`,
  bid: ({ sum, region: landing }) => line`Bid ${pounds(sum)} for Calais, to land in ${region(regionName(landing))}`,
  unbid: () => line`Withdraw the bid for Calais`,
  move: ({ noble, region: to }) => line`${The(nobleName(noble))} rides to ${region(regionName(to))}`,
  sail: ({ ship, zone: to }) => line`${The(shipName(ship))} sails to ${zone(zoneName(to))}`,
  stay: ({ piece }) => line`${The(cardName(piece))} stays`,
  troops: ({ place, count: number }) =>
    number === 0
      ? line`No troops at ${the(placeName(place))}`
      : line`${count(number, 'troop')} at ${the(placeName(place))}`,
  mercenaries: ({ place, count: number }) =>
    number === 0
      ? line`No mercenaries at ${the(placeName(place))}`
      : line`${count(number, 'mercenary', 'mercenaries')} at ${the(placeName(place))}`,
  bribe: ({ person }) => line`Bribe ${the(personName(person))} with a black cube`,
  guard: ({ person }) => line`Guard ${the(personName(person))} with a white cube`,
  unbribe: ({ person }) => line`Take the black cube back from ${the(personName(person))}`,
  unguard: ({ person }) => line`Take the white cube back from ${the(personName(person))}`,
  clear: () => line`Take every order of the plan back`,
  lock: () => line`Confirm the plan: it is carried out when all have confirmed`,
  unlock: () => line`Reopen the plan to change it`,
};
