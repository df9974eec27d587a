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

/** Small parts that every board needs: each by itself would be a file of its own, which weighs more than what is in it. */
const SMALL = /\/board\/src\/(turns|touches|silent|later|frame-words|hex)\.tsx?$/;

export default defineConfig({
  root: here,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    manifest: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'drawing', test: SMALL }], includeDependenciesRecursively: false } },
    },
  },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
});
