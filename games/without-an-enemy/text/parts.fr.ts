// French: names as parts of a sentence, with the little words that go with them; places and blocks light up.

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
import { BLOCKS } from './blocks.fr.ts';
import { CARDS } from './cards.fr.ts';
import { cityInArea } from './facts.ts';
import { AREAS, CITIES, IN_REGION, OF_REGION, of, SEAS, SIDED, THE_REGION, THE_SIDE } from './names.fr.ts';

export { capital, die } from './parts.en.ts';

const named = (id: AreaName): Part => place(id, AREAS[id].name);

/** le Kent, l’Essex, la Cornouailles. */
export const area = (id: AreaName): Line => line`${AREAS[id].the}${named(id)}`;
/** dans le Kent, en Cornouailles, sur le Continent. */
export const at = (id: AreaName): Line => line`${AREAS[id].at}${named(id)}`;
export const At = (id: AreaName): Line => line`${upper(AREAS[id].at)}${named(id)}`;
/** du Kent, de l’Essex, d’Irlande. */
export const from = (id: AreaName): Line => line`${AREAS[id].from}${named(id)}`;
/** York, à York, d’York. */
export const city = (id: CityName): Part => place(id, CITIES[id]);
export const atCity = (id: CityName): Line => line`à ${city(id)}`;
export const ofCity = (id: CityName): Line => line`${of(CITIES[id])}${city(id)}`;
/** A battle is in its area, everything else at its city: dans le Kent, de Gloucester. */
export const ofFight = (id: AreaName, kind: BattleKind): Line => {
  const town = kind === 'field' ? undefined : cityInArea(id);
  return town === undefined ? at(id) : ofCity(town);
};
export const sea = (id: SeaName): Line => line`la ${place(id, SEAS[id])}`;
export const region = (id: RegionName): string => THE_REGION[id];
export const inRegion = (id: RegionName): string => IN_REGION[id];
export const ofRegion = (id: RegionName): string => OF_REGION[id];
/** « Marche de nuit ». */
export const card = (id: CardName): Part => place(id, `« ${CARDS[id].title} »`);

/** le comte d’Essex, lord Byron; at the start of a sentence: Le comte d’Essex. */
export const the = (id: BlockName): Part => place(id, BLOCKS[id].the);
export const The = (id: BlockName): Part => place(id, upper(BLOCKS[id].the));
/** du comte d’Essex, de lord Byron. */
export const ofBlock = (id: BlockName): Part => place(id, BLOCKS[id].of);
/** au comte d’Essex, à lord Byron. */
export const toBlock = (id: BlockName): Part => {
  const { the: name } = BLOCKS[id];
  return place(id, name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`);
};
/** The ending of a participle, and the pronouns. */
export const e = (id: BlockName | undefined): string => (id !== undefined && BLOCKS[id].feminine ? 'e' : '');
export const side = (seat: Seat): string => THE_SIDE[seat];
export const Side = (seat: Seat): string => upper(THE_SIDE[seat]);
/** A block that only its owner sees the face of. */
export const Somebody = (id: BlockName | undefined, seat: Seat): Part =>
  id === undefined ? `Un bloc ${SIDED[seat]}` : The(id);
export const somebody = (id: BlockName | undefined, seat: Seat): Part =>
  id === undefined ? `un bloc ${SIDED[seat]}` : the(id);

export const listed = listing(' et ');
/** French treats zero as singular. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;
/** Dice as they fell. */
export const rolled = (faces: readonly number[]): string => faces.join(', ');
