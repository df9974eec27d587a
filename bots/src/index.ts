// The door: players that are no people, and what is needed to let them play.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { steward } from './search.ts';

export type { Bot, Weighed } from './bot.ts';
export * from './calibrate.ts';
export * from './league.ts';
export * from './match.ts';

export const BOTS: ReadonlyMap<string, Bot> = new Map([random, greedy, steward].map((bot) => [bot.id, bot]));
