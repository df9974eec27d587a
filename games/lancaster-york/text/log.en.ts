// English: what the log tells.
import type { LancasterYork } from '@rose/lancaster-york/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CRITERIA, HOUSES, SEATS, TITLE_COUNTS, TITLES } from './names.en.ts';
import {
  count,
  forces,
  listed,
  order,
  points,
  pounds,
  Region,
  region,
  regionOrZone,
  The,
  the,
  zone,
} from './parts.en.ts';
import { ignoredBecause } from './why.en.ts';

type Log = Catalogue<LancasterYork>['log'];
type Told<S extends keyof Log> = Pick<Log, S>;
type Earned = Parameters<Log['title-taken']>[0]['title'];
/** 9.1 What a title is held for. */
const counted = (title: Earned, number: number): string => {
  const [one, many] = TITLE_COUNTS[title];
  return count(number, one, many);
};

const draft: Told<
  | 'houses-dealt'
  | 'turn-began'
  | 'cards-shown'
  | 'card-picked'
  | 'mercenaries-hired'
  | 'cards-left'
  | 'title-taken'
  | 'title-returned'
> = {
  'houses-dealt': ({ houses }) =>
    line`The houses are dealt: ${listed(houses.map(({ seat, house }) => `${SEATS[seat]} serves ${HOUSES[house]}`))}.`,
  'turn-began': ({ turn, year, order: seats }) =>
    line`Turn ${turn}, the ${year}s. Turn order: ${seats.map((seat) => SEATS[seat]).join(', ')}.`,
  'cards-shown': ({ waiting, fresh, pile }) => {
    const old =
      waiting.length > 0 ? line` ${count(waiting.length, 'neutral place')} as well: ${listed(waiting.map(the))}.` : [];
    return line`${count(fresh.length, 'new card')} shown: ${listed(fresh.map(the))}.${old} ${pile} ${pile === 1 ? 'stays' : 'stay'} face down.`;
  },
  'card-picked': ({ seat, card, at }) =>
    at === null
      ? line`${SEATS[seat]} takes ${the(card)}.`
      : line`${SEATS[seat]} takes ${the(card)}, in ${regionOrZone(at)}.`,
  'mercenaries-hired': ({ seat, tokens, supply }) =>
    line`${SEATS[seat]} hires ${count(tokens, 'mercenary', 'mercenaries')}; ${supply} left in the supply.`,
  'cards-left': ({ cards }) =>
    line`Nobody took ${listed(cards.map(the))}: ${cards.length === 1 ? 'the card leaves' : 'these cards leave'} the game.`,
  'title-taken': ({ seat, title, from, count: number }) =>
    from === null
      ? line`${SEATS[seat]} becomes ${TITLES[title]} with ${counted(title, number)}.`
      : line`${SEATS[seat]} becomes ${TITLES[title]} with ${counted(title, number)}, in place of ${SEATS[from]}.`,
  'title-returned': ({ title, from }) =>
    line`${SEATS[from]} is no longer ${TITLES[title]}, and nobody deserves the title.`,
};

const money: Told<'taxes-paid' | 'aid-taken' | 'aid-declined' | 'plan-locked' | 'plan-unlocked'> = {
  'taxes-paid': ({ seat, sum, money: purse }) =>
    line`${SEATS[seat]} collects ${pounds(sum)} in taxes and has ${pounds(purse)}.`,
  'aid-taken': ({ seat, sum, money: purse }) =>
    line`${SEATS[seat]} takes ${pounds(sum)} of French aid and has ${pounds(purse)}.`,
  'aid-declined': ({ seat, sum }) => line`${SEATS[seat]} keeps the French aid of ${pounds(sum)} for later.`,
  'plan-locked': ({ seat }) => line`${SEATS[seat]} has confirmed their plan.`,
  'plan-unlocked': ({ seat }) => line`${SEATS[seat]} reopens their plan.`,
};

const deployment: Told<
  | 'plan-revealed'
  | 'bid-paid'
  | 'captain-won'
  | 'no-captain'
  | 'order-ignored'
  | 'cube-paid'
  | 'cube-dropped'
  | 'troops-paid'
  | 'troops-short'
  | 'noble-moved'
  | 'ship-moved'
  | 'force-placed'
