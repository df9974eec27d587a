// Every reason to refuse, with the names a sentence needs. The comment tells what would be needed.
import type { AreaName } from './data/areas.ts';
import type { CrownName } from './data/crown.ts';
import type { EventName } from './data/events.ts';
import type { NobleName, PieceName } from './data/persons.ts';
import type { PlaceName } from './data/places.ts';
import type { Seat } from './data/seats.ts';
import type { ShipName } from './data/ships.ts';

type Says<W extends string, T = unknown> = W extends string ? { readonly why: W } & T : never;
type Card = { readonly card: CrownName };
type Noble = { readonly noble: PieceName };
type Place = { readonly place: PlaceName };
type Ship = { readonly ship: ShipName };

export type Why =
  /** The verb is of this phase, but somebody else is asked. */
  | Says<'not-yours-now'>
  /** The phase asks something else at this step. */
  | Says<'not-at-this-step', { readonly verb: string }>
  | Says<'waits-already' | 'nothing-waits'>
  // 1, 2 cards
  | Says<'not-in-hand', Card>
  | Says<'not-for-a-noble', Card>
  | Says<'not-your-noble', Noble>
  | Says<'has-title' | 'needs-title' | 'has-office', Card & Noble>
  | Says<'no-men-at-sea' | 'no-men-under-siege', Card & Noble>
  | Says<'given-already', Card>
  | Says<'place-him-first' | 'placed-already' | 'not-his-castle' | 'not-his-entry', Noble>
  | Says<'give-everything' | 'needs-a-noble' | 'not-yet' | 'place-noble'>
  // 3 leave, stacks
  | Says<'no-such-guest'>
  | Says<'has-leave' | 'has-no-leave', { readonly seat: Seat }>
  | Says<'not-your-place', Place>
  | Says<'not-asked'>
  | Says<'not-one-spot' | 'already-so'>
  | Says<'not-your-piece', { readonly piece: PieceName }>
  | Says<'no-such-guest-here', { readonly seat: Seat }>
  // 4 chance
  | Says<'not-the-nearest', Place & Ship>
  | Says<'not-his-escort', Noble>
  // 5 movement
  | Says<'not-the-lead' | 'march-instead', { readonly piece: PieceName }>
  | Says<
      'has-moved' | 'is-besieged' | 'is-afloat' | 'is-idle' | 'needs-an-escort' | 'is-dead',
      { readonly piece: PieceName }
    >
  | Says<'used-by-other', { readonly piece: PieceName }>
  | Says<'too-far', { readonly area: AreaName }>
  | Says<'already-there'>
  | Says<'gate-is-shut' | 'place-is-besieged' | 'nobody-inside', Place>
  | Says<'no-room', Place & { readonly room: number; readonly men: number }>
  | Says<'no-free-move'>
  | Says<'cannot-move-again', { readonly mover: PieceName | ShipName }>
  | Says<'leave-is-asked' | 'passengers-in-port' | 'leave-pending'>
  // 6 ships
  | Says<
      | 'not-your-ship'
      | 'ship-has-sailed'
      | 'ship-follows'
      | 'ship-not-here'
      | 'ship-is-full'
      | 'ship-leads'
      | 'nobody-aboard',
      Ship
    >
  | Says<'ships-apart', Ship & { readonly leader: ShipName }>
  | Says<'cannot-board-here' | 'port-is-shut' | 'no-port' | 'port-is-closed', Place>
  | Says<'ship-too-far', Ship>
  | Says<'too-few-to-land', Place & { readonly men: number; readonly needed: number }>
  | Says<'cannot-land-there'>
  // 7 combat
  | Says<'not-in-area' | 'has-attacked' | 'was-attacked' | 'behind-walls' | 'is-ally' | 'is-yours', Noble>
  | Says<'kings-peace', { readonly area: AreaName }>
  | Says<'truce', { readonly seat: Seat }>
  | Says<'nobody-to-fight' | 'no-town-fight' | 'name-a-victim'>
  | Says<'too-weak-here' | 'is-in-refuge', Noble>
  | Says<'no-combat-here', { readonly area: AreaName }>
  | Says<'must-fight-inside', Place>
  | Says<'no-pardon' | 'no-writ'>
  // 14.1, 15
  | Says<'not-called' | 'cannot-come' | 'is-called-himself' | 'not-superior' | 'cannot-hold-calais', Noble>
  | Says<'no-refuge-card' | 'nobody-arrived'>
  | Says<'needs-refuge', { readonly area: AreaName }>
  | Says<'no-french-aid'>
  | Says<
      | 'no-such-space'
      | 'space-is-taken'
      | 'nobody-before-him'
      | 'needs-a-front'
      | 'nobody-faces-him'
      | 'offered-already'
    >
  | Says<
      | 'not-to-deploy'
      | 'fights-already'
      | 'not-the-nearest-fight'
      | 'not-so-many'
      | 'sent-already'
      | 'not-two-to-one'
      | 'has-shifted'
      | 'not-a-neighbour'
      | 'not-their-prisoner',
      Noble
    >
  | Says<'not-on-your-side' | 'cannot-stand-there', { readonly royal: PieceName }>
  | Says<'only-in-calais', Card & Noble>
  | Says<'land-is-closed', { readonly area: AreaName }>
  | Says<'too-few-to-besiege', Place & { readonly men: number; readonly needed: number }>
  | Says<'no-siege-needed' | 'besieged-by-other' | 'is-your-own', Place>
  | Says<'must-besiege', Place>
  | Says<'not-victorious', Place>
  // 8 prisoners, heirs
  | Says<'not-your-prisoner', Noble>
  | Says<'not-your-heir', { readonly royal: PieceName }>
  | Says<'not-a-captor', Noble>
  | Says<'not-spoils', Card>
  // 9, 14.5 Parliament
  | Says<'may-not-summon' | 'has-sat' | 'not-in-town' | 'no-parliament-card'>
  | Says<'no-site', Place>
  | Says<'too-few-writs', { readonly writs: number; readonly needed: number }>
  | Says<
      | 'serve-another'
      | 'not-on-board'
      | 'no-ship-comes'
      | 'not-summoned'
      | 'is-present'
      | 'not-present'
      | 'by-ship-or-land'
      | 'was-proposed'
      | 'has-no-office'
      | 'not-from-parliament',
      Noble
    >
  | Says<'not-on-the-table' | 'must-propose', Card>
  | Says<'no-votes', { readonly house: 'commons' | 'lords' }>
  | Says<'not-a-king', { readonly piece: PieceName }>
  | Says<'not-his-home', Place & { readonly piece: PieceName }>
  // 12, 13 parley
  | Says<'no-such-party' | 'given-twice' | 'too-many-offers' | 'offered-already' | 'no-such-offer' | 'agreed-already'>
  | Says<'not-your-offer' | 'no-alliances' | 'not-everybody' | 'not-allied' | 'no-such-promise' | 'judged-already'>
  | Says<'not-his-card', Card & { readonly seat: Seat }>
  | Says<'not-transferable' | 'give-the-card', Card>
  | Says<'no-such-event', { readonly event: EventName }>
  | Says<'holds-none', { readonly seat: Seat; readonly of: string }>
  | Says<'not-his-noble', Noble & { readonly seat: Seat }>
  | Says<'not-one-area', { readonly nobles: readonly NobleName[] }>
  | Says<'not-his-place', Place & { readonly seat: Seat }>
  | Says<'not-his-ship', Ship & { readonly seat: Seat }>
  | Says<'not-his-heir', { readonly royal: PieceName; readonly seat: Seat }>
  | Says<'not-with-both', { readonly royal: PieceName }>
  | Says<'needs-member', { readonly seat: Seat }>
  | Says<'is-commanded' | 'is-no-ally' | 'commands-others' | 'is-not-commanded', Noble>
  | Says<'fresh-in-combat', Card & Noble>
  | Says<'is-fresh', Ship>
  // 10 coronation
  | Says<
      'not-senior' | 'is-crowned' | 'not-in-cathedral' | 'needs-bishops' | 'not-a-claimant' | 'holds-york',
      { readonly piece: PieceName }
    >
  | Says<'no-such-ending' | 'wished-already'>;
