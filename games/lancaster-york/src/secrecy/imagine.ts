// One possible state behind a view, for bots: the pile in another order, the plans of others as they might be.
import { type Random, shuffled } from '@rose/table';
import { likelyPlan } from '../mind/likely-plan.ts';
import { HOUSES, SEATS, type Seat, TITLES } from '../rules/data/box.ts';
import { C, type CardId, type CardName, FIRST_NOBLE, FIRST_SHIP, type PieceId } from '../rules/data/cards.ts';
import { R, Z } from '../rules/data/regions.ts';
import { emptyPlan } from '../rules/plans.ts';
import { bitOf, slotOf } from '../rules/position.ts';
import { bareTable } from '../rules/setup.ts';
import { NONE, type State, type Writable, type WritablePlan } from '../rules/state.ts';
import type { SeenPlan, View } from './seen.ts';

const seatIndex = (seat: Seat | null): number => (seat === null ? NONE : SEATS.indexOf(seat));
const houseIndex = (house: (typeof HOUSES)[number] | null): number => (house === null ? NONE : HOUSES.indexOf(house));
const cardIds = (names: readonly CardName[]): CardId[] => names.map((name) => C[name]);

/** The viewer's own plan, ignored orders and all. */
const planFrom = (seen: SeenPlan): WritablePlan => {
  const plan = emptyPlan();
  if (seen.bid) {
    plan.bid = seen.bid.sum;
    plan.landing = R[seen.bid.region];
  }
  for (const { noble, to } of seen.moves) plan.to[slotOf(C[noble])] = R[to];
  for (const { ship, to } of seen.sails) plan.to[slotOf(C[ship] as PieceId)] = Z[to];
  for (const { place, troops, mercenaries } of seen.forces) {
    plan.troops[C[place]] = troops;
    plan.mercenaries[C[place]] = mercenaries;
  }
  for (const { colour, person } of seen.cubes) plan[colour] |= bitOf(C[person]);
  return plan;
};

const placePieces = (state: Writable, view: View): void => {
  for (const [name, region] of Object.entries(view.nobles)) state.nobles[C[name as CardName] - FIRST_NOBLE] = R[region];
  for (const [name, zone] of Object.entries(view.ships)) state.ships[C[name as CardName] - FIRST_SHIP] = Z[zone];
};
const phaseFrom = (view: View): Writable['phase'] => {
  const { phase } = view;
  switch (phase.name) {
    case 'draft':
      return { name: phase.name, step: 'pick', picked: phase.picked };
    case 'taxes':
      return { name: phase.name, step: 'aid', asked: phase.asked };
    case 'planning':
      return { name: phase.name, locked: view.players.map(({ locked }) => (locked ? 1 : 0)) };
    case 'turn-order':
    case 'deployment':
    case 'bribery':
    case 'combat':
    case 'parliament':
      // Nobody is asked anything in these: what is seen of them is the end of the game.
      return { name: 'parliament', step: 'done' };
  }
};

/** What everybody can see. */
const openState = (view: View): Writable => {
  const state = bareTable(view.options, view.rules);
  state.turn = view.turn;
  state.order = view.order.map(seatIndex);
  state.houses = view.players.flatMap(({ house }) => (house === null ? [] : [houseIndex(house)]));
  state.scores = view.players.map(({ score }) => score);
  state.money = view.players.map(({ money }) => money);
  state.mercenaries = view.players.map(({ mercenaries }) => mercenaries);
  state.aid = view.players.map(({ aid }) => (aid ? 1 : 0));
  for (const [seat, { cards }] of view.players.entries()) for (const card of cards) state.owner[C[card]] = seat;
  placePieces(state, view);
  state.shown = cardIds(view.shown);
  state.waiting = cardIds(view.waiting);
  state.gone = cardIds(view.gone);
  state.titles = TITLES.map((title) => seatIndex(view.titles[title]));
  state.captain = seatIndex(view.captain?.seat ?? null);
  state.landed = view.captain ? R[view.captain.region] : NONE;
  state.kings = view.kings.map(houseIndex);
  state.markers = view.markers.map(({ house }) => houseIndex(house));
  state.phase = phaseFrom(view);
  return state;
};

export const imagine = (view: View, random: Random): State => {
  const state = openState(view);
  state.pile = shuffled(cardIds(view.unseen), random);
  if (state.phase.name !== 'planning') return state as State;
  const own = seatIndex(view.viewer === 'spectator' ? null : view.viewer);
  state.plans = state.plans.map((_, seat) =>
    seat === own && view.plan ? planFrom(view.plan) : likelyPlan(state as State, seat, random),
  );
  return state as State;
};