> = {
  'plan-revealed': ({ seat, plan }) => {
    const orders: readonly Line[] = [
      ...(plan.bid && plan.bid.sum > 0 ? [line`${pounds(plan.bid.sum)} for Calais (${region(plan.bid.region)})`] : []),
      ...plan.moves.map((move) => order({ order: 'move', ...move })),
      ...plan.sails.map((sail) => order({ order: 'sail', ...sail })),
      ...plan.forces.map((force) => order({ order: 'force', ...force })),
      ...plan.white.map((person) => order({ order: 'white', person })),
      ...plan.black.map((person) => order({ order: 'black', person })),
    ];
    return orders.length === 0
      ? line`${SEATS[seat]} planned nothing.`
      : line`${SEATS[seat]} planned ${listed(orders)}.`;
  },
  'bid-paid': ({ seat, sum, region: landing }) =>
    line`${SEATS[seat]} pays ${pounds(sum)} for Calais, to land in ${region(landing)}.`,
  'captain-won': ({ seat, region: landing, tied }) =>
    tied.length > 0
      ? line`${SEATS[seat]} is Captain of Calais, before ${tied.map((one) => SEATS[one]).join(', ')} by turn order, and lands in ${region(landing)}.`
      : line`${SEATS[seat]} is Captain of Calais and lands in ${region(landing)}.`,
  'no-captain': () => line`Nobody bid for Calais: no captain this turn.`,
  'order-ignored': ({ seat, order: given, reason }) =>
    line`${SEATS[seat]}: ${order(given)} is ignored, ${ignoredBecause[reason]}.`,
  'cube-paid': ({ seat, colour, person, price, money: purse }) =>
    line`${SEATS[seat]} pays ${pounds(price)} to ${colour === 'black' ? 'bribe' : 'guard'} ${the(person)}; ${pounds(purse)} left.`,
  'cube-dropped': ({ seat, colour, person, price, money: purse }) =>
    line`${SEATS[seat]} cannot pay ${pounds(price)} to ${colour === 'black' ? 'bribe' : 'guard'} ${the(person)} with ${pounds(purse)}.`,
  'troops-paid': ({ seat, place: at, bought, price, money: purse }) =>
    line`${SEATS[seat]} pays ${pounds(price)} for ${count(bought, 'troop')} at ${the(at)}; ${pounds(purse)} left.`,
  'troops-short': ({ seat, place: at, planned, bought }) => {
    if (planned === 1) return line`${SEATS[seat]} cannot pay for the troop planned at ${the(at)}.`;
    return bought === 0
      ? line`${SEATS[seat]} can pay for none of the ${planned} troops planned at ${the(at)}.`
      : line`${SEATS[seat]} can pay for only ${bought} of the ${planned} troops planned at ${the(at)}.`;
  },
  'noble-moved': ({ noble, from, to }) => line`${The(noble)} rides from ${region(from)} to ${region(to)}.`,
  'ship-moved': ({ ship, to, port }) =>
    port ? line`${The(ship)} returns to port.` : line`${The(ship)} sails to ${zone(to)}.`,
  'force-placed': ({ seat, place: at, owner, troops, mercenaries }) =>
    seat === owner
      ? line`${SEATS[seat]} defends ${the(at)} with ${forces(troops, mercenaries)}.`
      : line`${SEATS[seat]} marches on ${the(at)}, held by ${SEATS[owner]}, with ${forces(troops, mercenaries)}.`,
};

const conflict: Told<
  'bribe-failed' | 'bribe-worked' | 'guards-returned' | 'battle-fought' | 'place-entered' | 'forces-went-home'
