// English of the parley: offers, loans, promises, leave.
import type { Alike, Item } from '@rose/kingmaker/ids';

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** “the Duke of York”: the name of a person stands in a sentence. */
export const said = (name: string): string => name.replace(/^The /, 'the ');
const ALIKE: { readonly [A in Alike]: string } = {
  writ: 'A Writ',
  'free-move': 'A Free Move',
  parliament: 'A Parliament card',
};
const MEANS: { readonly [K in Item['kind']]: (to: string) => string } = {
  hand: () => 'From hand to hand, at any distance. Others see that a card passes, not which.',
  event: () => 'From hand to hand, at any distance. Others see that a card passes, not which.',
  any: () => 'Any one of them from the hand, if there is one.',
  card: (to) => `Goes to ${said(to)}. It serves from the next turn on.`,
  place: (to) => `Noted for ${said(to)}. It serves from the next turn on.`,
  ship: (to) => `Noted for ${said(to)}. She sails from the next turn on.`,
  heir: () => 'Passes between nobles in the same spot.',
  free: () => 'Goes home with his cards, less the price.',
  noble: () => 'Changes sides with all his cards.',
  leave: () => 'The right to pass and go in, until it is withdrawn.',
  ally: () => 'Allies do not attack each other. Everybody is told.',
  command: () => 'He leads them, until they are taken back.',
};
export const parley = {
  title: (names: readonly string[]) => `An offer to ${and(names)}`,
  subtitle: (others: number): string =>
    others === 1
      ? 'All of it is done at once, or nothing. Nobody else sees it.'
      : 'All of it is done at once, or nothing. Only the parties see it.',
  for: 'For',
  third: (name: string) => `and ${name}`,
  youGive: 'You give',
  gives: (name: string) => `${name} gives`,
  chooseBelow: 'Choose below what is given.',
  kinds: {
    hand: 'Hand card',
    cards: 'Attached card',
    places: 'Place or ship',
    heirs: 'Heir',
    prisoners: 'Noble',
    leave: 'Leave to pass',
    command: 'Command',
    ally: 'Alliance',
  },
  shelves: {
    hand: 'Hand',
    cards: 'Attached',
    places: 'Places',
    heirs: 'Heirs',
    prisoners: 'Prisoners',
    leave: 'Leave to pass',
    command: 'Command',
    ally: 'Alliance',
  },
  nothingOf: {
    hand: 'No card in hand.',
    cards: 'No card that can go from noble to noble.',
    places: 'No place or ship that is not on a card of its own.',
    heirs: 'No heir is held.',
    prisoners: 'None of theirs is held.',
    leave: 'No place is held.',
    command: 'The two sides have no nobles in the same area.',
    ally: 'This game knows no alliances.',
  },
  means: MEANS,
  alike: ALIKE,
  allPlaces: 'All places',
  allies: (names: readonly string[]) => and(names),
  commandOf: (led: readonly string[], leader: string) => `${leader} leads ${and(led.map(said))}`,
  possible: 'possible',
  possibleNow: 'possible now',
  notNow: 'not now',
  whyNot: (name: string) => `Why not ${name}?`,
  takeOut: (name: string) => `Take ${name} out of the offer`,
  loan: 'For how long',
  forGood: 'for good',
  untilRound: (round: number) => `on loan until round ${round}`,
  addYours: 'Add on your side',
  addTheirs: (name: string) => `Add on the side of ${name}`,
  kindIs: (kind: string, name: string) => `${kind}: ${name}`,
  toSeat: (name: string) => `to ${name}`,
  promise: 'A promise, in words',
  promiseHint: 'My Lords for Bourchier at the next Parliament.',
  neverEnforced: 'Remembered, never enforced.',
  lapses: 'Lapses at the end of your next turn.',
  count: (number: number, most: number) => `Offer ${number} of ${most}.`,
  giveUp: 'Put away',
  emptyOffer: 'Nothing is in it yet: choose what is given, below.',
  notNowIn: (name: string) => `Not now: ${name}. Take it out first.`,
  send: 'Send the offer',
  sendCounter: 'Send the counter-offer',
  openOffers: 'Open offers',
  of: (number: number, most: number) => `${number} of ${most}`,
  parleyTo: 'Parley with',
  parley: (name: string) => `Parley with ${name}`,
  offersYou: (name: string) => `${name} offers you`,
  toFrom: (names: readonly string[]) => `From you to ${and(names)}`,
  handTo: (name: string) => `Pass the device to ${name}`,
  isNew: 'new',
  waits: 'waiting',
  youAgreed: 'You have agreed; the others have yet to answer.',
  quoted: (words: string) => `“${words}”`,
  loans: 'Loans',
  /** Nobody: you. */
  lent: (what: string, from: string | undefined, to: string | undefined, due: number) => {
    if (from === undefined) return `${what}: lent to ${to} until round ${due}.`;
    return to === undefined
      ? `${what}: lent by ${from}, to be given back by round ${due}.`
      : `${what}: lent by ${from} to ${to} until round ${due}.`;
  },
  dueLoans: 'To be given back now',
  giveBack: 'Give it back',
  promised: (from: string | undefined, to: readonly string[], words: string): string =>
    from === undefined ? `You promised ${and(to)}: “${words}”` : `${from} promised you: “${words}”`,
  bindsNobody: 'Words bind nobody.',
  promises: 'Promises',
  promiseOf: (name: string, round: number, fate: 'open' | 'kept' | 'broken') =>
    fate === 'open' ? `${name}, round ${round}` : `${name}, round ${round}: ${fate}`,
  fates: { kept: 'Kept', broken: 'Broken' },
  leave: 'Give leave',
  leaveFor: (name: string) => `Give leave to ${name}`,
};
