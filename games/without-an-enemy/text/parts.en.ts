// English: names as parts of a sentence, places and blocks that light up.

import { type Line, line, listing, type Part, place, upper } from '@rose/table/text';
import type {
  AreaName,
  BattleKind,
  BlockName,
  CardName,
  CityName,
  RegionName,
  SeaName,
  Seat,
} from '@rose/without-an-enemy/ids';
import { BLOCKS } from './blocks.en.ts';
import { CARDS } from './cards.en.ts';
import { cityInArea } from './facts.ts';
import { AREAS, CITIES, SEAS, THE_REGION, THE_SIDE } from './names.en.ts';

/** A line begun with a capital. */
export const capital = ([first, ...rest]: Line): Line => {
  if (first === undefined) return [];
  return [typeof first === 'string' ? upper(first) : { ...first, as: upper(first.as) }, ...rest];
};

/** Kent, the North Riding. */
export const area = (id: AreaName): Line => line`${AREAS[id].the}${place(id, AREAS[id].name)}`;
/** in Kent, on the Continent. */
export const inArea = (id: AreaName): Line => line`${id === 'continent' ? 'on' : 'in'} ${area(id)}`;
export const city = (id: CityName): Part => place(id, CITIES[id]);
const OF_FIGHT = { field: '', relief: 'of ', sortie: 'from ', sally: 'from ', storm: 'of ' } as const;
/** A battle is in its area, everything else at its city: in Kent, from Gloucester. */
export const ofFight = (id: AreaName, kind: BattleKind): Line => {
  const town = kind === 'field' ? undefined : cityInArea(id);
  return town === undefined ? inArea(id) : line`${OF_FIGHT[kind]}${city(town)}`;
};
export const sea = (id: SeaName): Line => line`the ${place(id, SEAS[id])}`;
export const region = (id: RegionName): string => THE_REGION[id];
/** “Night March”. */
export const card = (id: CardName): Part => place(id, `“${CARDS[id].title}”`);

/** the Earl of Essex; at the start of a sentence: The Earl of Essex. */
export const the = (id: BlockName): Part => place(id, BLOCKS[id].the);
export const The = (id: BlockName): Part => place(id, upper(BLOCKS[id].the));
export const side = (seat: Seat): string => THE_SIDE[seat];
export const Side = (seat: Seat): string => upper(THE_SIDE[seat]);
/** “a Royalist block”, “a block of Parliament”. */
const anyBlock = (seat: Seat): string => (seat === 'royalist' ? 'a Royalist block' : 'a Parliament block');
/** A block that only its owner sees the face of. */
export const Somebody = (id: BlockName | undefined, seat: Seat): Part =>
  id === undefined ? upper(anyBlock(seat)) : The(id);
export const somebody = (id: BlockName | undefined, seat: Seat): Part => (id === undefined ? anyBlock(seat) : the(id));

export const listed = listing(' and ');
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
/** Dice as they fell. */
export const rolled = (faces: readonly number[]): string => faces.join(', ');
/** A die with what changes it: “4”, “4 + 1 = 5”, “4 − 2 = 2”. */
export const die = (face: number, modifier: number): string => {
  if (modifier === 0) return String(face);
  const sum = face + modifier;
  return `${face} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)} = ${sum < 0 ? '−' : ''}${Math.abs(sum)}`;
};
