// `rose perft`: how many sequences of actions lead on from a position.
import { stateOf } from '@rose/table';
import { perft as count, divide } from '@rose/testkit';
import { courseGiven, gameNamed, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';

export const perft: Command = {
  name: 'perft',
  summary: 'How many sequences of N actions lead on from a position',
  usage: ['perft <game> --depth N [--position FILE|-] [--divide] [--option NAME=VALUE]…'],
  help: [
    '--depth N             how many actions deep, 0 to 12',
    '--position FILE|-     a position document (JSON); without it, the set-up',
    '--divide              the count below each first action as well',
    '--option NAME=VALUE   an option of the game, see rose games',
  ],
  words: [1, 1],
  options: {
    depth: { type: 'string' },
    position: { type: 'string' },
    divide: { type: 'boolean' },
    option: { type: 'string', multiple: true },
  },
  run({ words, values, json }, io) {
    const game = gameNamed(words[0]);
    const depth = wholeNumber(values, 'depth', { min: 0, max: 12 });
    const state = stateOf(courseGiven(game, values, io));
    const start = io.now();
    const branches =
      values['divide'] === true && depth > 0
        ? [...divide(game, state, depth)].sort(([a], [b]) => (a < b ? -1 : 1))
        : [];
    const nodes = count(game, state, depth);
    const seconds = (io.now() - start) / 1000;
    if (json) {
      const below = branches.length > 0 ? { branches: Object.fromEntries(branches) } : {};
      io.out(JSON.stringify({ game: game.meta.id, depth, nodes, ...below, seconds }));
      return 0;
    }
    for (const [action, below] of branches) io.out(`${action}: ${below}`);
    io.out(`${nodes}`);
    return 0;
  },
};
