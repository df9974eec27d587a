// A house of its own to write into, for tests that make a game: the rooms a game touches, and packages by link.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  'vitest.config.ts',
  'web/src/env.d.ts',
  'docs/fair-play.md',
  'testkit/test/cases.test.ts',
  'testkit/test/laws.test.ts',
  'testkit/test/sayings.test.ts',
];
const ROOMS = ['table', 'parts', 'testkit', 'board', 'games', 'bots', 'protocol', 'host'];
const LEFT_OUT = /[\\/](node_modules|dist|test)([\\/]|$)/;

const linkInto = (root: string, name: string, target: string): void =>
  symlinkSync(target, join(root, 'node_modules', name));

export const copyHouse = (more: readonly string[] = []): string => {
  const root = mkdtempSync(join(tmpdir(), 'rose-new-game-'));
  const rooms = [...ROOMS, ...more];
  for (const room of rooms)
    cpSync(join(ROOT, room), join(root, room), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(ROOT.length - 1)) || path.includes('skeleton'),
    });
  for (const name of FILES) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    cpSync(join(ROOT, name), join(root, name));
  }
  mkdirSync(join(root, 'node_modules', '@rose'), { recursive: true });
  const packages = readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@rose' && !name.startsWith('.'));
  for (const name of packages) linkInto(root, name, join(ROOT, 'node_modules', name));
  for (const room of rooms.filter((each) => each !== 'games')) linkInto(root, `@rose/${room}`, join(root, room));
  for (const game of readdirSync(join(root, 'games')).filter((each) => !each.includes('.')))
    linkInto(root, `@rose/${game}`, join(root, 'games', game));
  return root;
};
