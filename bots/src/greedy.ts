// One ply: what looks best right after the action, a win at once, ties at random.
import { advance, copyState, type Kind, pick, type Random, silent } from '@rose/table';
import type { Bot, Seen, Thought } from './bot.ts';
import { random } from './random.ts';
import { reasonOf } from './reason.ts';

const clamp = (score: number): number => Math.max(-1, Math.min(1, score));

/** How an action looks the moment it is done; a dice game shows one of its faces. */
const outlook = ({ game, seat }: Seen, state: Kind['state'], action: Kind['action'], dice: Random): number => {
  const after = copyState(game, state);
  advance(game, silent(after, dice), seat, action);
  const outcome = game.outcome(after);
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? 1 : -1;
  return 0.99 * clamp(game.evaluate?.(after, seat) ?? 0);
};

const choose = (seen: Seen, dice: Random): Thought | undefined => {
  const { game, view, seat, may } = seen;
  if (!game.imagine || !game.evaluate) return undefined;
  const state = game.imagine(view, dice);
  const scores = may.map((action) => outlook(seen, state, action, dice));
  const score = Math.max(...scores);
  const action = pick(
    may.filter((_, i) => scores[i] === score),
    dice,
  );
  const reason = reasonOf({
    offered: may.length,
    losing: scores.filter((other) => other === -1).length,
    before: clamp(game.evaluate(state, seat)),
    after: score,
    forced: score === 1 ? 'win' : score === -1 ? 'loss' : undefined,
    distance: 1,
  });
  return { action, line: [action], score, depth: 1, nodes: may.length, reason, by: 'greedy' };
};

export const greedy: Bot = {
  id: 'greedy',
  choose: (seen, dice, control) => choose(seen, dice) ?? random.choose(seen, dice, control),
};
