// For bots: how much time is left, by the calendar and by how far a turn has come.
import { FIRST_YEAR, LAST_YEAR, TURNS, turnsOf } from '../rules/data/calendar.ts';
import { SETUPS } from '../rules/data/scenarios.ts';
import { type PhaseName, type State, sideOf } from '../rules/state.ts';

const YEAR = 6;
/** By year and turn: turns left in that year, this one included. */
const LEFT: readonly (readonly number[])[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, n) => {
  const turns = turnsOf(FIRST_YEAR + n);
  return TURNS.map((turn) => turns.length - turns.indexOf(turn));
});
/** Turns that are left, this one included. */
export const turnsLeft = ({ year, turn, options }: State): number =>
  (LEFT[year - FIRST_YEAR]?.[turn] as number) + YEAR * (SETUPS[options.scenario].lastYear - year);

interface Moment {
  /** Whether both have acted, the dice of the sieges are rolled, empty cities have changed hands. */
  readonly hasActed: boolean;
  readonly hasRolled: boolean;
  readonly hasCounted: boolean;
  /** Before the cards are turned up this turn is counted: time passes for both at once. */
  readonly isFresh: boolean;
}
const FRESH: Moment = { hasActed: false, hasRolled: false, hasCounted: false, isFresh: true };
const BEGUN: Moment = { ...FRESH, isFresh: false };
const FOUGHT: Moment = { ...BEGUN, hasActed: true };
const FED: Moment = { ...FOUGHT, hasCounted: true };
const ROLLED: Moment = { ...FED, hasRolled: true };
const MOMENTS: { readonly [N in PhaseName]: Moment } = {
  deal: ROLLED,
  turn: FRESH,
  initiative: FRESH,
  events: BEGUN,
  actions: BEGUN,
  tactics: FOUGHT,
  battle: FOUGHT,
  siege: FOUGHT,
  supply: FED,
  surrender: FED,
  victory: ROLLED,
  count: ROLLED,
  'new-blocks': ROLLED,
  recruitment: ROLLED,
  return: ROLLED,
  deck: ROLLED,
};

export interface Times {
  /** Turns that are left, this one included; and after this one, which counts until its cards are turned up. */
  turns: number;
  toCome: number;
  /** By side: times it may still act, this turn included if it has not yet. */
  readonly acts: [number, number];
  /** Siege dice still to be rolled, this turn's included. */
  dice: number;
  isAfterDice: boolean;
  /** Whether empty cities still change hands in this turn. */
  isBeforeCount: boolean;
}
const TIMES: Times = { turns: 0, toCome: 0, acts: [0, 0], dice: 0, isAfterDice: false, isBeforeCount: true };
/** The same object every time: whoever asks reads it before anybody asks again. */
export const timesOf = (state: State): Times => {
  const { phase } = state;
  const turns = turnsLeft(state);
  const { hasActed, hasRolled, hasCounted, isFresh } = MOMENTS[phase.name];
  TIMES.turns = turns;
  TIMES.toCome = turns - (isFresh ? 0 : 1);
  TIMES.dice = turns - (hasRolled ? 1 : 0);
  TIMES.isAfterDice = hasRolled;
  TIMES.isBeforeCount = !hasCounted;
  const last = phase.name === 'actions' && phase.acting !== state.player1 ? sideOf(phase.acting) : -1;
  for (const side of [0, 1] as const) TIMES.acts[side] = turns - (hasActed || (last >= 0 && last !== side) ? 1 : 0);
  return TIMES;
};
