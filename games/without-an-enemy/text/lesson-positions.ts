// The tables of the guided first turn. The learner leads the Royalists; the dice are real, so whatever follows a roll is
// laid anew.
import { SETUPS } from '@rose/without-an-enemy/ids';

/** Place → the blocks there, separated by spaces, each with its strength after a colon when it is not full. */
type Places = { readonly [place: string]: string };
const blocksAt = (places: Places): object =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, blocks]) =>
      blocks.split(' ').map((word) => {
        const [block = '', strength] = word.split(':');
        return [block, strength === undefined ? place : `${place}:${strength}`];
      }),
    ),
  );
/** Without the aid: the learner is to see the backs of blocks. */
const options = { fogAid: false };

/** 16.1 The whole war begins; both sides hold a card of 3 points. */
export const FIRST_TURN = {
  options,
  blocks: blocksAt(SETUPS['full-war'].places),
  hands: {
    royalist: ['r-01', 'r-04', 'r-06', 'r-07', 'r-08', 'r-23'],
    parliament: ['p-01', 'p-03', 'p-06', 'p-08', 'p-22', 'p-25'],
  },
  phase: { name: 'initiative', step: 'choose' },
};

const turn6 = {
  options,
  year: 1642,
  turn: 'VI',
  player1: 'royalist',
  cards: { royalist: 'r-04', parliament: 'p-05' },
};
const ELSEWHERE: Places = {
  shropshire: 'r-charles r-forth r-marches-foot:1',
  northumberland: 'r-newcastle:3 r-whitecoats:2',
  'north-riding': 'r-langdale:2 r-north-foot:2',
  cornwall: 'r-hopton r-cornish-1:3',
  'west-riding': 'p-fairfax:2 p-thomas-fairfax:2',
  'east-riding': 'p-hotham',
  london: 'p-skippon:2 p-trained-1:3',
  hampshire: 'p-waller:3',
  bristol: 'p-bristol-foot:2',
};
/** The King's horse and foot in Worcestershire, Essex in Warwickshire. */
export const BEFORE_EDGEHILL = {
  ...turn6,
  ap: { royalist: 3 },
  blocks: blocksAt({
    ...ELSEWHERE,
    worcestershire: 'r-rupert r-wilmot r-astley r-lifeguard',
    oxfordshire: 'r-northampton:2',
    warwickshire: 'p-essex p-balfour:2 p-holles:3 p-essex-train:2',
    gloucestershire: 'p-massey:2',
  }),
  phase: { name: 'actions', acting: 'royalist' },
};
const EDGEHILL = {
  ...turn6,
  blocks: blocksAt({
    ...ELSEWHERE,
    warwickshire:
      'r-rupert r-wilmot r-astley r-lifeguard r-northampton:2 p-essex p-balfour:2 p-holles:3 p-essex-train:2',
    gloucestershire: 'p-massey:2',
  }),
  came: {
    'r-rupert': 'worcestershire',
    'r-wilmot': 'worcestershire',
    'r-astley': 'worcestershire',
    'r-lifeguard': 'worcestershire',
    'r-northampton': 'oxfordshire',
  },
  done: ['r-rupert', 'r-wilmot', 'r-astley', 'r-lifeguard', 'r-northampton'],
};
const FOUGHT = { name: 'battle', kind: 'field', area: 'warwickshire', attacker: 'royalist', acting: 'royalist' };
const ARMIES = {
  'r-rupert': 'in',
  'r-wilmot': 'in',
  'r-astley': 'in',
  'r-lifeguard': 'in',
  'p-essex': 'in',
  'p-balfour': 'in',
  'p-holles': 'in',
  'p-essex-train': 'in',
};
/** Everybody has come, over two borders. */
export const TWO_BORDERS = {
  ...EDGEHILL,
  phase: { ...FOUGHT, step: 'main', line: { ...ARMIES, 'r-northampton': 'in' } },
};
/** Cycle 1: the guns have spoken, Parliament has given its orders. */
export const FIRST_VOLLEY = {
  ...EDGEHILL,
  phase: {
    ...FOUGHT,
    step: 'fire',
    cycle: 1,
    shown: true,
    main: 'warwickshire-worcestershire',
    line: { ...ARMIES, 'r-northampton': 'held-back' },
    did: { 'p-holles': ['fired'] },
  },
};

const year1643 = {
  options,
  year: 1643,
  turn: 'III',
  player1: 'royalist',
  cards: { royalist: 'r-04', parliament: 'p-05' },
};
const BEFORE_GLOUCESTER: Places = {
  gloucestershire: 'r-charles r-astley r-lifeguard r-gerard-foot:3 r-train',
  gloucester: 'p-massey p-essex-train:2',
  oxfordshire: 'r-northampton r-midland-foot',
  'north-riding': 'r-newcastle r-langdale',
  'east-riding': 'p-fairfax p-hotham',
  london: 'p-essex p-trained-1',
};
const siege = { name: 'siege', area: 'gloucestershire', step: 'assault', acting: 'royalist' };
/** The siege of Gloucester in its second turn. */
export const GUNS_BEFORE_GLOUCESTER = {
  ...year1643,
  blocks: blocksAt(BEFORE_GLOUCESTER),
  marker: { gloucester: 1 },
  phase: siege,
};
/** A turn later: the wall is open, and two blocks are told off to storm. */
export const THE_WALL_IS_OPEN = {
  ...year1643,
  turn: 'IV',
  blocks: blocksAt({ ...BEFORE_GLOUCESTER, gloucester: 'p-massey:2 p-essex-train:2' }),
  marker: { gloucester: 2 },
  breach: ['gloucester'],
  phase: { ...siege, picked: ['r-astley', 'r-lifeguard'] },
};
/** Six in Berkshire, whose city is small. */
export const TOO_MANY = {
  ...year1643,
  blocks: blocksAt({
    gloucestershire: 'p-massey',
    'north-riding': 'r-newcastle r-langdale',
    'east-riding': 'p-fairfax p-hotham',
    london: 'p-essex p-trained-1',
    berkshire: 'r-rupert r-wilmot r-maurice r-astley r-lifeguard r-gerard-foot:3',
    oxfordshire: 'r-charles r-northampton r-midland-foot',
  }),
  control: { reading: 'royalist' },
  phase: { name: 'supply', dues: [{ side: 'royalist', area: 'berkshire', left: 1 }] },
};
/** Bristol and Gloucester are taken, and Infantry stands before an empty Leicester. */
export const LAST_CITY = {
  ...year1643,
  turn: 'winter',
  player1: 'parliament',
  blocks: blocksAt({
    oxfordshire: 'r-charles r-northampton',
    bristol: 'r-hopton',
    gloucestershire: 'r-astley',
    leicestershire: 'r-newark-foot',
    'north-riding': 'r-newcastle',
    'east-riding': 'p-fairfax p-hotham',
    london: 'p-essex p-trained-1',
    northamptonshire: 'p-holles',
  }),
  came: { 'r-newark-foot': 'nottinghamshire' },
  done: ['r-newark-foot'],
  control: { 'bristol-city': 'royalist', gloucester: 'royalist' },
  phase: { name: 'actions', acting: 'royalist' },
};
