// The table of rooms as the page of architecture shows it: written from the rules, so that the two cannot differ.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE } from './table.ts';

const START = '<!-- rooms: written by `npx node scripts/src/doors/main.ts --write` -->';
const END = '<!-- /rooms -->';

/** `game-text` is a folder of every game. */
const folderOf = (room: string): string =>
  room === 'games' ? 'games/*.ts' : room === 'web-worker' ? 'web/src/*-worker.ts' : room.replace(/^game-/, 'games/x/');
const WORDS: { readonly [name: string]: string } = { 'a game': 'a game’s door', node: 'Node', preact: 'Preact' };
const named = (name: string): string => {
  const [, kind = '', rest = name] = /^(types |part |own\/)?(.*)$/.exec(name) ?? [];
  if (kind === 'types ') return `types of ${named(rest)}`;
  if (kind === 'part ') return `\`${rest.replace(/^game-/, 'games/x/')}\``;
  if (kind === 'own/') return `its ${rest}`;
  return WORDS[rest] ?? `\`${rest}\``;
};
const rowOf = ([room, { is, may }]: readonly [string, (typeof TABLE)[string]]): string =>
  `| \`${folderOf(room)}\` | ${is} | ${may.length === 0 ? 'nothing' : may.map(named).join(', ')} |`;

const roomsTable = (): string =>
  ['| room | what it is | may import |', '|---|---|---|', ...Object.entries(TABLE).map(rowOf)].join('\n');

/** The page with the table as it should be; nothing where the page has no place for it. */
export const withRooms = (page: string): string | undefined => {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from === -1 || to < from) return undefined;
  return `${page.slice(0, from)}${START}\n${roomsTable()}\n${page.slice(to)}`;
};

const PATH = /`([a-z][\w-]*\/[\w./-]+)`/g;
/** Files and folders from the top of the repository that a page names in backticks, and that lead nowhere. */
export const deadPaths = (root: string, page: string): readonly string[] =>
  [...page.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => /\.\w+$|\/.*\//.test(path) && !path.startsWith('games/x/'))
    .filter((path) => existsSync(join(root, path.split('/')[0] ?? '')) && !existsSync(join(root, path)));
