// Any offered action. Random play is the same everywhere: where a phase draws an action itself, by that, else all are
// equally likely. What is drawn follows from what the seat may know, so any world behind its view will do.
import { type AnyGame, drawn, type Kind, pick, type Random } from '@rose/table';
import type { Bot, Seen } from './bot.ts';

const hasDrawer = ({ phases }: AnyGame): boolean => Object.values(phases).some(({ drawer }) => drawer !== undefined);
const drawnBehind = ({ game, view, seat, may }: Seen, dice: Random): Kind['action'] | undefined => {
  if (may.length === 1 || !hasDrawer(game)) return undefined;
  const world = game.imagine?.(view, dice);
  const action = world && drawn(game, world, seat, dice);
  if (!action || may.includes(action)) return action;
  const text = game.write(action);
  return may.find((other) => game.write(other) === text);
};

export const random: Bot = {
  id: 'random',
  choose(seen, dice) {
    const { may } = seen;
    const action = drawnBehind(seen, dice) ?? pick(may, dice);
    const reason = may.length === 1 ? 'only-move' : 'holds';
    return { action, line: [action], score: 0, depth: 0, nodes: 0, reason, by: 'random' };
  },
};
