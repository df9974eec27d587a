import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { checkHouse, unaskedBelow, write } from '../src/doors/check.ts';
import { deadPaths, withRooms } from '../src/doors/document.ts';
import { readSource } from '../src/doors/read.ts';

const root = mkdtempSync(join(tmpdir(), 'rose-doors-'));
afterAll(() => rmSync(root, { recursive: true }));

const EXPORTS: { readonly [folder: string]: object } = {
  table: { '.': '', './text': '' },
  host: { '.': '' },
  board: { '.': '' },
  maps: { '.': '' },
  protocol: { '.': '' },
  bots: { '.': '' },
  testkit: { '.': '' },
  server: { '.': '' },
  web: { '.': '' },
  cli: { '.': '' },
  attic: { '.': '' },
  'games/chess': { '.': '', './ids': '', './board': '', './text/*': '' },
  'games/go': { '.': '', './ids': '' },
};

const build = (texts: Readonly<Record<string, string>>, exports = EXPORTS): string => {
  const house = mkdtempSync(join(root, 'house-'));
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  };
  for (const [folder, shown] of Object.entries(exports))
    put(`${folder}/package.json`, JSON.stringify({ exports: shown }));
  for (const [file, text] of Object.entries(texts)) put(file, text);
  return house;
};
/** A small house with one file in it; the breaches found there. */
const plant = (file: string, text: string): readonly string[] => {
  const { files, breaches } = checkHouse(build({ [file]: text }));
  expect(files).toBe(1);
  return breaches.map(write);
};

