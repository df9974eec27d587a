// Plain positions of Lancaster contre York: what everybody sees, the steward sees too.
import { lancasterYork } from '@rose/lancaster-york';
import type { AnyGame, Kind } from '@rose/table';
import { type Plain, plainPositions } from './plain.ts';

const game = lancasterYork as unknown as AnyGame;
const SEATS = ['red', 'yellow', 'blue', 'green'] as const;
type Seat = (typeof SEATS)[number];
type Each<T> = { readonly [S in Seat]?: T };
interface Position extends Each<string> {
  /** The last, where nothing is saved for later. */
  readonly turn?: number;
  readonly phase?: string;
  readonly money?: Each<number>;
  readonly mercenaries?: Each<number>;
  readonly scores?: Each<number>;
  readonly shown?: string;
}
const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);
const documentOf = (position: Position): object => {
  const { turn = 5, phase = 'planning', money, mercenaries, scores, shown } = position;
  const seats = SEATS.filter((seat) => position[seat] !== undefined);
  const filled = (given: Each<number> = {}) => Object.fromEntries(seats.map((seat) => [seat, given[seat] ?? 0]));
  return {
    options: { players: seats.length, talk: false },
    turn,
    phase,
    money: filled(money),
    mercenaries: filled(mercenaries),
    scores: filled(scores),
    cards: Object.fromEntries(seats.map((seat) => [seat, words(position[seat])])),
    ...(shown === undefined ? {} : { shown: words(shown) }),
  };
};
const alone = (red: string, yellow: string, pounds: number): Position => ({ red, yellow, money: { red: pounds } });
const rich = (red: string, yellow: string, pounds: number): Position => ({
  ...alone(red, yellow, pounds),
  money: { red: pounds, yellow: 80 },
});
const draft = (red: string, yellow: string, shown: string): Position => ({ red, yellow, shown, phase: 'draft' });
const FOUR = { red: 'windsor', yellow: 'london', blue: 'percy', green: 'tudor', phase: 'taxes' };
const behind = (points: number): Each<number> => ({
  red: 20 + points,
  yellow: 20 + points,
  blue: 20 + points,
  green: 20,
});

const POSITIONS: readonly Plain<Position>[] = [
  ['a castle nobody defends is attacked', 'red', /troops windsor/, alone('stafford london', 'windsor', 20)],
  ['in Wales', 'red', /troops harlech/, alone('tudor cardiff', 'harlech', 20)],
  ['in the north', 'red', /troops bamburgh/, alone('percy carlisle', 'bamburgh', 20)],
  ['in the Midlands', 'red', /troops kenilworth/, alone('mowbray', 'kenilworth', 20)],
  ['on its island', 'red', /troops carisbrooke/, alone('neville', 'carisbrooke', 20)],
  ['so is a large town', 'red', /troops bristol/, alone('neville', 'bristol', 20)],
  ['the second of the realm too', 'red', /troops york/, alone('plantagenet', 'york', 20)],
  [
    'who has no money sends mercenaries',
    'red',
    /mercenaries london [34]/,
    { ...alone('stafford', 'london', 0), mercenaries: { red: 4 } },
  ],
  [
    'to a castle too',
    'red',
    /mercenaries bamburgh [45]/,
    { ...alone('percy', 'bamburgh', 0), mercenaries: { red: 5 } },
  ],
  ['who cannot pay troops raises none', 'red', /^(?!.*troops)/, alone('stafford', 'london', 2)],
  ['a rival’s only noble is bribed', 'red', /bribe stafford/, alone('windsor london', 'stafford', 40)],
  ['the mightiest too', 'red', /bribe neville/, alone('bristol', 'neville', 60)],
  [
    'the bishop of one’s own town',
    'red',
    /bribe bishop-winchester/,
    alone('winchester london', 'bishop-winchester', 40),
  ],
  ['the captain of one’s own port', 'red', /bribe ship-sandwich/, alone('sandwich windsor', 'ship-sandwich', 30)],
  [
    'at a table of four too',
    'blue',
    /bribe neville/,
    { red: 'neville', yellow: 'carlisle', blue: 'bristol', green: 'york', money: { blue: 40 } },
  ],
  ['one’s only noble is guarded from a rich rival', 'red', /guard neville/, rich('neville', 'bristol exeter', 20)],
  ['in the north too', 'red', /guard percy/, rich('percy', 'carlisle durham', 20)],
  ['and one’s only bishop', 'red', /guard bishop-york/, rich('bishop-york', 'york lincoln', 14)],
  ['much French aid is taken', 'green', /^take-aid$/, { ...FOUR, turn: 2, scores: behind(20) }],
  ['a little is kept for later', 'green', /^decline-aid$/, { ...FOUR, turn: 2, scores: behind(2) }],
  ['in the last turn all is taken', 'green', /^take-aid$/, { ...FOUR, scores: behind(2) }],
  ['the card that wins a region', 'red', /^pick sandwich$/, draft('windsor', 'london winchester', 'sandwich pembroke')],
  ['the greater noble of two', 'red', /^pick percy$/, draft('carlisle', 'bamburgh', 'percy herbert')],
  ['the port of one’s own ship', 'red', /^pick plymouth$/, draft('ship-plymouth', 'bristol', 'plymouth berwick')],
];

/** A plan is judged as a whole. */
const goesOn = (state: Kind['state'], written: string): boolean =>
  state.phase.name === 'planning' && written !== 'lock';
plainPositions({ game, documentOf, bots: ['steward:2', 'steward:3'], looks: 40, goesOn }, POSITIONS);
