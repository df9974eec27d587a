// French: names as parts of a sentence, with the little words that go with them; places and blocks light up.
import { type AreaName, type BlockName, isAreaName, type SeaName, type Seat, type Shown } from '@rose/richard-iii/ids';
import { type Line, line, listing, type Part, place, upper } from '@rose/table/text';
import { AREAS, BLOCKS, OF_SIDE, SEAS } from './names.fr.ts';

const named = (id: AreaName): Part => place(id, AREAS[id].name);

/** le Kent, Oxford, l’Essex. */
export const area = (id: AreaName): Line => line`${AREAS[id].the}${named(id)}`;
export const Area = (id: AreaName): Line =>
  AREAS[id].the === '' ? [place(id, upper(AREAS[id].name))] : line`${upper(AREAS[id].the)}${named(id)}`;
/** dans le Kent, à Oxford, en Écosse. */
export const at = (id: AreaName): Line => line`${AREAS[id].at}${named(id)}`;
export const At = (id: AreaName): Line => line`${upper(AREAS[id].at)}${named(id)}`;
/** du Kent, d’Oxford, d’Écosse. */
export const from = (id: AreaName): Line => line`${AREAS[id].from}${named(id)}`;
export const sea = (id: SeaName): string => `la ${SEAS[id]}`;
export const areaOrSea = (id: AreaName | SeaName): Line => (isAreaName(id) ? area(id) : [sea(id)]);

/** le comte de Warwick, lord Stanley; at the start of a sentence: Le comte de Warwick. */
export const the = (id: BlockName): Part => place(id, BLOCKS[id].the);
export const The = (id: BlockName): Part => place(id, upper(BLOCKS[id].the));
/** du comte de Warwick, de lord Stanley. */
export const ofBlock = (id: BlockName): Part => place(id, BLOCKS[id].of);
/** au comte de Warwick, à lord Stanley. */
export const toBlock = (id: BlockName): Part => {
  const { the: name } = BLOCKS[id];
  return place(id, name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`);
};
/** The ending of a participle, and the pronoun. */
export const e = (id: BlockName): string => (BLOCKS[id].feminine ? 'e' : '');
export const il = (id: BlockName): string => (BLOCKS[id].feminine ? 'elle' : 'il');
export const lui = (id: BlockName | undefined): string => (id !== undefined && BLOCKS[id].feminine ? 'elle' : 'lui');
/** A block that only its owner sees the face of. */
export const Somebody = (id: BlockName | undefined, seat: Seat): Part =>
  id === undefined ? `Un bloc ${OF_SIDE[seat]}` : The(id);
export const somebody = (id: BlockName | undefined, seat: Seat): Part =>
  id === undefined ? `un bloc ${OF_SIDE[seat]}` : the(id);

export const listed = listing(' et ');
/** Blocks turned up, each with its strength. */
export const shown = (blocks: readonly Shown[]): Line =>
  listed(blocks.map(({ block, steps }) => line`${the(block)} (${steps})`));

/** French treats zero as singular. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`;
/** Dice as they fell. */
export const rolled = (faces: readonly number[]): string => faces.join(', ');