describe('what a room may import', () => {
  const FINE: readonly (readonly [string, string])[] = [
    ['games/chess/src/a.ts', "import { refuse } from '@rose/table'; import { reach } from '../src/b.ts';"],
    ['games/chess/text/fr.ts', "import { line } from '@rose/table/text'; import type { Kind } from '@rose/table';"],
    ['games/chess/text/en.ts', "import { SEATS } from '@rose/chess/ids'; import type { Lesson } from '../../face.ts';"],
    ['games/chess/board/board.tsx', "import { Frame } from '@rose/board'; import { fr } from '../text/fr.ts';"],
    [
      'games/chess/map/seeds.ts',
      "import { MEN } from '../src/rules/data/men.ts'; import type { Bound } from '@rose/maps';",
    ],
    ['games/doors.ts', "import { chess } from '@rose/chess';"],
    [
      'games/faces.ts',
      "const face = () => import('./chess/board/index.ts'); const meta = () => import('./chess/src/meta.ts');",
    ],
    ['web/src/home.tsx', "import type { Sight } from '@rose/protocol'; import { FACES } from '../../games/faces.ts';"],
    ['web/src/fair-play.ts', "import text from '../../docs/fair-play.md?raw';"],
    ['web/src/worker.ts', "import { tables } from '@rose/host'; import { DOORS } from '../../games/doors.ts';"],
    ['web/src/page.ts', "const host = new Worker(new URL('./worker.ts', import.meta.url));"],
    ['host/test/a.test.ts', "const text = new URL('../../board/src/paper.gen.ts', import.meta.url);"],
    ['web/src/page.ts', "const here = new URL('/games', 'https://rose.example');"],
    ['cli/src/sim.ts', "import { laws } from '@rose/testkit'; import { readFileSync } from 'node:fs';"],
    [
      'host/test/a.test.ts',
      "import { scene } from '@rose/testkit'; import { chess } from '@rose/chess'; import '../src/a.ts';",
    ],
  ];
  test.for(FINE)('%s: %s', ([file, text]) => expect(plant(file, text)).toEqual([]));

  const BREACHES: readonly (readonly [string, string, string])[] = [
    ['table/src/a.ts', "import { x } from '@rose/host';", 'imports @rose/host'],
    ['table/src/a.ts', "import { x } from 'lodash';", 'imports lodash'],
    ['board/src/a.tsx', "import type { Kind } from '@rose/table';", 'imports types of @rose/table'],
    ['games/chess/src/a.ts', "import { go } from '@rose/go';", 'imports @rose/go'],
    ['games/chess/src/a.ts', "import { go } from '../../go/src/index.ts';", 'imports ../../go/src/index.ts'],
    ['games/chess/src/a.ts', "import { Board } from '../board/board.tsx';", 'imports ../board/board.tsx'],
    ['games/chess/src/a.ts', "import { readFileSync } from 'fs';", 'imports fs'],
    ['games/chess/src/a.ts', "export * from 'node:fs';", 'imports node:fs'],
    ['games/chess/src/a.ts', "export { fr } from '@rose/chess/text/fr.ts';", 'imports @rose/chess/text/fr.ts'],
    ['games/chess/text/fr.ts', "import { refuse } from '@rose/table';", 'imports @rose/table'],
    ['games/chess/text/fr.ts', "import { state } from '../src/position.ts';", 'imports ../src/position.ts'],
    ['games/chess/text/fr.ts', "import { chess } from '@rose/chess';", 'imports @rose/chess'],
    ['games/chess/board/a.tsx', "import { START } from '@rose/go/ids';", 'imports @rose/go/ids'],
    ['games/chess/map/seeds.ts', "import { at } from '../src/position.ts';", 'imports ../src/position.ts'],
    ['games/faces.ts', "const rules = () => import('./chess/src/index.ts');", 'imports ./chess/src/index.ts'],
    ['bots/src/a.ts', "import { tables } from '@rose/host';", 'imports @rose/host'],
    ['bots/src/a.ts', "import { at } from '@rose/chess/src/position.ts';", 'imports @rose/chess/src/position.ts'],
    ['protocol/src/a.ts', "import { play } from '@rose/table';", 'imports @rose/table'],
    ['host/src/a.ts', "import { Frame } from '@rose/board';", 'imports @rose/board'],
    ['web/src/home.tsx', "import { tables } from '@rose/host';", 'imports @rose/host'],
    ['web/src/home.tsx', "import { play } from '@rose/table';", 'imports @rose/table'],
    ['web/src/home.tsx', "import { DOORS } from '../../games/doors.ts';", 'imports ../../games/doors.ts'],
    ['web/src/home.tsx', "import { start } from './worker.ts';", 'imports ./worker.ts'],
    ['web/src/home.tsx', "const load = () => import('@rose/host');", 'imports @rose/host'],
    ['web/src/home.tsx', "type Tables = import('@rose/host').Tables;", 'imports types of @rose/host'],
    ['server/src/a.ts', "import { home } from '../../web/src/home.tsx';", 'imports ../../web/src/home.tsx'],
    ['web/src/a.ts', "const a = new Worker(new URL('../../host/src/a.ts', import.meta.url));", 'imports ../../host'],
    ['board/src/a.ts', "const a = new URL('../../host/src/a.ts', import.meta.url);", 'imports ../../host/src/a.ts'],
    ['games/chess/src/a.mts', "import { tables } from '@rose/host';", 'imports @rose/host'],
    ['games/chess/src/a.js', "import { tables } from '@rose/host';", 'imports @rose/host'],
    ['games/chess/src/a.mjs', "import { tables } from '@rose/host';", 'imports @rose/host'],
    ['attic/src/a.ts', "import { refuse } from '@rose/table';", 'imports @rose/table'],
    ['testkit/src/a.ts', "import { tables } from '@rose/host';", 'imports @rose/host'],
    ['host/test/a.test.ts', "import { at } from '../../games/chess/src/position.ts';", 'imports ../../games/chess'],
  ];
  test.for(BREACHES)('%s: %s', ([file, text, what]) => {
    const found = plant(file, `// one line above\n${text}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file}:2: ${what}`);
  });
});

