// French: what happened in combat, and what became of people and places.
import type { Cause, Kingmaker, PieceName } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { oddsWord } from './names.fr.ts';
import {
  at,
  atSite,
  card,
  count,
  does,
  e,
  event,
  inSite,
  keptCard,
  near,
  ofSite,
  Piece,
  Pieces,
  piece,
  pieces,
  Site,
  seat,
  site,
  toPiece,
} from './parts.fr.ts';
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
    line`${seat(id)} attaque ${pieces(defenders)} ${near(area)} avec ${pieces(attackers)} : ${count(men[0], 'homme')} contre ${men[1]}, ${oddsWord(odds)}.`,
  'ambush-laid': ({ seat: id }) => line`${seat(id)} tend une embuscade : le dernier nom de la carte en décidera.`,
  'town-fight-declared': ({ seat: id, place, attackers, defenders, men }) =>
    defenders.length === 0
      ? line`${seat(id)} tire l’épée ${inSite(place)} avec ${pieces(attackers)} : ${count(men[0], 'homme')} contre les ${men[1]} de la garnison.`
      : line`${seat(id)} tire l’épée ${inSite(place)} : ${attackers.length === 0 ? 'la garnison' : pieces(attackers)} contre ${pieces(defenders)}, ${count(men[0], 'homme')} contre ${men[1]}.`,
  'garrison-won': ({ place, odds }) => line`La garnison ${ofSite(place)} l’emporte, ${oddsWord(odds)}.`,
  'garrison-executes': ({ noble }) => line`La garnison exécute ${piece(noble)}.`,
  pardoned: ({ seat: id, noble, card: pardon }) => line`${seat(id)} montre ${card(pardon)} : ${piece(noble)} vivra.`,
  'siege-declared': ({ nobles, place, men, needed }) =>
    line`${Pieces(nobles)} ${does(nobles, 'met', 'mettent')} le siège devant ${site(place)} : ${count(men, 'homme')} contre ${needed}.`,
  'called-off': ({ seat: id }) => line`${seat(id)} renonce à l’attaque.`,
  'combat-card': ({ card: id, result }) => {
    if (result === 'bad-weather') return line`La carte est ${event(id)} : mauvais temps.`;
    return result === 'none'
      ? line`La carte est ${event(id)} : elle ne décide rien.`
      : line`La carte est ${event(id)} : il faut ${oddsWord(result)} pour vaincre.`;
  },
  'free-move-found': ({ seat: id, card: found }) => line`${seat(id)} tire ${keptCard(found)}, le garde et tire encore.`,
  'bad-weather': () => line`Le mauvais temps sépare les armées.`,
  'battle-won': ({ seat: id, odds }) => line`${seat(id)} l’emporte à ${oddsWord(odds)}.`,
  indecisive: ({ odds }) => line`À ${oddsWord(odds)}, le combat ne décide rien.`,
  'place-taken': ({ seat: id, place }) => line`${seat(id)} prend ${site(place)}.`,
  'place-holds': ({ place }) => line`${Site(place)} tient bon.`,
  'siege-laid': ({ place }) => line`Le siège est mis devant ${site(place)}.`,
  'siege-lifted': ({ place }) => line`Le siège ${ofSite(place)} est levé.`,
  'lord-named': ({ place, noble }) => line`${Piece(noble)} est seigneur ${ofSite(place)}.`,
};

type Words = readonly [one: string, many: string];
const CAUSES: { readonly [C in Cause]: (ids: readonly PieceName[]) => Words } = {
  plague: () => ['meurt de la peste', 'meurent de la peste'],
  combat: () => ['tombe', 'tombent'],
  siege: () => ['tombe au siège', 'tombent au siège'],
  execution: (ids) => [`est exécuté${e(ids)}`, `sont exécuté${e(ids)}`],
  storm: () => ['se noie dans la tempête', 'se noient dans la tempête'],
  sickness: () => ['meurt dans son lit', 'meurent dans leur lit'],
  called: () => ['tombe en rétablissant l’ordre', 'tombent en rétablissant l’ordre'],
  refuge: () => ['se perd en exil', 'se perdent en exil'],
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
  died: ({ pieces: who, cause }) => line`${Pieces(who)} ${does(who, ...CAUSES[cause](who))}.`,
  executed: ({ seat: id, piece: who }) => line`${seat(id)} exécute ${piece(who)}.`,
  captured: ({ seat: id, nobles }) => line`${seat(id)} capture ${pieces(nobles)}.`,
  held: ({ seat: id, noble }) => line`${seat(id)} garde ${piece(noble)} contre rançon.`,
  freed: ({ seat: id, noble }) => line`${seat(id)} rend la liberté ${toPiece(noble)}.`,
  returned: ({ noble, where }) => line`${Piece(noble)} est de retour ${at(where)}.`,
  spoils: ({ card: id, noble }) => line`Butin pour ${piece(noble)} : ${card(id)}.`,
  'heir-taken': ({ seat: id, royal }) => line`${Piece(royal)} est désormais avec ${seat(id)}.`,
  'heir-uncontrolled': ({ royal }) => line`${Piece(royal)} n’a plus de gardien.`,
  'turned-neutral': ({ place }) => line`${Site(place)} redevient neutre.`,
  'both-houses': ({ seat: id }) =>
    line`${seat(id)} tient des héritiers des deux maisons, et doit se défaire d’une des deux en deux tours.`,
  crowned: ({ piece: who, place }) => line`${Piece(who)} est couronné${e(who)} ${atSite(place)}.`,
  'wishes-end': ({ seat: id }) => line`${seat(id)} demande la fin de la partie.`,
  counted: ({ seats: ids }) =>
    line`Le compte, Communes et Lords : ${joined(
      ids.map(({ seat: id, commons, lords }) => line`${seat(id)} ${commons} et ${lords}`),
      ' ; ',
    )}.`,
};
