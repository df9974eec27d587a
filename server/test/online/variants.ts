// Every game of the house; those for several numbers of players, with each of them.
import { type AnyGame, isMistake, readOptions } from '@rose/table';
import { GAMES } from '../../../games/all.ts';

export type Variant = readonly [game: string, options: object];

const NUMBERS = [2, 3, 4, 5, 6, 7] as const;
const numbersOf = ({ meta }: AnyGame): readonly number[] =>
  NUMBERS.filter((players) => !isMistake(readOptions<object>(meta.options, { players })));

export const VARIANTS: readonly Variant[] = [...GAMES.values()].flatMap((game): readonly Variant[] => {
  const numbers = numbersOf(game);
  return numbers.length === 0
    ? [[game.meta.id, {}]]
    : numbers.map((players) => [game.meta.id, { players }] satisfies Variant);
});

export const seatsIn = ([id, options]: Variant): readonly string[] => {
  const game = GAMES.get(id);
  const read = game && readOptions<object>(game.meta.options, options);
  if (!read || isMistake(read)) throw new Error(`${id} ${JSON.stringify(options)}`);
  return game.seats(read);
};