describe('names of the world around', () => {
  const src = 'games/chess/src/a.ts';
  const FORBIDDEN = [
    ['const a = Math.random();', 'Math.random'],
    ["const a = Math['random']();", 'Math.random'],
    ['const { random } = Math;', 'Math'],
    ['const a = (b: "max") => Math[b];', 'Math.*'],
    ['const a = new Date();', 'Date'],
    ['const a = Date.now();', 'Date.now'],
    ['const a = fetch;', 'fetch'],
    ['const a = globalThis.document;', 'globalThis.document'],
    ['const a = { process };', 'process'],
    ['type Math = 1; const a = Math.random();', 'Math.random'],
    ['interface Date { a: 1 } const a = Date.now();', 'Date.now'],
    ['type F = (performance: number) => void; const a = performance.now();', 'performance.now'],
    ['interface F { read(performance: number): void } const a = performance.now();', 'performance.now'],
    ['const f = <Date,>(a: Date) => a; const b = new Date();', 'Date'],
    ['const a = new Intl.DateTimeFormat().format();', 'Intl.DateTimeFormat'],
    ['const a = import.meta.url;', 'import.meta'],
    [['const a = `$', '{performance.now()}`;'].join(''), 'performance.now'],
  ] as const;
  test.for(FORBIDDEN)('%s', ([text, name]) =>
    expect(plant(src, text)[0]).toBe(`${src}:1: uses ${name} (game-src never touches it)`),
  );
  const HARMLESS = [
    '// Math.random() and new Date()',
    "const a = 'Math.random()';",
    'const a = `no Date here`;',
    'const a = Math.max(1, 2);',
    'const a = { document: 1 }; const b = a.document;',
    'export const read = (document: object): object => document;',
    'interface Reader { read(document: unknown): void }',
    'type Reader = (document: unknown) => document is string;',
    'type History = readonly string[]; const history: History = [];',
    'interface Node<Element> { readonly element: Element }',
    'const f = (location: string) => ({ location }); const g = ({ location }: { location: string }) => location;',
  ];
  test.for(HARMLESS)('%s', (text) => expect(plant(src, text)).toEqual([]));
  test('a page may ask for the time, a rule may not', () => {
    expect(plant('web/src/a.ts', 'const a = Date.now();')).toEqual([]);
    for (const room of ['table', 'host', 'bots', 'testkit'])
      expect(plant(`${room}/src/a.ts`, 'const a = Date.now();')).toHaveLength(1);
  });
});

describe('what nobody asks for', () => {
  const unasked = (texts: Readonly<Record<string, string>>): readonly string[] =>
    unaskedBelow(build(texts, { table: { '.': './src/index.ts', './text/*': './text/*' } })).map(
      ({ file, line, what }) => `${file}:${line} ${what}`,
    );
  test('is found, be it a value, a type, part of a pattern or shown once more by a door', () =>
    expect(
      unasked({
        'table/src/index.ts': "export { a, b, type C } from './a.ts';\nexport * from './d.ts';",
        'table/src/a.ts': 'export const a = 1;\nexport const b = 2;\nexport interface C {\n  a: 1;\n}',
        'table/src/d.ts': 'export const { d, e } = { d: 1, e: 2 };\nexport const f = () => 1;',
        'host/src/a.ts': "// b, C and e\nimport { a, d, f } from '@rose/table';\nconst x = { b: a, C: d.e, f };",
      }),
    ).toEqual([
      'table/src/a.ts:2 exports b',
      'table/src/a.ts:3 exports C',
      'table/src/d.ts:1 exports e',
      'table/src/index.ts:1 exports b',
      'table/src/index.ts:1 exports C',
    ]));
  test('is not what a file, a door, a lazy page, a test, a tool or the file itself asks for', () =>
    expect(
      unasked({
        'table/src/index.ts': "export { a as z } from './a.ts';",
        'table/src/a.ts':
          'export const a = 1;\nexport interface B {\n  a: 1;\n}\nexport const b: B = { a };\nconst c = b;',
        'table/text/fr.ts': 'export const fr = 1;\nexport const setup = () => c;',
        'table/test/a.test.ts': "import * as d from '../src/d.ts';\nconst x = d.e;",
        'table/src/d.ts': 'export const e = 1;\nexport const f = 2;',
        'web/src/a.tsx': "const x = [import('@rose/table/text/fr.ts'), (await import('@rose/table')).z];",
      }),
    ).toEqual(['table/src/d.ts:2 exports f']));
});

test('an import that brings types only is told from one that brings values', () => {
  const { imports } = readSource(
    "import type { A } from 'a'; import { type B } from 'b'; import { type C, d } from 'c';",
    'x.ts',
  );
  expect(imports.map(({ specifier, typeOnly }) => [specifier, typeOnly])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
});

describe('the page of architecture', () => {
  const page = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
  test('tells of the rooms as they are', () => expect(withRooms(page)).toBe(page));
  test('what is told otherwise is found and mended', () => {
    const old = page.replace(/^\| `bots` .*$/m, '| `bots` | anything | everything |');
    expect(old).not.toBe(page);
    expect(withRooms(old)).toBe(page);
  });
  test('a path that leads nowhere is found', () => {
    const house = fileURLToPath(new URL('../..', import.meta.url));
    const text =
      'See `scripts/test/doors.test.ts`, `table/text`, `games/x/map`, `n/a` and `scripts/test/windows.test.ts`.';
    expect(deadPaths(house, text)).toEqual(['scripts/test/windows.test.ts']);
  });
  test('a page without a place for them is no page of architecture', () =>
    expect(withRooms('# How the house is built')).toBeUndefined());
});
