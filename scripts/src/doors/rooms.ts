// Which room a file stands in, and which room and door an import leads to.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** A part of the house with rules of its own: a room, or one of the three parts of a game. */
export interface Place {
  /** `table`, `web`, `game-src`, `game-text`, `game-board`, `games` … */
  readonly room: string;
  /** The game's folder, for the parts of a game. */
  readonly game?: string;
  readonly isTest: boolean;
  readonly file: string;
}

const WORKERS = new Set([
  'web/src/worker.ts',
  'web/src/host-worker.ts',
  'web/src/bot-worker.ts',
  'web/src/games-here.ts',
  'web/src/host-store.ts',
  'web/src/thinker.ts',
]);

export const placeOf = (file: string): Place => {
  const [first = '', second = '', third = ''] = file.split('/');
  if (first === 'games' && third === '') return { room: 'games', isTest: false, file };
  if (first === 'games') return { room: `game-${third}`, game: second, isTest: third === 'test', file };
  return { room: WORKERS.has(file) ? 'web-worker' : first, isTest: second === 'test', file };
};

/** Where an import leads: `inside` is another room's file that no door shows. */
export type Target =
  | { readonly to: 'own' }
  | { readonly to: 'door'; readonly room: string; readonly door: string }
  | { readonly to: 'games'; readonly file: string }
  | { readonly to: 'part'; readonly part: string; readonly name: string }
  | { readonly to: 'inside'; readonly file: string }
  | { readonly to: 'node' }
  | { readonly to: 'package'; readonly name: string };

/** The doors each room shows, from the `exports` of its package. */
export type Doors = ReadonlyMap<string, readonly string[]>;

const roomFolder = ({ file }: Place): string =>
  file
    .split('/')
    .slice(0, file.startsWith('games/') ? 2 : 1)
    .join('/');

/** `games/chess/src/rules/data/men.ts` → `rules/data/men.ts`. */
const insideOf = (file: string): string => file.split('/').slice(3).join('/');

const relativeTarget = (from: Place, specifier: string): Target => {
  const file = posix.normalize(posix.join(posix.dirname(from.file), specifier.replace(/\?.*$/, '')));
  const there = placeOf(file);
  if (there.room === 'games')
    return from.room === 'games' ? { to: 'own' } : { to: 'games', file: posix.basename(file) };
  if (from.room === 'games') return { to: 'part', part: there.room, name: insideOf(file) };
  if (roomFolder(from) !== roomFolder(there)) return { to: 'inside', file };
  if (from.game !== undefined && from.room !== there.room)
    return { to: 'part', part: there.room, name: insideOf(file) };
  // A room's page and its worker share a folder: only the page may be reached from the page.
  if (there.room === 'web-worker' && from.room === 'web')
    return { to: 'part', part: 'web-worker', name: posix.basename(file) };
  return { to: 'own' };
};

const houseTarget = (from: Place, specifier: string, doors: Doors): Target => {
  const [, room = '', ...rest] = specifier.split('/');
  const door = rest.join('/');
  const shown = doors.get(room) ?? [];
  const isShown = shown.some((name) => (name.endsWith('*') ? door.startsWith(name.slice(0, -1)) : name === door));
  if (!isShown) return { to: 'inside', file: specifier };
  if (from.game === room && door.startsWith('text/'))
    return { to: 'part', part: 'game-text', name: posix.basename(door) };
  if (from.game === room) return { to: 'door', room: 'own', door };
  return { to: 'door', room, door };
};

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export const targetOf = (from: Place, specifier: string, doors: Doors): Target => {
  if (specifier.startsWith('.')) return relativeTarget(from, specifier);
  if (specifier.startsWith('@rose/')) return houseTarget(from, specifier, doors);
  if (isBuiltin(specifier)) return { to: 'node' };
  return { to: 'package', name: packageName(specifier) };
};
