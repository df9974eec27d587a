// Any offered action, all equally likely.
import { pick } from '@rose/table';
import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  choose({ may }, dice) {
    const action = pick(may, dice);
    const reason = may.length === 1 ? 'only-move' : 'holds';
    return { action, line: [action], score: 0, depth: 0, nodes: 0, reason, by: 'random' };
  },
};
