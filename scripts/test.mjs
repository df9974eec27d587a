// npm test: the whole gate. `npm test -- unit lint` runs parts of it. The last line counts what ran.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { houseRules } from './lib/house-rules.mjs';
import { countReport, triedAgain } from './lib/report.mjs';
import { build, findNode, install, ROOT, run, Trouble } from './lib/setup.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'rose-test-'));
const total = { passed: 0, failed: 0 };

/** No part takes half of this, even on a slow machine: one that does hangs, and its last words tell where. */
const MINUTES = 35;
const LONG = 600;
/** What was compiled once, hundreds of processes of the tests need not compile again. */
const { cache } = JSON.parse(readFileSync(join(ROOT, 'server', 'node.json'), 'utf8'));
const NODE_COMPILE_CACHE = join(ROOT, cache);
/** Runs tools with the Node that came with the packages, which their own children find too. */
const tool = (path, args, env = {}, minutes = MINUTES) => {
  const node = findNode();
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  return run(node, [join(ROOT, path), ...args], {
    env: { PATH, FORCE_COLOR: '0', NODE_COMPILE_CACHE, ...env },
    minutes,
  });
};
const byCode = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const vitest = async (project, env, more = [], minutes = MINUTES) => {
  const file = join(scratch, `${randomUUID()}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  ];
  const { code, output } = await tool('node_modules/vitest/vitest.mjs', args, env, minutes);
  return { ...countReport(file, code), output };
};

const both = (one, two) => ({
  passed: one.passed + two.passed,
  failed: one.failed + two.failed,
  output: `${one.output}\n${two.output}`,
});

/** Some tests go on beside each other even where there are few cores. */
const TWO = ['--maxWorkers=2'];

/** A page shares its machine with everything else: a second try is allowed, and the line of the part names it. */
const AGAIN = ['--retry=1', '--reporter=./scripts/lib/second-tries.mjs'];

const PARTS = {
  types: async () => byCode(await tool('node_modules/typescript/bin/tsc', ['-p', '.'])),
  lint: async () => {
    const biome = await tool(BIOME, ['check', '--formatter-enabled=false', '--error-on-warnings', '.']);
    const oxlint = await tool('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
    return byCode({ code: biome.code || oxlint.code, output: `${biome.output}\n${oxlint.output}` });
  },
  format: async () => byCode(await tool(BIOME, ['format', '.'])),
  doors: async () => byCode(await tool('scripts/src/doors/main.ts', [])),
  house: async () => {
    const { breaches, alarms } = houseRules(ROOT);
    const note = alarms.length > 0 ? `long files: ${alarms.join(', ')}` : '';
    return { ...byCode({ code: breaches.length, output: breaches.join('\n') }), note };
  },
  // those of the server mostly wait, for databases, clocks and processes: the others think meanwhile
  unit: async () => {
    const waiting = vitest('unit', {}, [...TWO, 'server/test/']);
    const rooms = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'test')));
    const thinking = ['games/', ...rooms.filter((name) => name !== 'server').map((name) => `${name}/test/`)];
    return both(await vitest('unit', {}, [...TWO, ...thinking]), await waiting);
  },
  build: async () => {
    const { output } = await build(() => {});
    return { passed: 1, failed: 0, output };
  },
  budgets: async () => byCode(await tool('scripts/src/budgets.ts', [], { CHROMIUM: await findBrowser() })),
  browser: async () => {
    const result = await vitest('browser', { CHROMIUM: await findBrowser() }, [...TWO, ...AGAIN]);
    const again = triedAgain(result.output);
    return { ...result, note: again.length > 0 ? `only at the second try: ${again.join('; ')}` : '' };
  },
  long: async () => {
    const laws = await vitest('unit', { ROSE_LONG: '1' }, [...TWO, 'test/laws.test', 'server/test/kill-'], LONG);
    const page = { CHROMIUM: await findBrowser(), ROSE_LONG: '1' };
    return both(laws, await vitest('browser', page, [...TWO, ...LONG_PAGES], LONG));
  },
};
/** Browser tests that do more when they are given the time. */
const LONG_PAGES = ['e2e/test/laws', 'e2e/test/states', 'e2e/test/moments', 'e2e/test/ends', 'e2e/test/lancaster-ends'];
/** Only when asked for: what takes too long for every change. */
const ON_DEMAND = ['long'];

/** Unit tests beside the cheap checks and the build, then what needs the built page. */
const LANES = [[['unit'], ['types', 'lint', 'format', 'doors', 'house', 'build']], [['budgets', 'browser', 'long']]];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const perform = async (name) => {
  const since = performance.now();
  let result;
  try {
    result = await PARTS[name]();
  } catch (error) {
    result = {
      passed: 0,
      failed: 1,
      output: error instanceof Trouble ? error.message : (error.stack ?? String(error)),
    };
  }
  total.passed += result.passed;
  total.failed += result.failed;
  const counts = `${result.passed} passed, ${result.failed} failed`;
  console.log(`${name.padEnd(8)} ${seconds(since).padStart(8)}  ${counts}${result.note ? `  (${result.note})` : ''}`);
  if (result.failed > 0 || process.env.VERBOSE) console.log(`${result.output?.trim() ?? ''}\n`);
};

const wanted = (given) => {
  const unknown = given.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Trouble(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(PARTS).join(', ')}`);
  if (given.length === 0) return Object.keys(PARTS).filter((name) => !ON_DEMAND.includes(name));
  const needsPage = ['browser', 'budgets', 'long'].some((name) => given.includes(name));
  return needsPage ? ['build', ...given] : given;
};

const main = async () => {
  const parts = new Set(wanted(process.argv.slice(2)));
  await install();
  for (const lanes of LANES)
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) if (parts.has(name)) await perform(name);
      }),
    );
};

try {
  await main();
} catch (error) {
  total.failed += 1;
  console.error(error instanceof Trouble ? error.message : error);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
