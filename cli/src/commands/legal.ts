// `rose legal`: the legal actions of a position.
import { legal as legalActions, mustAnswer, stateOf } from '@rose/table';
import { courseGiven, gameNamed, seatGiven } from '../arguments.ts';
import type { Command } from '../command.ts';

export const legal: Command = {
  name: 'legal',
  summary: 'What may be done in a position, one action a line, sorted',
  usage: ['legal <game> [--position FILE|-] [--seat SEAT] [--option NAME=VALUE]…'],
  help: [
    '--position FILE|-     a position document (JSON); without it, the set-up',
    '--seat SEAT           only what this seat may do; without it, every seat that must act',
    '--option NAME=VALUE   an option of the game, see rose games',
  ],
  words: [1, 1],
  options: { position: { type: 'string' }, seat: { type: 'string' }, option: { type: 'string', multiple: true } },
  run({ words, values, json }, io) {
    const game = gameNamed(words[0]);
    const seat = seatGiven(game, values);
    const state = stateOf(courseGiven(game, values, io));
    const active = mustAnswer(game, state);
    const asked = active.filter((other) => seat === undefined || other === seat);
    const texts = asked.flatMap((other) => legalActions(game, state, other).map((action) => game.write(action))).sort();
    if (json) io.out(JSON.stringify({ game: game.meta.id, active, count: texts.length, actions: texts }));
    else for (const text of texts) io.out(text);
    return 0;
  },
};
