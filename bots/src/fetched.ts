// The door for a page: its bots come with what the game they play asks for, and no more.
import type { AnyGame } from '@rose/table';
import type { Bot } from './bot.ts';
import { botsWith } from './house.ts';
import { type Method, type Methods, methodsFor } from './methods.ts';

export { BOT_NAMES } from './house.ts';

const FETCH: { readonly [W in Method]: () => Promise<NonNullable<Methods[W]>> } = {
  plans: () => import('./plans.ts'),
  depths: () => import('./search.ts'),
  worlds: () => import('./imaginative.ts'),
};
const fetched = async (game: AnyGame): Promise<ReadonlyMap<string, Bot>> =>
  botsWith(
    Object.fromEntries(
      await Promise.all(methodsFor(game).map(async (method) => [method, await FETCH[method]()])),
    ) as Methods,
  );

const known = new Map<AnyGame, ReadonlyMap<string, Bot>>();
/** The same ones each time: a plan they have in mind lasts from one thought to the next. */
export const botsFor = async (game: AnyGame): Promise<ReadonlyMap<string, Bot>> => {
  const bots = known.get(game) ?? (await fetched(game));
  known.set(game, bots);
  return bots;
};
