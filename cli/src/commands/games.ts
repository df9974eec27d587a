// `rose games`: the games, their seats and options.
import type { AnyOptionSpec } from '@rose/table';
import { GAMES } from '../../../games/all.ts';
import type { Command } from '../command.ts';

const range = ({ kind, min, max, values }: AnyOptionSpec): string =>
  kind === 'flag' ? 'true|false' : kind === 'number' ? `${min}..${max}` : (values ?? []).join('|');

export const games: Command = {
  name: 'games',
  summary: 'The games of the house, with their seats and options',
  usage: ['games'],
  help: [],
  words: [0, 0],
  options: {},
  run({ json }, io) {
    const cards = [...GAMES.values()].map(({ meta }) => ({
      id: meta.id,
      rules: meta.rules,
      seats: meta.seats,
      secrets: meta.secrets,
      options: meta.options as { readonly [name: string]: AnyOptionSpec },
    }));
    if (json) io.out(JSON.stringify({ games: cards }));
    else
      for (const card of cards) {
        io.out(`${card.id}: ${card.seats.join(', ')}`);
        for (const [name, spec] of Object.entries(card.options))
          io.out(`  --option ${name}=${String(spec.default)}  (${range(spec)}, rule ${spec.rule})`);
      }
    return 0;
  },
};
