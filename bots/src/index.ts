// The door: players that are no people, and what is needed to let them play.
import type { Bot } from './bot.ts';
import { botsWith } from './house.ts';
import * as worlds from './imaginative.ts';
import * as plans from './plans.ts';
import * as depths from './search.ts';

export type { Bot, Weighed } from './bot.ts';
export * from './calibrate.ts';
export * from './league.ts';
export * from './match.ts';

export const BOTS: ReadonlyMap<string, Bot> = botsWith({ plans, depths, worlds });
