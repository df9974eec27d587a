// English: what happened in combat, and what became of people and places.
import type { Cause, Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { oddsWord } from './names.en.ts';
import { at, card, does, event, keptCard, near, Piece, Pieces, piece, pieces, Site, seat, site } from './parts.en.ts';
import { joined } from './parts.ts';

type Log = Catalogue<Kingmaker>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

export const combat: Named<
  | 'attack-declared'
  | 'ambush-laid'
  | 'town-fight-declared'
  | 'garrison-won'
  | 'garrison-executes'
  | 'pardoned'
  | 'siege-declared'
  | 'called-off'
  | 'combat-card'
  | 'free-move-found'
  | 'bad-weather'
  | 'battle-won'
  | 'indecisive'
  | 'place-taken'
  | 'place-holds'
  | 'siege-laid'
  | 'siege-lifted'
  | 'lord-named'
> = {
  'attack-declared': ({ seat: id, attackers, defenders, area, men, odds }) =>
    line`${seat(id)} attacks ${pieces(defenders)} ${near(area)} with ${pieces(attackers)}: ${men[0]} men to ${men[1]}, ${oddsWord(odds)}.`,
  'ambush-laid': ({ seat: id }) => line`${seat(id)} lays an ambush: the last name on the card decides.`,
  'town-fight-declared': ({ seat: id, place, attackers, defenders, men }) =>
    defenders.length === 0
      ? line`${seat(id)} draws swords inside ${site(place)} with ${pieces(attackers)}: ${men[0]} men to the ${men[1]} of the garrison.`
      : line`${seat(id)} draws swords inside ${site(place)}: ${attackers.length === 0 ? 'the garrison' : pieces(attackers)} against ${pieces(defenders)}, ${men[0]} men to ${men[1]}.`,
  'garrison-won': ({ place, odds }) => line`The garrison of ${site(place)} wins, ${oddsWord(odds)}.`,
  'garrison-executes': ({ noble }) => line`The garrison executes ${piece(noble)}.`,
  pardoned: ({ seat: id, noble, card: pardon }) => line`${seat(id)} shows ${card(pardon)}: ${piece(noble)} lives.`,
  'siege-declared': ({ nobles, place, men, needed }) =>
    line`${Pieces(nobles)} ${does(nobles, 'lays', 'lay')} siege to ${site(place)}: ${men} men against ${needed}.`,
  'called-off': ({ seat: id }) => line`${seat(id)} calls the attack off.`,
  'combat-card': ({ card: id, result }) => {
    if (result === 'bad-weather') return line`The card is ${event(id)}: bad weather.`;
    return result === 'none'
      ? line`The card is ${event(id)}: it decides nothing.`
      : line`The card is ${event(id)}: it takes ${oddsWord(result)} to win.`;
  },
  'free-move-found': ({ seat: id, card: found }) =>
    line`${seat(id)} draws ${keptCard(found)}, keeps it and draws again.`,
  'bad-weather': () => line`Bad weather keeps the armies apart.`,
  'battle-won': ({ seat: id, odds }) => line`${seat(id)} wins at ${oddsWord(odds)}.`,
  indecisive: ({ odds }) => line`At ${oddsWord(odds)} the fight decides nothing.`,
  'place-taken': ({ seat: id, place }) => line`${seat(id)} takes ${site(place)}.`,
  'place-holds': ({ place }) => line`${Site(place)} holds.`,
  'siege-laid': ({ place }) => line`${Site(place)} is under siege.`,
  'siege-lifted': ({ place }) => line`The siege of ${site(place)} is lifted.`,
  'lord-named': ({ place, noble }) => line`${Piece(noble)} is lord of ${site(place)}.`,
};

const CAUSES: { readonly [C in Cause]: readonly [one: string, many: string] } = {
  plague: ['dies of the plague', 'die of the plague'],
  combat: ['falls', 'fall'],
  siege: ['falls in the siege', 'fall in the siege'],
  execution: ['is executed', 'are executed'],
  storm: ['drowns in the storm', 'drown in the storm'],
  sickness: ['dies in bed', 'die in bed'],
  called: ['falls while restoring order', 'fall while restoring order'],
  refuge: ['is lost in exile', 'are lost in exile'],
};
export const fates: Named<
  | 'died'
  | 'executed'
  | 'captured'
  | 'held'
  | 'freed'
  | 'returned'
  | 'spoils'
  | 'heir-taken'
  | 'heir-uncontrolled'
  | 'turned-neutral'
  | 'both-houses'
  | 'crowned'
  | 'wishes-end'
  | 'counted'
> = {
  died: ({ pieces: who, cause }) => line`${Pieces(who)} ${does(who, ...CAUSES[cause])}.`,
  executed: ({ seat: id, piece: who }) => line`${seat(id)} executes ${piece(who)}.`,
  captured: ({ seat: id, nobles }) => line`${seat(id)} captures ${pieces(nobles)}.`,
  held: ({ seat: id, noble }) => line`${seat(id)} holds ${piece(noble)} for ransom.`,
  freed: ({ seat: id, noble }) => line`${seat(id)} sets ${piece(noble)} free.`,
  returned: ({ noble, where }) => line`${Piece(noble)} is back ${at(where)}.`,
  spoils: ({ card: id, noble }) => line`Spoils for ${piece(noble)}: ${card(id)}.`,
  'heir-taken': ({ seat: id, royal }) => line`${Piece(royal)} is now with ${seat(id)}.`,
  'heir-uncontrolled': ({ royal }) => line`${Piece(royal)} is nobody’s ward.`,
  'turned-neutral': ({ place }) => line`${Site(place)} turns neutral.`,
  'both-houses': ({ seat: id }) =>
    line`${seat(id)} holds heirs of both houses, and must get rid of one house within two turns.`,
  crowned: ({ piece: who, place }) => line`${Piece(who)} is crowned in ${site(place)}.`,
  'wishes-end': ({ seat: id }) => line`${seat(id)} asks for the end of the game.`,
  counted: ({ seats: ids }) =>
    line`The count, Commons and Lords: ${joined(
      ids.map(({ seat: id, commons, lords }) => line`${seat(id)} ${commons} and ${lords}`),
      '; ',
    )}.`,
};
