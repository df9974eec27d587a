// French: what happened, one sentence or two for each entry.
import type { PlaceName, RichardIII, Seat, Shown } from '@rose/richard-iii/ids';
import { isAreaName, other } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CARDS, OF_SIDE, SIDES } from './names.fr.ts';
import {
  Area,
  area,
  areaOrSea,
  at,
  count,
  e,
  from,
  il,
  listed,
  lui,
  ofBlock,
  rolled,
  Somebody,
  sea,
  shown,
  somebody,
  The,
  the,
  toBlock,
} from './parts.fr.ts';

type Log = Catalogue<RichardIII>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const hits = (number: number): string => (number === 0 ? 'aucune touche' : count(number, 'touche'));
const roll = (entry: {
  readonly firepower: number;
  readonly faces: readonly number[];
  readonly hits: number;
}): string => `à puissance ${entry.firepower} et lance ${rolled(entry.faces)} : ${hits(entry.hits)}.`;

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
  'turn-begins': ({ campaign, turn }) => line`Le tour ${turn} de la campagne ${campaign} commence.`,
  'cards-dealt': ({ campaign }) => line`On distribue les cartes de la campagne ${campaign}, sept à chaque maison.`,
  'redeal-asked': ({ seat, hand }) =>
    line`${SIDES[seat]} montre sa main et en demande une autre : ${hand.map((card) => CARDS[card]).join(', ')}.`,
  'hand-kept': ({ seat }) => line`${SIDES[seat]} pourrait demander une nouvelle main, et garde la sienne.`,
  'own-hand-kept': ({ seat }) => line`${SIDES[seat]} garde sa propre main ; on mélange les autres cartes.`,
  'hand-given-up': ({ seat }) => line`${SIDES[seat]} rend aussi sa main, et l’on mélange toutes les cartes.`,
  'card-chosen': ({ seat, card }) =>
    card === undefined ? line`${SIDES[seat]} a choisi une carte.` : line`${SIDES[seat]} a choisi ${CARDS[card]}.`,
  'cards-revealed': ({ lancaster, york, player1 }) =>
    line`Lancaster joue ${CARDS[lancaster]}, York joue ${CARDS[york]} : ${SIDES[player1]} commence.`,
};

const actions: Named<
  'marched' | 'sailed' | 'recruited' | 'mustered' | 'plagued' | 'main-attack' | 'actions-ended' | 'prisoner-freed'
> = {
  marched: ({ seat, block, path, attacks }) => {
    const [first, ...rest] = path;
    const last = rest.at(-1);
    if (first === undefined || last === undefined) return line`${Somebody(block, seat)} reste.`;
    const way = rest.length < 2 ? [] : line` par ${listed(rest.slice(0, -1).map(area))}`;
    const end = attacks ? line` et attaque ${area(last)}.` : line` vers ${area(last)}.`;
    return line`${Somebody(block, seat)} part ${from(first)}${way}${end}`;
  },
  sailed: ({ seat, block, from: origin, to, sea: over, attacks }) => {
    const end = attacks ? line` par ${sea(over)} et attaque ${area(to)}.` : line` pour ${area(to)}, par ${sea(over)}.`;
    return line`${Somebody(block, seat)} quitte ${area(origin)}${end}`;
  },
  recruited: ({ seat, block, area: id }) =>
    line`${SIDES[seat]} recrute ${block === undefined ? 'un bloc' : the(block)} ${at(id)}.`,
  mustered: ({ seat, area: id }) => line`${SIDES[seat]} rassemble ses blocs ${at(id)}.`,
  plagued: ({ seat, area: id }) => line`${SIDES[seat]} joue Peste : chaque bloc ${at(id)} perd un point de force.`,
  'main-attack': ({ seat, area: id, from: origin }) =>
    line`L’attaque principale ${OF_SIDE[seat]} contre ${area(id)} vient par ${areaOrSea(origin)}.`,
  'actions-ended': ({ seat, unused }) =>
    unused === 0
      ? line`${SIDES[seat]} a fini ses actions.`
      : line`${SIDES[seat]} a fini ses actions et laisse ${count(unused, 'point')} sans emploi.`,
  'prisoner-freed': ({ block, area: id }) => line`${The(block)} est libéré${e(block)} ${at(id)} : c’est le prétendant.`,
};

const waiting = (seat: Seat, number: number): string =>
  number === 0 ? '' : ` ${SIDES[seat]} a ${count(number, 'bloc')} en renfort.`;
const front = (verb: string, seat: Seat, blocks: readonly Shown[]): Line =>
  blocks.length === 0 ? line`${SIDES[seat]} ${verb}` : line`${SIDES[seat]} ${verb} avec ${shown(blocks)}`;

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
        ? [front('attaque', 'lancaster', lancaster), front('défend', 'york', york)]
        : [front('attaque', 'york', york), front('défend', 'lancaster', lancaster)];
    const rest = waiting('lancaster', reserves[0]) + waiting('york', reserves[1]);
    return line`Bataille ${from(id)} : ${first} ; ${second}.${rest}`;
  },
  'round-begins': ({ area: id, round }) => line`Round ${round} de la bataille ${from(id)}.`,
  'reserves-deployed': ({ seat, area: id, blocks }) =>
    line`Les renforts ${OF_SIDE[seat]} ${at(id)} s’avancent : ${shown(blocks)}.`,
  'roles-swapped': ({ area: id, attacker }) =>
    line`Les rôles s’inversent ${at(id)} : ${SIDES[attacker]} est maintenant l’attaquant.`,
  'treason-held': ({ seat }) => line`${SIDES[seat]} n’emploie pas Trahison dans cette bataille.`,
  'treachery-rolled': ({ seat, by, target, faces, turned }) => {
    const who = by === 'event-treason' ? `Par Trahison, ${SIDES[seat]}` : The(by);
    const end = turned ? 'tout est pair' : 'en vain';
    return line`${who} cherche à gagner ${the(target)} et lance ${rolled(faces)} : ${end}.`;
  },
  turned: ({ seat, to, steps }) => line`${The(to)} sert désormais ${SIDES[seat]}, à force ${steps}.`,
  'battle-won': ({ seat, area: id }) => line`${SIDES[seat]} gagne la bataille ${from(id)}.`,
};

