// Bad input: a position that cannot be played on from is refused, by the field that says it and with the reason.
import { isMistake } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';

const OWNED = { held: { percy: 'red', trinity: 'percy', chancellor: 'aside' }, spot: { percy: 'in:alnwick' } };
const AT_SEA = { ...OWNED, ships: { trinity: 'sea:the-wash' } };
const SWAP = { name: 'parliament', summoner: 'red', site: 'london', step: 'partner', agreed: true };
const BALLOT = { ...SWAP, step: 'ballot', nominee: 'percy', cards: ['chancellor'] };

const REFUSED: readonly (readonly [what: string, document: object, field: string, reason: RegExp])[] = [
  ['a ship in the open', { ...OWNED, ships: { trinity: 'york' } }, 'ships.trinity', /at sea or in a port/],
  ['a ship in a castle', { ...OWNED, ships: { trinity: 'in:alnwick' } }, 'ships.trinity', /at sea or in a port/],
  ['a ship that sails with one elsewhere', { ...AT_SEA, fleet: { trinity: 'swan' } }, 'fleet.trinity', /must lead/],
  ['nobody’s turn', { turn: null }, 'turn', /a seat/],
  ['no first player', { phase: 'placement' }, 'first', /a seat/],
  ['a sitting that nobody summoned', { ...OWNED, phase: { ...SWAP, summoner: null } }, 'phase.summoner', /a seat/],
  ['a sitting nowhere', { ...OWNED, phase: { ...SWAP, site: null } }, 'phase.site', /a place/],
  ['a swap of nothing', { ...OWNED, phase: SWAP }, 'phase.pairs', /of nobles/],
  [
    'a swap with somebody who is not there',
    { ...OWNED, phase: { ...SWAP, pairs: [{ noble: 'percy', other: 'mowbray' }] } },
    'phase.pairs',
    /in play/,
  ],
  ['a vote on nothing', { ...OWNED, phase: { ...BALLOT, cards: [] } }, 'phase.nominee', /for a card/],
  ['a vote on a noble', { ...OWNED, phase: { ...BALLOT, cards: ['percy'] } }, 'phase.cards', /lie aside/],
  ['a vote on nobody', { ...OWNED, phase: { ...BALLOT, nominee: null } }, 'phase.nominee', /a noble/],
  ['a nominee who is not there', { ...OWNED, phase: { ...BALLOT, nominee: 'mowbray' } }, 'phase.nominee', /in play/],
  ['a swap of nothing beneath', { ...OWNED, under: [SWAP] }, 'under[0].pairs', /of nobles/],
  ['a storm in port', { ...OWNED, phase: { name: 'storm', ships: ['trinity'] } }, 'phase.ships', /at sea/],
  ['an heir of nobody', { phase: { name: 'escort', royal: 'henry', nobles: [] } }, 'phase.royal', /controls/],
  ['a Free Move of nobody', { phase: { name: 'free-moves', step: 'move' } }, 'phase.mover', /a seat/],
  ['all dealt, and nothing', { options: { dealAll: true }, phase: 'allocation' }, 'phase', /nobody anything/],
  [
    'spoils for nobody',
    { phase: { name: 'spoils', seat: 'red', cards: ['chancellor'], nobles: [] } },
    'phase',
    /nobody anything to do/,
  ],
  ['a noble of a stranger', { options: { players: 3 }, held: { percy: 'black' } }, 'held.percy', /red, yellow, blue/],
  ['a prisoner of a stranger', { ...OWNED, spot: { percy: 'captive:tenne' } }, 'spot.percy', /of this table/],
  ['a stranger among those asked', { phase: { name: 'ransom', asked: ['red', 'tenne'] } }, 'phase.asked[1]', /table/],
];
describe('a position that cannot be', () => {
  test.for(REFUSED)('%s', ([, document, field, reason]) => {
    const read = kingmaker.fromPosition(document);
    if (!isMistake(read)) throw new Error('it was read');
    expect(read.field).toBe(field);
    expect(read.reason).toMatch(reason);
  });
});
test('what they are made of can be', () => {
  const documents = [
    OWNED,
    AT_SEA,
    { ...OWNED, phase: BALLOT },
    { ...AT_SEA, phase: { name: 'storm', ships: ['trinity'] } },
  ];
  for (const document of documents) expect(isMistake(kingmaker.fromPosition(document))).toBe(false);
});
