// English: names as parts of a sentence, places and blocks that light up.
import { type AreaName, type BlockName, isAreaName, type SeaName, type Seat, type Shown } from '@rose/richard-iii/ids';
import { type Line, line, listing, type Part, place, upper } from '@rose/table/text';
import { AREAS, BLOCKS, SEAS, SIDES } from './names.en.ts';

/** Kent, the Isle of Man. */
export const area = (id: AreaName): Line => line`${AREAS[id].the}${place(id, AREAS[id].name)}`;
export const Area = (id: AreaName): Line => line`${upper(AREAS[id].the)}${place(id, AREAS[id].name)}`;
/** in Kent, on the Isle of Man. */
export const inArea = (id: AreaName): Line => line`${id === 'isle-of-man' ? 'on' : 'in'} ${area(id)}`;
export const sea = (id: SeaName): string => `the ${SEAS[id]}`;
export const areaOrSea = (id: AreaName | SeaName): Line => (isAreaName(id) ? area(id) : [sea(id)]);

/** the Earl of Warwick; at the start of a sentence: The Earl of Warwick. */
export const the = (id: BlockName): Part => place(id, BLOCKS[id].the);
export const The = (id: BlockName): Part => place(id, upper(BLOCKS[id].the));
/** A block that only its owner sees the face of. */
export const Somebody = (id: BlockName | undefined, seat: Seat): Part =>
  id === undefined ? `A ${SIDES[seat]} block` : The(id);

export const listed = listing(' and ');
/** Blocks turned up, each with its strength. */
export const shown = (blocks: readonly Shown[]): Line =>
  listed(blocks.map(({ block, steps }) => line`${the(block)} (${steps})`));

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
/** Dice as they fell. */
export const rolled = (faces: readonly number[]): string => faces.join(', ');