const turns: Named<
  'fired' | 'charged' | 'fired-back' | 'hit' | 'passed' | 'retreated' | 'no-way-out' | 'eliminated' | 'regrouped'
> = {
  fired: (entry) => line`${The(entry.block)} tire ${roll(entry)}`,
  charged: (entry) => line`${The(entry.block)} charge ${the(entry.target)} ${roll(entry)}`,
  'fired-back': (entry) => line`${The(entry.block)} riposte ${toBlock(entry.target)} ${roll(entry)}`,
  hit: ({ block, hits: taken, left }) =>
    left === 0
      ? line`${The(block)} encaisse ${count(taken, 'touche')} et tombe.`
      : line`${The(block)} encaisse ${count(taken, 'touche')} et garde une force de ${left}.`,
  passed: ({ block }) => line`${The(block)} passe son tour.`,
  retreated: ({ block, from: origin, to }) => line`${The(block)} quitte ${area(origin)} et se retire ${at(to)}.`,
  'no-way-out': ({ block, area: id }) => line`${The(block)} doit battre en retraite et n’a aucune issue ${at(id)}.`,
  eliminated: ({ seat, block, area: id, fate }) => {
    const where = id === 'pool' ? line`dans la réserve` : at(id);
    const gone = line`${The(block)} est éliminé${e(block)} ${where}`;
    switch (fate) {
      case 'dead':
        return line`${The(block)} meurt ${where}.`;
      case 'pool':
        return line`${gone} et reste dans la réserve ${OF_SIDE[seat]} jusqu’à la prochaine campagne.`;
      case 'home':
        return line`${gone} et reste dans son pays jusqu’à la prochaine campagne.`;
    }
  },
  regrouped: ({ seat, block, from: origin, to }) =>
    line`${Somebody(block, seat)} quitte ${area(origin)} et se réorganise ${at(to)}.`,
};

const where = (id: PlaceName): Line => {
  if (isAreaName(id)) return line`, ${at(id)}`;
  if (id === 'minor') return line`, bien qu’encore mineur`;
  return id === 'pool' ? line`, hors du plateau` : [];
};
const throne = (king: Seat, lancaster: number, york: number): string => {
  const [own, theirs] = king === 'lancaster' ? [lancaster, york] : [york, lancaster];
  if (own < theirs) return `${SIDES[other(king)]} en a davantage.`;
  return `${SIDES[king]} garde le trône${own === theirs ? '\u00a0: l’égalité sert le roi' : ''}.`;
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
  crowned: ({ block, place }) => line`${The(block)} est roi${where(place)}.`,
  'minor-entered': ({ block, area: id }) => line`${The(block)} atteint sa majorité et entre ${at(id)}.`,
  'minor-waits': ({ block }) =>
    line`${The(block)} atteint sa majorité, mais aucune place n’est ouverte : ${il(block)} attend.`,
  executed: ({ seat, block }) => line`${SIDES[seat]} fait exécuter ${the(block)}.`,
  spared: ({ seat, block }) => line`${SIDES[seat]} épargne la vie ${ofBlock(block)}.`,
  starved: ({ seat, block, area: id }) => line`${Somebody(block, seat)} a faim ${at(id)} et perd un point de force.`,
  'armies-disbanded': ({ campaign }) =>
    line`La campagne ${campaign} est finie : armées de ville, canons, mercenaires et rebelle rentrent chez eux.`,
  'throne-counted': ({ lancaster, york, kingSide }) =>
    line`On compte les seigneurs : Lancaster ${lancaster}, York ${york}. ${throne(kingSide, lancaster, york)}`,
  usurped: ({ seat, block, place }) => line`${SIDES[seat]} usurpe le trône : ${the(block)} est roi${where(place)}.`,
  'went-home': ({ seat, block, from: origin, to }) => {
    if (to === 'pool')
      return line`${Somebody(block, seat)} n’a pas où rentrer et quitte ${area(origin)} pour la réserve.`;
    if (to === origin) return line`${Somebody(block, seat)} est chez ${lui(block)} ${at(origin)}.`;
    return line`${Somebody(block, seat)} rentre ${from(origin)} chez ${lui(block)}, ${at(to)}.`;
  },
  'left-exile': ({ seat, block, area: id }) =>
    line`${Area(id)} ne peut nourrir tant de monde : ${somebody(block, seat)} va dans la réserve.`,
  'campaign-begins': ({ campaign }) => line`La campagne ${campaign} commence : chaque bloc retrouve sa pleine force.`,
};

export const log: Log = { ...cards, ...actions, ...battles, ...turns, ...seasons };
