// English: what happened, one sentence or two for each entry.
import type { PlaceName, RichardIII, Seat, Shown } from '@rose/richard-iii/ids';
import { isAreaName, other } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CARDS, SIDES } from './names.en.ts';
import { area, areaOrSea, count, inArea, listed, rolled, Somebody, sea, shown, The, the } from './parts.en.ts';

type Log = Catalogue<RichardIII>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const hits = (number: number): string => (number === 0 ? 'no hit' : count(number, 'hit'));
const roll = (entry: {
  readonly firepower: number;
  readonly faces: readonly number[];
  readonly hits: number;
}): string => `at firepower ${entry.firepower} and rolls ${rolled(entry.faces)}: ${hits(entry.hits)}.`;

const cards: Named<
  | 'turn-begins'
  | 'cards-dealt'
  | 'redeal-asked'
  | 'hand-kept'
  | 'own-hand-kept'
  | 'hand-given-up'
  | 'card-chosen'
  | 'cards-revealed'
> = {
  'turn-begins': ({ campaign, turn }) => line`Turn ${turn} of campaign ${campaign} begins.`,
  'cards-dealt': ({ campaign }) => line`The cards of campaign ${campaign} are dealt, seven to each house.`,
  'redeal-asked': ({ seat, hand }) =>
    line`${SIDES[seat]} shows its hand and asks for a new one: ${hand.map((card) => CARDS[card]).join(', ')}.`,
  'hand-kept': ({ seat }) => line`${SIDES[seat]} could ask for a new hand, but keeps the one it has.`,
  'own-hand-kept': ({ seat }) => line`${SIDES[seat]} keeps its own hand; the other cards are shuffled.`,
  'hand-given-up': ({ seat }) => line`${SIDES[seat]} gives its hand up too, and all the cards are shuffled.`,
  'card-chosen': ({ seat, card }) =>
    card === undefined ? line`${SIDES[seat]} has chosen a card.` : line`${SIDES[seat]} has chosen ${CARDS[card]}.`,
  'cards-revealed': ({ lancaster, york, player1 }) =>
    line`Lancaster plays ${CARDS[lancaster]}, York plays ${CARDS[york]}: ${SIDES[player1]} goes first.`,
};

const actions: Named<
  'marched' | 'sailed' | 'recruited' | 'mustered' | 'plagued' | 'main-attack' | 'actions-ended' | 'prisoner-freed'
> = {
  marched: ({ seat, block, path, attacks }) => {
    const [first, ...rest] = path;
    const last = rest.at(-1);
    if (first === undefined || last === undefined) return line`${Somebody(block, seat)} stays.`;
    const way = rest.length < 2 ? [] : line` through ${listed(rest.slice(0, -1).map(area))}`;
    const end = attacks ? line` into ${area(last)}, to attack.` : line` to ${area(last)}.`;
    return line`${Somebody(block, seat)} marches from ${area(first)}${way}${end}`;
  },
  sailed: ({ seat, block, from, to, sea: over, attacks }) => {
    const end = attacks ? line`into ${area(to)}, to attack.` : line`to ${area(to)}.`;
    return line`${Somebody(block, seat)} sails from ${area(from)} across ${sea(over)} ${end}`;
  },
  recruited: ({ seat, block, area: id }) =>
    line`${SIDES[seat]} recruits ${block === undefined ? 'a block' : the(block)} ${inArea(id)}.`,
  mustered: ({ seat, area: id }) => line`${SIDES[seat]} musters its blocks ${inArea(id)}.`,
  plagued: ({ seat, area: id }) => line`${SIDES[seat]} plays Plague: every block ${inArea(id)} loses 1 strength.`,
  'main-attack': ({ seat, area: id, from }) =>
    line`The main attack of ${SIDES[seat]} on ${area(id)} comes from ${areaOrSea(from)}.`,
  'actions-ended': ({ seat, unused }) =>
    unused === 0
      ? line`${SIDES[seat]} ends its actions.`
      : line`${SIDES[seat]} ends its actions and leaves ${count(unused, 'action point')} unused.`,
  'prisoner-freed': ({ block, area: id }) => line`${The(block)} is freed ${inArea(id)} and is the Pretender.`,
};

const waiting = (seat: Seat, number: number): string =>
  number === 0 ? '' : ` ${SIDES[seat]} has ${count(number, 'block')} in reserve.`;
const front = (verb: string, seat: Seat, blocks: readonly Shown[]): Line =>
  blocks.length === 0 ? line`${SIDES[seat]} ${verb}` : line`${SIDES[seat]} ${verb} with ${shown(blocks)}`;

const battles: Named<
  | 'battle-begins'
  | 'round-begins'
  | 'reserves-deployed'
  | 'roles-swapped'
  | 'treason-held'
  | 'treachery-rolled'
  | 'turned'
  | 'battle-won'
