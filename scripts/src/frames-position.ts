// A position of Richard III with as many blocks on the map as the rules allow at once.
import {
  A,
  AREA_NAMES,
  B,
  BLOCK_NAMES,
  type BlockName,
  blockName,
  exileOf,
  NO_BLOCK,
  twinOf,
} from '@rose/richard-iii/ids';

export const ALL_BLOCKS = BLOCK_NAMES.length;

/** Of two versions of a lord the first; exile is for its own side, so nobody is sent there. */
export const crowded = (): object => {
  const areas = AREA_NAMES.filter((area) => exileOf(A[area]) === undefined);
  const laid: BlockName[] = [];
  for (const name of BLOCK_NAMES) {
    const twin = twinOf(B[name]);
    if (twin === NO_BLOCK || !laid.includes(blockName(twin))) laid.push(name);
  }
  // Each side keeps to its own half of the areas, so that nothing is contested.
  const half = Math.ceil(areas.length / 2);
  const blocks = Object.fromEntries(
    laid.map((name, n) => [name, areas[name.startsWith('l-') ? n % half : half + (n % (areas.length - half))]]),
  );
  return { turn: 2, player1: 'lancaster', cards: { lancaster: 'ap4-1', york: 'ap2-1' }, blocks };
};
