// English: why something is refused, and what would do instead. Hands, places, movement, ships.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { area, capital, card, mover, near, Piece, piece, Ship, Site, seat, ship, site } from './parts.en.ts';
import { verbName } from './verbs.en.ts';
import { court, parley } from './why-court.en.ts';
import { combat, field } from './why-war.en.ts';

type Why = Catalogue<Kingmaker>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

const general: Named<
  'not-yours-now' | 'not-at-this-step' | 'waits-already' | 'nothing-waits' | 'not-asked' | 'already-so'
> = {
  'not-yours-now': () => line`Somebody else is asked now: wait for your turn.`,
  'not-at-this-step': ({ verb }) => line`“${verbName(verb)}” is not what is asked now: answer the question first.`,
  'waits-already': () => line`That is already waiting for the next free moment.`,
  'nothing-waits': () => line`Nothing of yours is waiting for a free moment.`,
  'not-asked': () => line`Nobody is asking you for that leave: there is nothing to answer.`,
  'already-so': () => line`It is so already: there is nothing to change.`,
};

const hands: Named<
  | 'not-in-hand'
  | 'not-for-a-noble'
  | 'not-your-noble'
  | 'has-title'
  | 'needs-title'
  | 'has-office'
  | 'no-men-at-sea'
  | 'no-men-under-siege'
  | 'given-already'
  | 'place-him-first'
  | 'placed-already'
  | 'not-his-castle'
  | 'not-his-entry'
  | 'give-everything'
  | 'needs-a-noble'
  | 'not-yet'
  | 'place-noble'
  | 'only-in-calais'
  | 'fresh-in-combat'
> = {
  'not-in-hand': ({ card: id }) => line`${capital(card(id))} is not in that hand.`,
  'not-for-a-noble': ({ card: id }) => line`${capital(card(id))} is never given to a noble.`,
  'not-your-noble': ({ noble }) => line`${Piece(noble)} is not yours to lead: choose a noble of your own.`,
  'has-title': ({ noble }) => line`${Piece(noble)} already has a title, and nobody has two.`,
  'needs-title': ({ noble }) => line`${Piece(noble)} has no title, and only the titled hold an office.`,
  'has-office': ({ noble }) => line`${Piece(noble)} already has an office, and nobody has two.`,
  'no-men-at-sea': ({ noble }) => line`${Piece(noble)} is at sea: cards that bring men wait until he has landed.`,
  'no-men-under-siege': ({ noble }) => line`${Piece(noble)} is under siege: cards that bring men cannot reach him.`,
  'given-already': ({ card: id }) => line`${capital(card(id))} is already given.`,
  'place-him-first': ({ noble }) => line`Place ${piece(noble)} first.`,
  'placed-already': ({ noble }) => line`${Piece(noble)} already has his place.`,
  'not-his-castle': ({ noble }) => line`${Piece(noble)} starts inside one of his own castles.`,
  'not-his-entry': ({ noble }) =>
    line`${Piece(noble)} cannot come in there: he enters in a free castle of his, else in the nearest friendly place.`,
  'give-everything': () => line`Everything that can be given must be given first.`,
  'needs-a-noble': () => line`Each of your nobles needs a castle first.`,
  'not-yet': () => line`Castles are chosen later.`,
  'place-noble': () => line`Bring in the noble you turned up first.`,
  'only-in-calais': ({ noble }) =>
    line`${Piece(noble)} is neither in Calais nor on the Continent, where alone the French join.`,
  'fresh-in-combat': ({ card: id, noble }) =>
    line`${Piece(noble)} is in a combat: ${card(id)} can be given once it is over.`,
};

const places: Named<
  | 'no-such-guest'
  | 'has-leave'
  | 'has-no-leave'
  | 'not-your-place'
  | 'not-one-spot'
  | 'not-your-piece'
  | 'no-such-guest-here'
  | 'not-the-nearest'
  | 'not-his-escort'
> = {
  'no-such-guest': () => line`Leave can be given only to another faction of this game.`,
  'has-leave': ({ seat: id }) => line`${seat(id)} already has that leave.`,
  'has-no-leave': ({ seat: id }) => line`${seat(id)} has no such leave to take back.`,
  'not-your-place': ({ place }) => line`${Site(place)} is not yours: choose a place of your own.`,
  'not-one-spot': () => line`A stack stands in one spot: name pieces that stand together.`,
  'not-your-piece': ({ piece: id }) => line`${Piece(id)} is not yours to lead: choose a piece of your own.`,
  'no-such-guest-here': ({ seat: id }) => line`${seat(id)} has nobody at the gate.`,
  'not-the-nearest': ({ ship: id, place }) => line`${Site(place)} is not among the nearest ports for ${ship(id)}.`,
  'not-his-escort': ({ noble }) => line`${Piece(noble)} does not escort this heir.`,
};

const moves: Named<
  | 'not-the-lead'
  | 'march-instead'
  | 'has-moved'
  | 'is-besieged'
  | 'is-afloat'
  | 'is-idle'
  | 'needs-an-escort'
  | 'is-dead'
  | 'used-by-other'
  | 'too-far'
  | 'already-there'
  | 'gate-is-shut'
  | 'place-is-besieged'
  | 'nobody-inside'
  | 'no-room'
  | 'no-free-move'
  | 'cannot-move-again'
  | 'leave-is-asked'
  | 'passengers-in-port'
  | 'leave-pending'
  | 'land-is-closed'
  | 'needs-refuge'
  | 'no-refuge-card'
  | 'nobody-arrived'
  | 'no-french-aid'
