// 5.0 Deployment: all plans are revealed, bids are paid, then in reverse turn order each player pays, moves and places.

import { moveName, planName } from '../../papers/naming.ts';
import { seatOf } from '../data/box.ts';
import {
  FIRST_NOBLE,
  FIRST_SHIP,
  homeZone,
  isNoble,
  nobleName,
  personName,
  placeName,
  shipName,
} from '../data/cards.ts';
import { regionName, zoneName } from '../data/regions.ts';
import { emptyPlan } from '../plans.ts';
import { bitOf, ownerOf, PLACE_COUNT, pay, regionOfNoble, seatsOf, standOf, zoneOfShip } from '../position.ts';
import { type CubeItem, type ForceItem, type MoveItem, reckon } from '../reckoning.ts';
import { type Automatic, NONE, type Plan, type State, type Table, type Writable } from '../state.ts';

type WritableField = Extract<Writable['phase'], { name: 'deployment' }>['field'];
export const emptyField = (state: State): WritableField => ({
  troops: new Array<number>(state.options.players * PLACE_COUNT).fill(0),
  mercenaries: new Array<number>(state.options.players * PLACE_COUNT).fill(0),
  white: 0,
  black: state.scores.map(() => []),
});
const planOf = (state: State, seat: number): Plan => state.plans[seat] as Plan;

/** 5.1 All bids are paid; the highest wins, ties go to the earlier player; without a bid there is no captain. */
const payBids = ({ state, tell }: Table): void => {
  let winner = NONE;
  for (const seat of state.order) {
    const { bid, landing } = planOf(state, seat);
    if (bid === 0) continue;
    pay(state, seat, bid);
    tell('5.1', {
      say: 'bid-paid',
      seat: seatOf(seat),
      sum: bid,
      region: regionName(landing),
      money: state.money[seat] as number,
    });
    if (winner === NONE || bid > planOf(state, winner).bid) winner = seat;
  }
  state.captain = winner;
  if (winner === NONE) {
    tell('5.1', { say: 'no-captain' });
    return;
  }
  const { bid: sum, landing } = planOf(state, winner);
  state.landed = landing;
  const tied = state.order.filter((seat) => seat !== winner && planOf(state, seat).bid === sum).map(seatOf);
  tell('5.1', { say: 'captain-won', seat: seatOf(winner), region: regionName(landing), sum, tied });
};

/** 4.7, 5.2 A cube is paid or dropped: white ones are laid on their persons, black ones wait for bribery. */
const spendCube = ({ state, tell }: Table, seat: number, item: CubeItem, field: WritableField): void => {
  const { colour, person, price, paid, ignored } = item;
  if (ignored) {
    tell('5.3', {
      say: 'order-ignored',
      seat: seatOf(seat),
      order: { order: colour, person: personName(person) },
      reason: ignored,
    });
    return;
  }
  if (paid) {
    pay(state, seat, price);
    if (colour === 'white') field.white |= bitOf(person);
    else field.black[seat]?.push(person);
  }
  tell('5.2', {
    say: paid ? 'cube-paid' : 'cube-dropped',
    seat: seatOf(seat),
    colour,
    person: personName(person),
    price,
    money: state.money[seat] as number,
  });
};

const buyTroops = ({ state, tell }: Table, seat: number, item: ForceItem): void => {
  const { place, troops, mercenaries, bought, ignored } = item;
  const name = placeName(place);
  if (ignored) {
    const order = { order: 'force', place: name, troops, mercenaries } as const;
    tell('5.3', { say: 'order-ignored', seat: seatOf(seat), order, reason: ignored });
    return;
  }
  if (troops === 0) return;
  const price = 3 * bought;
  pay(state, seat, price);
  tell('5.2', {
    say: bought === troops ? 'troops-paid' : 'troops-short',
    seat: seatOf(seat),
    place: name,
    planned: troops,
    bought,
    price,
    money: state.money[seat] as number,
  });
};

/** 4.3, 4.4, 5.4 A piece goes where it was ordered, or stays. */
const movePiece = ({ state, tell }: Table, seat: number, { piece, to, ignored }: MoveItem): void => {
  if (ignored) {
    tell('5.3', { say: 'order-ignored', seat: seatOf(seat), order: moveName(piece, to), reason: ignored });
    return;
  }
  if (isNoble(piece)) {
    const from = regionOfNoble(state, piece);
    if (from === to) return;
    state.nobles[piece - FIRST_NOBLE] = to;
    tell('5.4', {
      say: 'noble-moved',
      seat: seatOf(seat),
      noble: nobleName(piece),
      from: regionName(from),
      to: regionName(to),
    });
    return;
  }
  const from = zoneOfShip(state, piece);
  if (from === to) return;
  state.ships[piece - FIRST_SHIP] = to;
  const port = homeZone(piece) === to;
  tell('5.4', {
    say: 'ship-moved',
    seat: seatOf(seat),
    ship: shipName(piece),
    from: zoneName(from),
    to: zoneName(to),
    port,
  });
};

/** 5.4 Forces stand under the owner's cube to defend, beside the place to attack. */
const placeForce = ({ state, tell }: Table, seat: number, item: ForceItem, field: WritableField): void => {
  const { place, bought, mercenaries, ignored } = item;
  if (ignored || bought + mercenaries === 0) return;
  const stand = standOf(seat, place);
  field.troops[stand] = bought;
  field.mercenaries[stand] = mercenaries;
  state.mercenaries[seat] = (state.mercenaries[seat] as number) - mercenaries;
  const owner = seatOf(ownerOf(state, place));
  tell('5.4', { say: 'force-placed', seat: seatOf(seat), place: placeName(place), troops: bought, mercenaries, owner });
};

/** 5.0 Everything is carried out. */
export const deploy = (table: Table): void => {
  const { state } = table;
  table.reveal(seatsOf(state.options));
  for (const seat of state.order)
    table.tell('5.1', { say: 'plan-revealed', seat: seatOf(seat), plan: planName(planOf(state, seat)) });
  carryOutPlans(table);
};
/** 5.1 to 5.4 What the plans say is done; forecasts, which tell nobody, begin here. */
export const carryOutPlans = (table: Table): void => {
  const { state } = table;
  payBids(table);
  const field = emptyField(state);
  for (const seat of state.order.toReversed()) {
    const { cubes, forces, moves } = reckon(state, seat, planOf(state, seat), state.money[seat] as number);
    for (const item of cubes) spendCube(table, seat, item, field);
    for (const item of forces) buyTroops(table, seat, item);
    for (const item of moves) movePiece(table, seat, item);
    for (const item of forces) placeForce(table, seat, item, field);
  }
  state.plans = state.scores.map(emptyPlan);
  state.phase = { name: 'deployment', field };
};

export const deployment: Automatic<'deployment'> = {
  rule: '5.1',
  enter({ state }) {
    state.phase = { name: 'deployment', field: emptyField(state) };
  },
  goOn: deploy,
  next: () => 'bribery',
};
