// Every import and every free name of every room, held against the table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { finderIn, unaskedIn } from './exports.ts';
import { type Import, readSource, type Use } from './read.ts';
import { type Doors, type Place, placeOf, type Target, targetOf } from './rooms.ts';
import { TABLE, TEST_MAY } from './table.ts';

export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly rule: string;
}
export const write = ({ file, line, what, rule }: Breach): string => `${file}:${line}: ${what} (${rule})`;

/** What the table calls the target, most exact name first; `game` names are all alike to the table. */
const namesOf = (target: Target, isGame: (room: string) => boolean): readonly string[] => {
  switch (target.to) {
    case 'own':
    case 'inside':
      return [];
    case 'door':
      return [
        target.door === '' ? target.room : `${target.room}/${target.door}`,
        ...(target.door === '' && isGame(target.room) ? ['a game'] : []),
        'any door',
      ];
    case 'games':
      return [`games/${target.file}`];
    case 'part':
      return [
        `part ${target.part}`,
        `part ${target.part}/${target.name}`,
        `part ${target.part}/${posix.dirname(target.name)}/*`,
        'own part',
      ];
    case 'node':
      return ['node'];
    case 'package':
      return [target.name, `${target.name.split('/')[0]}/*`];
  }
};

const isAllowed = (names: readonly string[], may: readonly string[], typeOnly: boolean): boolean =>
  names.some((name) => may.includes(name) || (typeOnly && may.includes(`types ${name}`)));

const inWords = (may: readonly string[]): string => (may.length === 0 ? 'nothing' : may.join(', '));

/** The page starts its workers by their address, and a test may read any file as a text. */
const mayName = (place: Place, target: Target): boolean =>
  place.isTest || (target.to === 'part' && target.part === 'web-worker');

/** A document of the house is read as a text, by whoever shows it. */
const isDocument = ({ specifier }: Import): boolean => /^(\.\.\/)+docs\/[\w-]+\.md\?raw$/.test(specifier);

const importBreach = (place: Place, found: Import, doors: Doors, games: ReadonlySet<string>): Breach | undefined => {
  const target = targetOf(place, found.specifier, doors);
  if (target.to === 'own' || isDocument(found) || (found.address && mayName(place, target))) return undefined;
  const { file } = place;
  const { line } = found;
  const what = `imports ${found.typeOnly ? 'types of ' : ''}${found.specifier}`;
  if (target.to === 'inside') return { file, line, what, rule: 'a room is entered by the doors its package exports' };
  const may = [...(TABLE[place.room]?.may ?? []), ...(place.isTest ? TEST_MAY : [])];
  const names = namesOf(target, (room) => games.has(room));
  if (isAllowed(names, may, found.typeOnly)) return undefined;
  const valuesOfTypes = names.some((name) => may.includes(`types ${name}`));
  const rule = valuesOfTypes ? `${place.room} may import its types only` : `${place.room} may import ${inWords(may)}`;
  return { file, line, what, rule };
};

const useBreach = (place: Place, use: Use): Breach | undefined => {
  const never = place.isTest ? [] : (TABLE[place.room]?.never ?? []);
  const [first = ''] = use.name.split('.');
  if (![use.name, first, `${use.name}.*`].some((name) => never.includes(name))) return undefined;
  return { file: place.file, line: use.line, what: `uses ${use.name}`, rule: `${place.room} never touches it` };
};

export const breachesIn = (file: string, text: string, doors: Doors, games: ReadonlySet<string>): readonly Breach[] => {
  const place = placeOf(file);
  const { imports, uses } = readSource(text, file);
  return [
    ...imports.map((found) => importBreach(place, found, doors, games)),
    ...uses.map((use) => useBreach(place, use)),
  ].filter((breach) => breach !== undefined);
};

const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures']);
const sourcesBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesBelow(root, path);
      return /\.[cm]?[jt]sx?$/.test(entry.name) && !/\.(d|config)\.ts$/.test(entry.name) ? [path] : [];
    });

const foldersIn = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];

/** `{ '.': './src/index.ts', './text': … }` are the doors '' and 'text'. */
const exportsOf = (root: string, folder: string): Readonly<Record<string, string>> => {
  const path = join(root, folder, 'package.json');
  if (!existsSync(path)) return {};
  const { exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, string> };
  return exports;
};
const doorsOf = (root: string, folder: string): readonly string[] =>
  Object.keys(exportsOf(root, folder)).map((name) => name.replace(/^\.\/?/, ''));

/** What a new game begins with is asked for where it is registered. */
const SKELETON = 'scripts/skeleton/';
/** What is shown to others anywhere below `root`, and nobody asks for. */
export const unaskedBelow = (root: string): readonly Breach[] => {
  const files = foldersIn(root, '.')
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('.'))
    .flatMap((name) => sourcesBelow(root, name));
  const doors = [...foldersIn(root, '.'), ...foldersIn(root, 'games').map((game) => `games/${game}`)].map((folder) => {
    const shown = Object.entries(exportsOf(root, folder));
    const paths = Object.fromEntries(shown.map(([door, file]) => [door, posix.join(folder, file)]));
    return [posix.basename(folder), paths] as const;
  });
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  return unaskedIn(texts, finderIn(new Map(doors)))
    .filter(({ file }) => !file.startsWith(SKELETON))
    .map(({ file, line, name }) => ({
      file,
      line,
      what: `exports ${name}`,
      rule: 'nobody asks for it: remove it',
    }));
};

/** The whole house below `root`. */
export const checkHouse = (root: string): { readonly files: number; readonly breaches: readonly Breach[] } => {
  const games = new Set(foldersIn(root, 'games'));
  // A room is a folder with a package; one that the table does not know may import nothing.
  const rooms = foldersIn(root, '.').filter((name) => name === 'games' || existsSync(join(root, name, 'package.json')));
  const folders = [...rooms, ...[...games].map((game) => `games/${game}`)];
  const doors: Doors = new Map(folders.map((folder) => [posix.basename(folder), doorsOf(root, folder)] as const));
  const files = rooms.flatMap((room) => sourcesBelow(root, room));
  return {
    files: files.length,
    breaches: files.flatMap((file) => breachesIn(file, readFileSync(join(root, file), 'utf8'), doors, games)),
  };
};
