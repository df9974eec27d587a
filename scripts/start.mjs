// npm start: fetches packages and builds the page when that is needed, then opens the house.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, findNode, install, ROOT, run, Trouble } from './lib/setup.mjs';

const SERVER = join(ROOT, 'server', 'src', 'main.ts');
/**
 * Most of what a house makes is gone at once: so kept, thousands of guests fit into a quarter of a gigabyte. What was
 * compiled is kept for the next start, which then needs no compiler in memory.
 */
const { flags, cache } = JSON.parse(readFileSync(join(ROOT, 'server', 'node.json'), 'utf8'));

const start = async () => {
  await install();
  await build();
  const node = findNode();
  const args = [...flags, '--title=rose-and-crown', SERVER];
  const env = { NODE_COMPILE_CACHE: join(ROOT, cache), ...process.env };
  if (process.execve && process.platform !== 'win32') {
    // The house takes the place of this script, which has nothing more to do.
    process.chdir(ROOT);
    process.execve(node, [node, ...args], env);
  }
  const { code } = await run(node, args, { show: true, env });
  process.exitCode = code;
};

start().catch((error) => {
  console.error(error instanceof Trouble ? error.message : error);
  process.exitCode = 1;
});
