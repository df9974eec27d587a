// 5.6, 17.2 Free Moves: in one's own turn for a deed that is worth the card, in another's to get out of his way.
import { type Random, silent } from '@rose/table';
import type { Act, Action } from '../rules/actions.ts';
import { copy } from '../rules/copy.gen.ts';
import { FIRST_ROYAL, isNoble, NOBLE_COUNT, ROYALS } from '../rules/data/persons.ts';
import type { Kingmaker } from '../rules/kind.ts';
import { freeMove } from '../rules/movement/free-move.ts';
import { legalMoves } from '../rules/movement/verbs.ts';
import { isUnderSiege } from '../rules/position/control.ts';
import { has, leadOf, stackOf } from '../rules/position/pieces.ts';
import { areaAt, isInside, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { nextMarch } from './campaign.ts';
import { beats, STORMED } from './chances.ts';
import { type Force, forcesOf, riskAt, wallsAt } from './forces.ts';
import { heirWorth, nobleWorths, worthOfAll } from './worth.ts';

/** What the card might still bring on another day. */
const CARD = 0.5;
const noDice: Random = () => {
  throw new Error('a Free Move throws no dice');
};
/** The state in which this mover has his second move. */
const given = (state: State, seat: number, mover: number, isWindow: boolean): State => {
  const after = copy(state);
  freeMove(silent<Kingmaker>(after as State, noDice), seat, mover, isWindow);
  return after as State;
};
/** In one's own turn, or in answer before one's own combats: the second move whose deed is worth most; nothing where none
 * is worth the card. */
export const secondMove = (state: State, seat: number, actions: readonly Action[]): number | undefined => {
  let best: { readonly place: number; readonly worth: number } | undefined;
  for (const [place, action] of actions.entries()) {
    if (action.do !== 'free-move' || !isNoble(action.mover)) continue;
    const after = given(state, seat, action.mover, state.phase.name === 'free-moves');
    const worth = nextMarch(after, seat, legalMoves(after, seat))?.worth ?? 0;
    if (worth > (best?.worth ?? CARD)) best = { place, worth };
  }
  return best?.place;
};

const heirsIn = (state: State, { seat, spot }: Force): number =>
  ROYALS.reduce(
    (sum, royal) =>
      state.spot[royal] === spot && state.keeper[royal - FIRST_ROYAL] === seat ? sum + heirWorth(state, royal) : sum,
    0,
  );
/** What the active player is about to take of a force, who stands beside it already. */
const peril = (state: State, forces: readonly Force[], worths: Float64Array, force: Force): number => {
  if (isInside(force.spot) && isUnderSiege(state, placeAt(force.spot))) return 0;
  let men = 0;
  for (const other of forces)
    if (other.seat === state.turn && other.area === force.area && force.area !== NONE) men += other.men;
  const walls = wallsAt(force.spot);
  const lost = walls > 0 ? (men >= walls + force.men ? STORMED : 0) : beats(men, force.men);
  return lost * (worthOfAll(worths, force.nobles) + heirsIn(state, force));
};
/** The noble whose stack should get out of the way of the active player; NONE where nobody must. */
export const fugitive = (state: State, seat: number): number => {
  const forces = forcesOf(state);
  const worths = nobleWorths(state);
  let [lead, most] = [NONE as number, CARD];
  for (const force of forces) {
    if (force.seat !== seat) continue;
    const worth = peril(state, forces, worths, force);
    if (worth <= most) continue;
    [lead, most] = [leadOf(stackOf(state, leadOf(force.nobles))), worth];
  }
  return lead;
};
/** The safest march of who flees; nothing where there is none. */
const refugeFor = (state: State, seat: number, actions: readonly Action[]): number | undefined => {
  const forces = forcesOf(state);
  let best: { readonly place: number; readonly risk: number } | undefined;
  for (const [place, action] of actions.entries()) {
    if (action.do !== 'march' || action.piece >= NOBLE_COUNT) continue;
    const men = menOf(state, action);
    const risk = riskAt(state, forces, seat, areaAt(action.spot), men, wallsAt(action.spot));
    if (!best || risk < best.risk) best = { place, risk };
  }
  return best?.place;
};
const menOf = (state: State, { piece }: Act<'march'>): number => {
  const stack = stackOf(state, piece);
  return state.men.reduce<number>((sum, men, noble) => (has(stack, noble) ? sum + men : sum), 0);
};
/** What a bot does in the window: the place of the action; nothing where it lets the window pass. */
export const inWindow = (state: State, seat: number, actions: readonly Action[]): number | undefined => {
  const find = (fits: (action: Action) => boolean): number | undefined => {
    const place = actions.findIndex(fits);
    return place < 0 ? undefined : place;
  };
  if (seat === state.turn) {
    const march = nextMarch(state, seat, actions);
    return march && march.worth > 0 ? march.place : secondMove(state, seat, actions);
  }
  if (actions.some(({ do: verb }) => verb === 'march')) return refugeFor(state, seat, actions);
  const lead = fugitive(state, seat);
  if (lead === NONE) return undefined;
  return (
    find(({ do: verb }) => verb === 'use-free-move') ??
    find((action) => action.do === 'free-move' && action.mover === lead)
  );
};
