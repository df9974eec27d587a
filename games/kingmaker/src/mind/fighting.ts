// Which fight is worth its losses, and what a controller does with his heirs when one is about to be lost.
import type { Action } from '../rules/actions.ts';
import { againAt } from '../rules/combat/declaring.ts';
import { attackersOn, besiegersOn, heirsWith } from '../rules/combat/forces.ts';
import { FIRST_ROYAL, N, ROYALS } from '../rules/data/persons.ts';
import { areaOfPlace, votesOfPlace } from '../rules/data/places.ts';
import type { During } from '../rules/kind.ts';
import { holderOf } from '../rules/position/control.ts';
import { areaOf, leadOf, noblesAt, stackOf } from '../rules/position/pieces.ts';
import { requirementOf } from '../rules/position/sieges.ts';
import { strengthOfAll } from '../rules/position/strength.ts';
import { heirsOf } from '../rules/position/throne.ts';
import { inside, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, fallsOf, STORMED } from './chances.ts';
import { LAST_HINDRANCE } from './prey.ts';
import { aliveIn, beaufortHinders, fewLeft, heirWorth, nobleWorths, worthOfAll } from './worth.ts';

type Fighting = During<'combat'>;
const lossesOf = (worths: Float64Array, set: number): number => {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += fallsOf(leadOf(rest)) * (worths[leadOf(rest)] as number);
  return sum;
};
const heirsThere = (state: State, royals: readonly number[]): number =>
  royals.reduce((sum, royal) => sum + heirWorth(state, royal) * fewLeft(state), 0);
/** A place without anybody inside: votes, and a roof. */
const PLACE = 0.05;
const VOTE = 0.02;
const HELD = 0.04;

/** 10.4 What it brings to take Beaufort, where he alone stands in the way. */
const hindranceIn = (state: State, set: number): number =>
  ((set >> N.beaufort) & 1) === 1 && beaufortHinders(state, state.turn) ? LAST_HINDRANCE : 0;
/** What a fight is worth to the active player; less than nothing where it should be left alone. */
export const worthOfFight = (state: Fighting, action: Action, worths = nobleWorths(state)): number => {
  if (action.do === 'attack') {
    const target = stackOf(state, action.noble);
    const area = areaOf(state, action.noble);
    const own = attackersOn(state, state.turn, target);
    const [men, others] = [strengthOfAll(state, own, area), strengthOfAll(state, target, area)];
    const prize =
      0.7 * worthOfAll(worths, target) + heirsThere(state, heirsWith(state, target)) + hindranceIn(state, target);
    const risk = beats(others, men) * (worthOfAll(worths, own) + heirsThere(state, heirsWith(state, own)));
    return beats(men, others) * prize + lossesOf(worths, target) - lossesOf(worths, own) - 2 * risk;
  }
  if (action.do !== 'besiege') return -1;
  const { place } = action;
  const area = areaOfPlace(place);
  const own = besiegersOn(state, state.turn, place, area, againAt(state, place));
  const within = noblesAt(state, inside(place));
  const royals = ROYALS.filter(
    (royal) => state.spot[royal] === inside(place) && state.keeper[royal - FIRST_ROYAL] !== state.turn,
  );
  const holder = holderOf(state, place);
  const walls = PLACE + VOTE * votesOfPlace(place) + (holder === NONE ? 0 : HELD);
  const prize = 0.7 * worthOfAll(worths, within) + heirsThere(state, royals) + walls + hindranceIn(state, within);
  const enough = strengthOfAll(state, own, area) >= requirementOf(state, place, state.turn);
  return enough ? STORMED * prize - lossesOf(worths, own) : -1;
};

/** How likely the defenders of the declared combat lose. */
const lostChance = (state: Fighting): number => {
  const { kind, area, attackers, defenders } = state.phase;
  if (kind === 'siege') return STORMED;
  if (area === (NONE as number)) return 0;
  return beats(strengthOfAll(state, attackers, area), strengthOfAll(state, defenders, area));
};
/** 7.5 Heirs about to be lost are better dead, unless their death leaves the attacker with all who live. */
const LIKELY = 0.5;
export const shouldExecute = (state: Fighting): boolean => {
  const { by, defenders } = state.phase;
  if (lostChance(state) < LIKELY) return false;
  const theirs = heirsOf(state, by).length;
  return theirs > 0 && theirs + heirsWith(state, defenders).length < aliveIn(state);
};
