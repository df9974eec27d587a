// English on the board.
import { numbersIn } from '@rose/board';
import type { ClassName, Colour, EventPhase, RegionName, Seat, TurnName } from '@rose/without-an-enemy/ids';

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
const CLASSES: { readonly [C in ClassName]: string } = { A: 'Artillery', C: 'Cavalry', I: 'Infantry' };
const upTo = (face: number): string => (face <= 1 ? '1' : face === 2 ? '1 or 2' : `1 to ${face}`);
const lead = (track: number): string => {
  if (track === 0) return 'Level';
  return `${track > 0 ? 'Royalist' : 'Parliament'} +${Math.abs(track)}`;
};

export const en = {
  played: 'played',
  hands: 'Both hands',
  yourHand: 'Your hand',
  noEvent: 'no event',
  eventPhases: PHASES,
  /** When the event of a card comes. */
  eventComes: { operational: 'event before the actions', tactical: 'event for a fight' },
  points: (points: number): string => many(points, 'action'),
  unknownBlock: UNKNOWN,
  /** For the label of a block that stands in an area. */
  standsIn: (who: string, area: string): string => `${who}, ${area}`,
  mayJoin: 'may come along',
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
    resolve: { follows: 'Once the armies meet there is no way back.' },
    shown: { follows: 'What comes next is shown at once.' },
    shelter: { follows: 'Nobody can follow: what comes next is shown at once.' },
  },
  /** The large moments. */
  moments: {
    kingTaken: 'The King is taken',
    kingMeans: 'One victory point for Parliament, to the end of the war.',
    kingLeft: 'His army fights on without him.',
    falls: (city: string): string => `${city} has fallen`,
    holds: (side: string): string => `Held by ${side}`,
    points: (points: number): string =>
      points === 0 ? 'The count stays as it is.' : `It changes the count by ${many(points, 'point')}.`,
    yearEnds: (year: number): string => `The year ${year} ends`,
    newModel: 'The New Model Army is raised',
    newModelMeans: 'Six of the old regiments give way to it.',
    yearMeans: 'New blocks come, cities and regions pay for recruits, regional blocks go home.',
    trackIs: 'The count',
  },
  legend: 'What the signs mean',
  borders: 'Borders',
  bordersOn: (areas: string): string => `Borders on ${areas}.`,
  crossing: { clear: 'clear', rough: 'rough' },
  coastOn: (seas: string): string => `Its coast: ${seas}.`,
  blocks: 'blocks',
  border: { open: 'Clear: dashed', hills: 'Rough: red, with ticks; ends a move' },
  limit: { open: '6', hills: '3' },
  mountain: 'Mountains',
  mountainFeeds: 'feed 3',
  towns: 'Cities',
  townSigns: { town: 'its size', major: 'major city', siege: 'besieged', breach: 'breach' },
  townMarks: 'Gold star: a victory point. Anchor: a port. The flag shows who holds it.',
  ...numbersIn.en,
  wins: 'Victory',
  losses: 'Losses',
  lostBy: (one: number, other: number): string =>
    `Strength likely to be lost: ${one.toFixed(1)} and ${other.toFixed(1)}.`,
  exact: 'Exact.',
  estimated: (samples: number, error: number): string =>
    `Estimated from ${samples.toLocaleString('en')} ${samples === 1 ? 'fight' : 'fights'}, give or take ${many(Math.max(1, Math.ceil(100 * error)), 'point')}.`,
  otherActions: 'Other actions',
  army: (count: number): string => (count === 1 ? 'One block in hand' : `An army of ${count} blocks`),
  armyCounts: (horse: number, foot: number, guns: number, strength: number): string =>
    `Cavalry ${horse}, Infantry ${foot}, guns ${guns}; strength ${strength}. Touch one to leave it out.`,
  leaveOut: (block: string): string => `leave out ${block}`,
  goTo: (count: number, area: string): string => `${many(count, 'block')} to ${area}.`,
  costs: (points: number): string => `It costs ${many(points, 'action')}.`,
  meets: (count: number): string => `The enemy is there: ${many(count, 'block')}. It comes to a fight or a siege.`,
  stayBehind: (names: readonly string[]): string =>
    `Too far, or no room on the border: ${names.join(', ')} ${names.length === 1 ? 'stays' : 'stay'} behind.`,
  emptyCity: (city: string): string => `${city} is left without a block: enemy Infantry takes it without a fight.`,
  attackNow: (area: string): string => `March: ${area}`,
  voyageTo: (area: string): string => `By sea to ${area}`,
  voyageEnds: { arrives: 'arrives', weakened: 'arrives, loses 1', returns: 'turns back', lost: 'is lost' },
  classes: CLASSES,
  strength: (strength: number | null, full: number): string =>
    strength === null ? `Strength unknown, up to ${full}.` : `Strength ${strength} of ${full}.`,
  hitsOn: (name: string, power: number): string => `${name}, hits on ${upTo(power)}.`,
  discipline: (value: number): string => `Discipline ${value}: on a higher die it rides off in pursuit.`,
  king: 'The King: if he is taken, Parliament has a point.',
  leader: 'Leader: regional blocks beside him need not go home.',
  regionalLeader: 'Regional leader.',
  regional: (region: string): string => `Home: ${region}.`,
  national: 'national',
  nationalBlock: 'A national block, at home everywhere.',
  planOf: (marker: number | undefined, isBreached: boolean): string =>
    `${marker === undefined ? 'No siege marker yet' : `Siege at ${marker}`}${isBreached ? ', the wall is open' : ''}.`,
  canBe: (count: number): string => (count === 1 ? 'It can only be:' : `It can be one of these ${count}:`),
  between: (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`),
  held: (side: string): string => `Held by ${side}.`,
  size: (size: number, room: number, storm: number): string =>
    `Size ${size}: room for ${room} inside, ${storm} may storm at once.`,
  major: 'Major city: 1 recruitment point, and guns are raised here.',
  port: 'Port.',
  worth: (points: number): string => `${many(points, 'victory point')} to whoever takes it from the side it favours.`,
  feeds: (base: number, foot: number): string =>
    `Feeds ${many(base, 'block')} of Infantry and Cavalry${foot > 0 ? `, and ${foot} more of Infantry thanks to its city` : ''}.`,
  portsOf: (side: string, count: number): string => `${side}: ${many(count, 'free port')}.`,
  supply: 'Supply on the map',
  hunger: 'If the turn ended now:',
  hungerIn: (area: string, excess: number): string => `${area} would cost ${excess} strength`,
  cardsPlayed: 'Cards of the turn:',
  threatens: {
    royalist: (cities: readonly string[]) => `The Royalist threatens ${cities.join(', ')}.`,
    parliament: (cities: readonly string[]) => `Parliament threatens ${cities.join(', ')}.`,
  },
  ifTaken: (count: number, lead: string) => `${count === 1 ? 'If it falls' : 'If they fall'}: ${lead}.`,
  wonThen: 'The war would be won.',
  standing: 'How the war stands:',
  trackText: (most: number): string => `At ${most} the war is won at the end of a turn.`,
  loyalTo: { royalist: 'Favour the King', parliament: 'Favour Parliament' },
  taken: 'taken',
  together: {
    muster: (count: number): string => (count === 1 ? 'The one who can' : `All ${count}`),
    oneHome: (count: number): string => `Send home the ${count} with only one place to go`,
    nearest: (count: number): string => `Send all ${count} to their nearest home`,
  },
};
