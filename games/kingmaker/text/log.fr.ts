// French: what happened, one sentence or two for each entry. Set-up, turns, cards, movement.
import { isShipName, type Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { sentenceOf } from './does.fr.ts';
import { isOneArea, kindOfCard } from './facts.ts';
import { advanced } from './log-advanced.fr.ts';
import { parley } from './log-parley.fr.ts';
import { parliament } from './log-parliament.fr.ts';
import { combat, fates } from './log-war.fr.ts';
import { isRank } from './names.en.ts';
import { RANKS } from './names.fr.ts';
import {
  at,
  atSite,
  capital,
  card,
  cards,
  count,
  does,
  few,
  from,
  inSite,
  keptCard,
  mover,
  ofSite,
  Piece,
  Pieces,
  piece,
  pieces,
  Ship,
  sailingTo,
  seat,
  seats,
  ship,
  ships,
  site,
  to,
  toPiece,
  turned,
} from './parts.fr.ts';
import { joined } from './parts.ts';

type Log = Catalogue<Kingmaker>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const FIRST = {
  chancellor: 'par son chancelier d’Angleterre',
  bishop: 'par le rang de son évêque',
  men: 'par le nombre de ses hommes',
  lot: 'par le sort',
} as const;
const setup: Named<'dealt' | 'noble-found' | 'allocating' | 'allocated' | 'starts' | 'placed'> = {
  dealt: ({ cards: each, deck }) =>
    line`Chacun reçoit ${count(each, 'carte')} de la Couronne ; il en reste ${deck} dans la pioche.`,
  'noble-found': ({ seat: id, cards: found }) => {
    const noble = found?.at(-1);
    return noble === undefined
      ? line`${seat(id)} n’a reçu aucun noble et pioche jusqu’à en trouver un.`
      : line`${seat(id)} n’a reçu aucun noble et pioche jusqu’à en trouver un : ${card(noble)}.`;
  },
  allocating: ({ seat: id }) => line`${seat(id)} a réparti toutes ses cartes.`,
  allocated: ({ seat: id, nobles, chancery }) => {
    const each = nobles.map(({ noble, cards: given }) =>
      given.length === 0 ? line`${piece(noble)}` : line`${piece(noble)} avec ${cards(given)}`,
    );
    const rest = chancery === 0 ? '' : ` À la Chancellerie : ${count(chancery, 'carte')}.`;
    return line`${seat(id)} : ${joined(each, ' ; ')}.${rest}`;
  },
  starts: ({ seat: id, because }) => line`${seat(id)} commence, ${FIRST[because]}.`,
  placed: ({ noble, where }) => line`${Piece(noble)} commence ${at(where)}.`,
};

const turns: Named<
  | 'round-begins'
  | 'turn-begins'
  | 'card-turned'
  | 'card-kept'
  | 'no-card'
  | 'called'
  | 'heir-follows'
  | 'ship-driven'
  | 'embassy'
  | 'embassy-fails'
> = {
  'round-begins': ({ round }) => line`La manche ${round} commence.`,
  'turn-begins': ({ seat: id }) => line`C’est le tour de ${seat(id)}.`,
  'card-turned': ({ card: id }) => line`La carte du tour : ${turned(id)}`,
  'card-kept': ({ seat: id, card: kept }) =>
    kept === undefined ? line`${seat(id)} garde la carte.` : line`${seat(id)} garde ${keptCard(kept)}.`,
  'no-card': ({ seat: id }) => line`Il ne reste aucune carte Événement à retourner pour ${seat(id)}.`,
  called: ({ noble, where }) => line`${Piece(noble)} répond à l’appel et se trouve ${at(where)}.`,
  'heir-follows': ({ royal, noble }) => line`${Piece(royal)} part avec ${piece(noble)}.`,
  'ship-driven': ({ ship: id, port, pieces: aboard }) =>
    aboard.length === 0
      ? line`${Ship(id)} se réfugie dans le port ${ofSite(port)}.`
      : line`${Ship(id)} se réfugie dans le port ${ofSite(port)} et débarque ${pieces(aboard)}.`,
  embassy: ({ royal, place }) => line`${Piece(royal)} va recevoir l’ambassade ${atSite(place)}.`,
  'embassy-fails': ({ place }) => line`Aucun roi ne peut recevoir l’ambassade ${atSite(place)}.`,
};

const joins = (id: Parameters<typeof card>[0], noble: Parameters<typeof piece>[0]): Line => {
  if (isRank(id)) return line`${piece(noble)} devient ${RANKS[id]}`;
  if (kindOfCard(id) === 'town') return line`${card(id)} se déclare pour ${piece(noble)}`;
  return line`${card(id)} ${kindOfCard(id) === 'mercenary' ? 'se joignent' : 'se joint'} ${toPiece(noble)}`;
};
const hands: Named<'played' | 'entered' | 'drawn' | 'turned-up' | 'deck-empty' | 'turn-ends' | 'waits' | 'no-longer'> =
  {
    played: ({ seat: id, card: what, noble }) => line`${seat(id)} joue une carte : ${joins(what, noble)}.`,
    entered: ({ seat: id, noble, where }) => line`${Piece(noble)} entre en lice pour ${seat(id)} ${at(where)}.`,
    drawn: ({ seat: id, card: what }) =>
      what === undefined ? line`${seat(id)} tire une carte de la Couronne.` : line`${seat(id)} tire ${card(what)}.`,
    'turned-up': ({ seat: id, cards: found }) => {
      const noble = found.at(-1);
      return noble === undefined
        ? line`${seat(id)} ne trouve aucun noble.`
        : line`${seat(id)} retourne ${count(found.length, 'carte')} et prend ${card(noble)}.`;
    },
    'deck-empty': ({ seat: id }) => line`La pioche est vide : ${seat(id)} ne tire rien.`,
    'turn-ends': ({ seat: id }) => line`Le tour de ${seat(id)} s’achève.`,
    waits: ({ action }) => line`« ${sentenceOf(action)} » attend le prochain moment libre.`,
    'no-longer': ({ action }) => line`« ${sentenceOf(action)} » n’est plus possible.`,
  };

const ANSWERS = { no: 'refuse', once: 'accepte, pour cette fois', always: 'accepte jusqu’à nouvel ordre' } as const;
const moves: Named<
  | 'marched'
  | 'grouped'
  | 'convoy'
  | 'boarded'
  | 'sailed'
  | 'landed'
  | 'free-move'
  | 'leave-asked'
  | 'leave-answered'
  | 'permitted'
  | 'withdrawn'
  | 'put-out'
  | 'lodged'
  | 'window-asked'
  | 'window-passed'
> = {
  marched: ({ pieces: who, from: start, to: goal, road, steps }) => {
    if (isOneArea(start, goal) && 'in' in goal)
      return line`${Pieces(who)} ${does(who, 'entre', 'entrent')} ${inSite(goal.in)}.`;
    if (isOneArea(start, goal) && 'in' in start)
      return line`${Pieces(who)} ${does(who, 'sort', 'sortent')} ${ofSite(start.in)}.`;
    const far = steps === 0 ? [] : line`, ${few(steps, 'zone', true)}${road ? ' par la route' : ''}`;
    return line`${Pieces(who)} ${does(who, 'va', 'vont')} ${from(start)} ${to(goal)}${far}.`;
  },
  grouped: ({ pieces: who, where }) =>
    line`${Pieces(who)} ${does(who, 'se tient à part', 'se tiennent ensemble')} ${at(where)}.`,
  convoy: ({ ship: id, leader }) => line`${Ship(id)} navigue de conserve avec ${ship(leader)}.`,
  boarded: ({ pieces: who, ship: id }) => line`${Pieces(who)} ${does(who, 'monte', 'montent')} ${at({ aboard: id })}.`,
  sailed: ({ ships: which, to: goal, points }) =>
    line`${capital(ships(which))} ${does(which, 'fait', 'font')} voile ${sailingTo(goal)}, ${few(points, 'point')}.`,
  landed: ({ pieces: who, where }) => line`${Pieces(who)} ${does(who, 'débarque', 'débarquent')} ${at(where)}.`,
  'free-move': ({ seat: id, mover: who }) =>
    line`${seat(id)} joue un Mouvement libre : ${mover(who)} peut bouger encore.`,
  'leave-asked': ({ seat: id, owner, place, mover: who, to: goal }) =>
    line`${seat(id)} demande permission à ${seat(owner)} devant ${site(place)}, pour mener ${mover(who)} ${isShipName(who) ? sailingTo(goal) : to(goal)}.`,
  'leave-answered': ({ seat: id, visitor, place, leave }) =>
    leave === 'no'
      ? line`${seat(id)} refuse sa permission à ${seat(visitor)} devant ${site(place)}.`
      : line`${seat(id)} ${ANSWERS[leave]} : ${seat(visitor)} a permission ${atSite(place)}.`,
  permitted: ({ seat: id, visitor, place }) =>
    place === 'all'
      ? line`${seat(id)} ouvre toutes ses places à ${seat(visitor)}.`
      : line`${seat(id)} ouvre ${site(place)} à ${seat(visitor)}.`,
  withdrawn: ({ seat: id, visitor, place }) =>
    place === 'all'
      ? line`${seat(id)} ferme toutes ses places à ${seat(visitor)}.`
      : line`${seat(id)} ferme ${site(place)} à ${seat(visitor)}.`,
  'put-out': ({ pieces: who, place }) => line`${Pieces(who)} ${does(who, 'doit', 'doivent')} quitter ${site(place)}.`,
  lodged: ({ seat: id, visitor, place }) => line`${seat(id)} laisse ${seat(visitor)} rester ${inSite(place)}.`,
  'window-asked': ({ seats: ids }) =>
    line`${seats(ids)} ${does(ids, 'peut', 'peuvent')} jouer maintenant un Mouvement libre.`,
  'window-passed': ({ seat: id }) => line`${seat(id)} a répondu.`,
};

export const log: Log = {
  ...setup,
  ...turns,
  ...hands,
  ...moves,
  ...combat,
  ...fates,
  ...parliament,
  ...advanced,
  ...parley,
};
