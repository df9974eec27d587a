// Everything the catalogues must say, about any block, area and city; a kind without a sample does not compile.
import type { Catalogue } from '@rose/table/text';
import type { AreaName, BlockName, CityName } from '../src/ids.ts';
import type { WithoutAnEnemy } from '../src/index.ts';

type Words = Catalogue<WithoutAnEnemy>;
type Sample<F> = F extends (given: infer G) => unknown
  ? (block: BlockName, area: AreaName, city: CityName) => readonly G[]
  : never;
type Samples<T> = { readonly [N in keyof T]: Sample<T[N]> };

const seat = 'royalist';
const other = 'parliament';
const SEATS = [seat, other] as const;
const YES = [true, false] as const;

export const LOG: Samples<Words['log']> = {
  'cards-dealt': () => [{ say: 'cards-dealt', year: 1643 }],
  'year-ends': () => [{ say: 'year-ends', year: 1643 }],
  'year-over': () => [{ say: 'year-over', year: 1643 }],
  'turn-begins': () => (['V', 'winter'] as const).map((turn) => ({ say: 'turn-begins', year: 1643, turn })),
  track: () => [-2, -1, 0, 1, 3].map((track) => ({ say: 'track', track })),
  arrived: () => [
    { say: 'arrived', event: 'henrietta', blocks: ['r-henrietta'], to: 'continent' },
    { say: 'arrived', event: 'manchester', blocks: ['p-manchester'], to: 'reserve' },
    { say: 'arrived', event: 'cessation', blocks: ['r-cessation-1', 'r-cessation-2', 'r-cessation-3'], to: 'ireland' },
    { say: 'arrived', event: 'covenant', blocks: ['c-leven', 'c-leslie', 'c-guns'], to: 'scotland' },
    { say: 'arrived', event: 'callendar', blocks: ['c-callendar-1', 'c-callendar-2'], to: 'scotland' },
    { say: 'arrived', event: 'nma', blocks: ['p-nma-fairfax'], to: 'reserve' },
  ],
  'card-chosen': () => [
    { say: 'card-chosen', seat, card: undefined },
    { say: 'card-chosen', seat: other, card: 'p-08' },
  ],
  'cards-revealed': () => [{ say: 'cards-revealed', royalist: 'r-07', parliament: 'p-12' }],
  'order-set': () => SEATS.map((player1) => ({ say: 'order-set', player1 })),
  event: () => [{ say: 'event', seat, card: 'r-11' }],
  'card-removed': () => [{ say: 'card-removed', card: 'p-08' }],
  quarrel: (_, area) => YES.map((holds) => ({ say: 'quarrel', seat, area, holds })),
  'lost-strength': (block, area) => [
    { say: 'lost-strength', seat, block, area },
    { say: 'lost-strength', seat: other, block: undefined, area: undefined },
  ],
  placed: (_, area) => [{ say: 'placed', block: 'r-clubmen', area }],
  'sea-seized': () => [{ say: 'sea-seized', seat, sea: 'english-channel' }],
  moved: (block, area) => [
    { say: 'moved', seat, block, path: [area, 'kent'], attacks: false },
    { say: 'moved', seat: other, block: undefined, path: ['essex', area, 'oxfordshire'], attacks: false },
    { say: 'moved', seat, block, path: ['cornwall', 'durham', area], attacks: true },
  ],
  sailed: (block, area) => [
    { say: 'sailed', seat, block, from: 'continent', to: area, face: 4, modifier: 1, result: 'arrives', loss: 0 },
    { say: 'sailed', seat, block: undefined, from: area, to: 'kent', face: 4, modifier: 0, result: 'arrives', loss: 1 },
    { say: 'sailed', seat: other, block, from: area, to: 'kent', face: 4, modifier: -2, result: 'returns', loss: 1 },
    { say: 'sailed', seat, block, from: area, to: 'kent', face: 3, modifier: 0, result: 'returns', loss: 0 },
    { say: 'sailed', seat, block, from: area, to: 'kent', face: 1, modifier: 0, result: 'eliminated', loss: 0 },
  ],
  strengthened: (block, area) => [
    { say: 'strengthened', seat, block, area },
    { say: 'strengthened', seat: other, block: undefined, area: undefined },
  ],
  deployed: (block, area) => [
    { say: 'deployed', seat, block, area, strength: 1 },
    { say: 'deployed', seat: other, block: undefined, area, strength: 2 },
  ],
  mustered: (_, area) => SEATS.map((who) => ({ say: 'mustered', seat: who, area })),
  'actions-ended': () => [0, 1, 2].map((unused) => ({ say: 'actions-ended', seat, unused })),
  'area-picked': (_, area) => [{ say: 'area-picked', area }],
  'event-aimed': (_, area) => [{ say: 'event-aimed', seat, area }],
  'battle-begins': (_, area) =>
    (['field', 'relief', 'sortie', 'sally', 'storm'] as const).flatMap((kind) =>
      SEATS.map((attacker) => ({ say: 'battle-begins', area, kind, attacker })),
    ),
  'main-named': (_, area) => [{ say: 'main-named', seat, area, from: 'essex' }],
  'went-inside': (block, _, city) => [
    { say: 'went-inside', seat, block, city },
    { say: 'went-inside', seat: other, block: undefined, city },
  ],
  'came-to-aid': (block, area) => [
    { say: 'came-to-aid', seat, block, area },
    { say: 'came-to-aid', seat, block: undefined, area },
  ],
  'joined-storm': (block, area) => [{ say: 'joined-storm', seat, block, area }],
  picked: (block, area) => [
    { say: 'picked', seat, block, area, storms: true },
    { say: 'picked', seat: other, block: undefined, area, storms: false },
  ],
  withdrew: (_, area) => [
    { say: 'withdrew', seat, area, face: 2, modifier: 2, success: true, loss: 2 },
    { say: 'withdrew', seat: other, area, face: 3, modifier: -1, success: false, loss: 1 },
    { say: 'withdrew', seat, area, face: 3, modifier: 0, success: false, loss: 0 },
  ],
  'cycle-begins': (_, area) => [{ say: 'cycle-begins', area, cycle: 2 }],
  rallied: (block) => YES.map((back) => ({ say: 'rallied', seat, block, face: 3, back })),
  'retreat-ordered': (_, area) => [{ say: 'retreat-ordered', seat, area }],
  'reserves-in': (block, area) => [{ say: 'reserves-in', seat, area, blocks: [block, 'r-astley'] }],
  rolled: (block, area) => [
    {
      say: 'rolled',
      seat,
      area,
      rolls: [
        { block, power: 2, faces: [1, 2, 6], hits: 2 },
        { block: 'r-train', power: 1, faces: [5], hits: 0 },
      ],
    },
  ],
  hit: (block) => [3, 0].map((left) => ({ say: 'hit', seat, block, left })),
  'hit-ignored': (block, area) => [{ say: 'hit-ignored', seat, block, area }],
  'rout-check': (block) => YES.map((routs) => ({ say: 'rout-check', seat, block, face: 5, routs })),
  'pursuit-check': (block) => YES.map((pursues) => ({ say: 'pursuit-check', seat, block, face: 5, pursues })),
  'battle-over': (_, area) =>
    (['field', 'relief', 'sortie', 'sally', 'storm'] as const).map((kind) => ({
      say: 'battle-over',
      area,
      winner: kind === 'sally' ? seat : other,
      kind,
    })),
  retreated: (block, area) => [
    { say: 'retreated', seat, block, from: area, to: 'essex' },
    { say: 'retreated', seat: other, block: undefined, from: 'essex', to: area },
  ],
  regrouped: (block, area) => [
    { say: 'regrouped', seat, block, from: area, to: 'essex' },
    { say: 'regrouped', seat: other, block: undefined, from: 'essex', to: area },
  ],
  'gun-dragged': () =>
    YES.flatMap((lost) => [
      { say: 'gun-dragged', seat, block: 'r-train', face: 2, lost },
      { say: 'gun-dragged', seat: other, block: undefined, face: 5, lost },
    ]),
  'no-way-out': (block, area) => [{ say: 'no-way-out', seat, block, area }],
  eliminated: (block, area) => [{ say: 'eliminated', seat, block, area }],
  'king-captured': (_, area) => [{ say: 'king-captured', seat, block: 'r-charles', area }],
  'siege-begins': (_, area, city) => [{ say: 'siege-begins', city, area }],
  'siege-slackens': (_, __, city) => [{ say: 'siege-slackens', city }],
  'siege-over': (_, __, city) => SEATS.map((who) => ({ say: 'siege-over', seat: who, city })),
  'city-taken': (_, __, city) => SEATS.map((who) => ({ say: 'city-taken', seat: who, city })),
  surrendered: (_, __, city) => [{ say: 'surrendered', seat, city }],
  resisted: (_, __, city) => [{ say: 'resisted', seat, city }],
  'marker-raised': (_, __, city) => [{ say: 'marker-raised', city, marker: 2 }],
  battered: (_, __, city) =>
    YES.map((opened) => ({ say: 'battered', seat, city, index: 5, face: 5, modifier: opened ? 1 : 0, opened })),
  'siege-rolled': (_, __, city) => [
    { say: 'siege-rolled', city, marker: 1, face: 1, foot: false, horse: false, surrender: false },
    { say: 'siege-rolled', city, marker: 1, face: 5, foot: false, horse: true, surrender: false },
    { say: 'siege-rolled', city, marker: 2, face: 6, foot: true, horse: true, surrender: true },
    { say: 'siege-rolled', city, marker: 3, face: 6, foot: false, horse: false, surrender: true },
  ],
  'marched-out': (block, area) => [
    { say: 'marched-out', seat, block, from: area, to: 'essex' },
    { say: 'marched-out', seat: other, block: undefined, from: 'essex', to: area },
  ],
  starved: (block, area) => [
    { say: 'starved', seat, block, area },
    { say: 'starved', seat: other, block: undefined, area },
  ],
  replaced: (block, area) => [
    { say: 'replaced', block, by: 'p-nma-ireton', place: area },
    { say: 'replaced', block, by: 'p-nma-train', place: 'reserve' },
  ],
  'excise-spent': () =>
    (['N', 'M', 'W', 'S', 'E'] as const).map((region) => ({ say: 'excise-spent', seat: other, region })),
  'recruitment-ended': () => [{ say: 'recruitment-ended', seat }],
  'return-ended': () => [{ say: 'return-ended', seat: other }],
  'went-home': (block, area) => [
    { say: 'went-home', seat, block, from: 'essex', to: area },
    { say: 'went-home', seat: other, block: undefined, from: area, to: 'reserve' },
  ],
};
