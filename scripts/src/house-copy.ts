// A house of its own to write into, for tests that make a game: all that stands in this one, and its packages by link.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is made or fetched, not written. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'build', 'coverage', 'data']);
const isWritten = (path: string): boolean => {
  const parts = relative(ROOT, path).split(sep);
  return !LEFT_OUT.has(parts.at(-1) ?? '') || (parts.at(-1) === 'data' && parts.length > 1);
};

const linkInto = (root: string, name: string, target: string): void =>
  symlinkSync(target, join(root, 'node_modules', name));

export const copyHouse = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'rose-new-game-'));
  cpSync(ROOT, root, { recursive: true, filter: isWritten });
  const packages = join(root, 'node_modules');
  mkdirSync(join(packages, '@rose'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@rose' && each[0] !== '.'))
    linkInto(root, name, join(ROOT, 'node_modules', name));
  const rooms = ['.', 'games'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  for (const room of rooms.filter((each) => existsSync(join(root, each, 'package.json'))))
    linkInto(root, join('@rose', basename(room)), join(root, room));
  // the list of what is installed, by which the gate knows that nothing has to be fetched
  cpSync(join(ROOT, 'node_modules', '.package-lock.json'), join(packages, '.package-lock.json'));
  return root;
};
