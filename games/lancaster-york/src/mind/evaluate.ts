// Who is ahead, from -1 to 1: the score so far, what Parliament would give on this board for the turns to come, and what
// money, taxes and mercenaries will be worth. A seat is measured against its best rival.
import { TURNS } from '../rules/data/box.ts';
import { gainsOf, judge } from '../rules/judgement.ts';
import { incomeOf, isOver } from '../rules/position.ts';
import { NONE, type State } from '../rules/state.ts';
import { forecastAll } from './forecast.ts';

/** Boards change: the gains of a later turn count for less than those of this one. */
const FADE = 0.6;
const POUND_VP = 0.22;
/** While the last plans are written, a pound may still find its use. */
const LAST_POUND_VP = 0.001;
const MERCENARY_VP = 0.6;
/** 3.2 What French aid kept for a later turn is likely to bring, in pounds. */
const AID_LATER = 3;
/** A lead of so many points is worth about three quarters. */
const CLEAR_LEAD = 20;

/** Parliaments still to be held, the later ones for less. */
const parliamentsLeft = ({ turn, phase }: State): number => {
  const held = phase.name === 'parliament' && phase.step === 'done' ? turn : turn - 1;
  let worth = 0;
  for (let n = 0; n < TURNS - held; n++) worth += FADE ** n;
  return worth;
};
/** 8.8 The Captain of Calais serves for one turn. */
const gainsWithoutCaptain = (state: State): readonly number[] => {
  const without = { ...state, captain: NONE, landed: NONE };
  return gainsOf(without, judge(without));
};
/** What each seat may expect to have in the end. */
export const prospectsOf = (given: State): readonly number[] => {
  const state = given.phase.name === 'planning' ? forecastAll(given) : given;
  const parliaments = parliamentsLeft(state);
  const gains = gainsOf(state, judge(state));
  const later = state.captain === NONE ? gains : gainsWithoutCaptain(state);
  const spending = Math.max(0, TURNS - state.turn + (given.phase.name === 'planning' ? 0 : 1));
  return state.scores.map((score, seat) => {
    const purse = (state.money[seat] as number) * (spending > 0 ? POUND_VP : LAST_POUND_VP);
    const taxes = incomeOf(state, seat) * POUND_VP * Math.max(0, TURNS - state.turn);
    const aid = state.aid[seat] === 1 && state.turn < TURNS ? AID_LATER * POUND_VP : 0;
    const hired = (state.mercenaries[seat] as number) * (spending > 0 ? MERCENARY_VP : 0);
    return score + (gains[seat] as number) + (later[seat] as number) * (parliaments - 1) + purse + taxes + aid + hired;
  });
};

export const evaluate = (state: State, seat: State['order'][number]): number => {
  const prospects = isOver(state) ? state.scores : prospectsOf(state);
  const own = prospects[seat] as number;
  const rival = Math.max(...prospects.filter((_, other) => other !== seat));
  return Math.tanh((own - rival) / CLEAR_LEAD);
};
