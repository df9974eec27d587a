// Who is ahead: heirs held and how near they bring the end, men and cards, and what lies within reach or in danger.

import { stepsBetween } from '../rules/data/areas.ts';
import { FIRST_ROYAL, houseOf, ROYALS } from '../rules/data/persons.ts';
import { hasCathedral } from '../rules/data/places.ts';
import { SEATS, type Seat, seatNumber } from '../rules/data/seats.ts';
import type { During } from '../rules/kind.ts';
import { controllerOf, isCrowned, seniorOf, soleKing } from '../rules/position/throne.ts';
import { votesBySeat } from '../rules/position/votes.ts';
import { areaAt, handSeat, isInHand, isInside, isOnLand, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, STORMED } from './chances.ts';
import { worthOfFight } from './fighting.ts';
import { type Force, forcesOf, isNear, riskAt, wallsAt } from './forces.ts';
import { type Prey, preyOf } from './prey.ts';
import { aliveIn, canCrown, heirWorth, nobleWorths, worthOfAll } from './worth.ts';

interface Look {
  readonly state: State;
  readonly forces: readonly Force[];
  readonly worths: Float64Array;
  readonly alive: number;
  /** By seat: what cards in hand are worth. */
  readonly cards: Float64Array;
  /** By seat: votes of both Houses, where they count. */
  readonly votes: Float64Array;
}
/** How much of the living a faction holds, and what it has when it holds all. */
const SHARE = 3;
const ALL = 2;
const IN_DANGER = 0.8;
const CARD = 0.12;
const EVENT = 0.04;
const VOTE = 0.004;
const KING = 0.3;
/** What is within reach of enough men, and where they stand already. */
const REACHED = 0.25;
const STANDING = 0.5;
const APPROACH = 0.1;
const CATHEDRAL = 0.25;
const BY_BISHOPS = 0.1;

const heldBy = ({ state, forces, alive }: Look, seat: number): number => {
  let sum = 0;
  let own = 0;
  for (const royal of ROYALS) {
    const spot = state.spot[royal] as number;
    if (spot === NONE || state.keeper[royal - FIRST_ROYAL] !== seat) continue;
    own++;
    let [men, nobles] = [0, 0];
    for (const force of forces)
      if (force.seat === seat && force.spot === spot) [men, nobles] = [force.men, force.nobles];
    const risk = isOnLand(spot) ? riskAt(state, forces, seat, areaAt(spot), men, wallsAt(spot)) : 0;
    sum += heirWorth(state, royal) * (1 - IN_DANGER * risk);
    if (isCrowned(state, royal) || seniorOf(state, houseOf(royal)) !== royal || !canCrown(state, nobles)) continue;
    sum += BY_BISHOPS + (isInside(spot) && hasCathedral(placeAt(spot)) ? CATHEDRAL : 0);
  }
  if (own === 0) return 0;
  return sum + (SHARE * own) / alive + (own === alive ? ALL + 1 / alive : 0);
};
const menOf = ({ state, forces, worths }: Look, seat: number): number => {
  let sum = 0;
  for (const force of forces) {
    if (force.seat !== seat) continue;
    const risk = riskAt(state, forces, seat, force.area, force.men, wallsAt(force.spot));
    sum += worthOfAll(worths, force.nobles) * (1 - IN_DANGER * risk);
  }
  return sum;
};
const cardsInHand = (state: State): Float64Array => {
  const worths = new Float64Array(SEATS.length);
  const add = (holder: number, worth: number): void => {
    if (isInHand(holder)) worths[handSeat(holder)] = (worths[handSeat(holder)] as number) + worth;
  };
  for (const holder of state.held) add(holder, CARD);
  for (const holder of state.events) add(holder, EVENT);
  return worths;
};
const chanceOf = ({ how, men }: Prey, own: number): number => {
  if (how === 'walk') return own > 0 ? 1 : 0;
  return how === 'siege' ? (own >= men ? STORMED : 0) : beats(own, men);
};
/** What a faction could take next: with those who stand there, or within a march of it, or come nearer. */
const hopesOf = ({ state, forces, worths }: Look, seat: number): number => {
  let sum = 0;
  for (const prey of preyOf(state, seat, forces, worths)) {
    let [there, near, nearest] = [0, 0, 99];
    for (const force of forces) {
      if (force.seat !== seat || force.area === NONE) continue;
      if (force.area === prey.area) there += force.men;
      if (isNear(force.area, prey.area)) near += force.men;
      const steps = force.area === prey.area ? 0 : stepsBetween(force.area, prey.area);
      if (steps >= 0 && force.men * 2 >= prey.men) nearest = Math.min(nearest, steps);
    }
    const hope = Math.max(
      STANDING * chanceOf(prey, there),
      REACHED * chanceOf(prey, near),
      APPROACH / (1 + nearest / 5),
    );
    sum += hope * prey.worth;
  }
  return sum;
};
/** 10.5, 14.5 Where it is counted or voted, the King and the Houses count the more the nearer the end is. */
const countedFor = ({ state, votes }: Look, seat: number): number => {
  const king = soleKing(state);
  const holds = king !== NONE && controllerOf(state, king) === seat;
  const { ending, rounds } = state.options;
  const near = 1 + (ending === 'none' ? 0 : 4 * Math.min(1, state.round / rounds) ** 2);
  return near * ((holds ? KING : 0) + VOTE * (votes[seat] as number));
};
const NO_VOTES = new Float64Array(SEATS.length);
const votesIn = (state: State): Float64Array =>
  state.options.ending !== 'none' || state.options.votes || state.lastRound !== NONE ? votesBySeat(state) : NO_VOTES;
