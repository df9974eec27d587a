// The bots of the house, with what they need to think.
import type { Bot } from './bot.ts';
import { newGreedy } from './greedy.ts';
import type { Methods } from './methods.ts';
import { random } from './random.ts';
import { newSteward } from './steward.ts';

export const botsWith = (methods: Methods): ReadonlyMap<string, Bot> =>
  new Map([random, newGreedy(methods), newSteward(methods)].map((bot) => [bot.id, bot]));
export const BOT_NAMES: readonly string[] = [...botsWith({}).keys()];
