// Plain positions of Richard III: what everybody sees, the bots see too.
import { richardIII } from '@rose/richard-iii';
import { B, BLOCK_NAMES, diesForGood, kindOf } from '@rose/richard-iii/ids';
import type { AnyGame } from '@rose/table';
import { type Plain, plainPositions } from './plain.ts';

const game = richardIII as unknown as AnyGame;
type Seat = 'lancaster' | 'york';
interface Position {
  /** Place → blocks, ':2' for a strength below full; whoever is not named is out of the war. */
  readonly at: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}
/** Nobody can be called who is not named: lords lie face down, those who changed sides are aside, heirs of age are dead. */
const isTurncoat = (name: string): boolean =>
  name.startsWith('l-') && BLOCK_NAMES.some((other) => other === `y-${name.slice(2)}`);
const GONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    BLOCK_NAMES.filter((name) => ['noble', 'church', 'levy', 'bombard'].includes(kindOf(B[name]))).map((name) => [
      name,
      isTurncoat(name) ? 'aside' : diesForGood(B[name]) ? 'dead' : 'pool-down',
    ]),
  ),
  'y-exeter': 'aside',
  'l-somerset': 'dead',
  'l-exeter': 'dead',
  'y-york': 'dead',
  'y-rutland': 'dead',
  'y-march': 'dead',
};
const documentOf = ({ at, ...rest }: Position): object => {
  const blocks: Record<string, string> = { ...GONE };
  for (const [place, names] of Object.entries(at))
    for (const name of names.split(' ').filter(Boolean))
      blocks[name.replace(/:\d$/, '')] = place + (/:\d$/.exec(name)?.[0] ?? '');
  return { turn: 3, blocks, ...rest };
};
/** Its turn to act, and the enemy acts after it. */
const acts = (seat: Seat, points: number, at: Position['at'], more: object = {}): Position => ({
  at,
  player1: seat,
  cards: { lancaster: 'ap2-1', york: 'ap2-2' },
  phase: { name: 'action', acting: seat, points },
  ...more,
});
/** The last turn of the last campaign: lords on the map decide. */
const LAST = { campaign: 3, turn: 7, hands: { lancaster: [], york: [] }, player1: 'lancaster' };
const ends = (seat: Seat, at: Position['at']): Position => acts(seat, 1, at, LAST);
const fights = (at: Position['at'], facts: object): Position => ({
  at,
  player1: 'york',
  cards: { lancaster: 'ap2-1', york: 'ap2-2' },
  phase: { name: 'battle', ...facts },
});

