// English: what happened by the rules of the advanced game and the variants.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { oddsWord, spaceWord } from './names.en.ts';
import {
  area,
  capital,
  card,
  cards,
  count,
  does,
  event,
  few,
  from,
  near,
  Piece,
  Pieces,
  piece,
  pieces,
  seat,
  ships,
  to,
} from './parts.en.ts';

type Log = Catalogue<Kingmaker>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const field: Named<
  | 'arrayed'
  | 'engaged'
  | 'supported'
  | 'detached'
  | 'shifted'
  | 'encounter'
  | 'exchanged'
  | 'rescued'
  | 'field-won'
  | 'field-left'
> = {
  arrayed: ({ seat: id, front, second }) => {
    const behind = second === 0 ? '' : `, ${few(second, 'noble')} behind`;
    return line`${seat(id)} draws up the lines: ${pieces(front)} in front${behind}.`;
  },
  engaged: ({ seat: id, space }) => line`${seat(id)} attacks ${spaceWord(space)}.`,
  supported: ({ noble, space }) => line`${Piece(noble)} comes to help ${spaceWord(space)}.`,
  detached: ({ noble, men, space }) => line`${Piece(noble)} sends ${men} men to help ${spaceWord(space)}.`,
  shifted: ({ seat: id, noble, space }) =>
    noble === undefined
      ? line`${seat(id)} moves a noble: now ${spaceWord(space)}.`
      : line`${Piece(noble)} is now ${spaceWord(space)}.`,
  encounter: ({ space, attackers, defenders, men, odds, winner }) => {
    const end = winner === null ? 'undecided' : `${seat(winner)} wins`;
    return line`${capital([spaceWord(space)])}: ${pieces(attackers)} against ${pieces(defenders)}, ${men[0]} men to ${men[1]}, ${oddsWord(odds)}: ${end}.`;
  },
  exchanged: ({ noble, other }) => line`Prisoners are exchanged: ${piece(noble)} for ${piece(other)}.`,
  rescued: ({ noble }) => line`${Piece(noble)} is rescued.`,
  'field-won': ({ seat: id }) => line`${seat(id)} wins the field.`,
  'field-left': () => line`Both sides leave the field.`,
};

const wider: Named<
  | 'loyalty'
  | 'duke-claimed'
  | 'commissioned'
  | 'crossed'
  | 'calais-holds'
  | 'calais-lost'
  | 'mercenaries-left'
  | 'royal-death'
  | 'gave-back'
  | 'treachery'
  | 'ships-sunk'
  | 'ships-sent-home'
> = {
  loyalty: ({ noble, dice, stays }) =>
    stays
      ? line`The dice show ${dice}: an heir of the house of ${piece(noble)} stays loyal.`
      : line`The dice show ${dice}: the house of ${piece(noble)} leaves the faction.`,
  'duke-claimed': ({ seat: id, noble }) => line`The card of ${piece(noble)} goes to ${seat(id)}.`,
  // 15.9 before the French nobody is replaced but the captain, who has no name here
  commissioned: ({ seat: id, noble, nobles }) =>
    nobles.includes(noble)
      ? line`${seat(id)} shows a Writ: ${piece(noble)} holds Calais against the French.`
      : line`${seat(id)} shows a Writ: ${pieces(nobles)} ${does(nobles, 'goes', 'go')} instead of ${piece(noble)}.`,
  crossed: ({ pieces: who, from: start, to: goal }) =>
    line`The French carry ${pieces(who)} ${from(start)} ${to(goal)}.`,
  'calais-holds': () => line`Calais holds against the French.`,
  'calais-lost': ({ pieces: who, area: goal, ships: fled }) => {
    const people = who.length === 0 ? [] : line` ${Pieces(who)} ${does(who, 'flees', 'flee')} to ${area(goal)}.`;
    const fleet = fled.length === 0 ? [] : line` ${capital(ships(fled))} ${does(fled, 'makes', 'make')} for England.`;
    return line`Calais is lost to the French.${people}${fleet}`;
  },
  'mercenaries-left': ({ cards: ids }) =>
    ids.length === 0 ? line`There are no mercenaries to go home.` : line`${capital(cards(ids))} go home.`,
  'royal-death': ({ dice, royal, dead }) =>
    dead
      ? line`The dice show ${dice}, for ${piece(royal)}: dead already.`
      : line`The dice show ${dice}: death comes for ${piece(royal)}.`,
  'gave-back': ({ seat: id, card: what }) =>
    what === undefined
      ? line`${seat(id)} gives a card back to the deck.`
      : line`${seat(id)} gives ${card(what)} back to the deck.`,
  treachery: ({ seat: id, cards: many }) =>
    many === 0
      ? line`Treachery: ${seat(id)} has no Crown card to give back.`
      : line`Treachery: ${seat(id)} must give back ${count(many, 'Crown card')}.`,
  'ships-sunk': ({ ships: ids }) => line`${capital(ships(ids))} ${does(ids, 'sinks', 'sink')}.`,
  'ships-sent-home': ({ ships: ids }) => line`${capital(ships(ids))} ${does(ids, 'is', 'are')} driven home, empty.`,
};

const variants: Named<
  | 'catastrophe-begins'
  | 'catastrophe-ends'
  | 'wavers'
  | 'deserted'
  | 'changed-sides'
  | 'set-aside'
  | 'took-refuge'
  | 'refuge-ends'
  | 'refuge-found'
> = {
  'catastrophe-begins': ({ rounds }) =>
    line`Catastrophe: for ${few(rounds, 'round')} titles, offices and bishops bring no men.`,
  'catastrophe-ends': () => line`The catastrophe is over.`,
  wavers: ({ noble }) => line`${Piece(noble)} wavers, and does nothing this turn.`,
  deserted: ({ noble, die }) => line`${Piece(noble)} wavers, rolls ${die} and goes home.`,
  'changed-sides': ({ seat: id, noble, die }) =>
    line`${Piece(noble)} wavers, rolls ${die} and goes over to ${seat(id)}.`,
  'set-aside': ({ card: id }) => line`${event(id)} is laid aside; another card is turned.`,
  'took-refuge': ({ pieces: who, area: where }) =>
    line`${Pieces(who)} ${does(who, 'takes', 'take')} refuge ${near(where)}.`,
  'refuge-ends': ({ seat: id }) => line`A refuge of ${seat(id)} comes to an end.`,
  'refuge-found': ({ seat: id }) => line`${seat(id)} draws a Refuge card, keeps it and draws again.`,
};
export const advanced = { ...field, ...wider, ...variants };
