// French: what the log tells.
import type { LancasterYork } from '@rose/lancaster-york/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CRITERIA, HOUSES, SEATS, TITLE_COUNTS, TITLES } from './names.fr.ts';
import {
  at as atPlace,
  count,
  forces,
  inRegion,
  listed,
  ofCard,
  order,
  points,
  pounds,
  Region,
  region,
  The,
  the,
  there,
  zone,
} from './parts.fr.ts';
import { ignoredBecause } from './why.fr.ts';

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
    line`On distribue les maisons : ${listed(houses.map(({ seat, house }) => `${SEATS[seat]} sert ${HOUSES[house]}`))}.`,
  'turn-began': ({ turn, year, order: seats }) =>
    line`Tour ${turn}, les années ${year}. Ordre du tour : ${seats.map((seat) => SEATS[seat]).join(', ')}.`,
  'cards-shown': ({ waiting, fresh, pile }) => {
    const old =
      waiting.length > 0
        ? line` ${count(waiting.length, 'lieu neutre', 'lieux neutres')} en plus : ${listed(waiting.map(the))}.`
        : [];
    return line`${count(fresh.length, 'nouvelle carte', 'nouvelles cartes')} : ${listed(fresh.map(the))}.${old} Reste${pile < 2 ? '' : 'nt'} ${count(pile, 'carte')} face cachée.`;
  },
  'card-picked': ({ seat, card, at }) =>
    at === null ? line`${SEATS[seat]} prend ${the(card)}.` : line`${SEATS[seat]} prend ${the(card)}, ${there(at)}.`,
  'mercenaries-hired': ({ seat, tokens, supply }) =>
    line`${SEATS[seat]} engage ${count(tokens, 'mercenaire')} ; il en reste ${supply} en réserve.`,
  'cards-left': ({ cards }) =>
    line`Personne n’a pris ${listed(cards.map(the))} : ${cards.length === 1 ? 'la carte sort' : 'ces cartes sortent'} du jeu.`,
  'title-taken': ({ seat, title, from, count: number }) =>
    from === null
      ? line`${SEATS[seat]} devient ${TITLES[title]} avec ${counted(title, number)}.`
      : line`${SEATS[seat]} devient ${TITLES[title]} avec ${counted(title, number)}, à la place de ${SEATS[from]}.`,
  'title-returned': ({ title, from }) =>
    line`${SEATS[from]} n’est plus ${TITLES[title]}, et personne ne mérite le titre.`,
};

