// The tables of the guided first turn. The learner leads York, the Pretender's side; the dice are real, so whatever
// follows a roll is laid anew.
import type { AreaName } from '@rose/richard-iii/ids';

/** Area → the blocks in it, separated by spaces, each with its strength after a colon when it is not full. */
type Places = { readonly [A in AreaName]?: string };
const blocksAt = (places: Places): object =>
  Object.fromEntries(
    Object.entries(places).flatMap(([area, blocks]) =>
      blocks.split(' ').map((word) => {
        const [block = '', steps] = word.split(':');
        return [block, steps === undefined ? area : `${area}:${steps}`];
      }),
    ),
  );
/** Without the aid: the learner is to see the backs of blocks. */
const options = { fogAid: false };
const cards = { york: 'ap3-1', lancaster: 'ap2-3' };
const turn4 = { options, campaign: 1, turn: 4, player1: 'york', cards };

/** 4.3, 4.4 The set-up of 1460. */
const SET_UP = {
  calais: 'y-march y-warwick y-salisbury y-kent y-merc-calais y-merc-burgundian',
  ireland: 'y-york y-rutland y-merc-irish',
  cornwall: 'l-exeter l-devon',
  dorset: 'l-somerset',
  essex: 'l-oxford',
  france: 'l-merc-french',
  lincoln: 'l-beaumont',
  middlesex: 'l-henry-vi',
  'north-yorks': 'l-clifford',
  pembroke: 'l-pembroke',
  scotland: 'l-merc-scots',
  wilts: 'l-wiltshire',
} satisfies Places;
/** Two cards of AP 3, one on each side, so that the first turn begins with a tie. */
export const FIRST_TURN = {
  options,
  blocks: blocksAt(SET_UP),
  hands: {
    york: ['event-piracy', 'ap4-1', 'ap4-2', 'ap3-1', 'ap2-1', 'ap2-2', 'event-muster'],
    lancaster: ['event-plague', 'ap4-3', 'ap4-4', 'ap4-5', 'ap3-2', 'ap2-3', 'ap2-4'],
  },
  phase: { name: 'card', step: 'choose' },
};

const ELSEWHERE = {
  calais: 'y-merc-calais y-merc-burgundian',
  ireland: 'y-merc-irish',
  'east-anglia': 'y-norfolk y-suffolk',
  cornwall: 'l-exeter l-devon',
  dorset: 'l-somerset',
  essex: 'l-oxford',
  france: 'l-merc-french',
  lincoln: 'l-beaumont',
  'north-yorks': 'l-clifford',
  pembroke: 'l-pembroke',
  scotland: 'l-merc-scots',
} satisfies Places;
/** York at the gates of London, with three points to spend. */
export const AT_THE_GATES = {
  ...turn4,
  blocks: blocksAt({
    ...ELSEWHERE,
    cumbria: 'y-northumberland',
    hereford: 'y-york y-rutland y-herbert',
    kent: 'y-march y-warwick y-salisbury y-arundel',
    middlesex: 'l-henry-vi l-buckingham',
  }),
};
/** Three have crossed from Kent, and one more is about to come another way. */
export const OVER_THE_BORDER = {
  ...turn4,
  blocks: blocksAt({
    ...ELSEWHERE,
    northumbria: 'y-northumberland',
    hereford: 'y-rutland y-herbert',
    oxford: 'y-york',
    kent: 'y-arundel',
    middlesex: 'y-march y-warwick y-salisbury l-henry-vi l-buckingham',
  }),
  done: ['y-york', 'y-northumberland', 'y-march', 'y-warwick', 'y-salisbury'],
  came: { 'y-march': 'kent', 'y-warwick': 'kent', 'y-salisbury': 'kent' },
  attacks: [{ area: 'middlesex', attacker: 'york', main: null, over: { york: ['kent'], lancaster: [] } }],
  phase: {
    name: 'action',
    points: 0,
    active: ['hereford', 'cumbria', 'kent'],
    used: [{ from: 'kent', to: 'middlesex', blocks: 3 }],
  },
};