const scoreOf = (look: Look, seat: number): number =>
  heldBy(look, seat) + menOf(look, seat) + (look.cards[seat] as number) + countedFor(look, seat);

/** A combat that a seat has declared is nearly fought. Who stands before the choice again has done nothing, and what he
 * could take there he has let go: else he who looks one step ahead would declare and call off for ever. */
const UNDONE = -1;
const isUndone = ({ phase, turn }: State, seat: number): boolean =>
  phase.name === 'combat' && phase.step === 'choose' && turn === seat;
const declared = ({ state, forces }: Look, seat: number): number => {
  const { phase } = state;
  if (phase.name !== 'combat') return 0;
  if (phase.step === 'choose') return isUndone(state, seat) ? UNDONE : 0;
  if (phase.by !== seat || phase.kind === 'none') return 0;
  if (phase.kind === 'siege')
    return worthOfFight(state as During<'combat'>, { do: 'besiege', place: phase.place }) > 0 ? 0.1 : -0.05;
  const menIn = (set: number): number => {
    let men = 0;
    for (const force of forces) if ((force.nobles & set) !== 0) men += force.men;
    return men;
  };
  const [own, others] = [menIn(phase.attackers), menIn(phase.defenders)];
  return 0.1 * (beats(own, others) - beats(others, own)) - 0.01;
};
const SCALE = 5;
export const evaluate = (state: State, seat: Seat): number => {
  const own = seatNumber(seat);
  // 17.1 What only waits answers no question: who looks one step ahead would hand it in and take it back for ever.
  if (state.waiting.some((one) => one.seat === own)) return -1;
  const forces = forcesOf(state);
  const look: Look = {
    state,
    forces,
    worths: nobleWorths(state),
    alive: aliveIn(state),
    cards: cardsInHand(state),
    votes: votesIn(state),
  };
  let [best, sum, rival] = [Number.NEGATIVE_INFINITY, 0, own];
  for (let other = 0; other < state.options.players; other++) {
    if (other === own) continue;
    const score = scoreOf(look, other);
    sum += score;
    if (score <= best) continue;
    [best, rival] = [score, other];
  }
  // What could be taken next is asked of the strongest rival alone: it is dear.
  const hopes = (isUndone(state, own) ? 0 : hopesOf(look, own)) - hopesOf(look, rival);
  const others = 0.5 * best + (0.5 * sum) / (state.options.players - 1);
  return Math.tanh((scoreOf(look, own) + declared(look, own) + hopes - others) / SCALE);
};