> = {
  'battle-begins': ({ area: id, attacker, lancaster, york, reserves }) => {
    const [first, second] =
      attacker === 'lancaster'
        ? [front('attacks', 'lancaster', lancaster), front('defends', 'york', york)]
        : [front('attacks', 'york', york), front('defends', 'lancaster', lancaster)];
    const rest = waiting('lancaster', reserves[0]) + waiting('york', reserves[1]);
    return line`Battle ${inArea(id)}: ${first}; ${second}.${rest}`;
  },
  'round-begins': ({ area: id, round }) => line`Round ${round} of the battle ${inArea(id)}.`,
  'reserves-deployed': ({ seat, area: id, blocks }) =>
    line`The reserves of ${SIDES[seat]} ${inArea(id)} come forward: ${shown(blocks)}.`,
  'roles-swapped': ({ area: id, attacker }) =>
    line`The roles are swapped ${inArea(id)}: ${SIDES[attacker]} is now the Attacker.`,
  'treason-held': ({ seat }) => line`${SIDES[seat]} does not use Treason in this battle.`,
  'treachery-rolled': ({ seat, by, target, faces, turned }) => {
    const who = by === 'event-treason' ? `With Treason, ${SIDES[seat]}` : The(by);
    const end = turned ? 'all even' : 'in vain';
    return line`${who} tries to win over ${the(target)} and rolls ${rolled(faces)}: ${end}.`;
  },
  turned: ({ seat, to, steps }) => line`${The(to)} now serves ${SIDES[seat]}, at strength ${steps}.`,
  'battle-won': ({ seat, area: id }) => line`${SIDES[seat]} wins the battle ${inArea(id)}.`,
};

const turns: Named<
  'fired' | 'charged' | 'fired-back' | 'hit' | 'passed' | 'retreated' | 'no-way-out' | 'eliminated' | 'regrouped'
> = {
  fired: (entry) => line`${The(entry.block)} fires ${roll(entry)}`,
  charged: (entry) => line`${The(entry.block)} charges ${the(entry.target)} ${roll(entry)}`,
  'fired-back': (entry) => line`${The(entry.block)} fires back at ${the(entry.target)} ${roll(entry)}`,
  hit: ({ block, hits: taken, left }) =>
    left === 0
      ? line`${The(block)} takes ${count(taken, 'hit')} and falls.`
      : line`${The(block)} takes ${count(taken, 'hit')} and is left with strength ${left}.`,
  passed: ({ block }) => line`${The(block)} passes.`,
  retreated: ({ block, from, to }) => line`${The(block)} retreats from ${area(from)} to ${area(to)}.`,
  'no-way-out': ({ block, area: id }) => line`${The(block)} must retreat and finds no way out of ${area(id)}.`,
  eliminated: ({ seat, block, area: id, fate }) => {
    const where = id === 'pool' ? line`in the pool` : inArea(id);
    switch (fate) {
      case 'dead':
        return line`${The(block)} dies ${where}.`;
      case 'pool':
        return line`${The(block)} is eliminated ${where} and lies in ${SIDES[seat]}’s pool until the next campaign.`;
      case 'home':
        return line`${The(block)} is eliminated ${where} and lies at home until the next campaign.`;
    }
  },
  regrouped: ({ seat, block, from, to }) => line`${Somebody(block, seat)} regroups from ${area(from)} to ${area(to)}.`,
};

const where = (id: PlaceName): Line => {
  if (isAreaName(id)) return line`, ${inArea(id)}`;
  if (id === 'minor') return line`, though still a minor`;
  return id === 'pool' ? line`, off the map` : [];
};
const throne = (king: Seat, lancaster: number, york: number): string => {
  const [own, theirs] = king === 'lancaster' ? [lancaster, york] : [york, lancaster];
  if (own < theirs) return `${SIDES[other(king)]} has more.`;
  return `${SIDES[king]} keeps the throne${own === theirs ? ': a tie serves the King' : ''}.`;
};
const seasons: Named<
  | 'crowned'
  | 'minor-entered'
  | 'minor-waits'
  | 'executed'
  | 'spared'
  | 'starved'
  | 'armies-disbanded'
  | 'throne-counted'
  | 'usurped'
  | 'went-home'
  | 'left-exile'
  | 'campaign-begins'
> = {
  crowned: ({ block, place }) => line`${The(block)} is King${where(place)}.`,
  'minor-entered': ({ block, area: id }) => line`${The(block)} comes of age and appears ${inArea(id)}.`,
  'minor-waits': ({ block }) => line`${The(block)} comes of age, but no place is open: he waits.`,
  executed: ({ seat, block }) => line`${SIDES[seat]} has ${the(block)} executed.`,
  spared: ({ seat, block }) => line`${SIDES[seat]} spares ${the(block)}.`,
  starved: ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} goes hungry ${inArea(id)} and loses 1 strength.`,
  'armies-disbanded': ({ campaign }) =>
    line`Campaign ${campaign} is over: levies, bombards, mercenaries and the Rebel go home.`,
  'throne-counted': ({ lancaster, york, kingSide }) =>
    line`The lords are counted: Lancaster ${lancaster}, York ${york}. ${throne(kingSide, lancaster, york)}`,
  usurped: ({ seat, block, place }) => line`${SIDES[seat]} usurps the throne: ${the(block)} is King${where(place)}.`,
  'went-home': ({ seat, block, from, to }) => {
    if (to === 'pool') return line`${Somebody(block, seat)} finds no home and goes from ${area(from)} to the pool.`;
    if (to === from) return line`${Somebody(block, seat)} is at home ${inArea(from)}.`;
    return line`${Somebody(block, seat)} goes home from ${area(from)} to ${area(to)}.`;
  },
  'left-exile': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} leaves ${area(id)}, which cannot feed so many, for the pool.`,
  'campaign-begins': ({ campaign }) => line`Campaign ${campaign} begins: every block is back at full strength.`,
};

export const log: Log = { ...cards, ...actions, ...battles, ...turns, ...seasons };
