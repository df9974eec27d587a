// The tables at which players of a proof sit: at every game of the house against each other, at two also against the house.
import type { OnlineAsk } from '@rose/protocol';
import { type AnyGame, isMistake, readOptions } from '@rose/table';

export type Offer = Extract<OnlineAsk, { ask: 'offer' }>;
const TERMS = { ask: 'offer', sides: 'chosen', access: 'link', clock: { kind: 'none' } } as const;
const BOT = { bot: 'random', strength: 1 } as const;
const BOT_SEAT = { kind: 'bot', ...BOT } as const;

const NUMBERS = [2, 3, 4, 5, 6, 7] as const;
/** As few as can play it; nothing, where that is no option. */
const fewest = ({ meta }: AnyGame): object => {
  const players = NUMBERS.find((number) => !isMistake(readOptions<object>(meta.options, { players: number })));
  return players === undefined ? {} : { players };
};
const offersOf = (game: AnyGame, hasHouse: boolean): readonly Offer[] => {
  const options = fewest(game);
  const read = readOptions<object>(game.meta.options, options);
  const rest = (isMistake(read) ? [] : game.seats(read)).slice(2).map(() => BOT_SEAT);
  const offer = (other: Offer['chairs'][number]): Offer => ({
    ...TERMS,
    game: game.meta.id,
    options,
    chairs: [{ kind: 'me' }, other, ...rest],
    standIn: BOT,
  });
  return [offer({ kind: 'open' }), ...(hasHouse ? [offer(BOT_SEAT)] : [])];
};
/** The first and the last of them, a short and a long one. */
export const offersIn = (games: ReadonlyMap<string, AnyGame>): readonly Offer[] =>
  [...games.values()].flatMap((game, at) => offersOf(game, at === 0 || at === games.size - 1));
