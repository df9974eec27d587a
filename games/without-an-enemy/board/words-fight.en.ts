// English for fights, sieges and winter quarters.
import { type BattleStep, FORTIFIED_HITS, type SiegeResult } from '@rose/without-an-enemy/ids';
import type { Heading, Lane, SeenBattle } from './battle-facts.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
type Kind = SeenBattle['kind'];
const ENDS: { readonly [K in Kind]: string } = {
  field: 'After cycle 3 the attacker falls back.',
  relief: 'After cycle 3 the relief falls back.',
  sortie: 'After cycle 3 the sortie goes back inside.',
  sally: 'Hits go to the strongest of any class; nobody retreats.',
  storm: 'No retreat.',
};
const HEADINGS: { readonly [H in Heading]: string } = {
  before: 'Before the battle',
  order: 'General retreat?',
  places: 'More stormers?',
  reserves: 'Reserves',
  guns: 'Guns',
  fire: 'Infantry fires',
  horse: 'Cavalry engages',
  rout: 'Rout, pursuit',
  foot: 'Infantry engages',
  melee: 'Hand to hand',
};
const LANES: { readonly [L in Lane]: string } = {
  guns: 'Guns',
  foot: 'Infantry',
  horse: 'Cavalry',
  unseen: 'Unseen',
  reserve: 'Reserve',
  off: 'Off the field',
  inside: 'Inside the city',
};
const HINTS: { readonly [S in BattleStep]?: string } = {
  retire: 'Touch a block to send it inside the city; those left fight.',
  garrison: 'Touch a block inside to let it come out as a reserve of the relief.',
  aim: 'Guns fire at Infantry. Touch a gun to aim it at Cavalry, at one less.',
  fire: 'Touch a block to let it fire, at one less; it does not engage in this cycle.',
  places: 'Touch a block to let it join the storming.',
};
const siegeFace = ({ foot, horse, surrender }: SiegeResult): string => {
  const loss = foot ? 'all −1' : horse ? 'Cavalry −1' : '';
  if (!surrender) return loss === '' ? 'nothing' : loss;
  return loss === '' ? 'yields' : `${loss}, yields`;
};

export const fights = {
  ends: ENDS,
  headings: HEADINGS,
  lanes: LANES,
  hints: HINTS,
  takeHint: 'Touch the block that takes the hit.',
  steps: 'Steps of this cycle',
  notInCycle: '(not in this cycle)',
  cycle: 'Cycle',
  step: 'Step',
  back: 'Show the map',
  openFight: 'Show the fight',
  openSheet: 'Show the recruitment',
  youAttack: 'You attack.',
  youDefend: 'You defend.',
  attacks: 'attacks',
  defends: 'defends',
  retreats: 'in general retreat',
  waiting: (side: string): string => `${side} decides.`,
  notes: {
    routed: 'routed',
    pursuing: 'pursuing',
    reserve: 'in reserve',
    from: (area: string): string => `from ${area}`,
    aimsAtHorse: 'aims at Cavalry',
    fires: 'fires',
    fired: 'has fired',
    engaged: 'has engaged',
    waits: 'waits',
    storms: 'storms',
    sallies: 'sallies',
    stays: 'stays',
  },
  unseen: (count: number): string => many(count, 'hidden block'),
  hits: (count: number): string => (count === 0 ? 'no hit' : many(count, 'hit')),
  allWait: 'All wait',
  theseFire: (count: number): string => (count === 1 ? '1 block fires' : `${count} blocks fire`),
  retreatText: 'Nobody fires, all engage at −2; you leave at the end of the cycle.',
  waitText: 'Nobody fires: all engage at full effectiveness.',
  hitsNow: 'Hits of this volley:',
  allFire: 'All fire',
  allFireSentence: (count: number): string =>
    `${count === 1 ? '1 more block fires' : `${count} more blocks fire`}; then the order is given.`,
  fireText: 'Nobody is left to engage. Hits of this volley:',
  withdrawalAdds: (own: number): string =>
    `To the die ${own < 0 ? '−' : '+'}${Math.abs(own)} for your blocks, and −1 for each enemy Cavalry block. Result:`,
  withdrawal: (success: boolean, loss: number): string =>
    `${success ? 'away' : 'stays'}${loss > 0 ? `, −${loss}` : ''}`,
  garrison: (count: number, room: number): string => `Inside: ${many(count, 'block')}, room for ${room}.`,
  marker: 'Siege',
  whoSallies: 'Who sallies?',
  whoStorms: 'Who storms?',
  anyNumber: 'As much Infantry and Cavalry as you like; guns stay.',
  atMost: (limit: number): string => `At most ${many(limit, 'block')}; guns stay back.`,
  sallyWith: (count: number): string => `Sally with ${many(count, 'block')}`,
  stormWith: (count: number): string => `Storm with ${many(count, 'block')}`,
  sallyText: (isMarked: boolean): string =>
    isMarked
      ? 'Three cycles; every hit goes to the strongest. Survivors go back inside.'
      : 'A battle in the open; you attack.',
  walls: (areWhole: boolean): string =>
    areWhole
      ? `Behind whole walls ${FORTIFIED_HITS} hits take 1 strength.`
      : 'The wall is open: each hit takes 1 strength.',
  stormText: (areWhole: boolean): string =>
    areWhole
      ? `Three cycles against whole walls: ${FORTIFIED_HITS} hits take 1 strength.`
      : 'Three cycles through an open wall: each hit takes 1 strength.',
  stayInside: 'Stay behind the walls',
  yields: 'It yields',
  keepDigging: 'Keep up the siege',
  siegeSteps: {
    relief: 'Relief',
    sortie: 'Sortie',
    breach: 'Breach',
    storm: 'Storm',
    die: 'Siege die',
    rise: 'Siege rises',
  },
  notInTurn: '(not this turn)',
  hiddenGarrison: 'The garrison is hidden: chances are drawn from all it may be.',
  lift: 'To lift the siege the besiegers march away: with a group move, in the actions of a turn, not now.',
  noDieYet: 'No siege die at this marker; it rises by 1.',
  siegeDie: 'The siege die of this turn, face by face:',
  siegeFace,
  breachDie: (guns: number, marker: number, from: number, event: number): string =>
    `Guns ${guns} and siege ${marker}: a breach opens on ${from >= 6 ? '6' : `${from} to 6`}${event === 0 ? '' : ', your event counted'}.`,
  winterQuarters: (year: number): string => `Winter quarters, ${year}`,
  yearEnd: 'Four steps; in each Player 1 wholly before Player 2.',
  yearSteps: ['New blocks', 'Regional recruitment', 'Return', 'Deck and losses'],
  /** On a small map. */
  regionsShort: { N: 'North', M: 'Midlands', W: 'Wales', S: 'South-West', E: 'East' },
  nextRegion: (region: string): string => `Next: ${region}`,
  regionsLabel: 'Regions and their points',
  pointsLeft: (points: number): string => `${many(points, 'point')} left`,
  pointsShort: (points: number): string => `${points} RP`,
  onTheMap: 'On the map',
  inReserve: 'In the Reserve',
  full: 'full',
  shutIn: 'besieged',
  awayFromHome: 'away from home',
  notNow: 'not now',
  notHere: 'not here',
  noPoints: 'no points left',
  deployHere: (area: string, points: number, block: string): string =>
    `${area} ${points}: deploy ${block}, at strength 1`,
  gunsCost: (points: number, london: number): string =>
    `Guns cost ${points} where you hold a major city, in London ${london}.`,
  unspent: (points: number): string =>
    points === 0 ? 'All points are spent.' : `${many(points, 'point')} would be lost.`,
};
