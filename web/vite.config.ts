// How the page is built, and the service worker that keeps it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';

const here = import.meta.dirname;
const out = join(here, 'dist');

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== 'sw.js' && !name.endsWith('.map'))
    .sort();

/** Writes sw.js beside the page: it knows every file of this build, and its version is their content. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = out }) {
    const names = filesOf(dir);
    const hash = createHash('sha256');
    for (const name of names) hash.update(name).update(readFileSync(join(dir, name)));
    const files = names.map((name) => (name === 'index.html' ? './' : name));
    const source = join(here, 'src/sw.ts');
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { target: 'es2022' });
    const version = hash.digest('hex').slice(0, 16);
    const head = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
    writeFileSync(join(dir, 'sw.js'), head + code);
  },
});

/** The worker as one more entry of the page's build: what both use, the data of a game above all, is one file. Vite would
 * build it by itself, and a guest would fetch all of that twice. */
const WORKER = "new URL('./worker.ts', import.meta.url)";
const sharedWorker = (): Plugin => ({
  name: 'shared-worker',
  apply: 'build',
  enforce: 'pre',
  transform(code) {
    if (!code.includes(WORKER)) return;
    const entry = this.emitFile({ type: 'chunk', id: join(here, 'src/worker.ts'), name: 'worker' });
    return code.replace(WORKER, `import.meta.ROLLUP_FILE_URL_${entry}`);
  },
});

/** A worker has no document to preload into: whatever it may come to fetch must not try. */
const noPreloadInWorkers = (): Plugin => ({
  name: 'no-preload-in-workers',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunkOf = (name: string) => (bundle[name]?.type === 'chunk' ? bundle[name] : undefined);
    const worker = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'worker');
    const reached = new Set(worker ? [worker.fileName] : []);
    for (const name of reached) {
      const { imports = [], dynamicImports = [], code = '' } = chunkOf(name) ?? {};
      if (code.includes('__vite__mapDeps')) this.error(`${name} is fetched by a worker and preloads`);
      for (const next of [...imports, ...dynamicImports]) reached.add(next);
    }
  },
});

/** Small parts that every board needs: each by itself would be a file of its own, which weighs more than what is in it. */
const SMALL = /\/board\/src\/(turns|touches|silent|later|frame-words|hex|kept|rose|house-badge)\.tsx?$/;
/** What states are described with; whoever needs a part of it soon needs the rest. */
const FIELDS = /\/parts\/src\/(fields\/\w+|reading)\.ts$/;
/** What plays games, for the workers alone: the words and types of the kernel are for the page, too. */
const KERNEL = /\/table\/src\/(?!text|words|chapters|game)[a-z]+\.ts$/;

/** What is fetched by the workers alone is named after them, as their own script is. */
const IN_WORKERS = /\/(host|bots)\/src\//;

export default defineConfig({
  root: here,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    manifest: false,
    // a worker has no document to preload into
    modulePreload: { resolveDependencies: (_, wanted, { hostId }) => (/\/worker-[^/]*$/.test(hostId) ? [] : wanted) },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${IN_WORKERS.test(facadeModuleId ?? '') ? 'worker-' : ''}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'drawing', test: SMALL },
            { name: 'fields', test: FIELDS },
            { name: 'kernel', test: KERNEL },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  plugins: [sharedWorker(), noPreloadInWorkers(), serviceWorker()],
});
