// The games a worker has fetched so far: only those that are played here.
import type { AnyGame } from '@rose/table';
import { DOORS } from '../../games/doors.ts';

const here = new Map<string, AnyGame>();
export const GAMES_HERE: ReadonlyMap<string, AnyGame> = here;

/** Fetches a game unless it is here; an unknown one stays unknown. */
export const fetchGame = async (id: string): Promise<AnyGame | undefined> => {
  const open = here.has(id) ? undefined : DOORS.get(id);
  if (open) here.set(id, await open());
  return here.get(id);
};

const fieldOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? (message as Readonly<Record<string, unknown>>)[name] : undefined;

/** Fetches what a message to the host will need: the game it names, or any when it brings a file. */
export const fetchFor = async (message: unknown): Promise<void> => {
  const game = fieldOf(message, 'game');
  if (typeof game === 'string') await fetchGame(game);
  if (fieldOf(message, 'file') !== undefined) await Promise.all([...DOORS.keys()].map(fetchGame));
};
