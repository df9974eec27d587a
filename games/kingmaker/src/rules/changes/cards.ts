// Cards come and go: to a noble, to a hand, to the deck, to Chancery. Ships and men follow them.
import { ATTACHABLE, CROWN_COUNT, crownKind } from '../data/crown.ts';
import { EVENT_COUNT } from '../data/events.ts';
import { homePortOf, SHIP_COUNT, SHIPS, shipsOn } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import { hasPassengers, ownerOfShip, sailorOf } from '../position/ships.ts';
import { recount } from '../position/strength.ts';
import { CHANCERY, DECK, DISCARD, inside, isUnderNoble, NONE } from '../spots.ts';
import type { State, Writable } from '../state.ts';

/** 6.7 A ship comes into play in her home port, leaves with her card, or stays with who has passengers aboard. */
const followShip = (state: Writable, ship: number, sailor: number): void => {
  if (ownerOfShip(state, ship) !== NONE) {
    if (state.ships[ship] === NONE) {
      state.ships[ship] = inside(homePortOf(ship));
      state.fleet[ship] = ship;
    }
    return;
  }
  if (state.ships[ship] === NONE) return;
  if (hasPassengers(state, ship)) state.kept[ship] = sailor;
  else takeOff(state, ship);
};
export const takeOff = (state: Writable, ship: number): void => {
  state.ships[ship] = NONE;
  state.kept[ship] = NONE;
  state.fleet[ship] = ship;
  state.driven &= ~(1 << ship);
};

/** The only way a Crown card changes its holder. */
export const moveCard = (state: Writable, card: number, holder: number): void => {
  const before = state.held[card] as number;
  const ships = shipsOn(card);
  const sailors = ships.map((ship) => sailorOf(state, ship));
  state.held[card] = holder;
  if (isUnderNoble(before)) {
    recount(state, before);
    state.fresh = state.fresh.filter((known) => known !== card);
  }
  if (isUnderNoble(holder)) recount(state, holder);
  for (const [n, ship] of ships.entries()) {
    const sailor = sailors[n] as number;
    // 6.7 Passengers of the old owner stay aboard until they have landed.
    if (sailor !== NONE && state.kept[ship] === NONE && sailorOf(state, ship) !== sailor && hasPassengers(state, ship))
      state.kept[ship] = sailor;
    followShip(state, ship, sailor);
  }
};
/** 6.7 Passengers have landed: the ship is whose she is now, or leaves the board. */
export const releaseShip = (state: Writable, ship: number): void => {
  state.kept[ship] = NONE;
  if (ownerOfShip(state, ship) === NONE) takeOff(state, ship);
};
/** A ship's passengers stay with who brought them aboard until they have landed (6.7). */
export const keepShips = (state: Writable, change: () => void): void => {
  const sailors = SHIPS.map((ship) => sailorOf(state, ship));
  change();
  for (const ship of SHIPS)
    if (sailors[ship] !== NONE && sailorOf(state, ship) !== sailors[ship] && hasPassengers(state, ship))
      state.kept[ship] = sailors[ship] as number;
};
/** 6.3 Ships that carry nobody sail together for one phase only, and never with those of another. */
export const partCompanies = (state: Writable, parts: (state: State, ship: number) => boolean = () => true): void => {
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (state.fleet[ship] !== ship && !hasPassengers(state, ship) && parts(state, ship)) state.fleet[ship] = ship;
};
export const isOfOthers = (state: State, ship: number): boolean =>
  sailorOf(state, ship) !== sailorOf(state, state.fleet[ship] as number);
/** A noted ship goes back to whoever has her card, or off the board. */
export const unnoteShip = (state: Writable, ship: number): void => {
  const sailor = sailorOf(state, ship);
  state.notedShips[ship] = NONE;
  followShip(state, ship, sailor);
};
/** 8.1 Where the cards of a noble go when he dies; titles and offices, and with the option of 14.4 bishops, to Chancery. */
export const pileOf = (card: number, bishopsStay: boolean): number => {
  const kind = crownKind(card);
  return kind === 'title' || kind === 'office' || (kind === 'bishop' && bishopsStay) ? CHANCERY : DECK;
};
/** `keepsTitle`: a successor has the title still (15.5). */
export const dropCards = (state: Writable, noble: number, keepsTitle = false): void => {
  for (const card of ATTACHABLE)
    if (state.held[card] === noble && !(keepsTitle && crownKind(card) === 'title'))
      moveCard(state, card, pileOf(card, state.options.bishopsOfChancery));
  for (let ship = 0; ship < SHIP_COUNT; ship++) if (state.notedShips[ship] === noble) unnoteShip(state, ship);
};

// ------------------------------------------------------------------ the two decks, as bags: a draw is one roll

const nth = (holders: readonly number[], count: number, pile: number, roll: number): number => {
  let left = roll;
  for (let card = 0; card < count; card++) if (holders[card] === pile && --left === 0) return card;
  throw new Error(`pile ${pile} has no card number ${roll}`);
};
export const countIn = (holders: readonly number[], pile: number): number => {
  let count = 0;
  for (const holder of holders) if (holder === pile) count++;
  return count;
};
/** A Crown card drawn blindly from a pile, which it has not left yet; NONE from an empty one. */
export const drawCrown = (table: Pick<Table, 'roll'>, state: Writable, rule: string, pile = DECK): number => {
  const count = countIn(state.held, pile);
  return count === 0 ? NONE : nth(state.held, CROWN_COUNT, pile, table.roll(rule, count)[0] as number);
};
/** 17.3 An Event card; used ones are shuffled in as soon as one is needed and none is left. NONE where all are in hands. */
export const drawEvent = (table: Pick<Table, 'roll'>, state: Writable, rule: string): number => {
  if (countIn(state.events, DECK) === 0) {
    state.shown = NONE as Writable['shown'];
    for (let event = 0; event < EVENT_COUNT; event++) if (state.events[event] === DISCARD) state.events[event] = DECK;
  }
  const count = countIn(state.events, DECK);
  return count === 0 ? NONE : nth(state.events, EVENT_COUNT, DECK, table.roll(rule, count)[0] as number);
};
export const discardEvent = (state: Writable, event: number): void => {
  state.events[event] = DISCARD;
  state.shown = event as Writable['shown'];
};