> = {
  'bribe-failed': ({ seat, person, owner }) =>
    line`${The(person)} stays with ${SEATS[owner]}: the white cube stops ${SEATS[seat]}’s bribe.`,
  'bribe-worked': ({ seat, person, from, at }) =>
    line`${SEATS[seat]} bribes ${the(person)} away from ${SEATS[from]}, in ${regionOrZone(at)}.`,
  'guards-returned': ({ persons }) => line`White cubes go back from ${listed(persons.map(the))}.`,
  'battle-fought': ({ seat, place: at, against, attackers, defenders, garrison, losses, result, left }) => {
    const own = forces(defenders.troops, defenders.mercenaries);
    const defence = [...(own === 'nobody' ? [] : [own]), ...(garrison > 0 ? [`a garrison of ${garrison}`] : [])];
    const met = `${forces(attackers.troops, attackers.mercenaries)} against ${defence.join(' and ') || 'nobody'}`;
    const fight = line`${SEATS[seat]} attacks ${the(at)}, held by ${SEATS[against]}: ${met}, each loses ${losses}.`;
    switch (result) {
      case 'taken':
        return line`${fight} ${SEATS[seat]} takes it with ${left} left.`;
      case 'held':
        return line`${fight} ${SEATS[against]} holds it with ${left} left.`;
      case 'neutral':
        return line`${fight} Nobody is left: it is neutral.`;
    }
  },
  'place-entered': ({ seat, place: at, left }) =>
    line`${SEATS[seat]} enters neutral ${the(at)} without a fight, with ${left}.`,
  'forces-went-home': ({ mercenaries, supply }) =>
    mercenaries === 0
      ? line`Troops go home.`
      : line`Troops go home; ${count(mercenaries, 'mercenary returns', 'mercenaries return')} to the supply (${supply}).`,
};

const parliament: Told<
  | 'region-judged'
  | 'votes-cast'
  | 'king-crowned'
  | 'no-king'
  | 'titles-scored'
  | 'trade-scored'
  | 'church-scored'
  | 'turn-ended'
  | 'captain-returned'
  | 'game-ended'
> = {
  'region-judged': ({ region: id, ranking }) => {
    if (ranking.length === 0) return line`${Region(id)}: nobody has any control.`;
    const ranks = ranking.map(({ seat, cp, vp, by }) => {
      const why = by === undefined || by === 'control-points' ? '' : ` (tie: ${CRITERIA[by]})`;
      return line`${SEATS[seat]} ${cp} CP${vp > 0 ? `, ${points(vp)}` : ''}${why}`;
    });
    return line`${Region(id)}: ${ranks.flatMap((rank, at) => (at === 0 ? rank : ['; ', ...rank]))}.`;
  },
  'votes-cast': ({ region: id, votes, cp, house, by }) => {
    if (house === null) return line`${Region(id)}: no votes.`;
    const why = by === null || by === 'control-points' ? '' : `, tie: ${CRITERIA[by]}`;
    return line`${Region(id)}: ${count(votes, 'vote')} for ${HOUSES[house]} (Lancaster ${cp.lancaster} CP, York ${cp.york} CP${why}).`;
  },
  'king-crowned': ({ house, votes, by, seats, vp }) => {
    const why = by === null ? '' : ` (tie: ${CRITERIA[by]})`;
    const who = seats.map((seat) => SEATS[seat]).join(' and ');
    return line`${HOUSES[house]} crowns the king, ${count(votes.lancaster, 'vote')} for Lancaster and ${votes.york} for York${why}: ${points(vp)} each for ${who}.`;
  },
  'no-king': () => line`No votes at all: no king this turn.`,
  'titles-scored': ({ seat, titles, vp }) =>
    line`${SEATS[seat]}: ${points(vp)} as ${titles.map((title) => TITLES[title]).join(', ')}.`,
  'trade-scored': ({ seat, ports, vp }) =>
    line`${SEATS[seat]}: ${points(vp)} from trade, for ${listed(ports.map(the))}.`,
  'church-scored': ({ seat, towns, vp }) =>
    line`${SEATS[seat]}: ${points(vp)} from the Church, for ${listed(towns.map(the))}.`,
  'turn-ended': ({ turn, scores }) =>
    line`End of turn ${turn}: ${scores.map(({ seat, score }) => `${SEATS[seat]} ${points(score)}`).join(', ')}.`,
  'captain-returned': ({ seat }) => line`The captaincy of Calais is given back; ${SEATS[seat]} held it for this turn.`,
  'game-ended': ({ ranking }) => {
    const ranks = ranking.map(({ seat, score, by }, at) => {
      const why = by === undefined || by === 'score' ? '' : ` (${CRITERIA[by]})`;
      return `${at + 1}. ${SEATS[seat]} ${points(score)}${why}`;
    });
    return line`The game is over. ${ranks.join(', ')}.`;
  },
};

export const log: Log = { ...draft, ...money, ...deployment, ...conflict, ...parliament };
