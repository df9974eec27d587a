// The steward of the house: thinks by whatever method the game asks for, for as long as it is given.
import type { Random } from '@rose/table';
import type { Bot, Control, Seen, Thought } from './bot.ts';
import { newGreedy } from './greedy.ts';
import type { Intentions } from './intentions.ts';
import { canJudge, isOpenToTwo, type Methods, needed } from './methods.ts';

/** Each method of thinking has as many levels. */
const STRENGTHS = 3;

type Choose = (seen: Seen, dice: Random, control: Control) => Thought | undefined;
const planning = (methods: Methods): Choose => {
  let kept: Intentions | undefined;
  return (seen, dice, control) => {
    if (!seen.game.planner) return undefined;
    const { planThoughtfully, chooseAhead, newIntentions } = needed(methods, 'plans', seen.game);
    kept ??= newIntentions();
    return planThoughtfully(seen, dice, control, kept) ?? chooseAhead(seen, dice, control);
  };
};
const looking =
  (methods: Methods): Choose =>
  (seen, dice, control) => {
    const { game } = seen;
    if (!canJudge(game)) return undefined;
    const found = isOpenToTwo(game) ? needed(methods, 'depths', game).lookDeep(seen, dice, control) : 'dice';
    return found === 'dice' ? needed(methods, 'worlds', game).imagineAndChoose(seen, dice, control) : found;
  };

export const newSteward = (methods: Methods): Bot => {
  const plan = planning(methods);
  const look = looking(methods);
  const greedy = newGreedy(methods);
  return {
    id: 'steward',
    strengths: STRENGTHS,
    choose: (seen, dice, control) =>
      plan(seen, dice, control) ?? look(seen, dice, control) ?? greedy.choose(seen, dice, control),
  };
};
