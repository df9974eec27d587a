// One step: what looks best right after the action, a win at once, ties at random. Where facts are hidden or dice fall
// it is the average over a few imagined worlds and rolls that counts.
import { type Kind, pick, type Random } from '@rose/table';
import type { Bot, Seen, Thought } from './bot.ts';
import { newIntentions } from './intentions.ts';
import { planGreedily } from './planning.ts';
import { random } from './random.ts';
import { reasonOf } from './reason.ts';
import { surveyed } from './survey.ts';
import { type Worlds, worldsBehind } from './worlds.ts';

const WORLDS = 6;
/** Of so many actions only the best of a first look, in one world, are looked at in all. */
const MANY = 100;
const FINALISTS = 12;
const clamp = (score: number): number => Math.max(-1, Math.min(1, score));

/** Those that look best at first, and whatever looks as good as the last of them. */
const finalists = (seen: Seen, worlds: Worlds, count: number, dice: Random): readonly Kind['action'][] => {
  const { may } = seen;
  if (may.length <= MANY || count === 1) return may;
  const scores = surveyed(seen, may, worlds, 1, dice);
  const least = [...scores].sort((a, b) => b - a)[FINALISTS - 1] as number;
  return may.filter((_, i) => (scores[i] as number) >= least).slice(0, MANY);
};

const choose = (seen: Seen, dice: Random): Thought | undefined => {
  const { game, view, seat, may } = seen;
  if (!game.imagine || !game.evaluate) return undefined;
  const worlds = worldsBehind(game, view, dice, WORLDS);
  const count = may.length === 1 || !game.meta.secrets ? 1 : WORLDS;
  const chosen = finalists(seen, worlds, count, dice);
  const scores = surveyed(seen, chosen, worlds, count, dice);
  const score = Math.max(...scores);
  const action = pick(
    chosen.filter((_, i) => scores[i] === score),
    dice,
  );
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
  const nodes = (chosen === may ? 0 : may.length) + chosen.length * count;
  return { action, line: [action], score, depth: 1, nodes, reason, by: 'greedy' };
};

export const newGreedy = (): Bot => {
  const kept = newIntentions();
  return {
    id: 'greedy',
    choose: (seen, dice, control) =>
      planGreedily(seen, dice, kept) ?? choose(seen, dice) ?? random.choose(seen, dice, control),
  };
};
export const greedy: Bot = newGreedy();
