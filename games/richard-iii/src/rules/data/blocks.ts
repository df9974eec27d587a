// The 63 blocks (3.0): 31 of Lancaster, 31 of York, and the Rebel. Inside the engine a block is a number; Lancaster
// has the first 31, York the next, the Rebel the last.
import { A, type AreaId, type AreaName } from './areas.ts';

export type Letter = 'A' | 'B' | 'C' | 'D';
export type BlockKind = 'heir' | 'noble' | 'church' | 'levy' | 'bombard' | 'mercenary' | 'rebel';

/** Name, kind, strength, letter, firepower, loyalty (0: never tried), loyalty to Warwick, rank of an heir, home. */
const ARMIES = [
  ['l-henry-vi', 'heir', 4, 'B', 2, 0, 0, 1, ['lancaster', 'lincoln']],
  ['l-prince-edward', 'heir', 3, 'B', 1, 0, 0, 2, ['lancaster', 'lincoln']],
  ['l-exeter', 'heir', 3, 'A', 1, 2, 2, 3, ['cornwall']],
  ['l-somerset', 'heir', 3, 'A', 2, 0, 0, 4, ['dorset']],
  ['l-richmond', 'heir', 3, 'B', 2, 0, 0, 5, ['pembroke']],
  ['l-devon', 'noble', 2, 'B', 2, 0, 0, 0, ['cornwall']],
  ['l-pembroke', 'noble', 3, 'B', 2, 0, 0, 0, ['pembroke']],
  ['l-wiltshire', 'noble', 3, 'B', 2, 0, 0, 0, ['wilts']],
  ['l-oxford', 'noble', 3, 'A', 2, 0, 0, 0, ['essex']],
  ['l-beaumont', 'noble', 3, 'B', 2, 0, 0, 0, ['lincoln']],
  ['l-clifford', 'noble', 3, 'A', 2, 0, 0, 0, ['cumbria', 'north-yorks']],
  ['l-buckingham', 'noble', 4, 'B', 2, 1, 1, 0, ['warwick', 'glamorgan', 'kent']],
  ['l-northumberland', 'noble', 4, 'B', 3, 2, 0, 0, ['northumbria', 'cumbria', 'east-yorks']],
  ['l-shrewsbury', 'noble', 3, 'A', 1, 2, 2, 0, ['south-yorks']],
  ['l-westmoreland', 'noble', 3, 'B', 2, 2, 0, 0, ['northumbria']],
  ['l-rivers', 'noble', 2, 'B', 2, 1, 1, 0, ['leicester']],
  ['l-stanley', 'noble', 4, 'B', 2, 1, 1, 0, ['isle-of-man', 'lancaster']],
  ['l-warwick', 'noble', 4, 'B', 3, 3, 0, 0, ['warwick', 'glamorgan']],
  ['l-salisbury', 'noble', 3, 'B', 2, 2, 1, 0, ['north-yorks', 'east-yorks']],
  ['l-kent', 'noble', 3, 'A', 2, 2, 1, 0, ['east-yorks']],
  ['l-clarence', 'noble', 3, 'B', 2, 1, 1, 0, ['south-yorks', 'hereford', 'rutland']],
  ['l-church-canterbury', 'church', 3, 'C', 1, 1, 1, 0, ['kent']],
  ['l-church-york', 'church', 3, 'C', 2, 2, 2, 0, ['south-yorks']],
  ['l-levy-bristol', 'levy', 4, 'C', 2, 0, 0, 0, ['somerset']],
  ['l-levy-coventry', 'levy', 4, 'C', 2, 0, 0, 0, ['warwick']],
  ['l-levy-newcastle', 'levy', 4, 'C', 3, 0, 0, 0, ['northumbria']],
  ['l-levy-york', 'levy', 4, 'C', 3, 0, 0, 0, ['south-yorks']],
  ['l-bombard', 'bombard', 3, 'D', 3, 0, 0, 0, []],
  ['l-merc-french', 'mercenary', 4, 'B', 3, 0, 0, 0, ['france']],
  ['l-merc-scots', 'mercenary', 4, 'B', 3, 0, 0, 0, ['scotland']],
  ['l-merc-welsh', 'mercenary', 3, 'A', 2, 0, 0, 0, ['caernarvon', 'glamorgan', 'pembroke', 'powys']],
  ['y-york', 'heir', 4, 'B', 3, 0, 0, 1, ['south-yorks', 'hereford', 'rutland']],
  ['y-march', 'heir', 3, 'A', 3, 0, 0, 2, ['south-yorks', 'hereford', 'rutland']],
  ['y-rutland', 'heir', 3, 'B', 1, 0, 0, 3, ['south-yorks', 'hereford', 'rutland']],
  ['y-clarence', 'heir', 3, 'B', 2, 1, 1, 4, ['south-yorks', 'hereford', 'rutland']],
  ['y-gloucester', 'heir', 3, 'B', 3, 0, 0, 5, ['south-yorks', 'hereford', 'rutland']],
  ['y-norfolk', 'noble', 4, 'B', 2, 0, 0, 0, ['caernarvon', 'east-anglia', 'glamorgan']],
  ['y-suffolk', 'noble', 3, 'B', 2, 0, 0, 0, ['east-anglia', 'oxford']],
  ['y-arundel', 'noble', 3, 'B', 2, 0, 0, 0, ['sussex']],
  ['y-essex', 'noble', 3, 'B', 1, 0, 0, 0, ['essex']],
  ['y-worcester', 'noble', 2, 'B', 2, 0, 0, 0, ['rutland']],
  ['y-hastings', 'noble', 3, 'B', 2, 0, 0, 0, ['leicester']],
  ['y-herbert', 'noble', 3, 'A', 2, 0, 0, 0, ['glamorgan']],
  ['y-buckingham', 'noble', 4, 'B', 2, 1, 1, 0, ['warwick', 'glamorgan', 'kent']],
  ['y-northumberland', 'noble', 4, 'B', 3, 1, 0, 0, ['northumbria', 'cumbria', 'east-yorks']],
  ['y-shrewsbury', 'noble', 3, 'A', 1, 1, 1, 0, ['south-yorks']],
  ['y-westmoreland', 'noble', 3, 'B', 2, 2, 0, 0, ['northumbria']],
  ['y-rivers', 'noble', 2, 'B', 2, 2, 2, 0, ['leicester']],
  ['y-stanley', 'noble', 4, 'B', 2, 1, 1, 0, ['isle-of-man', 'lancaster']],
  ['y-warwick', 'noble', 4, 'B', 3, 3, 0, 0, ['calais', 'warwick', 'glamorgan']],
  ['y-salisbury', 'noble', 3, 'B', 2, 2, 1, 0, ['north-yorks', 'east-yorks']],
  ['y-kent', 'noble', 3, 'A', 2, 2, 1, 0, ['east-yorks']],
  ['y-exeter', 'noble', 3, 'A', 1, 1, 1, 0, ['cornwall']],
  ['y-church-canterbury', 'church', 3, 'C', 1, 2, 2, 0, ['kent']],
  ['y-church-york', 'church', 3, 'C', 2, 1, 1, 0, ['south-yorks']],
  ['y-levy-london', 'levy', 4, 'C', 3, 0, 0, 0, ['middlesex']],
  ['y-levy-norwich', 'levy', 4, 'C', 2, 0, 0, 0, ['east-anglia']],
  ['y-levy-salisbury', 'levy', 4, 'C', 2, 0, 0, 0, ['wilts']],
  ['y-bombard', 'bombard', 3, 'D', 3, 0, 0, 0, []],
  ['y-merc-irish', 'mercenary', 4, 'B', 2, 0, 0, 0, ['ireland']],
  ['y-merc-calais', 'mercenary', 3, 'B', 4, 0, 0, 0, ['calais']],
  ['y-merc-burgundian', 'mercenary', 3, 'A', 3, 0, 0, 0, ['calais']],
  ['rebel', 'rebel', 4, 'A', 2, 0, 0, 0, []],
] as const;
export type BlockName = (typeof ARMIES)[number][0];
export type BlockId = number & { readonly block: true };
export const BLOCK_NAMES: readonly BlockName[] = ARMIES.map(([name]) => name);
export const BLOCK_COUNT = ARMIES.length;
export const BLOCKS: readonly BlockId[] = ARMIES.map((_, id) => id as BlockId);
/** B['l-henry-vi'] is the number of Henry VI. */
export const B = Object.fromEntries(BLOCK_NAMES.map((name, id) => [name, id])) as {
  readonly [N in BlockName]: BlockId;
};
export const blockName = (block: BlockId): BlockName => BLOCK_NAMES[block] as BlockName;
export const isBlockName = (text: string): text is BlockName => Object.hasOwn(B, text);
export const NO_BLOCK = -1 as BlockId;
export const REBEL = B.rebel;

