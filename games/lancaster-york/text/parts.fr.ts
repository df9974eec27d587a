// French: names as parts of a sentence, with the little words that go with them; places, persons and regions light up.
import {
  type CardName,
  isRegionName,
  type Order,
  type PlaceName,
  type RegionName,
  type ZoneName,
} from '@rose/lancaster-york/ids';
import { type Line, line, listing, type Part, place, upper } from '@rose/table/text';
import { CARDS, PLACES, REGIONS, ZONES } from './names.fr.ts';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const isPlaceName = (id: CardName): id is PlaceName => Object.hasOwn(PLACES, id);
const inSentence = (id: CardName): string => {
  if (id.startsWith('mercenaries-')) return 'une carte de mercenaires';
  if (isPlaceName(id)) return PLACES[id].the;
  if (id.startsWith('bishop-')) return `l’${lower(CARDS[id])}`;
  return id.startsWith('ship-') ? `le ${lower(CARDS[id])}` : CARDS[id];
};
const genitive = (id: CardName): string => {
  if (id.startsWith('mercenaries-')) return 'd’une carte de mercenaires';
  if (isPlaceName(id)) return PLACES[id].of;
  if (id.startsWith('bishop-')) return `de l’${lower(CARDS[id])}`;
  return id.startsWith('ship-') ? `du ${lower(CARDS[id])}` : `de ${CARDS[id]}`;
};
/** le navire de Plymouth, l’évêque d’Exeter, le château de Windsor, Neville. */
export const the = (id: CardName): Part => place(id, inSentence(id));
export const The = (id: CardName): Part => place(id, upper(inSentence(id)));
/** du navire de Plymouth, de l’évêque d’Exeter, du château de Windsor, d’York, de Neville. */
export const ofCard = (id: CardName): Part => place(id, genitive(id));
/** au château de Windsor, à Londres. */
export const at = (id: PlaceName): Part => place(id, PLACES[id].at);

const named = (id: RegionName): Part => place(id, REGIONS[id].name);
/** les Midlands, le pays de Galles. */
export const region = (id: RegionName): Line => line`${REGIONS[id].the}${named(id)}`;
export const Region = (id: RegionName): Line => line`${upper(REGIONS[id].the)}${named(id)}`;
/** dans les Midlands, au pays de Galles. */
export const inRegion = (id: RegionName): Line => line`${REGIONS[id].in}${named(id)}`;
export const zone = (id: ZoneName): Line => line`la ${place(id, ZONES[id])}`;
export const inZone = (id: ZoneName): Line => line`en ${place(id, ZONES[id])}`;
export const there = (id: RegionName | ZoneName): Line => (isRegionName(id) ? inRegion(id) : inZone(id));

export const listed = listing(' et ');
/** French treats zero as singular. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;
export const pounds = (sum: number): string => `${sum} £`;
export const points = (vp: number): string => `${vp} PV`;
/** 2 troupes et 1 mercenaire. */
export const forces = (troops: number, mercenaries: number): string =>
  [
    ...(troops > 0 ? [count(troops, 'troupe')] : []),
    ...(mercenaries > 0 ? [count(mercenaries, 'mercenaire')] : []),
  ].join(' et ') || 'personne';
/** An order of a plan, as the log names it. */
export const order = (given: Order): Line => {
  switch (given.order) {
    case 'move':
      return line`${the(given.noble)} vers ${region(given.to)}`;
    case 'sail':
      return line`${the(given.ship)} vers ${zone(given.to)}`;
    case 'force':
      return line`${forces(given.troops, given.mercenaries)} ${at(given.place)}`;
    case 'black':
      return line`un cube noir sur ${the(given.person)}`;
    case 'white':
      return line`un cube blanc sur ${the(given.person)}`;
  }
};
