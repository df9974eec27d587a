// Every game of the house at once, for the command line and the laws.
import type { AnyGame } from '@rose/table';
import { DOORS } from './doors.ts';

export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  await Promise.all([...DOORS].map(async ([id, open]) => [id, await open()] as const)),
);
