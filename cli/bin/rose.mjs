#!/usr/bin/env node
// Runs the command line on a Node that reads TypeScript: this one, or the one that npm brought along.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const readsTypeScript = major > 22 || (major === 22 && minor >= 18);

const broughtAlong = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const inside = process.platform === 'win32' ? join('bin', 'node.exe') : join('bin', 'node');
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = join(folder, 'node_modules', `node-${system}-${process.arch}`, inside);
    if (existsSync(found)) return found;
    if (dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
};

const run = async () => {
  if (readsTypeScript) {
    const { rose } = await import('../src/main.ts');
    await rose(process.argv.slice(2));
    return;
  }
  const node = broughtAlong();
  if (node === undefined) {
    process.stderr.write(`rose: Node ${process.versions.node} is too old; install Node 24, or run npm install first\n`);
    process.exitCode = 2;
    return;
  }
  const self = fileURLToPath(import.meta.url);
  const child = spawnSync(node, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (child.error) process.stderr.write(`rose: ${node} does not start: ${child.error.message}\n`);
  process.exitCode = child.status ?? 1;
};

await run();
