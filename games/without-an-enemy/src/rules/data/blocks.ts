// The 84 blocks (1.1): 39 blue of the King, 38 orange of Parliament, 7 green Covenanters of Parliament. Inside the engine
// a block is a number, one colour after the other.
// Provenance: reconstructed (historical formations, rated on the public scale of classes and effectiveness). In the aid:
// existence, number and date of entry of Henrietta, the Cessation, Manchester, the Covenanters and the New Model, and
// that Clubmen exist. Public: that the King can be captured, that horse has a discipline.
import { REGIONS, type RegionName } from './areas.ts';

export type ClassName = 'A' | 'C' | 'I';
export type Colour = 'blue' | 'orange' | 'green';
export const COLOURS: readonly Colour[] = ['blue', 'orange', 'green'];
/** Blocks of each colour. */
export const COLOUR_SIZES = [39, 38, 7] as const;

/** Name, class, strength, effectiveness, discipline (0: none), home region, tags, how it enters, returns when lost. */
const TABLE = [
  ['r-charles', 'C', 3, 2, 4, null, 'king leader', 'setup', false],
  ['r-rupert', 'C', 4, 3, 2, null, 'leader', 'pool', true],
  ['r-maurice', 'C', 3, 2, 3, null, 'leader', 'pool', true],
  ['r-forth', 'I', 3, 2, 0, null, 'leader', 'pool', true],
  ['r-wilmot', 'C', 3, 2, 2, null, '', 'pool', true],
  ['r-goring', 'C', 3, 3, 2, null, '', 'pool', true],
  ['r-lifeguard', 'I', 3, 3, 0, null, '', 'pool', true],
  ['r-astley', 'I', 4, 2, 0, null, '', 'pool', true],
  ['r-gerard-foot', 'I', 4, 2, 0, null, '', 'pool', true],
  ['r-train', 'A', 3, 2, 0, null, '', 'pool', true],
  ['r-henrietta', 'I', 3, 2, 0, null, 'henrietta', 'calendar:henrietta', false],
  ['r-cessation-1', 'I', 3, 2, 0, null, 'cessation', 'calendar:cessation', false],
  ['r-cessation-2', 'I', 3, 2, 0, null, 'cessation', 'calendar:cessation', false],
  ['r-cessation-3', 'I', 3, 2, 0, null, 'cessation', 'calendar:cessation', false],
  ['r-newcastle', 'I', 4, 2, 0, 'N', 'regional-leader', 'pool', true],
  ['r-whitecoats', 'I', 4, 3, 0, 'N', '', 'pool', true],
  ['r-langdale', 'C', 4, 2, 2, 'N', '', 'pool', true],
  ['r-savile', 'C', 3, 2, 3, 'N', '', 'pool', true],
  ['r-north-foot', 'I', 3, 1, 0, 'N', '', 'pool', true],
  ['r-musgrave', 'I', 3, 1, 0, 'N', '', 'pool', true],
  ['r-derby', 'I', 3, 1, 0, 'N', 'regional-leader', 'pool', true],
  ['r-north-guns', 'A', 2, 2, 0, 'N', '', 'pool', true],
  ['r-loughborough', 'C', 3, 2, 3, 'M', 'regional-leader', 'pool', true],
  ['r-newark-foot', 'I', 3, 2, 0, 'M', '', 'pool', true],
  ['r-northampton', 'C', 3, 2, 3, 'M', '', 'pool', true],
  ['r-midland-foot', 'I', 3, 1, 0, 'M', '', 'pool', true],
  ['r-byron', 'C', 3, 2, 2, 'W', 'regional-leader', 'pool', true],
  ['r-gerard', 'C', 3, 2, 3, 'W', '', 'pool', true],
  ['r-herbert', 'I', 3, 1, 0, 'W', '', 'pool', true],
  ['r-north-welsh', 'I', 4, 1, 0, 'W', '', 'pool', true],
  ['r-south-welsh', 'I', 4, 1, 0, 'W', '', 'pool', true],
  ['r-marches-foot', 'I', 3, 2, 0, 'W', '', 'pool', true],
  ['r-hopton', 'I', 4, 2, 0, 'S', 'regional-leader', 'pool', true],
  ['r-cornish-1', 'I', 4, 3, 0, 'S', '', 'pool', true],
  ['r-cornish-2', 'I', 4, 2, 0, 'S', '', 'pool', true],
  ['r-hertford', 'C', 3, 2, 3, 'S', '', 'pool', true],
  ['r-west-foot', 'I', 3, 1, 0, 'S', '', 'pool', true],
  ['r-west-guns', 'A', 2, 2, 0, 'S', '', 'pool', true],
  ['r-clubmen', 'I', 3, 1, 0, 'S', 'clubmen', 'event:r-21', false],
  ['p-essex', 'I', 4, 2, 0, null, 'leader', 'pool', true],
  ['p-stapleton', 'C', 3, 2, 4, null, '', 'pool', true],
  ['p-balfour', 'C', 3, 2, 4, null, '', 'pool', true],
  ['p-skippon', 'I', 4, 2, 0, null, '', 'pool', true],
  ['p-holles', 'I', 4, 2, 0, null, '', 'pool', true],
  ['p-essex-train', 'A', 3, 2, 0, null, '', 'pool', true],
  ['p-london-guns', 'A', 3, 2, 0, null, '', 'pool', true],
  ['p-trained-1', 'I', 4, 2, 0, 'E', 'trained-bands', 'pool', true],
  ['p-trained-2', 'I', 4, 1, 0, 'E', 'trained-bands', 'pool', true],
  ['p-cromwell', 'C', 4, 3, 5, 'E', 'regional-leader', 'pool', true],
  ['p-manchester', 'I', 4, 2, 0, null, 'leader', 'calendar:manchester', true],
  ['p-eastern-foot-1', 'I', 4, 2, 0, 'E', '', 'pool', true],
  ['p-eastern-foot-2', 'I', 3, 1, 0, 'E', '', 'pool', true],
  ['p-eastern-horse', 'C', 3, 2, 3, 'E', '', 'pool', true],
  ['p-kent-foot', 'I', 3, 1, 0, 'E', '', 'pool', true],
  ['p-waller', 'C', 4, 2, 3, 'S', 'regional-leader', 'pool', true],
  ['p-haselrig', 'C', 3, 3, 3, 'S', '', 'pool', true],
  ['p-stamford', 'I', 3, 1, 0, 'S', '', 'pool', true],
  ['p-bristol-foot', 'I', 3, 1, 0, 'S', '', 'pool', true],
  ['p-plymouth', 'I', 3, 2, 0, 'S', '', 'pool', true],
  ['p-midland-foot', 'I', 3, 1, 0, 'M', '', 'pool', true],
  ['p-gell', 'I', 3, 2, 0, 'M', 'regional-leader', 'pool', true],
  ['p-grey', 'C', 3, 2, 3, 'M', '', 'pool', true],
  ['p-brereton', 'C', 3, 2, 4, 'W', 'regional-leader', 'pool', true],
  ['p-massey', 'I', 3, 2, 0, 'W', '', 'pool', true],
  ['p-laugharne', 'I', 3, 2, 0, 'W', '', 'pool', true],
  ['p-fairfax', 'I', 3, 2, 0, 'N', 'regional-leader', 'pool', true],
  ['p-thomas-fairfax', 'C', 3, 3, 4, 'N', '', 'pool', true],
  ['p-north-foot', 'I', 3, 1, 0, 'N', '', 'pool', true],
  ['p-lancs-foot', 'I', 3, 2, 0, 'N', '', 'pool', true],
  ['p-hotham', 'I', 3, 2, 0, 'N', '', 'pool', true],
  ['p-clubmen', 'I', 3, 1, 0, 'S', 'clubmen', 'event:p-24', false],
  ['p-nma-fairfax', 'C', 4, 3, 4, null, 'nma leader', 'calendar:nma', true],
  ['p-nma-cromwell', 'C', 4, 3, 5, null, 'nma leader', 'calendar:nma', true],
  ['p-nma-ireton', 'C', 4, 2, 4, null, 'nma', 'calendar:nma', true],
  ['p-nma-skippon', 'I', 4, 3, 0, null, 'nma', 'calendar:nma', true],
  ['p-nma-foot', 'I', 4, 2, 0, null, 'nma', 'calendar:nma', true],
  ['p-nma-train', 'A', 4, 3, 0, null, 'nma', 'calendar:nma', true],
  ['c-leven', 'I', 4, 2, 0, null, 'covenanter covenant leader', 'calendar:covenant', false],
  ['c-baillie', 'I', 4, 2, 0, null, 'covenanter covenant', 'calendar:covenant', false],
  ['c-lindsay', 'I', 4, 2, 0, null, 'covenanter covenant', 'calendar:covenant', false],
  ['c-leslie', 'C', 3, 2, 3, null, 'covenanter covenant', 'calendar:covenant', false],
  ['c-guns', 'A', 3, 2, 0, null, 'covenanter covenant', 'calendar:covenant', false],
  ['c-callendar-1', 'I', 3, 1, 0, null, 'covenanter callendar', 'calendar:callendar', false],
  ['c-callendar-2', 'I', 3, 1, 0, null, 'covenanter callendar', 'calendar:callendar', false],
] as const;
export type BlockName = (typeof TABLE)[number][0];
export type BlockId = number & { readonly block: true };
export const BLOCK_NAMES: readonly BlockName[] = TABLE.map(([name]) => name);
export const BLOCK_COUNT = TABLE.length;
export const BLOCKS: readonly BlockId[] = TABLE.map((_, id) => id as BlockId);
/** B['r-rupert'] is the number of Prince Rupert. */
export const B = Object.fromEntries(BLOCK_NAMES.map((name, id) => [name, id])) as {
  readonly [N in BlockName]: BlockId;
};
export const blockName = (block: number): BlockName => BLOCK_NAMES[block] as BlockName;
export const isBlockName = (text: string): text is BlockName => Object.hasOwn(B, text);
export const KING = B['r-charles'];