const money: Told<'taxes-paid' | 'aid-taken' | 'aid-declined' | 'plan-locked' | 'plan-unlocked'> = {
  'taxes-paid': ({ seat, sum, money: purse }) =>
    line`${SEATS[seat]} perçoit ${pounds(sum)} d’impôts et possède ${pounds(purse)}.`,
  'aid-taken': ({ seat, sum, money: purse }) =>
    line`${SEATS[seat]} reçoit ${pounds(sum)} d’aide française et possède ${pounds(purse)}.`,
  'aid-declined': ({ seat, sum }) => line`${SEATS[seat]} garde pour plus tard l’aide française de ${pounds(sum)}.`,
  'plan-locked': ({ seat }) => line`${SEATS[seat]} a confirmé son plan.`,
  'plan-unlocked': ({ seat }) => line`${SEATS[seat]} rouvre son plan.`,
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
      ...(plan.bid && plan.bid.sum > 0 ? [line`${pounds(plan.bid.sum)} pour Calais (${region(plan.bid.region)})`] : []),
      ...plan.moves.map((move) => order({ order: 'move', ...move })),
      ...plan.sails.map((sail) => order({ order: 'sail', ...sail })),
      ...plan.forces.map((force) => order({ order: 'force', ...force })),
      ...plan.white.map((person) => order({ order: 'white', person })),
      ...plan.black.map((person) => order({ order: 'black', person })),
    ];
    return orders.length === 0
      ? line`${SEATS[seat]} n’avait rien prévu.`
      : line`${SEATS[seat]} avait prévu ${listed(orders)}.`;
  },
  'bid-paid': ({ seat, sum, region: landing }) =>
    line`${SEATS[seat]} paie ${pounds(sum)} pour Calais, et débarquerait ${inRegion(landing)}.`,
  'captain-won': ({ seat, region: landing, tied }) =>
    tied.length > 0
      ? line`${SEATS[seat]} est Capitaine de Calais, devant ${tied.map((one) => SEATS[one]).join(', ')} par l’ordre du tour, et débarque ${inRegion(landing)}.`
      : line`${SEATS[seat]} est Capitaine de Calais et débarque ${inRegion(landing)}.`,
  'no-captain': () => line`Personne n’offre rien pour Calais : pas de capitaine ce tour-ci.`,
  'order-ignored': ({ seat, order: given, reason }) =>
    line`${SEATS[seat]} : ${order(given)}, ordre ignoré ${ignoredBecause[reason]}.`,
  'cube-paid': ({ seat, colour, person, price, money: purse }) =>
    line`${SEATS[seat]} paie ${pounds(price)} pour ${colour === 'black' ? 'corrompre' : 'protéger'} ${the(person)} ; il lui reste ${pounds(purse)}.`,
  'cube-dropped': ({ seat, colour, person, price, money: purse }) =>
    line`${SEATS[seat]} ne peut payer ${pounds(price)} pour ${colour === 'black' ? 'corrompre' : 'protéger'} ${the(person)} avec ${pounds(purse)}.`,
  'troops-paid': ({ seat, place: at, bought, price, money: purse }) =>
    line`${SEATS[seat]} paie ${pounds(price)} pour ${count(bought, 'troupe')} ${atPlace(at)} ; il lui reste ${pounds(purse)}.`,
  'troops-short': ({ seat, place: at, planned, bought }) => {
    if (planned === 1) return line`${SEATS[seat]} ne peut payer la troupe prévue ${atPlace(at)}.`;
    return bought === 0
      ? line`${SEATS[seat]} ne peut payer aucune des ${planned} troupes prévues ${atPlace(at)}.`
      : line`${SEATS[seat]} ne peut payer que ${bought} des ${planned} troupes prévues ${atPlace(at)}.`;
  },
  'noble-moved': ({ noble, from, to }) => line`${The(noble)} quitte ${region(from)} pour ${region(to)}.`,
  'ship-moved': ({ ship, to, port }) =>
    port ? line`${The(ship)} rentre au port.` : line`${The(ship)} fait voile vers ${zone(to)}.`,
  'force-placed': ({ seat, place: at, owner, troops, mercenaries }) =>
    seat === owner
      ? line`${SEATS[seat]} défend ${the(at)} avec ${forces(troops, mercenaries)}.`
      : line`${SEATS[seat]} marche sur ${the(at)}, à ${SEATS[owner]}, avec ${forces(troops, mercenaries)}.`,
};

const conflict: Told<
  'bribe-failed' | 'bribe-worked' | 'guards-returned' | 'battle-fought' | 'place-entered' | 'forces-went-home'