/** Blocks of one colour: Lancaster is side 0, York side 1. The Rebel is black and of neither. */
export const PER_SIDE = 31;
export const colourOf = (block: BlockId): 0 | 1 | 2 => (block < PER_SIDE ? 0 : block < 2 * PER_SIDE ? 1 : 2);

const KINDS: readonly BlockKind[] = ARMIES.map(([, kind]) => kind);
const STRENGTHS: readonly number[] = ARMIES.map(([, , strength]) => strength);
const LETTERS: readonly Letter[] = ARMIES.map(([, , , letter]) => letter);
const POWERS: readonly number[] = ARMIES.map(([, , , , power]) => power);
const LOYALTIES: readonly number[] = ARMIES.map(([, , , , , loyalty]) => loyalty);
const TO_WARWICK: readonly number[] = ARMIES.map(([, , , , , , loyalty]) => loyalty);
const RANKS: readonly number[] = ARMIES.map(([, , , , , , , rank]) => rank);
const HOMES: readonly (readonly AreaId[])[] = ARMIES.map(([, , , , , , , , home]) =>
  (home as readonly AreaName[]).map((name) => A[name]),
);

export const kindOf = (block: BlockId): BlockKind => KINDS[block] as BlockKind;
export const fullStrength = (block: BlockId): number => STRENGTHS[block] as number;
/** 6.2 The letter that sets the order of fire; a bombard's A of round 1 is the battle's business. */
export const letterOf = (block: BlockId): Letter => LETTERS[block] as Letter;
export const printedFirepower = (block: BlockId): number => POWERS[block] as number;
/** 6.9 Dice against this version of the block; 0 can never be tried. */
export const loyaltyOf = (block: BlockId): number => LOYALTIES[block] as number;
/** 6.91 Dice when Warwick rolls; 0: he may not. */
export const loyaltyToWarwick = (block: BlockId): number => TO_WARWICK[block] as number;
/** 3.21 Rank of an heir, 1 the senior; 0: no heir. */
export const rankOf = (block: BlockId): number => RANKS[block] as number;
export const isHeir = (block: BlockId): boolean => rankOf(block) > 0;
/** The areas of a block's own shield, cathedral or city; a mercenary's own land. */
export const homesOf = (block: BlockId): readonly AreaId[] => HOMES[block] as readonly AreaId[];

