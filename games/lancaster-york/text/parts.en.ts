// English: names as parts of a sentence; places, persons and regions light up.
import { type CardName, isRegionName, type Order, type RegionName, type ZoneName } from '@rose/lancaster-york/ids';
import { type Line, line, listing, type Part, place, upper } from '@rose/table/text';
import { CARDS, REGIONS, THE, ZONES } from './names.en.ts';

const needsThe = (id: CardName): boolean => id.startsWith('bishop-') || id.startsWith('ship-');
const inSentence = (id: CardName): string => {
  if (id.startsWith('mercenaries-')) return 'a mercenary card';
  if (!needsThe(id)) return CARDS[id];
  const name = CARDS[id];
  return `the ${id.startsWith('ship-') ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
};
/** the ship of Plymouth, the Bishop of Exeter, Windsor Castle, Neville. */
export const the = (id: CardName): Part => place(id, inSentence(id));
export const The = (id: CardName): Part => place(id, upper(inSentence(id)));
/** the Midlands, Wales. */
export const region = (id: RegionName): Line => line`${THE[id]}${place(id, REGIONS[id])}`;
export const Region = (id: RegionName): Line => line`${upper(THE[id])}${place(id, REGIONS[id])}`;
export const zone = (id: ZoneName): Line => line`the ${place(id, ZONES[id])}`;
export const regionOrZone = (id: RegionName | ZoneName): Line => (isRegionName(id) ? region(id) : zone(id));

export const listed = listing(' and ');
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
export const pounds = (sum: number): string => `£${sum}`;
export const points = (vp: number): string => `${vp} VP`;
/** 2 troops and 1 mercenary. */
export const forces = (troops: number, mercenaries: number): string =>
  [
    ...(troops > 0 ? [count(troops, 'troop')] : []),
    ...(mercenaries > 0 ? [count(mercenaries, 'mercenary', 'mercenaries')] : []),
  ].join(' and ') || 'nobody';
/** An order of a plan, as the log names it. */
export const order = (given: Order): Line => {
  switch (given.order) {
    case 'move':
      return line`${the(given.noble)} to ${region(given.to)}`;
    case 'sail':
      return line`${the(given.ship)} to ${zone(given.to)}`;
    case 'force':
      return line`${forces(given.troops, given.mercenaries)} at ${the(given.place)}`;
    case 'black':
      return line`a bribe for ${the(given.person)}`;
    case 'white':
      return line`a guard for ${the(given.person)}`;
  }
};
