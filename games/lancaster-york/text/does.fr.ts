// French: the name of each kind of action, and an action told with its result, for menus and the list of choices.
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
import { at, count, inRegion, pounds, region, The, the, zone } from './parts.fr.ts';

export const verbs: Catalogue<LancasterYork>['verbs'] = {
  pick: 'Prendre une carte',
  'take-aid': 'Prendre l’aide française',
  'decline-aid': 'Refuser l’aide française',
  bid: 'Offrir pour Calais',
  unbid: 'Retirer l’offre',
  move: 'Déplacer un noble',
  sail: 'Déplacer un navire',
  stay: 'Rester',
  troops: 'Troupes',
  mercenaries: 'Mercenaires',
  bribe: 'Corrompre',
  guard: 'Protéger',
  unbribe: 'Reprendre le cube noir',
  unguard: 'Reprendre le cube blanc',
  clear: 'Effacer le plan',
  lock: 'Confirmer le plan',
  unlock: 'Rouvrir le plan',
};

export const does: Catalogue<LancasterYork>['does'] = {
  pick: ({ card }) => line`Prendre ${the(cardName(card))}`,
  'take-aid': () => line`Prendre l’aide française, une fois dans la partie`,
  'decline-aid': () => line`Garder l’aide française pour un tour suivant`,
  bid: ({ sum, region: landing }) =>
    line`Offrir ${pounds(sum)} pour Calais et débarquer ${inRegion(regionName(landing))}`,
  unbid: () => line`Retirer l’offre pour Calais`,
  move: ({ noble, region: to }) => line`${The(nobleName(noble))} part vers ${region(regionName(to))}`,
  sail: ({ ship, zone: to }) => line`${The(shipName(ship))} fait voile vers ${zone(zoneName(to))}`,
  stay: ({ piece }) => line`${The(cardName(piece))} reste`,
  troops: ({ place, count: number }) =>
    number === 0
      ? line`Aucune troupe ${at(placeName(place))}`
      : line`${count(number, 'troupe')} ${at(placeName(place))}`,
  mercenaries: ({ place, count: number }) =>
    number === 0
      ? line`Aucun mercenaire ${at(placeName(place))}`
      : line`${count(number, 'mercenaire')} ${at(placeName(place))}`,
  bribe: ({ person }) => line`Corrompre ${the(personName(person))} d’un cube noir`,
  guard: ({ person }) => line`Protéger ${the(personName(person))} d’un cube blanc`,
  unbribe: ({ person }) => line`Reprendre le cube noir posé sur ${the(personName(person))}`,
  unguard: ({ person }) => line`Reprendre le cube blanc posé sur ${the(personName(person))}`,
  clear: () => line`Reprendre tous les ordres du plan`,
  lock: () => line`Confirmer le plan : on l’exécute quand tous ont confirmé`,
  unlock: () => line`Rouvrir le plan pour le changer`,
};