/** The blocks of a colour come one after the other: blue, orange, green. */
export const colourOf = (block: number): number => (block < 39 ? 0 : block < 77 ? 1 : 2);
export const sideOfBlock = (block: number): 0 | 1 => (block < 39 ? 0 : 1);
const ARMIES: readonly (readonly BlockId[])[] = [0, 1].map((side) =>
  BLOCKS.filter((block) => sideOfBlock(block) === side),
);
/** Every block of a side, in play or not. */
export const armyOf = (side: number): readonly BlockId[] => ARMIES[side] as readonly BlockId[];

const CLASSES: readonly ClassName[] = TABLE.map(([, name]) => name);
export const FULL: readonly number[] = TABLE.map(([, , strength]) => strength);
const POWERS: readonly number[] = TABLE.map(([, , , power]) => power);
const DISCIPLINES: readonly number[] = TABLE.map(([, , , , discipline]) => discipline);
const HOMES: readonly number[] = TABLE.map(([, , , , , home]) => (home === null ? -1 : REGIONS.indexOf(home)));
const TAGS: readonly (readonly string[])[] = TABLE.map(([, , , , , , tags]) => tags.split(' ').filter(Boolean));
const ENTRIES: readonly string[] = TABLE.map(([, , , , , , , entry]) => entry);
const RETURNS: readonly boolean[] = TABLE.map(([, , , , , , , , returns]) => returns);

