// The pace of a bot that plans in secret beside others. Every edit is an entry that nobody else hears of; so the time from
// the last thing that all could see to the end of the plan must be the same, however much was planned.
import type { Advice } from '@rose/protocol';
import { type Asked, askedOf, type Kind, mustAnswer, stateOf } from '@rose/table';
import { startChange } from './change.ts';
import type { Environment, ThinkRequest } from './environment.ts';
import type { Live } from './live.ts';
import { atPace, isGoingOn } from './pace.ts';

/** What a whole plan takes, in paces of a move: more than thinking about it does. */
const PLAN = 12;

/** Whether a seat chooses in secret while others do. */
export const isPlanning = ({ game, course }: Pick<Live, 'game' | 'course'>, seat: string): boolean =>
  game.meta.secrets === true && choosers(askedOf(game, stateOf(course))).some((other) => other !== seat);
const choosers = ({ must, reopen = [] }: Asked<string>): readonly string[] => [...must, ...reopen];

const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';
/** Whether all can see then that the seat is done. */
const isLast = (live: Live, { seat }: ThinkRequest, notation: string): boolean => {
  const { game, course, record } = live;
  const action = game.read(notation) as Kind['action'] | undefined;
  if (!action) return false;
  const tried = startChange(live, record.secret ?? '');
  tried.act(seat, action);
  const then = stateOf(tried.course);
  return !mustAnswer(game, then).includes(seat) || then.phase.name !== stateOf(course).phase.name;
};

/** The thought: edits after the first at once, the end of a plan when its time is over. */
export const inSecret = async (
  environment: Environment,
  live: Live,
  request: ThinkRequest,
  pace: number,
  thought: Promise<Advice>,
): Promise<Advice> => {
  const { wait, now } = environment;
  const since = Date.parse(live.touched);
  const goesOn = isGoingOn(live.course, request.seat);
  const advice = await (goesOn ? thought : atPace(environment, request, goesOn, pace, thought));
  // Where there is one thing to choose and no more, there is nothing to give away.
  const isOneChoice = request.may.every((other) => verbOf(other) === verbOf(advice.action));
  if (!isOneChoice && isLast(live, request, advice.action))
    await wait(Math.max(0, since + PLAN * pace - Date.parse(now())));
  else if (goesOn) await wait(0);
  return advice;
};
