// English: why something is refused in Parliament, at a coronation, in a bargain.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { capital, card, count, event, Piece, Pieces, piece, Ship, Site, seat, site } from './parts.en.ts';

type Why = Catalogue<Kingmaker>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

export const court: Named<
  | 'may-not-summon'
  | 'has-sat'
  | 'not-in-town'
  | 'no-parliament-card'
  | 'no-site'
  | 'too-few-writs'
  | 'serve-another'
  | 'not-on-board'
  | 'no-ship-comes'
  | 'not-summoned'
  | 'is-present'
  | 'not-present'
  | 'by-ship-or-land'
  | 'was-proposed'
  | 'has-no-office'
  | 'not-from-parliament'
  | 'not-on-the-table'
  | 'must-propose'
  | 'no-votes'
  | 'not-a-king'
  | 'not-his-home'
  | 'not-senior'
  | 'is-crowned'
  | 'not-in-cathedral'
  | 'needs-bishops'
  | 'not-a-claimant'
  | 'holds-york'
  | 'no-such-ending'
  | 'wished-already'
> = {
  'may-not-summon': () =>
    line`Only the faction of the sole King may summon, or that of the Chancellor while England has none or two.`,
  'has-sat': () => line`A Parliament has sat this turn.`,
  'not-in-town': () => line`The King, with a noble of yours, or the Chancellor must be inside a town.`,
  'no-parliament-card': () => line`The Chancellor needs a Parliament card.`,
  'no-site': ({ place }) => line`No Parliament can meet in ${site(place)}.`,
  'too-few-writs': ({ writs, needed }) => line`That takes ${count(needed, 'Writ')}, and you hold ${writs}.`,
  'serve-another': ({ noble }) => line`${Piece(noble)} is there already: serve the Writ on somebody else.`,
  'not-on-board': ({ noble }) => line`${Piece(noble)} is not on the board.`,
  'no-ship-comes': ({ noble }) => line`No ship can bring ${piece(noble)} to Parliament.`,
  'not-summoned': ({ noble }) => line`${Piece(noble)} was not summoned.`,
  'is-present': ({ noble }) => line`${Piece(noble)} is present.`,
  'not-present': ({ noble }) => line`${Piece(noble)} is not present.`,
  'by-ship-or-land': ({ noble }) =>
    line`${Piece(noble)} cannot come that way: by land from England, by ship from overseas.`,
  'was-proposed': ({ noble }) => line`${Piece(noble)} was proposed already.`,
  'has-no-office': ({ noble }) => line`${Piece(noble)} has no office.`,
  'not-from-parliament': ({ noble }) => line`${Piece(noble)} did not come to this Parliament, or has a home already.`,
  'not-on-the-table': ({ card: id }) => line`${capital(card(id))} is not on the table.`,
  'must-propose': ({ card: id }) => line`Somebody must be proposed for ${card(id)} while anybody can take it.`,
  'no-votes': ({ house }) =>
    house === 'commons' ? line`You have no votes in the Commons.` : line`You have no votes in the Lords.`,
  'not-a-king': ({ piece: id }) => line`${Piece(id)} wears no crown.`,
  'not-his-home': ({ piece: id, place }) => line`${Piece(id)} cannot go home to ${site(place)}.`,
  'not-senior': ({ piece: id }) => line`${Piece(id)} is not the senior heir of the house.`,
  'is-crowned': ({ piece: id }) => line`${Piece(id)} is crowned already.`,
  'not-in-cathedral': ({ piece: id }) => line`${Piece(id)} must be inside a town with a cathedral.`,
  'needs-bishops': ({ piece: id }) => line`To crown ${piece(id)} takes an archbishop or two bishops of yours there.`,
  'not-a-claimant': ({ piece: id }) => line`${Piece(id)} has no claim to the crown.`,
  'holds-york': ({ piece: id }) => line`${Piece(id)} cannot be crowned while your faction holds an heir of York.`,
  'no-such-ending': () => line`This game does not end by agreement.`,
  'wished-already': () => line`You have asked for the end already.`,
};

export const parley: Named<
  | 'no-such-party'
  | 'given-twice'
  | 'too-many-offers'
  | 'offered-already'
  | 'no-such-offer'
  | 'agreed-already'
  | 'not-your-offer'
  | 'no-alliances'
  | 'not-everybody'
  | 'not-allied'
  | 'no-such-promise'
  | 'judged-already'
  | 'not-his-card'
  | 'not-transferable'
  | 'give-the-card'
  | 'no-such-event'
  | 'holds-none'
  | 'not-his-noble'
  | 'not-one-area'
  | 'not-his-place'
  | 'not-his-ship'
  | 'not-his-heir'
  | 'not-with-both'
  | 'needs-member'
  | 'is-commanded'
  | 'is-no-ally'
  | 'commands-others'
  | 'is-not-commanded'
> = {
  'no-such-party': () => line`An offer is made between you and other players of this game.`,
  'given-twice': () => line`The same thing is given twice.`,
  'too-many-offers': () => line`Five of your offers are open: take one back first.`,
  'offered-already': () => line`That is on offer already.`,
  'no-such-offer': () => line`That offer is no longer open.`,
  'agreed-already': () => line`You have agreed already.`,
  'not-your-offer': () => line`That offer is somebody else’s.`,
  'no-alliances': () => line`There are no alliances in this game.`,
  'not-everybody': () => line`An alliance never joins all players.`,
  'not-allied': () => line`You have no allies.`,
  'no-such-promise': () => line`Nobody has promised you that.`,
  'judged-already': () => line`You have judged that promise already.`,
  'not-his-card': ({ card: id, seat: who }) => line`${capital(card(id))} is not with ${seat(who)}.`,
  'not-transferable': ({ card: id }) => line`${capital(card(id))} never changes hands in this game.`,
  'give-the-card': ({ card: id }) => line`That goes with ${card(id)}: give the card.`,
  'no-such-event': ({ event: id }) => line`${event(id)} is not in that hand.`,
  'holds-none': ({ seat: who }) => line`${seat(who)} holds no such card.`,
  'not-his-noble': ({ noble, seat: who }) => line`${Piece(noble)} does not belong to ${seat(who)}.`,
  'not-one-area': ({ nobles }) => line`${Pieces(nobles)} are not in the same area.`,
  'not-his-place': ({ place, seat: who }) => line`${Site(place)} does not belong to ${seat(who)}.`,
  'not-his-ship': ({ ship: id, seat: who }) => line`${Ship(id)} does not belong to ${seat(who)}.`,
  'not-his-heir': ({ royal, seat: who }) => line`${Piece(royal)} is not with ${seat(who)}.`,
  'not-with-both': ({ royal }) => line`Nobles of both factions must stand in the same spot as ${piece(royal)}.`,
  'needs-member': ({ seat: who }) => line`${seat(who)} belongs to that alliance, and must be a party to this.`,
  'is-commanded': ({ noble }) => line`${Piece(noble)} is under command himself.`,
  'is-no-ally': ({ noble }) => line`${Piece(noble)} is not an ally’s.`,
  'commands-others': ({ noble }) => line`${Piece(noble)} commands others.`,
  'is-not-commanded': ({ noble }) => line`${Piece(noble)} is under nobody’s command.`,
};
