// Random games, one action after the other.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { SCENARIOS, type ScenarioName } from '@rose/richard-iii/ids';
import { advance, begin, isMistake, legal, mustAnswer, pick, type Random, seeded, silent, stateOf } from '@rose/table';

export type State = RichardIII['state'];

const TIMID = ['end-actions', 'retreat', 'end-regroup', 'pass'];
/** Idle and timid choices come seldom, so that there are battles and that they last. */
export const bold = (state: State, seat: RichardIII['seat'], random: Random): RichardIII['action'] => {
  const all = legal(richardIII, state, seat);
  const brave = all.filter((action) => !TIMID.includes(action.do));
  return pick(brave.length > 0 && random(8) > 1 ? brave : all, random);
};

/** Plays a random game to its end; `judge` sees every state, who acts there, and what came before. */
export const wander = (
  seed: number,
  judge: (state: State, seat: RichardIII['seat'] | undefined, before: State, random: Random) => void,
  scenario?: ScenarioName,
): void => {
  const random = seeded(seed);
  const options = { scenario: scenario ?? pick(SCENARIOS, random) };
  const course = begin(richardIII, { options }, random);
  if (isMistake(course)) throw new Error(course.reason);
  let before: State = stateOf(course);
  for (let state = before; ; ) {
    const over = richardIII.outcome(state) !== undefined;
    const seat = over ? undefined : pick(mustAnswer(richardIII, state), random);
    judge(state, seat, before, random);
    if (seat === undefined) return;
    const next = structuredClone(state) as State;
    advance(richardIII, silent(next, random), seat, bold(state, seat, random));
    before = state;
    state = next;
  }
};