> = {
  'not-the-lead': ({ piece: id }) => line`${Piece(id)} does not lead this stack: name the first of it.`,
  'march-instead': ({ piece: id }) => line`${Piece(id)} has not moved yet: march inside instead.`,
  'has-moved': ({ piece: id }) => line`${Piece(id)} has moved this turn: only a Free Move lets him move again.`,
  'is-besieged': ({ piece: id }) => line`${Piece(id)} is under siege, and cannot leave until it is lifted.`,
  'is-afloat': ({ piece: id }) => line`${Piece(id)} is at sea: land first.`,
  'is-idle': ({ piece: id }) => line`${Piece(id)} does nothing more this turn: wait for the next.`,
  'needs-an-escort': ({ piece: id }) => line`${Piece(id)} needs a noble for an escort, or a Free Move.`,
  'is-dead': ({ piece: id }) => line`${Piece(id)} is dead.`,
  'used-by-other': ({ piece: id }) => line`${Piece(id)} was led by another player this round.`,
  'too-far': ({ area: id }) =>
    line`${capital(area(id))} is out of reach: five areas across country, or along a road to the first closed gate.`,
  'already-there': () => line`They are there already: choose another place.`,
  'gate-is-shut': ({ place }) => line`${Site(place)} is shut: take it by siege, or ask its holder for leave.`,
  'place-is-besieged': ({ place }) => line`${Site(place)} is under siege: nobody goes in or out.`,
  'nobody-inside': ({ place }) => line`Nobody can be inside ${site(place)}: stay in the open.`,
  'no-room': ({ place, room, men }) => line`${Site(place)} holds ${room} men, and this would make ${men}.`,
  'no-free-move': () => line`You hold no Free Move.`,
  'cannot-move-again': ({ mover: id }) => line`A Free Move does not help ${mover(id)} now.`,
  'leave-is-asked': () => line`Leave has already been asked for this stack: wait for the answer.`,
  'passengers-in-port': () => line`Nobody stays aboard in port: land them first.`,
  'leave-pending': () => line`You are still waiting for an answer about leave.`,
  'land-is-closed': ({ area: id }) => line`Nobody goes to ${area(id)} in this game.`,
  'needs-refuge': ({ area: id }) => line`Nobody stays ${near(id)} without a Refuge card or business there.`,
  'no-refuge-card': () => line`You hold no such Refuge card.`,
  'nobody-arrived': () => line`None of yours has arrived there this turn.`,
  'no-french-aid': () => line`No noble of yours there has the French with him, or they have carried him already.`,
};

const shipped =
  (words: string) =>
  ({ ship: id }: { readonly ship: Parameters<typeof ship>[0] }): Line =>
    line`${Ship(id)} ${words}`;
const ships: Named<
  | 'not-your-ship'
  | 'ship-has-sailed'
  | 'ship-follows'
  | 'ship-not-here'
  | 'ship-is-full'
  | 'ship-leads'
  | 'nobody-aboard'
  | 'ships-apart'
  | 'cannot-board-here'
  | 'port-is-shut'
  | 'no-port'
  | 'port-is-closed'
  | 'ship-too-far'
  | 'too-few-to-land'
  | 'cannot-land-there'
  | 'is-fresh'
> = {
  'not-your-ship': shipped('is not yours: choose a ship of your own.'),
  'ship-has-sailed': shipped('has already sailed this round: wait for the next.'),
  'ship-follows': shipped('follows another ship: sail with that one.'),
  'ship-not-here': shipped('does not lie where they stand: they must be in the same spot to go aboard.'),
  'ship-is-full': shipped('cannot carry so many men: leave some ashore.'),
  'ship-leads': shipped('already leads others, and so cannot follow.'),
  'nobody-aboard': shipped('has nobody aboard to land.'),
  'ships-apart': ({ ship: id, leader }) => line`${Ship(id)} and ${ship(leader)} do not lie together.`,
  'cannot-board-here': ({ place }) => line`Nobody goes aboard in ${site(place)}: the port is not open to you.`,
  'port-is-shut': ({ place }) =>
    line`The port of ${site(place)} is shut: ask its holder for leave, or come to besiege.`,
  'no-port': ({ place }) => line`${Site(place)} is no port.`,
  'port-is-closed': ({ place }) => line`The port of ${site(place)} is closed in this game.`,
  'ship-too-far': shipped('has five points: one to leave port, one for each sea, one to put in.'),
  'too-few-to-land': ({ place, men, needed }) =>
    line`To land at ${site(place)} means to besiege it: that takes ${needed} men, and these are ${men}.`,
  'cannot-land-there': () => line`Nobody can be landed there: choose another coast.`,
  'is-fresh': shipped('came to you this turn, and sails from the next one on.'),
};

export const why: Why = {
  ...general,
  ...hands,
  ...places,
  ...moves,
  ...ships,
  ...combat,
  ...field,
  ...court,
  ...parley,
};