export type Tag = 'king' | 'clubmen' | 'covenanter' | 'trained-bands' | 'nma';
export const classOf = (block: number): ClassName => CLASSES[block] as ClassName;
export const isGun = (block: number): boolean => CLASSES[block] === 'A';
export const isHorse = (block: number): boolean => CLASSES[block] === 'C';
export const isFoot = (block: number): boolean => CLASSES[block] === 'I';
export const STRONGEST = Math.max(...FULL);
export const fullStrength = (block: number): number => FULL[block] as number;
export const effectivenessOf = (block: number): number => POWERS[block] as number;
export const disciplineOf = (block: number): number => DISCIPLINES[block] as number;
/** 1.2 The number of its home region; -1: national. */
export const homeOf = (block: number): number => HOMES[block] as number;
export const homeName = (block: number): RegionName | null =>
  homeOf(block) < 0 ? null : (REGIONS[homeOf(block)] ?? null);
export const isRegional = (block: number): boolean => homeOf(block) >= 0;
export const hasTag = (block: number, tag: Tag): boolean => (TAGS[block] as readonly string[]).includes(tag);
const LEADERS: readonly boolean[] = TAGS.map((tags) => tags.includes('leader'));
const LOCAL_LEADERS: readonly boolean[] = TAGS.map((tags) => tags.includes('regional-leader'));
/** 1.2 A Leader, always national. */
export const isLeader = (block: number): boolean => LEADERS[block] === true;
export const isRegionalLeader = (block: number): boolean => LOCAL_LEADERS[block] === true;
const COVENANTERS: readonly boolean[] = BLOCKS.map((block) => hasTag(block, 'covenanter'));
export const isCovenanter = (block: number): boolean => COVENANTERS[block] === true;
export const isClubmen = (block: number): boolean => hasTag(block, 'clubmen');
/** 7.2 Neither guns nor Clubmen nor Covenanters are strengthened with AP. */
const GROWS: readonly boolean[] = BLOCKS.map((block) => !isGun(block) && !isCovenanter(block) && !isClubmen(block));
export const canGrow = (block: number): boolean => GROWS[block] === true;
/** 1.5 Back to the Reserve at the end of the year, else out of the game. */
export const returnsWhenLost = (block: number): boolean => RETURNS[block] === true;
/** 1.4 Waits off the map for the calendar or for a card. */
export const waitsOffMap = (block: number): boolean => (ENTRIES[block] as string).includes(':');
