// The bots of the house, with what they need to think.
import type { Bot } from './bot.ts';
import { newGreedy } from './greedy.ts';
import { random } from './random.ts';
import { newSteward } from './steward.ts';
import type { Ways } from './ways.ts';

export const botsWith = (ways: Ways): ReadonlyMap<string, Bot> =>
  new Map([random, newGreedy(ways), newSteward(ways)].map((bot) => [bot.id, bot]));
export const BOT_NAMES: readonly string[] = [...botsWith({}).keys()];
