// From the state to what one viewer may see of it.

import { countIn } from '../rules/changes/cards.ts';
import { CROWN, crownKind, crownName } from '../rules/data/crown.ts';
import { EVENTS, eventName } from '../rules/data/events.ts';
import { NOBLES, nobleName } from '../rules/data/persons.ts';
import { SEATS, type Seat, seatName, seatNumber } from '../rules/data/seats.ts';
import { knows } from '../rules/parley/parties.ts';
import { phases } from '../rules/phases/index.ts';
import { areaOf, isInPlay, seatOfNoble, seatsOf } from '../rules/position/pieces.ts';
import { strengthAt } from '../rules/position/strength.ts';
import { commonsOf, lordsOf } from '../rules/position/votes.ts';
import { CHANCERY, DECK, DISCARD, handOf, isInHand, NONE } from '../rules/spots.ts';
import { STATE, type State } from '../rules/state.ts';
import { holderWords } from '../rules/words.ts';
import { coveredField } from './field.ts';
import { type BySeat, type Hand, PUBLIC, type View } from './seen.ts';

type Viewer = Seat | 'spectator' | 'everybody';
/** 15.8 A Pardon goes to Chancery before all eyes, and leaves it so. */
const isOpen = (card: number, holder: number): boolean =>
  holder === CHANCERY ? crownKind(card) === 'pardon' : holder !== DECK && !isInHand(holder);

const bySeat = <T>(state: State, make: (seat: number) => T): BySeat<T> =>
  Object.fromEntries(seatsOf(state.options).map((name, seat) => [name, make(seat)]));
const handView = (state: State, viewer: Viewer, seat: number): Hand => {
  const hand = handOf(seat);
  const crown = CROWN.filter((card) => state.held[card] === hand).map(crownName);
  const events = EVENTS.filter((card) => state.events[card] === hand).map(eventName);
  const isSeen = viewer === seatName(seat) || viewer === 'everybody';
  return { crown: crown.length, events: events.length, cards: isSeen ? [...crown, ...events] : null };
};
const menView = (state: State): View['men'] =>
  Object.fromEntries(
    NOBLES.filter((noble) => isInPlay(state, noble)).map((noble) => {
      const area = areaOf(state, noble);
      const men = state.men[noble] as number;
      return [nobleName(noble), [men, area === NONE ? men : strengthAt(state, noble, area)]];
    }),
  );

const isOwnNoble = (state: State, noble: number, seat: number): boolean =>
  isInPlay(state, noble) && seatOfNoble(state, noble) === seat;

type Facts = State['phase'];
/** What others have chosen in secret is as if they had not chosen. */
const covered = (state: State, facts: Facts, viewer: Viewer): Facts => {
  if (viewer === 'everybody') return facts;
  const seat = viewer === 'spectator' ? NONE : seatNumber(viewer);
  switch (facts.name) {
    case 'allocation': {
      const isOwn = (card: number): boolean => state.held[card] === handOf(seat);
      return {
        ...facts,
        given: facts.given.map((noble, card) => (isOwn(card) ? noble : NONE)),
        placed: facts.placed.map((spot, noble) => (isOwn(noble) ? spot : NONE)),
      };
    }
    case 'free-moves':
      return facts.step === 'ask' ? { ...facts, plays: facts.plays & (seat === NONE ? 0 : 1 << seat) } : facts;
    case 'parliament':
      return {
        ...facts,
        ballots: facts.ballots.map((ballot, voter) => (voter === seat ? ballot : 0)),
        homes: facts.secret
          ? facts.homes.map((home, noble) => (isOwnNoble(state, noble, seat) ? home : NONE))
          : facts.homes,
      };
    case 'field':
      return coveredField(state, facts, seat);
    case 'commission':
      return facts.step === 'ask' ? { ...facts, plays: facts.plays & (seat === NONE ? 0 : 1 << seat) } : facts;
    case 'pardon':
      return { ...facts, plays: facts.plays & (seat === NONE ? 0 : 1 << seat) };
    case 'placement':
    case 'combat':
    case 'prisoners':
    case 'spoils':
    case 'bounty':
    case 'seizure':
    case 'homecoming':
    case 'ransom':
    case 'chance':
    case 'storm':
    case 'escort':
    case 'treachery':
    case 'movement':
    case 'lodging':
    case 'coronation':
    case 'draw':
      return facts;
  }
};

/** 16.3 How long a Refuge lasts is known to who played it. */
const refugesFor = ({ refuges }: State, viewer: Viewer): State['refuges'] =>
  refuges.map((refuge) =>
    viewer === 'everybody' || SEATS[refuge.seat] === viewer ? refuge : { ...refuge, card: NONE as never },
  );

const isOwnCard = (state: State, card: number, viewer: Seat | 'spectator'): boolean =>
  viewer !== 'spectator' && state.held[card] === handOf(seatNumber(viewer));
const isParty = (viewer: Viewer, fits: (seat: number) => boolean): boolean => {
  if (viewer === 'everybody') return true;
  return viewer !== 'spectator' && fits(seatNumber(viewer));
};
const askedIn = (state: State): readonly Seat[] => {
  const phase = phases[state.phase.name];
  return 'asked' in phase ? phase.asked(state as never).must : [];
};
const viewFor = (state: State, viewer: Viewer): View => ({
  ...STATE.say(state, PUBLIC),
  asked: askedIn(state),
  viewer: viewer === 'everybody' ? 'spectator' : viewer,
  held: Object.fromEntries(
    CROWN.filter((card) => isOpen(card, state.held[card] as number)).map((card) => [
      crownName(card),
      holderWords(state.held[card] as number),
    ]),
  ),
  hands: bySeat(state, (seat) => handView(state, viewer, seat)),
  decks: {
    crown: countIn(state.held, DECK),
    events: countIn(state.events, DECK),
    discards: countIn(state.events, DISCARD),
    chancery: countIn(state.held, CHANCERY),
  },
  men: menView(state),
  votes: bySeat(state, (seat) => ({ commons: commonsOf(state, seat), lords: lordsOf(state, seat) })),
  fresh: STATE.members.fresh.write(
    state.fresh.filter(
      (card) => viewer === 'everybody' || isOpen(card, state.held[card] as number) || isOwnCard(state, card, viewer),
    ),
  ),
  offers: STATE.members.offers.write(
    state.offers.filter((offer) => isParty(viewer, (seat) => knows(state, offer, seat))),
  ),
  loans: STATE.members.loans.write(
    state.loans.filter(({ from, to }) => isParty(viewer, (seat) => seat === from || seat === to)),
  ),
  waiting: state.waiting
    .filter(({ seat }) => viewer === 'everybody' || SEATS[seat] === viewer)
    .map(({ action }) => action),
  refuges: STATE.members.refuges.write(refugesFor(state, viewer)),
  phase: STATE.members.phase.write(covered(state, state.phase, viewer)),
  under: STATE.members.under.write(state.under.map((facts) => covered(state, facts, viewer))),
});
export const view = (state: State, viewer: Seat | 'spectator'): View => viewFor(state, viewer);
export const everything = (state: State): View => viewFor(state, 'everybody');
