// Everything the catalogues must say, about any block and any area; a kind without a sample does not compile.
import type { AreaName, BlockName, RichardIII } from '@rose/richard-iii/ids';
import type { Catalogue } from '@rose/table/text';

type Words = Catalogue<RichardIII>;
type Sample<F> = F extends (given: infer G) => unknown ? (block: BlockName, area: AreaName) => readonly G[] : never;
type Samples<T> = { readonly [N in keyof T]: Sample<T[N]> };

const seat = 'york';
const roll = { firepower: 3, faces: [1, 5, 6], hits: 1 };
const miss = { firepower: 2, faces: [5], hits: 0 };
const FRONT = [
  { block: 'l-henry-vi', steps: 4 },
  { block: 'l-levy-york', steps: 2 },
] as const;

export const LOG: Samples<Words['log']> = {
  'turn-begins': () => [{ say: 'turn-begins', campaign: 1, turn: 3 }],
  'cards-dealt': () => [{ say: 'cards-dealt', campaign: 1 }],
  'redeal-asked': () => [{ say: 'redeal-asked', seat, hand: ['event-muster', 'event-plague', 'ap3-1'] }],
  'hand-kept': () => [{ say: 'hand-kept', seat }],
  'own-hand-kept': () => [{ say: 'own-hand-kept', seat }],
  'hand-given-up': () => [{ say: 'hand-given-up', seat }],
  'card-chosen': () => [
    { say: 'card-chosen', seat, card: undefined },
    { say: 'card-chosen', seat, card: 'event-force-march' },
  ],
  'cards-revealed': () => [{ say: 'cards-revealed', lancaster: 'ap3-1', york: 'event-piracy', player1: 'york' }],
  marched: (block, area) => [
    { say: 'marched', seat, block, path: [area, 'kent'], attacks: false },
    { say: 'marched', seat, block: undefined, path: ['oxford', area, 'essex'], attacks: false },
    { say: 'marched', seat, block, path: ['isle-of-man', 'cornwall', area], attacks: true },
  ],
  sailed: (block, area) => [
    { say: 'sailed', seat, block, from: 'calais', to: area, sea: 'english-channel', attacks: false },
    { say: 'sailed', seat, block: undefined, from: area, to: 'kent', sea: 'north-sea', attacks: true },
  ],
  recruited: (block, area) => [
    { say: 'recruited', seat, block, area },
    { say: 'recruited', seat, block: undefined, area },
  ],
  mustered: (_, area) => [{ say: 'mustered', seat, area }],
  plagued: (_, area) => [{ say: 'plagued', seat, area }],
  'main-attack': (_, area) => [{ say: 'main-attack', seat, area, from: 'essex' }],
  'actions-ended': () => [0, 1, 2].map((unused) => ({ say: 'actions-ended', seat, unused })),
  'prisoner-freed': (_, area) => [{ say: 'prisoner-freed', block: 'l-henry-vi', area }],
  'battle-begins': (block, area) => [
    {
      say: 'battle-begins',
      area,
      attacker: 'york',
      lancaster: FRONT,
      york: [...FRONT, { block, steps: 1 }],
      reserves: [2, 1],
    },
    { say: 'battle-begins', area, attacker: 'lancaster', lancaster: [], york: [{ block, steps: 3 }], reserves: [0, 0] },
  ],
  'round-begins': (_, area) => [{ say: 'round-begins', area, round: 2 }],
  'reserves-deployed': (block, area) => [{ say: 'reserves-deployed', seat, area, blocks: [{ block, steps: 2 }] }],
  'roles-swapped': (_, area) => [{ say: 'roles-swapped', area, attacker: 'lancaster' }],
  'treason-held': () => [{ say: 'treason-held', seat }],
  'treachery-rolled': (block) => [
    { say: 'treachery-rolled', seat, by: block, target: 'l-rivers', faces: [2], turned: true },
    { say: 'treachery-rolled', seat, by: 'event-treason', target: block, faces: [2, 3], turned: false },
  ],
  turned: (block) => [{ say: 'turned', seat, from: 'l-stanley', to: block, steps: 3 }],
  fired: (block) => [
    { say: 'fired', seat, block, ...roll },
    { say: 'fired', seat, block, ...miss },
  ],
  charged: (block) => [{ say: 'charged', seat, block: 'y-march', target: block, ...roll }],
  'fired-back': (block) => [{ say: 'fired-back', seat, block: 'y-march', target: block, ...miss }],
  hit: (block) => [
    { say: 'hit', seat, block, hits: 1, left: 3 },
    { say: 'hit', seat, block, hits: 2, left: 0 },
  ],
  passed: (block) => [{ say: 'passed', seat, block }],
  retreated: (block, area) => [{ say: 'retreated', seat, block, from: area, to: 'scotland' }],
  'no-way-out': (block, area) => [{ say: 'no-way-out', seat, block, area }],
  eliminated: (block, area) => [
    { say: 'eliminated', seat, block, area, fate: 'dead' },
    { say: 'eliminated', seat, block, area: 'pool', fate: 'dead' },
    { say: 'eliminated', seat, block, area, fate: 'pool' },
    { say: 'eliminated', seat, block, area, fate: 'home' },
  ],
  'battle-won': (_, area) => [{ say: 'battle-won', seat, area }],
  regrouped: (block, area) => [
    { say: 'regrouped', seat, block, from: 'east-anglia', to: area },
    { say: 'regrouped', seat, block: undefined, from: area, to: 'derby' },
  ],
  crowned: (_, area) => [
    { say: 'crowned', seat, block: 'y-march', place: area },
    { say: 'crowned', seat, block: 'l-prince-edward', place: 'minor' },
    { say: 'crowned', seat, block: 'l-somerset', place: 'pool' },
  ],
  'minor-entered': (_, area) => [{ say: 'minor-entered', seat, block: 'l-prince-edward', area }],
  'minor-waits': () => [{ say: 'minor-waits', seat, block: 'l-prince-edward' }],
  executed: () => [{ say: 'executed', seat, block: 'y-exeter' }],
  spared: () => [{ say: 'spared', seat, block: 'y-exeter' }],
  starved: (block, area) => [
    { say: 'starved', seat, block, area },
    { say: 'starved', seat, block: undefined, area },
  ],
  'armies-disbanded': () => [{ say: 'armies-disbanded', campaign: 1 }],
  'throne-counted': () => [{ say: 'throne-counted', lancaster: 9, york: 10, kingSide: 'lancaster' }],
  usurped: (_, area) => [
    { say: 'usurped', seat, block: 'y-march', place: area },
    { say: 'usurped', seat, block: 'y-gloucester', place: 'minor' },
  ],
  'went-home': (block, area) => [
    { say: 'went-home', seat, block, from: 'derby', to: area },
    { say: 'went-home', seat, block, from: area, to: area },
    { say: 'went-home', seat, block: undefined, from: area, to: 'pool' },
  ],
  'left-exile': (block, area) => [
    { say: 'left-exile', seat, block, area },
    { say: 'left-exile', seat, block: undefined, area },
  ],
  'campaign-begins': () => [{ say: 'campaign-begins', campaign: 2 }],
};