const TWINS: readonly BlockId[] = ARMIES.map(([name, , , , , loyalty]) => {
  const twin = (name.startsWith('l-') ? 'y-' : 'l-') + name.slice(2);
  return loyalty > 0 && isBlockName(twin) ? B[twin] : NO_BLOCK;
});
/** 4.6 The other side's version of the same man; NO_BLOCK for those who exist once. */
export const twinOf = (block: BlockId): BlockId => TWINS[block] as BlockId;

const isNamed = (block: BlockId, man: string): boolean => blockName(block).slice(2) === man;
const WARWICK: readonly boolean[] = BLOCKS.map((block) => isNamed(block, 'warwick'));
const NEVILLE: readonly boolean[] = BLOCKS.map(
  (block) => WARWICK[block] === true || isNamed(block, 'salisbury') || isNamed(block, 'kent'),
);
export const isWarwick = (block: BlockId): boolean => WARWICK[block] === true;
export const isNeville = (block: BlockId): boolean => NEVILLE[block] === true;
/** 9.1 An heir's version on the other side: a noble there, and no heir of either house. */
export const isTurncoatHeir = (block: BlockId): boolean => block === B['y-exeter'] || block === B['l-clarence'];
/** 6.82, 6.83 Heirs, roses, Nevilles, and Exeter and Clarence on either side die for good. */
const MORTAL: readonly boolean[] = BLOCKS.map(
  (block) =>
    isHeir(block) || isNeville(block) || isTurncoatHeir(block) || (kindOf(block) === 'noble' && loyaltyOf(block) === 0),
);
export const diesForGood = (block: BlockId): boolean => MORTAL[block] === true;

/** 5.3 Scots, Welsh, Rebel, city levies and bombards never sail. */
const LANDSMEN: readonly BlockName[] = ['l-merc-scots', 'l-merc-welsh', 'rebel'];
const SAILS: readonly boolean[] = BLOCKS.map(
  (block) => kindOf(block) !== 'levy' && kindOf(block) !== 'bombard' && !LANDSMEN.includes(blockName(block)),
);
export const canSail = (block: BlockId): boolean => SAILS[block] === true;

/** 7.2 Mercenaries at home are fed by their own land; the Welsh have no exile. */
const LOCAL: readonly number[] = BLOCKS.map((block) =>
  kindOf(block) === 'mercenary' && homesOf(block).length === 1 ? (homesOf(block)[0] as AreaId) : -1,
);
export const isLocalTo = (block: BlockId, area: number): boolean => LOCAL[block] === area;
export const mercenariesOf = (area: AreaId): readonly BlockId[] => BLOCKS.filter((block) => isLocalTo(block, area));
/** The heirs of a side by rank. */
export const HEIRS = {
  lancaster: BLOCKS.filter((block) => isHeir(block) && colourOf(block) === 0),
  york: BLOCKS.filter((block) => isHeir(block) && colourOf(block) === 1),
} as const;