const CAME_BY_KENT = { area: 'middlesex', attacker: 'york', over: { york: ['kent', 'sussex'], lancaster: [] } };
const round = (number: number, acted: readonly string[]) => ({
  attacks: [{ ...CAME_BY_KENT, main: 'kent' }],
  phase: { name: 'battle', step: 'turn', area: 'middlesex', round: number, acting: 'york', reserves: [], acted },
});
/** Round 2 before London: everybody has acted but Warwick. */
export const WARWICK_IN_TURN = {
  ...turn4,
  ...round(2, ['y-march', 'l-henry-vi', 'l-buckingham', 'y-salisbury', 'y-arundel']),
  blocks: blocksAt({
    ...ELSEWHERE,
    oxford: 'y-york',
    middlesex: 'y-march:2 y-warwick y-salisbury:2 y-arundel l-henry-vi:3 l-buckingham:3',
  }),
  came: { 'y-march': 'kent', 'y-warwick': 'kent', 'y-salisbury': 'kent', 'y-arundel': 'sussex' },
};
/** Round 4 before London: the last attacker. */
export const LAST_ROUND = {
  ...turn4,
  ...round(4, ['l-henry-vi', 'l-buckingham']),
  blocks: blocksAt({
    ...ELSEWHERE,
    oxford: 'y-york',
    kent: 'y-march:2 y-warwick:2',
    middlesex: 'y-salisbury:1 l-henry-vi:2 l-buckingham:2',
  }),
  came: { 'y-salisbury': 'kent' },
};
/** Norfolk and Suffolk have won in Essex. */
export const WON_IN_ESSEX = {
  ...turn4,
  blocks: blocksAt({
    calais: 'y-merc-calais y-merc-burgundian',
    ireland: 'y-merc-irish',
    essex: 'y-norfolk:3 y-suffolk:2',
    oxford: 'y-york',
    kent: 'y-march:2 y-warwick:2',
    cornwall: 'l-exeter l-devon',
    france: 'l-merc-french',
    middlesex: 'l-henry-vi:2 l-buckingham:2',
    scotland: 'l-merc-scots',
  }),
  came: { 'y-norfolk': 'east-anglia', 'y-suffolk': 'east-anglia' },
  attacks: [{ area: 'essex', attacker: 'york', main: 'east-anglia' }],
  phase: { name: 'battle', step: 'regroup', area: 'essex', acting: 'york', round: 2, reserves: [] },
};
/** Five blocks in Sussex, which has no city. */
export const TOO_MANY = {
  ...turn4,
  blocks: blocksAt({
    calais: 'y-merc-calais y-merc-burgundian',
    ireland: 'y-merc-irish',
    sussex: 'y-march:2 y-warwick:3 y-salisbury y-kent y-arundel',
    oxford: 'y-york',
    cornwall: 'l-exeter l-devon',
    france: 'l-merc-french',
    middlesex: 'l-henry-vi:2 l-buckingham:2',
    scotland: 'l-merc-scots',
  }),
  phase: { name: 'supply' },
};
/** The end of the last campaign: York has four lords and London, Lancaster four lords. */
export const LAST_TURN = {
  options,
  campaign: 3,
  turn: 7,
  player1: 'lancaster',
  cards: { york: 'ap2-1', lancaster: 'ap3-1' },
  blocks: blocksAt({
    calais: 'y-salisbury y-merc-calais y-merc-burgundian',
    ireland: 'y-merc-irish',
    middlesex: 'y-york',
    oxford: 'y-march',
    warwick: 'y-warwick',
    'east-anglia': 'y-norfolk',
    lancaster: 'l-henry-vi',
    dorset: 'l-somerset',
    cornwall: 'l-exeter',
    'north-yorks': 'l-clifford',
    france: 'l-oxford l-merc-french',
    scotland: 'l-merc-scots',
  }),
  phase: { name: 'action', acting: 'york' },
};
