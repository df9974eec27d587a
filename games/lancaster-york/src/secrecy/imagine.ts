// One possible state behind a view, for bots: the pile in another order, the plans of others as they might be.
import { plainReader } from '@rose/parts';
import { type Random, shuffled } from '@rose/table';
import { likelyPlan } from '../mind/likely-plan.ts';
import { copy } from '../rules/copy.gen.ts';
import { HOUSES, SEATS } from '../rules/data/box.ts';
import { C, type PieceId } from '../rules/data/cards.ts';
import { R, Z } from '../rules/data/regions.ts';
import { emptyPlan } from '../rules/plans.ts';
import { bitOf, slotOf } from '../rules/position.ts';
import { bareTable } from '../rules/setup.ts';
import { NONE, STATE, type State, type Writable, type WritablePlan } from '../rules/state.ts';
import type { SeenPlan, View } from './seen.ts';

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

/** What everybody can see, as a state without plans and pile. */
const openState = (view: View): State => {
  const { players, captain, markers, ...words } = view;
  const page = plainReader();
  const state = bareTable(view.options, view.rules);
  STATE.fill(page, state, words);
  const fault = page.fault();
  if (fault) throw new Error(`lancaster-york: no state behind this view, ${fault.field} ${fault.reason}`);
  state.houses = players.flatMap(({ house }) => (house === null ? [] : [HOUSES.indexOf(house)]));
  state.scores = players.map(({ score }) => score);
  state.money = players.map(({ money }) => money);
  state.mercenaries = players.map(({ mercenaries }) => mercenaries);
  state.aid = players.map(({ aid }) => (aid ? 1 : 0));
  for (const [seat, { cards }] of players.entries()) for (const card of cards) state.owner[C[card]] = seat;
  state.captain = captain ? SEATS.indexOf(captain.seat) : NONE;
  state.landed = captain ? R[captain.region] : NONE;
  state.markers = markers.map(({ house }) => (house === null ? NONE : HOUSES.indexOf(house)));
  state.phase = phaseFrom(view);
  return copy(state);
};
/** A search imagines many states behind one view: what all can see is read once. */
const OPEN = new WeakMap<View, State>();

export const imagine = (view: View, random: Random): State => {
  const seen = OPEN.get(view) ?? openState(view);
  OPEN.set(view, seen);
  const state = copy(seen);
  state.pile = shuffled(
    view.unseen.map((name) => C[name]),
    random,
  );
  if (state.phase.name !== 'planning') return state;
  const own = view.viewer === 'spectator' ? NONE : SEATS.indexOf(view.viewer);
  state.plans = state.plans.map((_, seat) =>
    seat === own && view.plan ? planFrom(view.plan) : likelyPlan(state, seat, random),
  );
  return state;
};
