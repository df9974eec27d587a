// One step: what looks best right after the action, a win at once, ties at random. Where facts are hidden or dice fall
// it is the average over a few imagined worlds and rolls that counts.
import { type Kind, pick, type Random } from '@rose/table';
import type { Bot, Seen, Thought } from './bot.ts';
import type { Intentions } from './intentions.ts';
import { type Methods, needed } from './methods.ts';
import { random } from './random.ts';
import { reasonOf } from './reason.ts';
import { raced } from './survey.ts';
import { worldsBehind } from './worlds.ts';

const WORLDS = 6;
const clamp = (score: number): number => Math.max(-1, Math.min(1, score));

const choose = (seen: Seen, dice: Random): Thought | undefined => {
  const { game, view, seat, may } = seen;
  if (!game.imagine || !game.evaluate) return undefined;
  const worlds = worldsBehind(game, view, dice, WORLDS);
  const count = may.length === 1 || !game.meta.secrets ? 1 : WORLDS;
  const { scores, last, looks } = raced(seen, may, worlds, count, dice);
  const score = Math.max(...last.map((i) => scores[i] as number));
  const action = may[
    pick(
      last.filter((i) => scores[i] === score),
      dice,
    )
  ] as Kind['action'];
  let before = 0;
  for (let n = 0; n < count; n++) before += clamp(game.evaluate(worlds.look(n) as Kind['state'], seat)) / count;
  const reason = reasonOf({
    offered: may.length,
    losing: scores.filter((other) => other === -1).length,
    before,
    after: score,
    forced: score === 1 ? 'win' : score === -1 ? 'loss' : undefined,
    distance: 1,
  });
  return { action, line: [action], score, depth: 1, nodes: looks, reason, by: 'greedy' };
};

export const newGreedy = (methods: Methods): Bot => {
  let kept: Intentions | undefined;
  const plan = (seen: Seen, dice: Random): Thought | undefined => {
    if (!seen.game.planner) return undefined;
    const { planGreedily, newIntentions } = needed(methods, 'plans', seen.game);
    kept ??= newIntentions();
    return planGreedily(seen, dice, kept);
  };
  return {
    id: 'greedy',
    choose: (seen, dice, control) => plan(seen, dice) ?? choose(seen, dice) ?? random.choose(seen, dice, control),
  };
};
