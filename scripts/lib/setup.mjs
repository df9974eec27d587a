// What every script needs before it can work: the packages, a Node that runs TypeScript, the built page.
// Plain JavaScript without packages: it runs on a bare Node 20 in a fresh clone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const at = (...parts) => join(ROOT, ...parts);

/** A failure that a person can do something about: its message is all that is shown. */
export class Trouble extends Error {}

const running = new Set();
/** Children never outlive the script: a signal that reaches it reaches them. */
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
    for (const child of running) child.kill(signal);
  });

/** Runs a command in the house; its output is collected, or shown as it comes. */
export const run = (command, args, { show = false, env = {}, cwd = ROOT, minutes } = {}) =>
  new Promise((resolve) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
    /** What never ends is stopped, and what it said until then is told. */
    const stop = () => {
      child.kill('SIGKILL');
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
      output += `\nDid not end within ${minutes} minutes and was stopped: ${[command, ...args].join(' ')}`;
      end(1, 'SIGKILL');
    };
    const late = minutes === undefined ? undefined : setTimeout(stop, minutes * 60_000);
    const end = (code, signal, error) => {
      clearTimeout(late);
      running.delete(child);
      resolve({ code: code ?? 1, signal, output: error ? `${command}: ${error.message}` : output });
    };
    child.on('error', (error) => end(127, null, error));
    child.on('close', (code, signal) => {
      // what is killed or crashes has no last words of its own
      if (signal) output += `\nEnded by ${signal}: ${[command, ...args].join(' ')}`;
      end(code, signal);
    });
  });

const hash = (...texts) =>
  texts.reduce((sum, text) => sum.update(text).update('\0'), createHash('sha256')).digest('hex');
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** A mark spares work at the next start; where it may not be written, the work is done again, no more. */
const mark = (path, text) => {
  try {
    writeFileSync(path, text);
  } catch {
    // The folder belongs to somebody else, who built it: we only serve it.
  }
};

const LOCK = at('package-lock.json');
const INSTALLED = at('node_modules', '.rose-installed');
const lockHash = () => hash(readFileSync(LOCK));
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm leaves a list of what it installed; packages for other systems may be missing from it. */
const isComplete = () => {
  const hidden = at('node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const there = packagesOf(hidden);
  return Object.entries(packagesOf(LOCK)).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional === true ||
      (there[path]?.version === wanted.version && there[path]?.resolved === wanted.resolved),
  );
};
const isInstalled = () => {
  if (!existsSync(at('node_modules'))) return false;
  if (read(INSTALLED) === lockHash()) return true;
  const complete = isComplete();
  if (complete) mark(INSTALLED, lockHash());
  return complete;
};

/** Fetches the packages the lock file names, unless exactly those are there. */
export const install = async (say = console.log) => {
  if (isInstalled()) return;
  say('Fetching packages (only when they changed) …');
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...first] = npm;
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, signal, output } = await run(command, args);
  if (signal) process.exit(130);
  if (code !== 0) throw new Trouble(whyNoPackages(output));
  mark(INSTALLED, lockHash());
};

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i;
const whyNoPackages = (output) => {
  const lines = (output.match(/^npm error .*$/gm) ?? output.trim().split('\n')).slice(0, 3).join('\n');
  const next = OFFLINE.test(output)
    ? 'The package registry cannot be reached. Connect to the network once and try again; later starts need none.'
    : 'Try "npm ci" by hand: what it prints says more. A full disk and a missing right to write are common reasons.';
  return `The packages could not be fetched.\n${lines}\n${next}`;
};

/** Our TypeScript runs without a build from this version on. */
const LEAST = [22, 18];
const isRecent = ([major, minor]) => major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
const runningVersion = () => process.versions.node.split('.').map(Number);

/** The Node that came with the packages, or the one that runs this script if it is recent enough. */
export const findNode = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = at('node_modules', `node-${system}-${process.arch}`, 'bin');
  const brought = join(folder, system === 'win' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  if (isRecent(runningVersion())) return process.execPath;
  throw new Trouble(
    `Node ${process.versions.node} is too old, and none comes with the packages for ${process.platform} ${process.arch}.\n` +
      `Install Node ${LEAST.join('.')} or newer from https://nodejs.org and start again.`,
  );
};

/** The rooms whose files end up in the page. */
const BUILT_FROM = ['table', 'parts', 'games', 'bots', 'protocol', 'host', 'board', 'web'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test']);
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && !name.startsWith('.'))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort((a, b) => (a < b ? -1 : 1));
const sourceHash = () => {
  const files = ['package-lock.json', 'tsconfig.json', 'scripts/lib/compress.mjs'].map((name) => at(name));
  for (const room of BUILT_FROM) files.push(...filesBelow(at(room)));
  return hash(...files.flatMap((file) => [relative(ROOT, file), readFileSync(file)]));
};

export const DIST = at('web', 'dist');
const BUILT = join(DIST, '.rose-built');

/** Why the page could not be built, with the next step where there is one. */
export const whyNoPage = (output) => {
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'The page must be built, but you may not write here. Start once as the owner of this folder; later starts write nothing.';
  if (/ENOSPC/.test(output)) return 'The page could not be built: the disk is full. Make room and start again.';
  return `The page could not be built.\n${output.trim()}`;
};

/** Builds the page, unless it was built from exactly these files. */
export const build = async (say = console.log) => {
  const sources = sourceHash();
  if (read(BUILT) === sources && existsSync(join(DIST, 'index.html'))) return { built: false, output: '' };
  say('Building the page (only when it changed) …');
  const node = findNode();
  const vite = await run(node, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'], {
    env: { NO_COLOR: '1' },
  });
  if (vite.signal) process.exit(130);
  if (vite.code !== 0) throw new Trouble(whyNoPage(vite.output));
  const packed = await run(node, [at('scripts', 'lib', 'compress.mjs'), DIST]);
  if (packed.code !== 0) throw new Trouble(`The page could not be compressed.\n${packed.output.trim()}`);
  mark(BUILT, sources);
  return { built: true, output: vite.output };
};
