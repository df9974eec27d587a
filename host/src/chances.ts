// How a game with two seats stood at each of its steps, as the house judges it with everything in sight.
import { type Kind, outcomeOf, type Step } from '@rose/table';
import type { Seen } from './sight.ts';

/** The first seat's chance to win at a step, 0 to 1; nothing where the house has no judgement. */
export const judgeOf = ({ game, course }: Seen): ((step: Step<Kind>) => number) | undefined => {
  const [first, , ...more] = game.seats(course.opening.options);
  if (!game.evaluate || first === undefined || more.length > 0) return undefined;
  const outcome = outcomeOf(game, course);
  const last = course.steps.at(-1);
  return (step) => {
    if (step === last && outcome) return outcome.winners.length === 0 ? 0.5 : Number(outcome.winners.includes(first));
    return (1 + Math.max(-1, Math.min(1, game.evaluate?.(step.state, first) ?? 0))) / 2;
  };
};
export const chancesOf = (seen: Seen): readonly number[] | undefined => {
  const judge = judgeOf(seen);
  return judge && seen.course.steps.map(judge);
};