const ARMY = 'y-march y-warwick y-salisbury y-norfolk';
const POSITIONS: readonly Plain<Position>[] = [
  [
    'a king alone beside an army leaves, or is joined',
    'lancaster',
    /^((march|sail) l-henry-vi |march l-\S+ .*-middlesex$)/,
    acts('lancaster', 1, { middlesex: 'l-henry-vi', essex: ARMY, oxford: 'l-oxford l-clifford', caernarvon: 'y-york' }),
  ],
  [
    'so does a king in the hills',
    'lancaster',
    /^((march|sail) l-henry-vi |march l-\S+ .*-derby$)/,
    acts('lancaster', 1, { derby: 'l-henry-vi:2', leicester: ARMY, chester: 'l-oxford', caernarvon: 'y-york' }),
  ],
  [
    'a king alone is attacked',
    'york',
    /^march y-\S+ .*-middlesex$/,
    acts('york', 1, { middlesex: 'l-henry-vi:2', essex: ARMY, cornwall: 'l-oxford', caernarvon: 'y-york' }),
  ],
  [
    'and so is a Pretender',
    'lancaster',
    /^march l-\S+ .*-kent$/,
    acts('lancaster', 1, { kent: 'y-york:1', middlesex: 'l-henry-vi l-oxford l-clifford l-beaumont' }),
  ],
  [
    'a pretender alone beside an army leaves',
    'york',
    /^(march|sail) y-york /,
    acts('york', 1, { kent: 'y-york:2', middlesex: 'l-henry-vi l-oxford l-clifford l-beaumont', calais: 'y-warwick' }),
  ],
  [
    'and leaves the west',
    'york',
    /^(march|sail) y-york /,
    acts('york', 1, { dorset: 'y-york:1', somerset: 'l-henry-vi l-oxford l-clifford', calais: 'y-warwick' }),
  ],
  [
    'a lone block does not fall upon an army',
    'lancaster',
    /^(?!march l-clifford .*-essex$)/,
    acts('lancaster', 1, { middlesex: 'l-clifford:1', essex: ARMY, cornwall: 'l-henry-vi', caernarvon: 'y-york' }),
  ],
  [
    'nor a king upon one',
    'lancaster',
    /^(?!(march|sail) l-henry-vi .*-essex)/,
    acts('lancaster', 1, { 'east-anglia': 'l-henry-vi:2', essex: ARMY, cornwall: 'l-oxford', caernarvon: 'y-york' }),
  ],
  [
    'when lords are counted, one more comes over the sea',
    'york',
    /^sail y-\S+ /,
    ends('york', {
      cornwall: 'l-henry-vi',
      pembroke: 'l-oxford',
      kent: 'y-warwick',
      essex: 'y-kent',
      calais: 'y-york',
    }),
  ],
  [
    'when lords are counted, one more is called',
    'york',
    /^recruit y-norfolk /,
    ends('york', {
      cornwall: 'l-henry-vi l-devon l-oxford',
      middlesex: 'y-warwick',
      essex: 'y-york',
      pool: 'y-norfolk',
    }),
  ],
  [
    'when lords are counted, an empty London counts for one',
    'york',
    /^(march|sail) y-\S+ .*middlesex/,
    ends('york', { cornwall: 'l-henry-vi', pembroke: 'l-oxford l-devon', essex: 'y-york y-kent y-warwick' }),
  ],
  [
    'for the King’s side too',
    'lancaster',
    /^(march|sail) l-\S+ .*middlesex/,
    ends('lancaster', {
      oxford: 'l-oxford',
      cornwall: 'l-henry-vi',
      kent: 'y-york',
      caernarvon: 'y-warwick y-norfolk',
    }),
  ],
  [
    'and leaves the north',
    'york',
    /^(march|sail) y-york /,
    acts('york', 1, { 'east-yorks': 'y-york:1', 'north-yorks': 'l-henry-vi l-oxford l-clifford', calais: 'y-warwick' }),
  ],
  [
    'nobody leaves his last heir before an army',
    'lancaster',
    /^(march|sail) l-(henry-vi|oxford|clifford) /,
    acts('lancaster', 1, {
      dead: 'l-prince-edward l-richmond',
      derby: 'l-henry-vi:1',
      leicester: ARMY,
      chester: 'l-oxford l-clifford',
      caernarvon: 'y-york',
    }),
  ],
  [
    'points are not left over while lords wait',
    'lancaster',
    /^(recruit|march|sail) /,
    acts('lancaster', 2, { cornwall: 'l-henry-vi', pool: 'l-oxford l-clifford l-devon', caernarvon: 'y-york' }),
  ],
  [
    'nor by the other house',
    'york',
    /^(recruit|march|sail) /,
    acts('york', 2, { cornwall: 'l-henry-vi', pool: 'y-norfolk y-arundel', kent: 'y-york' }),
  ],
  [
    'the Pretender lands where no army waits',
    'york',
    /^sail y-york (?!.*-(kent|sussex|middlesex) )/,
    ends('york', {
      kent: 'l-henry-vi l-oxford',
      sussex: 'l-clifford l-beaumont',
      middlesex: 'l-wiltshire',
      northumbria: 'y-norfolk y-suffolk y-essex y-hastings',
      'north-yorks': 'y-arundel y-worcester',
      calais: 'y-york',
    }),
  ],
  [
    'a king with one step left is fired at',
    'york',
    /^(fire|charge) /,
    fights({ essex: `${ARMY} l-henry-vi:1`, cornwall: 'l-oxford', caernarvon: 'y-york' }, { area: 'essex', round: 2 }),
  ],
  [
    'heirs in exile come home while the sea is open',
    'york',
    /^sail y-\S+ /,
    acts('york', 1, { cornwall: 'l-henry-vi', calais: 'y-york y-march y-rutland' }, { turn: 6 }),
  ],
  [
    'nobody goes back into exile when lords are counted',
    'lancaster',
    /^(?!.*(scotland|france))/,
    ends('lancaster', { northumbria: 'l-henry-vi', cornwall: 'l-oxford', kent: 'y-york y-norfolk' }),
  ],
];

plainPositions({ game, documentOf, bots: ['greedy', 'steward:2', 'steward:3'], looks: 200 }, POSITIONS);