> = {
  'bribe-failed': ({ seat, person, owner }) =>
    line`${The(person)} reste à ${SEATS[owner]} : le cube blanc arrête la corruption de ${SEATS[seat]}.`,
  'bribe-worked': ({ seat, person, from, at }) =>
    line`${SEATS[seat]} corrompt ${the(person)}, pris à ${SEATS[from]}, ${there(at)}.`,
  'guards-returned': ({ persons }) => line`Les cubes blancs reviennent : ${listed(persons.map(the))}.`,
  'battle-fought': ({ seat, place: at, against, attackers, defenders, garrison, losses, result, left }) => {
    const own = forces(defenders.troops, defenders.mercenaries);
    const defence = [...(own === 'personne' ? [] : [own]), ...(garrison > 0 ? [`une garnison de ${garrison}`] : [])];
    const met = `${forces(attackers.troops, attackers.mercenaries)} contre ${defence.join(' et ') || 'personne'}`;
    const fight = line`${SEATS[seat]} attaque ${the(at)}, à ${SEATS[against]} : ${met}, chacun perd ${losses}.`;
    switch (result) {
      case 'taken':
        return line`${fight} ${SEATS[seat]} s’en empare, il lui reste ${left}.`;
      case 'held':
        return line`${fight} ${SEATS[against]} tient bon, il lui reste ${left}.`;
      case 'neutral':
        return line`${fight} Plus personne : le lieu est neutre.`;
    }
  },
  'place-entered': ({ seat, place: at, left }) =>
    line`${SEATS[seat]} entre sans combat ${atPlace(at)}, lieu devenu neutre, avec ${left}.`,
  'forces-went-home': ({ mercenaries, supply }) =>
    mercenaries === 0
      ? line`Les troupes rentrent.`
      : line`Les troupes rentrent ; ${count(mercenaries, 'mercenaire retourne', 'mercenaires retournent')} en réserve (${supply}).`,
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
    if (ranking.length === 0) return line`${Region(id)} : personne n’y a de contrôle.`;
    const ranks = ranking.map(({ seat, cp, vp, by }) => {
      const why = by === undefined || by === 'control-points' ? '' : ` (égalité : ${CRITERIA[by]})`;
      return line`${SEATS[seat]} ${cp} PC${vp > 0 ? `, ${points(vp)}` : ''}${why}`;
    });
    return line`${Region(id)} : ${ranks.flatMap((rank, at) => (at === 0 ? rank : [' ; ', ...rank]))}.`;
  },
  'votes-cast': ({ region: id, votes, cp, house, by }) => {
    if (house === null) return line`${Region(id)} : aucun vote.`;
    const why = by === null || by === 'control-points' ? '' : `, égalité : ${CRITERIA[by]}`;
    return line`${Region(id)} : ${count(votes, 'vote')} pour ${HOUSES[house]} (Lancaster ${cp.lancaster} PC, York ${cp.york} PC${why}).`;
  },
  'king-crowned': ({ house, votes, by, seats, vp }) => {
    const why = by === null ? '' : ` (égalité : ${CRITERIA[by]})`;
    const who = seats.map((seat) => SEATS[seat]).join(' et ');
    return line`${HOUSES[house]} couronne le roi, ${count(votes.lancaster, 'vote')} pour Lancaster et ${votes.york} pour York${why} : ${points(vp)} chacun pour ${who}.`;
  },
  'no-king': () => line`Aucun vote : pas de roi ce tour-ci.`,
  'titles-scored': ({ seat, titles, vp }) =>
    line`${SEATS[seat]} : ${points(vp)} comme ${titles.map((title) => TITLES[title]).join(', ')}.`,
  'trade-scored': ({ seat, ports, vp }) =>
    line`${SEATS[seat]} : ${points(vp)} de commerce, ${listed(ports.map((port) => line`port ${ofCard(port)}`))}.`,
  'church-scored': ({ seat, towns, vp }) => line`${SEATS[seat]} : ${points(vp)} d’Église, ${listed(towns.map(the))}.`,
  'turn-ended': ({ turn, scores }) =>
    line`Fin du tour ${turn} : ${scores.map(({ seat, score }) => `${SEATS[seat]} ${points(score)}`).join(', ')}.`,
  'captain-returned': ({ seat }) =>
    line`Le titre de Capitaine de Calais est rendu ; ${SEATS[seat]} l’a tenu ce tour-ci.`,
  'game-ended': ({ ranking }) => {
    const ranks = ranking.map(({ seat, score, by }, at) => {
      const why = by === undefined || by === 'score' ? '' : ` (${CRITERIA[by]})`;
      return `${at + 1}. ${SEATS[seat]} ${points(score)}${why}`;
    });
    return line`La partie est finie. ${ranks.join(', ')}.`;
  },
};

export const log: Log = { ...draft, ...money, ...deployment, ...conflict, ...parliament };
