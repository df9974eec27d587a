// npm start: fetches packages and builds the page when that is needed, then opens the house.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, findNode, install, ROOT, run, Trouble } from './lib/setup.mjs';

/** Most of what a house makes is gone at once: so kept, thousands of guests fit into a quarter of a gigabyte. */
const MEMORY = ['--max-semi-space-size=4', '--heap-growing-percent=60'];
const SERVER = new URL('../server/src/main.ts', import.meta.url);

const isSame = (a, b) => realpathSync(a) === realpathSync(b);

const start = async () => {
  await install();
  await build();
  const node = findNode();
  process.title = 'rose-and-crown';
  if (isSame(node, process.execPath)) {
    process.chdir(ROOT);
    process.removeAllListeners('SIGINT');
    process.removeAllListeners('SIGTERM');
    await import(SERVER.href);
    return;
  }
  const { code } = await run(node, [...MEMORY, fileURLToPath(SERVER)], { show: true });
  process.exitCode = code;
};

start().catch((error) => {
  console.error(error instanceof Trouble ? error.message : error);
  process.exitCode = 1;
});
