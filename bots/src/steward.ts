// The steward of the house: thinks in whatever way the game asks for, for as long as it is given.
import type { Random } from '@rose/table';
import type { Bot, Control, Seen, Thought } from './bot.ts';
import { newGreedy } from './greedy.ts';
import type { Intentions } from './intentions.ts';
import { canJudge, isOpenToTwo, needed, type Ways } from './ways.ts';

/** Each way of thinking has as many levels. */
const STRENGTHS = 3;

type Choose = (seen: Seen, dice: Random, control: Control) => Thought | undefined;
const planning = (ways: Ways): Choose => {
  let kept: Intentions | undefined;
  return (seen, dice, control) => {
    if (!seen.game.planner) return undefined;
    const { planThoughtfully, chooseAhead, newIntentions } = needed(ways, 'plans', seen.game);
    kept ??= newIntentions();
    return planThoughtfully(seen, dice, control, kept) ?? chooseAhead(seen, dice, control);
  };
};
const looking =
  (ways: Ways): Choose =>
  (seen, dice, control) => {
    const { game } = seen;
    if (!canJudge(game)) return undefined;
    const found = isOpenToTwo(game) ? needed(ways, 'depths', game).lookDeep(seen, dice, control) : 'dice';
    return found === 'dice' ? needed(ways, 'worlds', game).imagineAndChoose(seen, dice, control) : found;
  };

export const newSteward = (ways: Ways): Bot => {
  const plan = planning(ways);
  const look = looking(ways);
  const greedy = newGreedy(ways);
  return {
    id: 'steward',
    strengths: STRENGTHS,
    choose: (seen, dice, control) =>
      plan(seen, dice, control) ?? look(seen, dice, control) ?? greedy.choose(seen, dice, control),
  };
};
