// English on the board.
import type { Colour, EventPhase, RegionName, Seat, TurnName } from '@rose/without-an-enemy/ids';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const TURN: { readonly [T in TurnName]: string } = {
  I: 'I',
  II: 'II',
  III: 'III',
  IV: 'IV',
  V: 'V',
  VI: 'VI',
  winter: 'Winter',
};
const REGIONS: { readonly [R in RegionName]: string } = {
  N: 'The North',
  M: 'The Midlands',
  W: 'Wales and the Marches',
  S: 'The South-West',
  E: 'The East and South-East',
};
const UNKNOWN: { readonly [C in Colour]: string } = {
  blue: 'an unknown Royalist block',
  orange: 'an unknown block of Parliament',
  green: 'an unknown Covenanter block',
};
const HELD: { readonly [S in Seat]: string } = { royalist: 'the King’s', parliament: 'Parliament’s' };
const PHASES: { readonly [P in EventPhase]: string } = { operational: 'operation', tactical: 'tactical' };
const lead = (track: number): string => {
  if (track === 0) return 'Even';
  return `${track > 0 ? 'Royalist' : 'Parliament'} ${Math.abs(track)}`;
};

export const en = {
  played: 'played',
  hands: 'Both hands',
  yourHand: 'Your hand',
  noEvent: 'actions only',
  eventPhases: PHASES,
  points: (points: number): string => many(points, 'action'),
  unknownBlock: UNKNOWN,
  /** For the label of a block that stands in an area. */
  standsIn: (who: string, area: string): string => `${who}, ${area}`,
  wayPoint: (area: string): string => `by way of ${area}`,
  heldBy: HELD,
  ports: (most: number, least: number): string => `${many(most, 'port')} to ${least}`,
  date: (year: number, turn: TurnName): string => `${year}, ${turn === 'winter' ? 'Winter' : `turn ${turn}`}`,
  turnShort: (turn: TurnName): string => TURN[turn],
  now: 'now',
  lead,
  boxes: { reserve: 'Reserve', lost: 'Eliminated', waiting: 'Still to come', gone: 'Out of the game' },
  hiddenInReserve: (count: number): string => `${count} hidden`,
  trays: 'Off the map',
  toReserve: 'To the Reserve',
  regions: REGIONS,
  goesFirst: (side: string): string => `${side} first`,
  /** What cannot be taken back, before it is done. */
  seals: {
    card: (points: number) => ({
      ask: 'Play this card?',
      follows: `It brings ${many(points, 'action')}. Both cards are shown at once.`,
    }),
    points: (points: number) => ({
      ask: 'End your actions?',
      follows: points === 0 ? 'All are spent.' : `${many(points, 'action')} left ${points === 1 ? 'is' : 'are'} lost.`,
    }),
    recruitment: (points: number) => ({
      ask: 'End recruitment?',
      follows:
        points === 0 ? 'All points are spent.' : `${many(points, 'point')} left ${points === 1 ? 'is' : 'are'} lost.`,
    }),
  },
  legend: 'What the signs mean',
  borders: 'Borders',
  blocks: 'blocks',
  border: { open: 'Clear: dashed', hills: 'Rough: red, with ticks, stops' },
  limit: { open: '6', hills: '3' },
  mountain: 'Mountains',
  mountainFeeds: 'feed 3',
  towns: 'Towns',
  townSigns: { town: 'its size', major: 'major city', siege: 'besieged', breach: 'breach' },
  townMarks: 'Gold star: a victory point. Anchor: a port. The flag is that of its master.',
};
