// English on the board.
import { numbersIn } from '@rose/board';
import type { AreaName, BlockKind, BlockName, SeaName, Seat } from '@rose/richard-iii/ids';
import { plain } from '@rose/table/text';
import { BLOCKS } from '../text/names.en.ts';
import { area, listed, The } from '../text/parts.en.ts';

const SIDES: { readonly [S in Seat]: string } = { lancaster: 'Lancaster', york: 'York' };
const SEAS: { readonly [S in SeaName]: string } = {
  'north-sea': 'North Sea',
  'english-channel': 'English Channel',
  'irish-sea': 'Irish Sea',
};
const KINDS: { readonly [K in BlockKind]: string } = {
  heir: 'Heir',
  noble: 'Noble',
  church: 'Church',
  levy: 'City levy: cannot sail.',
  bombard: 'Bombard: A in round 1, then D.',
  mercenary: 'Mercenary',
  rebel: 'Rebel',
};
const NUMERALS = ['', 'I', 'II', 'III'];
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const upTo = (face: number): string =>
  face <= 1
    ? '1'
    : face === 2
      ? '1 or 2'
      : `${Array.from({ length: face - 1 }, (_, i) => i + 1).join(', ')} or ${face}`;

export const en = {
  north: 'N',
  seas: SEAS,
  kinds: KINDS,
  ...numbersIn.en,
  wins: 'Victory',
  losses: 'Losses',
  lostBy: (red: number, white: number): string =>
    `Strength likely to be lost: ${red.toFixed(1)} and ${white.toFixed(1)}.`,
  percent: (share: number): string => `${Math.round(share * 1000) / 10}%`,
  unknownBlock: (seat: Seat): string => `an unknown ${SIDES[seat]} block`,
  /** For the label of a block that stands in an area. */
  standsIn: (who: string, area: string): string => `${who}, ${area}`,
  mayJoin: 'may come along',
  wayPoint: (area: string): string => `by way of ${area}`,
  borders: 'Borders',
  bordersOn: (areas: string): string => `Borders on ${areas}.`,
  border: { open: 'Plain', river: 'River', hills: 'Hills' },
  drawn: { open: 'yellow, dashed', river: 'blue, double line', hills: 'red, with ticks: stop' },
  blocks: 'blocks',
  limit: { open: '4', river: '3', hills: '2' },
  campaign: (number: number): string => `Campaign ${NUMERALS[number] ?? number}`,
  turn: (turn: number): string => `Turn ${turn} of 7`,
  points: (points: number): string => many(points, 'action'),
  /** What cannot be taken back, before it is done. */
  seals: {
    card: (points: number) => ({
      ask: 'Play this card?',
      follows:
        points > 0
          ? `It brings ${many(points, 'action')}. Both cards are shown at once.`
          : 'Both cards are shown at once.',
    }),
    points: (points: number) => ({
      ask: 'End your actions?',
      follows:
        points === 0
          ? 'Then battles are fought.'
          : points === 1
            ? 'The action you have left is lost.'
            : `The ${points} actions you have left are lost.`,
    }),
    newHand: { ask: 'Ask for a new hand?', follows: 'Your seven cards are shown and given back.' },
    fight: { follows: 'The blocks of both sides are turned up.' },
    shown: { follows: 'What comes next is shown at once.' },
    execute: { follows: 'He leaves the game for good.' },
  },
  lords: 'Lords',
  onTheMap: 'on the map',
  /** Of the other side only bounds are known. */
  lordsOf: (least: number, most: number): string => (least === most ? String(least) : `${least} to ${most}`),
  king: 'King',
  pretender: 'Pretender',
  hand: (count: number): string => many(count, 'card'),
  yourHand: 'Your hand',
  hands: 'Both hands',
  showsHand: (seat: Seat): string => `${SIDES[seat]} shows its hand:`,
  actions: 'actions',
  played: 'played',
  events: {
    'event-surprise': 'One group moves by land with border limits of 5, 4 and 3; or one sea move.',
    'event-force-march': 'One group moves up to three areas and may attack.',
    'event-muster': 'Any of your blocks move by land to one area that is friendly or vacant.',
    'event-piracy': 'Two sea moves, which may attack.',
    'event-treason': 'One group moves; and one treachery roll in one battle of the turn.',
    'event-plague': 'Every enemy block in one enemy city loses 1 strength.',
  } as { readonly [card: string]: string },
  actionCard: (points: number): string => `${many(points, 'action')}: move a group, sail, or recruit.`,
  pool: 'Pool',
  minors: 'Minors',
  dead: 'Dead',
  trays: 'Off the map',
  unknownInPool: (count: number): string => `${count} hidden`,
  strength: (strength: number | null, full: number): string =>
    strength === null
      ? `Strength unknown, up to ${full}.`
      : `Strength ${strength} of ${full}: ${many(strength, 'die', 'dice')}.`,
  rating: (letter: string, firepower: number): string =>
    `${{ A: 'Acts among the first', B: 'Acts in the second group', C: 'Acts in the third group', D: 'Acts last' }[letter] ?? ''}, hits on ${upTo(firepower)}.`,
  loyal: 'Loyal: never turns.',
  loyalty: (dice: number): string =>
    `Loyalty ${dice}: turns if ${dice === 1 ? 'the die is' : `all ${dice} dice are`} even.`,
  home: (areas: string): string => `Shield: ${areas}.`,
  heir: (rank: number): string => `Heir, rank ${rank}.`,
  canBe: (count: number): string => (count === 1 ? 'It can only be:' : `It can be one of these ${count}:`),
  /** Strength as far as it is known. */
  between: (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`),
  faceDown: 'Face down until the campaign ends',
  prisoner: 'Prisoner in London.',
  battleOf: (id: AreaName): string => `Battle of ${plain(area(id))}`,
  round: 'Round',
  now: 'now',
  attacks: 'attacks',
  defends: 'defends',
  youAttack: 'You attack',
  youDefend: 'You defend',
  attacksFrom: (areas: readonly AreaName[]): string => `attacks from ${plain(listed(areas.map(area)))}`,
  reserves: (count: number): string => `${many(count, 'block')} in reserve`,
  acted: 'has acted',
  itsTurn: 'to act',
  mayAct: 'may act now',
  reserve: 'in reserve',
  turned: 'changed sides',
  diceOf: (strength: number): string => `${many(strength, 'die', 'dice')}, one for each point of strength.`,
  hitsOn: (rating: string, firepower: number): string => `${rating} hits on ${upTo(firepower)}.`,
  bonus: {
    crown: '1 more for the crown',
    shield: '1 more for his own shield',
    city: '1 more for its own city',
    cathedral: '1 more for its own cathedral',
  },
  orderOfFire: 'Order of fire',
  hits: (count: number): string => (count === 0 ? 'No hit' : many(count, 'hit')),
  hitsLabel: (count: number, isLast: boolean): string => (isLast ? many(count, 'hit') : String(count)),
  strongest: (names: string): string => `Hits go to the strongest: ${names}.`,
  ownerChooses: (seat: Seat): string => `${SIDES[seat]} chooses among equals.`,
  dies: (share: string): string => `${share} dead`,
  ifAlive: 'If he survives, he fires back at once.',
  allEven: 'He changes sides if every die is even.',
  marks: { city: 'city', crown: 'crown: the senior royal heir defends at +1' },
  retreatTo: 'To a friendly or vacant area next to the battle.',
  /** Of several hits nobody knows yet how many he takes. */
  takesHits: (strength: number, hits: number): string =>
    hits === 1 ? `Strength ${strength}, then ${strength - 1}.` : `Strength ${strength} now.`,
  passes: 'Waits until the next round.',
  exact: 'Exact.',
  estimated: (samples: number, error: number): string =>
    `Estimated from ${samples.toLocaleString('en')} ${samples === 1 ? 'battle' : 'battles'}, give or take ${many(Math.max(1, Math.ceil(100 * error)), 'point')}.`,
  back: 'Show the map',
  open: 'Show the battle',
  attackNow: (id: AreaName): string => `Attack ${plain(area(id))}`,
  waiting: (seat: Seat): string => `${SIDES[seat]} acts.`,
  together: {
    oneHome: (count: number): string =>
      `Send home ${count === 1 ? '1 block that has' : `${count} blocks that have`} no choice`,
    nearest: (count: number): string => `Send ${many(count, 'lord')} to ${count === 1 ? 'his' : 'their'} nearest home`,
  },
  side: SIDES,
  /** A lord at the start of a sentence, and in a crowded row. */
  lord: (id: BlockName): string => plain([The(id)]),
  short: (id: BlockName): string => BLOCKS[id].short,
  /** The large moments. */
  moments: {
    dead: (name: string): string => `${name} is dead`,
    standing: { dead: 'dead', minor: 'a minor', king: 'King', pretender: 'Pretender', alive: 'alive' },
    emptyThrone: 'The throne is empty',
    untilSupply: 'Until the supply of this turn; then the senior heir becomes King.',
    heirsLeft: (seat: Seat, count: number): string =>
      count === 0 ? `${SIDES[seat]} has no heir left.` : `${SIDES[seat]} has ${many(count, 'heir')} left.`,
    isKing: (name: string): string => `${name} is King`,
    isPretender: (name: string): string => `${name} is the Pretender`,
    noPretender: (seat: Seat): string => `${SIDES[seat]} has no Pretender left`,
    staysPretender: (name: string): string => `${name} stays the Pretender`,
    staysKing: (name: string): string => `${name} stays King`,
    onlyUsurping: 'Only the count of lords after turn 7 gives the throne.',
    lastHeirWins: 'Whoever has lost all heirs has lost the war.',
    london: 'London, one more',
    namesHidden: 'Their names stay hidden; London is among them if it was held.',
    campaignOver: (campaign: string): string => `${campaign} is over`,
    takesThrone: (seat: Seat): string => `${SIDES[seat]} takes the throne`,
    keepsThrone: (seat: Seat): string => `${SIDES[seat]} keeps the throne`,
    counted: (king: number, pretender: number): string =>
      `The King’s side counts ${many(king, 'lord')}, the Pretender’s ${pretender}.${king === pretender ? ' A tie serves the King.' : ''}`,
    goesHomeLast: 'His lords go home last, to their shields and crowns.',
    goesIntoExile: 'His heirs go into exile, his lords home. Then all stand at full strength, with seven new cards.',
  },
};
