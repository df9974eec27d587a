// English: headings, counts and short explanations of the board.
import type { AreaName, House, NobleName, PieceName, PlaceName, Seat } from '@rose/kingmaker/ids';
import { areaWords, BORN, HOUSES, person, placeWord, SEATS } from '../text/names.en.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const LETTERING: Readonly<Record<string, string>> = {
  'north-sea': 'North Sea',
  'irish-sea': 'Irish Sea',
  'narrow-sea': 'The Narrow Sea',
  north: 'N',
};

export const en = {
  lettering: LETTERING,
  /** A label is a name and more: the name alone. */
  nameOf: (label: string): string => (label.split(/[,;.:]/)[0] ?? label).trim(),
  /** A title by birth. */
  bornAs: (noble: NobleName): string | undefined => BORN[noble],
  /** In the open there. */
  near: (area: AreaName): string => `${areaWords(area).at}${areaWords(area).name}`,
  bordersOn: (grounds: string): string => `Borders on ${grounds}.`,
  alongRoad: (name: string): string => `${name} (by road)`,
  garrison: (men: number, room: number): string => `garrison ${men}, room for ${room}`,
  wordOf: ({ kept, broken }: { readonly kept: number; readonly broken: number }): string =>
    kept + broken === 0 ? '' : `Promises: ${kept} kept, ${broken} broken`,
  alliedWith: (seats: string): string => `allied with ${seats}`,
  heldBy: (seat: string): string => `held by ${seat}`,
  men: (men: number): string => `${men} men`,
  bonus: (own: number, more: number): string => `${own} + ${more} here`,
  faction: 'Your faction',
  factionOf: (men: number, nobles: number): string => `${men} men · ${many(nobles, 'noble')}`,
  stackOf: (label: string, whole: string): string => `${label}, in all ${whole}`,
  shipOf: (label: string, load: number, hold: number): string => `${label}, load ${load}/${hold}`,
  captiveOf: (seat: string): string => `prisoner of ${seat}`,
  yourHand: 'Your hand',
  answers: 'Your answers',
  alsoPossible: 'Also possible',
  split: 'Split the stack',
  splitHint: 'Tick those who go on their own; touch the map to move them all.',
  someOnly: (verb: string, name: string): string => `${verb}: ${name}`,
  withMen: (men: number): string => `With these: ${men} men`,
  splitOff: (men: number): string => `Set apart: ${men} men`,
  join: 'Join all who stand here',
  heirs: {
    first: (house: House, _isHer: boolean): string => `House of ${HOUSES[house]}, senior: may be crowned.`,
    king: (house: House): string => `House of ${HOUSES[house]}, wears the crown.`,
    after: (house: House, name: string): string => `House of ${HOUSES[house]}, after ${name}.`,
    free: (isHer: boolean): string =>
      `Held by nobody: a noble alone with ${isHer ? 'her' : 'him'}, in the same spot, takes ${isHer ? 'her' : 'him'} when the phase ends.`,
  },
  throne: (kings: readonly string[]): string =>
    kings.length === 0 ? 'The throne is empty' : `${kings.length === 1 ? 'Reigns' : 'Reign'}: ${kings.join(' and ')}`,
  event: 'Last card turned',
  /** What the card says in a combat. */
  result: (printed: string) =>
    (
      ({ none: '', even: 'even', majority: 'majority', 'bad-weather': 'bad weather' }) as Readonly<
        Record<string, string>
      >
    )[printed] ?? printed,
  noEvent: 'No Event card has been turned up yet.',
  eventsLeft: 'Events',
  crownLeft: 'Crown',
  chancery: 'Chancery',
  round: (round: number): string => `Round ${round}`,
  phases: {
    chance: 'Chance',
    movement: 'Movement',
    combat: 'Combat',
    parliament: 'Parliament',
    coronation: 'Coronation',
    draw: 'Draw',
  },
  settingUp: 'Set-up',
  now: 'now',
  legend: 'What the signs mean',
  places: 'Places',
  placeKinds: {
    city: 'City',
    town: 'Fortified town',
    'open-town': 'Open town',
    'royal-castle': 'Royal castle',
    castle: 'Castle',
    unfortified: 'Unfortified town',
  },
  cathedral: 'Cathedral',
  port: 'Port',
  counters: 'Counters',
  counterSigns: {
    men: 'The pill: men where they stand.',
    stack: 'The disc: how many nobles.',
    towers: 'Between towers: inside the place.',
    heir: 'A crowned disc: an heir; brown, nobody’s.',
    siege: 'A ring of stakes: a siege.',
    stops: 'On roads: a bar stops you; a hand asks for leave.',
  },
  /** How far a march is. */
  steps: (steps: number): string => many(steps, 'area'),
  way: (from: AreaName, steps: number, isRoad: boolean): string =>
    `From ${areaWords(from).the}${areaWords(from).name}, ${many(steps, 'area')}${isRoad ? ' by road' : ''}.`,
  elsewhere: 'Elsewhere',
  seals: {
    /** The question itself says that it cannot be taken back. */
    sure: { ask: 'Is this your last word?', follows: '' },
    nobodyComes: 'None of your other nobles will come.',
    left: 'Whoever holds them then decides.',
    movement: (left: number) => ({
      ask: 'End your movement?',
      follows: `${many(left, 'stack')} of yours will not move.`,
    }),
    lost: (pieces: readonly PieceName[]) => ({
      ask: 'End your movement?',
      follows: `Still overseas with no right to stay, they are lost: ${pieces.map(person).join(', ')}.`,
    }),
    combat: { ask: 'End your combats?', follows: 'Nobody else attacks this turn.' },
    leave: (keeper: Seat, place: PlaceName) => `${SEATS[keeper]} is asked for leave at ${placeWord(place)}.`,
    asking: 'Leave is being asked for: it may be your last move before the answer.',
    crown: 'For good: only death takes a crown away.',
    free: 'He goes home with all his cards.',
    executeNoble: 'His cards are shared out or lost.',
    executeHeir: 'For good: his house has one claimant less.',
  },
};
